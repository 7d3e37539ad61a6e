import { type ReactNode, type RefObject, useRef } from 'react';
import { isPlainKey } from './plain-key';
import './menu.css';

type MenuRef = RefObject<HTMLDetailsElement | null>;

/** Closes a menu and puts the focus on its button. */
function closeMenu(menu: HTMLDetailsElement): void {
  menu.open = false;
  menu.querySelector('summary')?.focus();
}

/** The ref of a menu, and what its items close it by; the focus is then on its button. */
export function useMenu(): readonly [menu: MenuRef, close: () => void] {
  const menu = useRef<HTMLDetailsElement>(null);
  return [menu, () => menu.current && closeMenu(menu.current)];
}

/** A button that unfolds its items below it, until Esc is pressed or the focus goes elsewhere. */
export function Menu(props: {
  readonly ref: MenuRef;
  /** What its button shows. */
  readonly label: ReactNode;
  /** What its button is called, where the label does not say it. */
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
        // A dialog around it would close as well.
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
