import { type ReactNode, type RefObject, useRef } from 'react';
import { isPlainKey } from './plain-key';
import './menu.css';

type MenuRef = RefObject<HTMLDetailsElement | null>;

function closeMenu(menu: HTMLDetailsElement): void {
  menu.open = false;
  menu.querySelector('summary')?.focus();
}

/** The ref of a menu, and a function that closes it and moves the focus to its button. */
export function useMenu(): readonly [menu: MenuRef, close: () => void] {
  const menu = useRef<HTMLDetailsElement>(null);
  return [menu, () => menu.current && closeMenu(menu.current)];
}

/** A button that opens a list of items below it; Esc or losing focus closes it. */
export function Menu(props: {
  readonly ref: MenuRef;
  readonly label: ReactNode;
  /** Accessible name, if the label does not provide it. */
  readonly name?: string;
  readonly className?: string;
  readonly onOpen?: () => void;
  readonly children: ReactNode;
}) {
  const { ref, label, name, className = '', onOpen, children } = props;
  return (
    <details
      ref={ref}
      className="menu"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) onOpen?.();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isPlainKey(event) || !event.currentTarget.open) return;
        event.stopPropagation();
        // Otherwise an enclosing dialog would close as well.
        event.preventDefault();
        closeMenu(event.currentTarget);
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) currentTarget.open = false;
      }}
    >
      <summary className={`button button--quiet ${className}`} aria-label={name}>
        {label}
      </summary>
      <div className="menu__items panel">{children}</div>
    </details>
  );
}
