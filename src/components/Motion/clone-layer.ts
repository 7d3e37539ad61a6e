import { whileMoving } from '../../scheduler';
import type { Point } from '../geometry';
import './clone-layer.css';

/** Whether somebody looks on who has nothing against motion. */
export const motionAllowed = (): boolean =>
  'animate' in Element.prototype &&
  !document.hidden &&
  !window.matchMedia('(prefers-reduced-motion: reduce)').matches;

let layer: HTMLElement | undefined;

/** The layer above the page on which clones move; nothing on it is read, focused or pressed. */
function stage(): HTMLElement {
  if (!layer?.isConnected) {
    layer = document.createElement('div');
    layer.className = 'stage';
    layer.ariaHidden = 'true';
    document.body.append(layer);
  }
  return layer;
}

const CLONE = 'stage__clone';

/** Whether an element is a clone. */
export const isClone = (element: Element): boolean => element.classList.contains(CLONE);

/** Brings clones on the stage, where each is seen only while it is animated. */
export const mountClones = (clones: readonly Element[]): void => stage().append(...clones);

/** A clone over a box of the window. All are made before any enters: each would have the page laid out. */
function madeOver(
  { left, top, width, height }: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>,
  className: string,
  style: Readonly<Record<string, string>> = {},
): HTMLElement {
  const clone = document.createElement('span');
  clone.className = `${CLONE} ${className}`;
  const px = { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` };
  Object.assign(clone.style, px, style);
  return clone;
}

/** A clone of a tile, where that is drawn; with classes of its own. */
export function cloneOf(tile: Element, className = 'tile'): HTMLElement {
  const box = tile.getBoundingClientRect();
  const clone = madeOver(box, className, { fontSize: getComputedStyle(tile).fontSize });
  clone.style.setProperty('--tile-size', `${box.width}px`);
  clone.append(...[...tile.childNodes].map((node) => node.cloneNode(true)));
  if (tile.closest('[data-letters]')) clone.classList.add('stage__letter');
  return clone;
}

/** A lid of the wood of the ledge. */
export const lidOver = (box: DOMRect): HTMLElement => madeOver(box, 'ledge');

/** A small text around a point. */
export function badge(text: string, className: string, { x, y }: Point): HTMLElement {
  const around = { width: 'auto', height: '', translate: '-50% -50%' };
  const clone = madeOver(new DOMRect(x, y), className, around);
  clone.textContent = text;
  return clone;
}

export const middleOf = ({ left, top, width, height }: DOMRect): Point => ({
  x: left + width / 2,
  y: top + height / 2,
});

/** The way from where something is drawn to another point. */
export const way = (from: Point, to: Point, scale = 1): string =>
  `translate(${to.x - from.x}px, ${to.y - from.y}px) scale(${scale})`;

/** Lets tiles that leave the page now fade where they were; nothing waits for it. */
export function fadeOut(tiles: Iterable<Element>): void {
  if (!motionAllowed()) return;
  const clones = [...tiles].map((tile) => cloneOf(tile));
  mountClones(clones);
  for (const clone of clones) {
    const fading = clone.animate([{ opacity: 1 }, { opacity: 0 }], 140);
    whileMoving(fading);
    fading.onfinish = () => clone.remove();
  }
}
