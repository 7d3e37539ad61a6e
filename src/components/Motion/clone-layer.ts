import { whileMoving } from '../../scheduler';
import type { Point } from '../geometry';
import './clone-layer.css';

/** Whether the page is visible and the user allows motion. */
export const motionAllowed = (): boolean =>
  'animate' in Element.prototype &&
  !document.hidden &&
  !window.matchMedia('(prefers-reduced-motion: reduce)').matches;

let layer: HTMLElement | undefined;

/** The layer above the page on which clones move; hidden from assistive technology, and takes no focus or clicks. */
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

export const isClone = (element: Element): boolean => element.classList.contains(CLONE);

/** Adds clones to the layer; each is visible only while it is animated. */
export const mountClones = (clones: readonly Element[]): void => stage().append(...clones);

/** Creates a clone over a box of the viewport. Create all clones before mounting any: each mount forces a layout. */
function createOver(
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

export function cloneOf(tile: Element, className = 'tile'): HTMLElement {
  const box = tile.getBoundingClientRect();
  const clone = createOver(box, className, { fontSize: getComputedStyle(tile).fontSize });
  clone.style.setProperty('--tile-size', `${box.width}px`);
  clone.append(...[...tile.childNodes].map((node) => node.cloneNode(true)));
  if (tile.closest('[data-letters]')) clone.classList.add('stage__letter');
  return clone;
}

export const lidOver = (box: DOMRect): HTMLElement => createOver(box, 'ledge');

/** A short text centred on a point. */
export function badge(text: string, className: string, { x, y }: Point): HTMLElement {
  const around = { width: 'auto', height: '', translate: '-50% -50%' };
  const clone = createOver(new DOMRect(x, y), className, around);
  clone.textContent = text;
  return clone;
}

export const middleOf = ({ left, top, width, height }: DOMRect): Point => ({
  x: left + width / 2,
  y: top + height / 2,
});

/** A CSS transform from one point to another. */
export const transformBetween = (from: Point, to: Point, scale = 1): string =>
  `translate(${to.x - from.x}px, ${to.y - from.y}px) scale(${scale})`;

/** Fades out tiles that leave the page, in place; nothing waits for it. */
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
