import { premiumAt, type Square, type Turn, type View } from '../../engine';
import { factorText, signedPoints } from '../../messages';
import { clamp, type Point } from '../geometry';
import { premiumClass } from '../Board/PremiumMark';
import { type FindLandmark, tileElement } from '../landmarks';
import {
  framesBetween,
  animateIn,
  countUp,
  COVER_TIMEOUT_MS,
  FADE_IN,
  hideUntil,
  IN,
  durationOf,
  OUT,
  POP,
  SET,
  staggeredTiming,
  type MotionStep,
  type MotionSteps,
} from './sequence';
import { badge, lidOver, cloneOf, middleOf, transformBetween } from './clone-layer';

type Play = Extract<Turn, { kind: 'play' }>;

/** Timing of the viewer's own turn, in ms; `stagger` is the time between successive items. */
const OWN = {
  sink: 80,
  lie: { delay: 60, duration: 120, stagger: 35 },
  factor: { delay: 200, duration: 180, stagger: 60 },
  pill: { delay: 420, duration: 180 },
  line: { delay: 480, duration: 160 },
  rack: { delay: 560, duration: 180, stagger: 60 },
};

/** Timing of an opponent's turn, in ms: `pill` starts after the last tile, `go` after the pill. */
const OTHERS = {
  tile: { delay: 60, duration: 180, stagger: 55 },
  dip: 120,
  pill: { delay: 100, duration: 160 },
  go: { delay: 900, duration: 180 },
  row: 160,
};

const COUNTING = 240;

/** Height of the arc on which tiles fly in, in CSS pixels. */
const ARC = 24;

/** Counts a player's score up to its value after the turn, starting after `delay` ms. */
function scoreCounts(find: FindLandmark, turn: Play, delay: number): readonly MotionStep[] {
  const score = find(`score ${turn.seat}`);
  return score ? [countUp(score, turn.total - turn.score, turn.total, delay, COUNTING)] : [];
}

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

/** Centre of the score pill at the last tile of the word: over its corner, or below it. Kept inside the frame. */
function pillPoint({ play }: Play, lastTile: HTMLElement, frame: DOMRect): Point {
  const tile = lastTile.getBoundingClientRect();
  const { x, y } =
    play.direction === 'across'
      ? { x: tile.right, y: tile.top - 4 }
      : { x: middleOf(tile).x, y: tile.bottom + 4 };
  return {
    x: clamp(x, frame.left + 24, frame.right - 24),
    y: clamp(y, frame.top + 13, frame.bottom - 13),
  };
}

const pillAt = ({ score }: Play, point: Point): HTMLElement =>
  badge(signedPoints(score), `score-pill score-pill--${toneOf(score)}`, point);

function goTo(
  pill: HTMLElement,
  from: Point,
  score: Element,
  delay: number,
  waits: boolean,
): MotionStep {
  const to = transformBetween(from, middleOf(score.getBoundingClientRect()), 0.8);
  return {
    element: pill,
    frames: framesBetween('none', to),
    delay,
    duration: OWN.pill.duration,
    easing: IN,
    waits,
  };
}

function lineComes(find: FindLandmark, delay: number): readonly MotionStep[] {
  const line = find('last-word');
  const { duration } = OWN.line;
  return line ? animateIn({ element: line, frames: FADE_IN, delay, duration }) : [];
}

/** Lowers a draft tile: its green edge fades out. */
function liesDown(tile: HTMLElement, index: number): MotionStep {
  return {
    element: cloneOf(tile, 'tile tile--draft'),
    frames: [
      { opacity: 1, transform: 'translateY(-5.5%)' },
      { opacity: 0, transform: 'none' },
    ],
    ...staggeredTiming(OWN.lie, index),
    easing: SET,
  };
}

/** Shows the factor of each premium square under the word once. */
function factorsOf(
  find: FindLandmark,
  { squares, play }: Play,
  { board }: View,
  frame: DOMRect,
): readonly MotionStep[] {
  const premiums = squares.flatMap((square) => {
    const premium = premiumAt(board, square);
    const tile = tilesInSight(find, [square], frame)[0];
    return premium.kind === 'none' || !tile ? [] : [{ premium, tile }];
  });
  return premiums.flatMap(({ premium, tile }, index): MotionStep[] => {
    const box = tile.getBoundingClientRect();
    const middle = middleOf(box);
    const point =
      play.direction === 'across'
        ? { x: middle.x, y: box.bottom + 10 }
        : { x: box.right + 12, y: middle.y };
    const className = `stage__factor ${premiumClass(premium)}`;
    const element = badge(factorText(premium.factor), className, point);
    const { delay, duration } = staggeredTiming(OWN.factor, index);
    const here = { opacity: 1, transform: 'none' };
    const before = { opacity: 0, transform: 'translateY(6px)' };
    const after = { opacity: 0, transform: 'translateY(-10px)' };
    return [
      { element, frames: [before, here], delay, duration, easing: OUT },
      { element, frames: [here, after], delay: delay + duration, duration, waits: false },
    ];
  });
}

export interface TurnSeen {
  readonly turn: Play;
  /** 1-based. */
  readonly number: number;
  readonly view: View;
  /** Last square of the main word. */
  readonly end: Square;
}

export function curtainLifts(find: FindLandmark): MotionSteps {
  const ledge = find('ledge')?.getBoundingClientRect();
  if (!ledge) return { steps: [] };
  const lifts: MotionStep = {
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

/** Slides new tiles along the ledge, starting after `after` ms. */
function alongTheLedge(
  find: FindLandmark,
  tiles: readonly HTMLElement[],
  after: number,
): readonly MotionStep[] {
  const edge = tiles.length > 0 ? (find('rack')?.getBoundingClientRect().right ?? 0) : 0;
  return tiles.map((element, index) => {
    const distance = edge - element.getBoundingClientRect().left;
    return {
      element,
      frames: [{ opacity: 0, transform: `translateX(${distance}px) rotate(6deg)` }, {}],
      ...staggeredTiming({ ...OWN.rack, delay: after }, index),
      easing: OUT,
    };
  });
}

const SHEET = ['score-panel', 'dock', 'unseen'] as const;

/** Steps for a new game: the score sheet fades in and the first tiles slide along the ledge. */
export function gameBegins(find: FindLandmark, tiles: readonly HTMLElement[]): MotionSteps {
  const sheet = SHEET.flatMap((name): MotionStep[] => {
    const element = find(name);
    return element ? [{ element, frames: FADE_IN, delay: 0, duration: 160 }] : [];
  });
  return { steps: [...sheet, ...alongTheLedge(find, tiles, 0)] };
}

/** Steps for the viewer's own turn: tiles settle, the score flies to the total, new tiles arrive. */
export function stepsOfOwn(
  find: FindLandmark,
  { turn, view, end }: TurnSeen,
  newTiles: readonly HTMLElement[],
): MotionSteps {
  const board = find('board-view');
  const button = find('play');
  const score = find(`score ${turn.seat}`);
  const frame = board?.getBoundingClientRect();
  // A zoomed board zooms out during this turn, so positions on it are not final.
  const isStill = board && !board.dataset['zoomed'];
  const [lastTile] = frame && isStill ? tilesInSight(find, [end], frame) : [];
  const steps: MotionStep[] = [];
  if (button) {
    const frames = [{}, { transform: 'translateY(2px)' }, {}];
    steps.push({ element: button, frames, delay: 0, duration: OWN.sink });
  }
  if (frame && lastTile && score) {
    const point = pillPoint(turn, lastTile, frame);
    steps.push(
      ...tilesInSight(find, turn.squares, frame).map(liesDown),
      ...factorsOf(find, turn, view, frame),
      goTo(pillAt(turn, point), point, score, OWN.pill.delay, true),
    );
  }
  steps.push(
    ...scoreCounts(find, turn, OWN.pill.delay + OWN.pill.duration / 2),
    ...lineComes(find, OWN.line.delay),
    ...alongTheLedge(find, newTiles, OWN.rack.delay),
  );
  return { steps, deferral: durationOf(steps) + 120 };
}

/** Flies a tile from a player's card on a low arc; it dips as it lands. */
function comesFrom(card: DOMRect, tile: HTMLElement, index: number): readonly MotionStep[] {
  const box = tile.getBoundingClientRect();
  const [from, to] = [middleOf(card), middleOf(box)];
  const [x, y] = [from.x - to.x, from.y - to.y];
  const { delay, duration } = staggeredTiming(OTHERS.tile, index);
  const flight: MotionStep = {
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
  const dip: MotionStep = {
    element: tile,
    frames: [{ transform: 'scale(1.06)' }, { transform: 'scale(.98)', offset: 0.6 }, {}],
    delay: delay + duration,
    duration: OTHERS.dip,
    easing: SET,
    waits: false,
  };
  return [flight, hideUntil(tile, delay + duration), dip];
}

/** Hides what an opponent's turn changes until its tiles arrive. */
export function coverOfAnother(find: FindLandmark, { turn }: TurnSeen): MotionSteps {
  const tiles = turn.squares.map((square) => tileElement(find, square));
  const coming = [...tiles, find('last-word')].flatMap((element) => element ?? []);
  return {
    steps: [
      ...coming.map((element) => hideUntil(element, COVER_TIMEOUT_MS)),
      ...scoreCounts(find, turn, COVER_TIMEOUT_MS),
    ],
  };
}

/** Steps for an opponent's turn: tiles fly from the player's card, then the score flies back to it. */
export function opponentTurnSteps(
  find: FindLandmark,
  { turn, number, end }: TurnSeen,
): MotionSteps {
  const frame = find('board-view')?.getBoundingClientRect();
  const card = find(`seat ${turn.seat}`)?.getBoundingClientRect();
  const score = find(`score ${turn.seat}`);
  if (!frame || !card || !score) return { steps: [], deferral: 0 };
  const tiles = tilesInSight(find, turn.squares, frame);
  const coming = tiles.flatMap((tile, index) => comesFrom(card, tile, index));
  const landed = tiles.length === 0 ? 0 : durationOf(coming) - OTHERS.dip;
  const popped = landed + OTHERS.pill.delay + OTHERS.pill.duration;
  const goesAt = popped + OTHERS.go.delay;
  const [lastTile] = tilesInSight(find, [end], frame);
  const row = find('dock')?.querySelector<HTMLElement>(`[data-turn="${number}"]`);
  const steps: MotionStep[] = [
    ...coming,
    ...scoreCounts(find, turn, goesAt + OTHERS.go.duration / 2),
    ...lineComes(find, goesAt),
  ];
  if (lastTile) {
    const point = pillPoint(turn, lastTile, frame);
    const element = pillAt(turn, point);
    steps.push(
      {
        element,
        frames: [
          { opacity: 0, transform: 'scale(.6)' },
          { opacity: 1, transform: 'none' },
        ],
        delay: landed + OTHERS.pill.delay,
        duration: OTHERS.pill.duration,
        easing: POP,
        waits: false,
        stays: true,
      },
      goTo(element, point, score, goesAt, false),
    );
  }
  if (row) {
    const frames = [{ opacity: 0, transform: 'translateY(8px)' }, {}];
    steps.push(
      ...animateIn({ element: row, frames, delay: goesAt, duration: OTHERS.row, easing: OUT }),
    );
  }
  return { steps, deferral: popped };
}
