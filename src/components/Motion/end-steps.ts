import { elementsIn, type FindLandmark, type Landmark, tileElement } from '../landmarks';
import {
  framesBetween,
  animateIn,
  countUp,
  COVER_TIMEOUT_MS,
  FADE_IN,
  hideUntil,
  durationOf,
  OUT,
  POP,
  staggeredTiming,
  type MotionStep,
  type MotionSteps,
} from './sequence';
import { cloneOf, middleOf, transformBetween } from './clone-layer';

/** Timing of the end of a game, in ms; `stagger` is the time between successive items. */
const END = {
  line: 160,
  dim: { delay: 300, duration: 180, stagger: 20 },
  word: { delay: 420, duration: 180, stagger: 60 },
  points: 160,
  scores: { delay: 700, duration: 600 },
  lead: { delay: 900, duration: 700 },
  peak: 160,
};

/** Opacity of the tiles outside the best word. */
const DIM = 0.55;

/** Tiles that dim at the same time: a slow machine cannot animate a hundred one by one. */
const DIMMED_AT_ONCE = 16;

const tilesShown = (find: FindLandmark): readonly HTMLElement[] =>
  elementsIn(find, 'best-word', '[data-laid-on]');

const there = (find: FindLandmark, ...names: readonly Landmark[]): readonly HTMLElement[] =>
  names.flatMap((name) => find(name) ?? []);

const POP_UP: readonly Keyframe[] = [{ opacity: 0, transform: 'scale(.6)' }, {}];

const tilesOfBestWord = (
  find: FindLandmark,
): readonly { readonly shown: HTMLElement; readonly laid: Element }[] =>
  tilesShown(find).flatMap((shown) => {
    const laid = tileElement(find, shown.dataset['laidOn'] ?? '');
    return laid ? [{ shown, laid }] : [];
  });

/** Flies the best word from the board to the result tile by tile, then shows its points. */
function bestWordComes(find: FindLandmark): readonly MotionStep[] {
  const coming = tilesOfBestWord(find).flatMap(({ shown, laid }, index): MotionStep[] => {
    const [from, to] = [laid.getBoundingClientRect(), shown.getBoundingClientRect()];
    const frames = framesBetween(
      transformBetween(middleOf(to), middleOf(from), from.width / to.width),
      'none',
    );
    const time = staggeredTiming(END.word, index);
    return [
      { element: cloneOf(shown), frames, ...time, easing: OUT, waits: false },
      hideUntil(shown, time.delay + time.duration),
    ];
  });
  const delay = durationOf(coming);
  const points = there(find, 'best-points').flatMap((element) =>
    animateIn({ element, frames: POP_UP, delay, duration: END.points, easing: POP }),
  );
  return [...coming, ...points];
}

/** Draws the lead line from left to right; turning points pop up as it passes. */
function leadIsDrawn(find: FindLandmark): readonly MotionStep[] {
  const { delay, duration } = END.lead;
  const sheet = find('lead-window');
  const line = find('lead-line');
  if (!sheet || !line) return [];
  const { left, width } = sheet.getBoundingClientRect();
  // The window and the line move in opposite directions, so the line stands still and is gradually revealed.
  const drawing = [
    { element: sheet, x: -width },
    { element: line, x: width },
  ].map(
    ({ element, x }): MotionStep => ({
      element,
      frames: [{ transform: `translateX(${x}px)` }, { transform: 'none' }],
      delay,
      duration,
    }),
  );
  const peaks = elementsIn(find, 'lead', '[data-peak]').flatMap((element) => {
    const share = (middleOf(element.getBoundingClientRect()).x - left) / width;
    const from = delay + share * duration;
    return animateIn({ element, frames: POP_UP, delay: from, duration: END.peak, easing: POP });
  });
  return [...drawing, ...peaks];
}

const scoresCount = (
  find: FindLandmark,
  finalScores: readonly number[],
  delay: number,
): readonly MotionStep[] =>
  finalScores.flatMap((score, seat) =>
    there(find, `final-score ${seat}`).map((element) =>
      countUp(element, 0, score, delay, END.scores.duration),
    ),
  );

/** Dims the tiles outside the best word until the time `until`, in ms. */
function boardDims(find: FindLandmark, until: number): readonly MotionStep[] {
  const { delay, duration, stagger } = END.dim;
  const best = new Set(tilesOfBestWord(find).map(({ laid }) => laid));
  if (best.size === 0) return [];
  const frame = find('board-view')?.getBoundingClientRect();
  const length = until - delay;
  const frames = [
    { opacity: 1 },
    { opacity: DIM, offset: duration / length },
    { opacity: DIM, offset: 1 - duration / length },
    { opacity: 1 },
  ];
  return elementsIn(find, 'board', '[data-tile]')
    .filter((tile) => {
      const { y } = middleOf(tile.getBoundingClientRect());
      return !best.has(tile) && frame && y >= frame.top && y <= frame.bottom;
    })
    .map((element, index) => ({
      element,
      frames,
      delay: delay + Math.floor(index / DIMMED_AT_ONCE) * stagger,
      duration: length,
      waits: false,
    }));
}

/** Hides what is animated at the end of a game until its steps start. */
export function coverOfEnd(find: FindLandmark, finalScores: readonly number[]): MotionSteps {
  const coming = [...there(find, 'last-word', 'best-points', 'lead'), ...tilesShown(find)];
  return {
    steps: [
      ...coming.map((element) => hideUntil(element, COVER_TIMEOUT_MS)),
      ...scoresCount(find, finalScores, COVER_TIMEOUT_MS),
    ],
  };
}

/** Steps for the end of a game: the best word flies up, scores count up, the lead is drawn. */
export function stepsOfEnd(find: FindLandmark, finalScores: readonly number[]): MotionSteps {
  const lastLine = there(find, 'last-word').map(
    (element): MotionStep => ({ element, frames: FADE_IN, delay: 0, duration: END.line }),
  );
  const scores = scoresCount(find, finalScores, END.scores.delay);
  const before = [...lastLine, ...bestWordComes(find), ...scores, ...leadIsDrawn(find)];
  return { steps: [...before, ...boardDims(find, durationOf(before) + END.dim.duration)] };
}
