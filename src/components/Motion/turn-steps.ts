import { premiumAt, type Square, type Turn, type View } from '../../engine';
import { factorText, signedPoints } from '../../messages';
import type { Point } from '../geometry';
import { premiumClass } from '../Board/PremiumMark';
import { tileElement } from '../Board/BoardRows';
import type { FindLandmark } from '../landmarks';
import {
  comes,
  countUp,
  COVER_TIMEOUT_MS,
  hidden,
  IN,
  lengthOf,
  OUT,
  POP,
  SET,
  type Step,
  type Steps,
} from './sequence';
import { badge, lidOver, cloneOf, middleOf, way } from './clone-layer';

type Play = Extract<Turn, { kind: 'play' }>;

/** Times of one's own turn, in ms; a stagger is the time from one to the next. */
const OWN = {
  sink: 80,
  lie: { delay: 60, duration: 120, stagger: 35 },
  factor: { delay: 200, duration: 180, stagger: 60 },
  pill: { delay: 420, duration: 180 },
  line: { delay: 480, duration: 160 },
  rack: { delay: 560, duration: 180, stagger: 60 },
};

/** Times of another's turn, in ms; `pill` after its last tile, `go` after the pill. */
const OTHERS = {
  tile: { delay: 60, duration: 180, stagger: 55 },
  dip: 120,
  pill: { delay: 100, duration: 160 },
  go: { delay: 900, duration: 180 },
  row: 160,
};

const COUNTING = 240;

/** Height of the arc on which tiles come, in CSS pixels. */
const ARC = 24;

/** The score of a player counts up to that after a turn, from `delay` ms on. */
function scoreCounts(find: FindLandmark, turn: Play, delay: number): readonly Step[] {
  const score = find(`score ${turn.seat}`);
  return score ? [countUp(score, turn.total - turn.score, turn.total, delay, COUNTING)] : [];
}

/** The tiles of a turn that are in sight. */
function tilesInSight(
  find: FindLandmark,
  squares: readonly Square[],
  frame: DOMRect,
): readonly HTMLElement[] {
  return squares.flatMap((square) => {
    const tile = tileElement(find, square);
    const middle = tile && middleOf(tile.getBoundingClientRect());
    const isInSight =
      middle &&
      middle.x >= frame.left &&
      middle.x <= frame.right &&
      middle.y >= frame.top &&
      middle.y <= frame.bottom;
    return isInSight ? [tile] : [];
  });
}

function toneOf(score: number): string {
  if (score === 0) return 'zero';
  return score > 0 ? 'plus' : 'negative';
}

/** The middle of the score of a turn, at the last tile of its word: over its corner, or below it. */
function pillPoint({ play }: Play, lastTile: HTMLElement, frame: DOMRect): Point {
  const tile = lastTile.getBoundingClientRect();
  const { x, y } =
    play.direction === 'across'
      ? { x: tile.right, y: tile.top - 4 }
      : { x: middleOf(tile).x, y: tile.bottom + 4 };
  return {
    x: Math.max(frame.left + 24, Math.min(x, frame.right - 24)),
    y: Math.max(frame.top + 13, Math.min(y, frame.bottom - 13)),
  };
}

const pillAt = ({ score }: Play, point: Point): HTMLElement =>
  badge(signedPoints(score), `score-pill score-pill--${toneOf(score)}`, point);

/** A pill goes to a score. */
function goTo(pill: HTMLElement, from: Point, score: Element, delay: number, waits: boolean): Step {
  const transform = way(from, middleOf(score.getBoundingClientRect()), 0.8);
  return {
    element: pill,
    frames: [
      { opacity: 1, transform: 'none' },
      { opacity: 1, transform },
    ],
    delay,
    duration: OWN.pill.duration,
    easing: IN,
    waits,
  };
}

function lineComes(find: FindLandmark, delay: number): readonly Step[] {
  const line = find('last-word');
  const frames = [{ opacity: 0 }, {}];
  return line ? comes({ element: line, frames, delay, duration: OWN.line.duration }) : [];
}

/** A tile lies down: its green edge goes. */
function liesDown(tile: HTMLElement, index: number): Step {
  const { delay: first, duration, stagger } = OWN.lie;
  return {
    element: cloneOf(tile, 'tile tile--draft'),
    frames: [
      { opacity: 1, transform: 'translateY(-5.5%)' },
      { opacity: 0, transform: 'none' },
    ],
    delay: first + index * stagger,
    duration,
    easing: SET,
  };
}

/** The premiums under a word show their factors once. */
function factorsOf(
  find: FindLandmark,
  { squares, play }: Play,
  { board }: View,
  frame: DOMRect,
): readonly Step[] {
  const premiums = squares.flatMap((square) => {
    const premium = premiumAt(board, square);
    const tile = tilesInSight(find, [square], frame)[0];
    return premium.kind === 'none' || !tile ? [] : [{ premium, tile }];
  });
  return premiums.flatMap(({ premium, tile }, index): Step[] => {
    const box = tile.getBoundingClientRect();
    const middle = middleOf(box);
    const point =
      play.direction === 'across'
        ? { x: middle.x, y: box.bottom + 10 }
        : { x: box.right + 12, y: middle.y };
    const className = `stage__factor ${premiumClass(premium)}`;
    const element = badge(factorText(premium.factor), className, point);
    const { delay: first, duration, stagger } = OWN.factor;
    const delay = first + index * stagger;
    const here = { opacity: 1, transform: 'none' };
    const before = { opacity: 0, transform: 'translateY(6px)' };
    const after = { opacity: 0, transform: 'translateY(-10px)' };
    return [
      { element, frames: [before, here], delay, duration, easing: OUT },
      { element, frames: [here, after], delay: delay + duration, duration, waits: false },
    ];
  });
}

/** A turn and what it changes on the page. */
export interface TurnSeen {
  readonly turn: Play;
  /** Its number, from 1. */
  readonly number: number;
  readonly view: View;
  /** The last square of its word. */
  readonly end: Square;
}

/** The curtain before a rack goes up. */
export function curtainLifts(find: FindLandmark): Steps {
  const ledge = find('ledge')?.getBoundingClientRect();
  if (!ledge) return { steps: [] };
  const lifts: Step = {
    element: lidOver(ledge),
    frames: [
      { opacity: 1, transform: 'none' },
      { opacity: 0, transform: `translateY(-${ledge.height}px)` },
    ],
    delay: 0,
    duration: 180,
    easing: OUT,
  };
  return { steps: [lifts] };
}

/** The new tiles of a rack come along the ledge. */
function alongTheLedge(
  find: FindLandmark,
  tiles: readonly HTMLElement[],
  after: number,
): readonly Step[] {
  const { duration, stagger } = OWN.rack;
  const edge = tiles.length > 0 ? (find('rack')?.getBoundingClientRect().right ?? 0) : 0;
  return tiles.map((element, index) => {
    const distance = edge - element.getBoundingClientRect().left;
    return {
      element,
      frames: [{ opacity: 0, transform: `translateX(${distance}px) rotate(6deg)` }, {}],
      delay: after + index * stagger,
      duration,
      easing: OUT,
    };
  });
}

const SHEET = ['score-panel', 'game-log', 'unseen'] as const;

/** A game begins: its score sheet comes, and the first tiles along the ledge. */
export function gameBegins(find: FindLandmark, tiles: readonly HTMLElement[]): Steps {
  const sheet = SHEET.flatMap((name): Step[] => {
    const element = find(name);
    return element ? [{ element, frames: [{ opacity: 0 }, {}], delay: 0, duration: 160 }] : [];
  });
  return { steps: [...sheet, ...alongTheLedge(find, tiles, 0)] };
}

const pillGoes = (turn: Play, point: Point, score: Element): Step =>
  goTo(pillAt(turn, point), point, score, OWN.pill.delay, true);

/** One's own turn: the tiles lie down, the score goes where it counts, new tiles come. */
export function stepsOfOwn(
  find: FindLandmark,
  { turn, view, end }: TurnSeen,
  newTiles: readonly HTMLElement[],
): Steps {
  const board = find('board-view');
  const button = find('play');
  const score = find(`score ${turn.seat}`);
  const frame = board?.getBoundingClientRect();
  // A board that is drawn larger than its frame goes back to the whole of it now.
  const isStill = board && !board.dataset['zoomed'];
  const [lastTile] = frame && isStill ? tilesInSight(find, [end], frame) : [];
  const onBoard =
    frame && lastTile && score
      ? [
          ...tilesInSight(find, turn.squares, frame).map(liesDown),
          ...factorsOf(find, turn, view, frame),
          pillGoes(turn, pillPoint(turn, lastTile, frame), score),
        ]
      : [];
  const counting = OWN.pill.delay + OWN.pill.duration / 2;
  const steps = [
    ...(button
      ? [
          {
            element: button,
            frames: [{}, { transform: 'translateY(2px)' }, {}],
            delay: 0,
            duration: OWN.sink,
          },
        ]
      : []),
    ...onBoard,
    ...scoreCounts(find, turn, counting),
    ...lineComes(find, OWN.line.delay),
    ...alongTheLedge(find, newTiles, OWN.rack.delay),
  ];
  return { steps, patience: lengthOf(steps) + 120 };
}

/** A tile comes on a low arc, and dips as it lands. */
function comesFrom(card: DOMRect, tile: HTMLElement, index: number): readonly Step[] {
  const { delay: first, duration, stagger } = OTHERS.tile;
  const box = tile.getBoundingClientRect();
  const [from, to] = [middleOf(card), middleOf(box)];
  const [x, y] = [from.x - to.x, from.y - to.y];
  const delay = first + index * stagger;
  const flight: Step = {
    element: cloneOf(tile),
    frames: [
      { opacity: 1, transform: `translate(${x}px, ${y}px) scale(1.18) rotate(8deg)` },
      {
        opacity: 1,
        transform: `translate(${x / 2}px, ${y / 2 - ARC}px) scale(1.14) rotate(4deg)`,
      },
      { opacity: 1, transform: 'none' },
    ],
    delay,
    duration,
    easing: OUT,
    waits: false,
  };
  const dip: Step = {
    element: tile,
    frames: [{ transform: 'scale(1.06)' }, { transform: 'scale(.98)', offset: 0.6 }, {}],
    delay: delay + duration,
    duration: OTHERS.dip,
    easing: SET,
    waits: false,
  };
  return [flight, hidden(tile, delay + duration), dip];
}

/** What another's turn changes stays out of sight until its tiles come. */
export function coverOfAnother(find: FindLandmark, { turn }: TurnSeen): Steps {
  const tiles = turn.squares.map((square) => tileElement(find, square));
  const coming = [...tiles, find('last-word')].flatMap((element) => element ?? []);
  return {
    steps: [
      ...coming.map((element) => hidden(element, COVER_TIMEOUT_MS)),
      ...scoreCounts(find, turn, COVER_TIMEOUT_MS),
    ],
  };
}

/** Another's turn: tiles come from the card of their player, then the score goes there. */
export function opponentTurnSteps(find: FindLandmark, { turn, number, end }: TurnSeen): Steps {
  const frame = find('board-view')?.getBoundingClientRect();
  const card = find(`seat ${turn.seat}`)?.getBoundingClientRect();
  const score = find(`score ${turn.seat}`);
  if (!frame || !card || !score) return { steps: [], patience: 0 };
  const tiles = tilesInSight(find, turn.squares, frame);
  const coming = tiles.flatMap((tile, index) => comesFrom(card, tile, index));
  const landed = tiles.length === 0 ? 0 : lengthOf(coming) - OTHERS.dip;
  const popped = landed + OTHERS.pill.delay + OTHERS.pill.duration;
  const gone = popped + OTHERS.go.delay;
  const [lastTile] = tilesInSight(find, [end], frame);
  const row = find('game-log')?.querySelector<HTMLElement>(`[data-turn="${number}"]`);
  const steps: Step[] = [
    ...coming,
    ...scoreCounts(find, turn, gone + OTHERS.go.duration / 2),
    ...lineComes(find, gone),
  ];
  if (lastTile) {
    const point = pillPoint(turn, lastTile, frame);
    const element = pillAt(turn, point);
    const [small, here] = [
      { opacity: 0, transform: 'scale(.6)' },
      { opacity: 1, transform: 'none' },
    ];
    const { delay, duration } = OTHERS.pill;
    steps.push(
      {
        element,
        frames: [small, here],
        delay: landed + delay,
        duration,
        easing: POP,
        waits: false,
        stays: true,
      },
      goTo(element, point, score, gone, false),
    );
  }
  if (row) {
    const frames = [{ opacity: 0, transform: 'translateY(8px)' }, {}];
    steps.push(...comes({ element: row, frames, delay: gone, duration: OTHERS.row, easing: OUT }));
  }
  return { steps, patience: popped };
}
