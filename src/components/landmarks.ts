import { begin, inFrame } from '../scheduler';

/** An element that others point at than the component that draws it; of each seat (0-based) where it has a number. */
export type Landmark =
  /** The squares, found by their `data-square`. */
  | 'board'
  /** As much of the board as there is room for. */
  | 'board-view'
  /** What has the focus when no part of the board has it. */
  | 'board-frame'
  /** The player's own tiles: places are found by their `data-place`, tiles by their `data-slot`. */
  | 'rack'
  | 'held-tile'
  | 'ledge'
  | 'play'
  | 'move-box'
  | 'score-panel'
  | `seat ${number}`
  | `score ${number}`
  /** The moves that were played, found by their `data-turn`. */
  | 'game-log'
  | 'unseen'
  | 'last-word'
  | 'headline'
  | `final-score ${number}`
  /** The best word of a game: its tiles are found by their `data-laid-on`. */
  | 'best-word'
  | 'best-points'
  /** How the lead went: what turned it is found by its `data-peak`. */
  | 'lead'
  | 'lead-window'
  | 'lead-line';

/** The element under a name, if it is on the page. */
export type FindLandmark = (name: Landmark) => HTMLElement | undefined;

/** The elements of a page that others point at than the components that draw them. */
export interface Landmarks {
  readonly find: FindLandmark;
  /** Puts an element under a name. The result takes it away, unless another has taken its place. */
  readonly add: (name: Landmark, element: HTMLElement) => () => void;
  /** Does something with an element in the frame after it has come; its code may still be on its way. */
  readonly whenThere: (name: Landmark, run: (element: HTMLElement) => void) => void;
  /** Forgets what waits for elements: they do not come. */
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
      // It may ask where the element is, which the task that draws that leaves to a frame.
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
