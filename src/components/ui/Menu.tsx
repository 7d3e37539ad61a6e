import type { ComponentProps, ReactNode } from 'react';
import { Button } from './Button';
import { moveInMenu } from './move-in-menu';
import { isPlainKey } from './plain-key';
import './menu.css';

/** Closes the menu that contains an element, if any, and moves the focus to its button. */
export function closeMenu(item: Element): void {
  const menu = item.closest<HTMLDetailsElement>('.menu');
  if (!menu) return;
  menu.open = false;
  menu.querySelector('summary')?.focus();
}

/** A button that opens a list of items below it, through which keys move; Esc or losing focus closes it. */
export function Menu(props: {
  readonly label: ReactNode;
  /** Accessible name, if the label does not provide it. */
  readonly name?: string;
  readonly className?: string;
  /** Called after the menu has opened or closed. */
  readonly onToggle?: (isOpen: boolean) => void;
  readonly children: ReactNode;
}) {
  const { label, name, className = '', onToggle, children } = props;
  return (
    <details
      className="menu"
      onToggle={({ currentTarget }) => onToggle?.(currentTarget.open)}
      onKeyDown={(event) => {
        const { key, currentTarget } = event;
        if (!isPlainKey(event)) return;
        if (key === 'Escape' && currentTarget.open) closeMenu(currentTarget);
        else if (!moveInMenu(currentTarget, key)) return;
        // Otherwise an enclosing dialog would close as well, or the cursor of the board move.
        event.stopPropagation();
        event.preventDefault();
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

/** An item of a menu; pressing it closes the menu first. */
export function MenuItem(
  props: Omit<ComponentProps<typeof Button>, 'tone' | 'onClick'> & { readonly onPress: () => void },
) {
  const { onPress, ...button } = props;
  return (
    <Button
      tone="quiet"
      {...button}
      onClick={({ currentTarget }) => {
        closeMenu(currentTarget);
        onPress();
      }}
    />
  );
}
