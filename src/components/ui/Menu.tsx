import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { Button } from './Button';
import { isPlainKey, pressOnce } from './keyboard';
import './menu.css';

/** Focuses the first item that can have the focus: others are disabled, or hidden in this window. */
const focusFirst = (items: readonly HTMLElement[]): boolean =>
  items.some((item) => {
    item.focus();
    return item === document.activeElement;
  });

const itemsOf = (menu: HTMLDetailsElement): HTMLElement[] => [
  ...menu.querySelectorAll<HTMLElement>('.menu__items :is(a[href], button)'),
];

/** Opens a menu at its first item, as soon as the items are loaded. */
function openMenu(menu: HTMLDetailsElement): void {
  menu.open = true;
  if (focusFirst(itemsOf(menu))) return;
  const observer = new MutationObserver(() => {
    if (!menu.open || focusFirst(itemsOf(menu))) observer.disconnect();
  });
  observer.observe(menu, { childList: true, subtree: true });
}

/**
 * Moves the focus in a menu: arrow keys to the next item and around the ends, Home and End to the ends, a letter to the
 * next item that begins with it. The down arrow also opens a closed menu. Returns whether the key is for the menu.
 */
function moveInMenu(menu: HTMLDetailsElement, key: string): boolean {
  if (!menu.open) {
    if (key === 'ArrowDown') openMenu(menu);
    return menu.open;
  }
  const items = itemsOf(menu);
  const at = items.findIndex((item) => item === document.activeElement);
  const others = [...items.slice(at + 1), ...items.slice(0, Math.max(0, at))];
  if (key === 'ArrowDown') return focusFirst(others);
  if (key === 'ArrowUp') return focusFirst(others.toReversed());
  if (key === 'Home') return focusFirst(items);
  if (key === 'End') return focusFirst(items.toReversed());
  // The space bar presses the item.
  if (key.length !== 1 || key === ' ') return false;
  const letter = key.toLowerCase();
  focusFirst(others.filter(({ textContent }) => textContent.toLowerCase().startsWith(letter)));
  return true;
}

/** Closes the menu that contains an element, if any, and moves the focus to its button. */
export function closeMenu(item: Element): void {
  const menu = item.closest<HTMLDetailsElement>('.menu');
  if (!menu) return;
  menu.open = false;
  menu.querySelector('summary')?.focus();
}

/**
 * A button that opens a list of items below it, through which keys move. Esc, a press outside, or the focus on another
 * element closes it. The focus may also leave for no element: Safari focuses no button that is pressed.
 */
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
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const closeFromOutside = ({ target }: Event): void => {
      if (menu.current?.contains(target as Node) === false) menu.current.open = false;
    };
    document.addEventListener('pointerdown', closeFromOutside, true);
    return () => document.removeEventListener('pointerdown', closeFromOutside, true);
  }, []);
  return (
    <details
      ref={menu}
      className="menu"
      onToggle={({ currentTarget }) => onToggle?.(currentTarget.open)}
      onKeyDown={(event) => {
        const { key, currentTarget } = event;
        pressOnce(event);
        if (!isPlainKey(event)) return;
        if (key === 'Escape' && currentTarget.open) closeMenu(currentTarget);
        else if (!moveInMenu(currentTarget, key)) return;
        // Otherwise an enclosing dialog would close as well, or the cursor of the board move.
        event.stopPropagation();
        event.preventDefault();
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.open = false;
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
