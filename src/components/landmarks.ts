import { type Square, squareName } from '../engine';
import { begin, inFrame } from '../scheduler';

/** Name of an element that components other than its own refer to; numbers are 0-based seats. */
export type Landmark =
  /** The squares, each with `data-square`. */
  | 'board'
  /** The visible part of the board. */
  | 'board-view'
  /** Focused when no part of the board is. */
  | 'board-frame'
  /** The player's tiles: places have `data-place`, tiles `data-slot`. */
  | 'rack'
  | 'held-tile'
  | 'ledge'
  | 'play'
  /** The button that starts the choice of tiles to exchange. */
  | 'exchange'
  | 'move-box'
  | 'score-panel'
  | `seat ${number}`
  | `score ${number}`
  /** The moves played, each with `data-turn`. */
  | 'dock'
  /** The first box of the *Look up* tab. */
  | 'look-up'
  | 'unseen'
  | 'last-word'
  | 'headline'
  | `final-score ${number}`
  /** The best word of a game; its tiles have `data-laid-on`. */
  | 'best-word'
  | 'best-points'
  /** The chart of the lead; its turning points have `data-peak`. */
  | 'lead'
  | 'lead-window'
  | 'lead-line';

export type FindLandmark = (name: Landmark) => HTMLElement | undefined;

/** Registry of elements that components other than their own refer to. */
export interface Landmarks {
  readonly find: FindLandmark;
  /** Registers an element. The returned function removes it, unless another has replaced it. */
  readonly add: (name: Landmark, element: HTMLElement) => () => void;
  /** Runs a callback in the frame after the element is added; its code may still be loading. */
  readonly whenThere: (name: Landmark, run: (element: HTMLElement) => void) => void;
  /** Drops all waiting callbacks. */
  readonly giveUp: () => void;
}

interface Waiting {
  readonly name: Landmark;
  readonly run: (element: HTMLElement) => void;
  readonly end: () => void;
}

export function createLandmarks(): Landmarks {
  const elements = new Map<Landmark, HTMLElement>();
  const waiting = new Set<Waiting>();

  function serve(name: Landmark): void {
    const element = elements.get(name);
    if (!element) return;
    for (const each of waiting) {
      if (each.name !== name) continue;
      waiting.delete(each);
      // In a frame, because the callback may measure the element, which would force a layout in this task.
      inFrame('drawing', () => each.run(element));
      each.end();
    }
  }

  return {
    find: (name) => elements.get(name),
    add: (name, element) => {
      elements.set(name, element);
      serve(name);
      return () => {
        if (elements.get(name) === element) elements.delete(name);
      };
    },
    whenThere: (name, run) => {
      waiting.add({ name, run, end: begin('drawing') });
      serve(name);
    },
    giveUp: () => {
      for (const { end } of waiting) end();
      waiting.clear();
    },
  };
}

type Found = HTMLElement | null | undefined;

const nameOf = (square: Square | string): string =>
  typeof square === 'string' ? square : squareName(square);

/** Returns the element of a square, given as a square or by its name. */
export const squareElement = (find: FindLandmark, square: Square | string): Found =>
  find('board')?.querySelector<HTMLElement>(`[data-square="${nameOf(square)}"]`);

/** Returns the element of the tile played on a square. */
export const tileElement = (find: FindLandmark, square: Square | string): Found =>
  squareElement(find, square)?.querySelector<HTMLElement>('[data-tile]');

/** Returns the elements inside a landmark that match a selector. */
export const elementsIn = (
  find: FindLandmark,
  name: Landmark,
  selector: string,
): readonly HTMLElement[] => [...(find(name)?.querySelectorAll<HTMLElement>(selector) ?? [])];
