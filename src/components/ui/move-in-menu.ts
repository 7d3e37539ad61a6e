/** Focuses the first item that can have the focus: others are disabled, or hidden in this window. */
const focusFirst = (items: readonly HTMLElement[]): boolean =>
  items.some((item) => {
    item.focus();
    return item === document.activeElement;
  });

const itemsOf = (menu: HTMLDetailsElement): HTMLElement[] => [
  ...menu.querySelectorAll<HTMLElement>('.menu__items button'),
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
export function moveInMenu(menu: HTMLDetailsElement, key: string): boolean {
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
