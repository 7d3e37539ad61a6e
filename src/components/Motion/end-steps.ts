import { countUp } from './count-up';
import { comes, hidden, lengthOf, OUT, POP, type Step, type Steps, UNTIL_THEN } from './sequence';
import { cloneOf, middleOf, way } from './stage';

/** Times of the end of a game, in ms; a stagger is the time from one to the next. */
const END = {
  line: 160,
  dim: { delay: 300, duration: 180, stagger: 20 },
  word: { delay: 420, duration: 180, stagger: 60 },
  points: 160,
  scores: { delay: 700, duration: 600 },
  lead: { delay: 900, duration: 700 },
  peak: 160,
};

/** How much is seen of the tiles that are not of the best word. */
const DIM = 0.55;

/** How many tiles step back at a time: a slow machine could not follow a hundred. */
const DIMMED_AT_ONCE = 16;

const all = (selector: string): readonly HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(selector),
];

const FADE_IN: readonly Keyframe[] = [{ opacity: 0 }, {}];
const POP_UP: readonly Keyframe[] = [{ opacity: 0, transform: 'scale(.6)' }, {}];

/** The tiles of the best word, as they are shown beside it, and where each lies on the board. */
const tilesOfBestWord = (): readonly { readonly shown: HTMLElement; readonly laid: Element }[] =>
  all('.best-word [data-laid-on]').flatMap((shown) => {
    const laid = document.querySelector(`[data-square="${shown.dataset['laidOn']}"] .tile`);
    return laid ? [{ shown, laid }] : [];
  });

/** The best word comes up from the board tile by tile, and then what it scored. */
function bestWordComes(): readonly Step[] {
  const { delay: first, duration, stagger } = END.word;
  const tiles = tilesOfBestWord();
  const coming = tiles.flatMap(({ shown, laid }, index): Step[] => {
    const [from, to] = [laid.getBoundingClientRect(), shown.getBoundingClientRect()];
    const delay = first + index * stagger;
    const transform = way(middleOf(to), middleOf(from), from.width / to.width);
    const frames = [
      { opacity: 1, transform },
      { opacity: 1, transform: 'none' },
    ];
    return [
      { element: cloneOf(shown), frames, delay, duration, easing: OUT, waits: false },
      hidden(shown, delay + duration),
    ];
  });
  const delay = lengthOf(coming);
  const points = all('.best-word__points').flatMap((element) =>
    comes({ element, frames: POP_UP, delay, duration: END.points, easing: POP }),
  );
  return [...coming, ...points];
}

/** The line of the lead is drawn from left to right, and its peaks pop up as it passes. */
function leadIsDrawn(): readonly Step[] {
  const { delay, duration } = END.lead;
  const [sheet] = all('.ahead__window');
  const [line] = all('.ahead__line');
  if (!sheet || !line) return [];
  const { left, width } = sheet.getBoundingClientRect();
  // The one goes back what the other goes on: the line stands still, and more and more of it is seen.
  const drawing = [
    { element: sheet, x: -width },
    { element: line, x: width },
  ].map(
    ({ element, x }): Step => ({
      element,
      frames: [{ transform: `translateX(${x}px)` }, { transform: 'none' }],
      delay,
      duration,
    }),
  );
  const peaks = all('.peak').flatMap((element) => {
    const share = (middleOf(element.getBoundingClientRect()).x - left) / width;
    const from = delay + share * duration;
    return comes({ element, frames: POP_UP, delay: from, duration: END.peak, easing: POP });
  });
  return [...drawing, ...peaks];
}

const scoresCount = (finalScores: readonly number[], delay: number): readonly Step[] =>
  all('.large-score__points').map((element, seat) =>
    countUp(element, 0, finalScores[seat] ?? 0, delay, END.scores.duration),
  );

/** What is not of the best word steps back until all has been seen. */
function boardDims(until: number): readonly Step[] {
  const { delay, duration, stagger } = END.dim;
  const best = new Set(tilesOfBestWord().map(({ laid }) => laid));
  if (best.size === 0) return [];
  const frame = document.querySelector('.board-frame__view')?.getBoundingClientRect();
  const length = until - delay;
  const frames = [
    { opacity: 1 },
    { opacity: DIM, offset: duration / length },
    { opacity: DIM, offset: 1 - duration / length },
    { opacity: 1 },
  ];
  return all('.board .tile')
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

/** What is seen to come at the end of a game stays out of sight until it does. */
export function coverOfEnd(finalScores: readonly number[]): Steps {
  const coming = '.word-mark--last, .best-word [data-laid-on], .best-word__points, .ahead';
  return {
    steps: [
      ...all(coming).map((element) => hidden(element, UNTIL_THEN)),
      ...scoresCount(finalScores, UNTIL_THEN),
    ],
  };
}

/** The end of a game: the best word comes up, the scores are counted, the lead is drawn. */
export function stepsOfEnd(finalScores: readonly number[]): Steps {
  const lastLine = all('.word-mark--last').map(
    (element): Step => ({ element, frames: FADE_IN, delay: 0, duration: END.line }),
  );
  const scores = scoresCount(finalScores, END.scores.delay);
  const told = [...lastLine, ...bestWordComes(), ...scores, ...leadIsDrawn()];
  return { steps: [...told, ...boardDims(lengthOf(told) + END.dim.duration)] };
}
