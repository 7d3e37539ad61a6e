import {
  type Board,
  type BoardState,
  type Direction,
  DIRECTIONS,
  emptyGrid,
  judgePlay,
  type LaidTile,
  linesThrough,
  NO_PREMIUM,
  otherDirection,
  type PlacedTile,
  type Refusal,
  type RuleBook,
  runThrough,
  rackTileOf,
  sameSquare,
  type Square,
  squareAt,
  type TileSet,
  withTiles,
  wordsOnBoard,
} from '../../engine';
import type { IllustratedRule, ShownMove } from '../../messages';

const ROWS = 5;
const COLUMNS = 7;

/** The example board, without premiums; it starts in the middle. */
const EXAMPLE_BOARD: Board = {
  rows: ROWS,
  columns: COLUMNS,
  start: { row: 2, column: 3 },
  premiums: Array.from({ length: ROWS * COLUMNS }, () => NO_PREMIUM),
};

/**
 * Two positions, each as its rows from the top: a capital lies on the board, a small letter is placed by the move. The
 * first move is allowed, the second refused.
 */
type SketchPair = readonly [allowed: string, refused: string];

type Outcome = 'allowed' | 'not-in-line' | Refusal['code'];

interface RuleSketches {
  readonly rule: IllustratedRule;
  /** Whether it is a rule of this game; `isGiven` if tiles lie on the board before play. */
  readonly isIn: (rules: RuleBook, isGiven: boolean) => boolean;
  /** Why the refused moves are illegal. */
  readonly outcomes: readonly Outcome[];
  /** In order of preference; later pairs are for small racks or long words. */
  readonly pairs: readonly SketchPair[];
}

/** The words that are in the list, for all examples. */
export const EXAMPLE_WORDS =
  'ART DOT FIELD IVY JIVY LATER LATERS LIFT LIFTED LIFTING OY PLATER PLATERS SIEGE SKY TO TOY TOYED TOYS'.split(
    ' ',
  );

/** An opening word through the start square, and the same word below it. */
function openings(word: string): SketchPair {
  const at = (column: number) => ('.'.repeat(column) + word).padEnd(COLUMNS, '.');
  const none = '.'.repeat(COLUMNS);
  return [
    [none, none, at(Math.min(2, COLUMNS - word.length)), none, none].join(' '),
    [none, none, none, at(0), none].join(' '),
  ];
}

const SKETCHES: readonly RuleSketches[] = [
  {
    rule: 'join',
    isIn: () => true,
    outcomes: ['NO_OVERLAP', 'NOT_ADJACENT'],
    pairs: [
      ['...t... ...o... .IVY... ...e... ...d...', '....... ....... .IVY... ....... ....dot'],
      ['....... ....... jIVY... ....... .......', '....... ....... .IVY... ....... .....to'],
      ['...f... ...i... LATER.. ...l... ...d...', '....... ....... LATER.. ....... ..field'],
      ['....... ....... LATERs. ....... .......', '....... ....... LATER.. ....... .....to'],
    ],
  },
  {
    rule: 'alongside',
    isIn: ({ wordsPerMove }) => wordsPerMove === 'one',
    outcomes: ['CROSS_WORD_FORMED'],
    pairs: [
      ['....... ....... jIVY... ....... .......', '....... ..to... .IVY... ....... .......'],
      ['....... ....... LATERs. ....... .......', '....... .to.... LATER.. ....... .......'],
    ],
  },
  {
    rule: 'crossing',
    isIn: ({ wordsPerMove }) => wordsPerMove === 'crosswise',
    outcomes: ['WORD_NOT_IN_LIST'],
    pairs: [
      ['....... .TOYs.. ....k.. ....y.. .......', '....... .TOYa.. ....r.. ....t.. .......'],
      ['LATERs. .....i. .....e. .....g. .....e.', 'LATERf. .....i. .....e. .....l. .....d.'],
    ],
  },
  {
    rule: 'line',
    isIn: () => true,
    outcomes: ['not-in-line'],
    pairs: [
      ['....... lifT... ...O... ...Y... .......', '....... ...Tar. ...O.t. ...Y... .......'],
      ['...F... ...I... latEr.. ...L... ...D...', '...F... ...I... ...Ear. ...L.t. ...D...'],
    ],
  },
  {
    rule: 'opening',
    isIn: ({ opening }, isGiven) => opening.kind === 'start-square' && !isGiven,
    outcomes: ['START_NOT_COVERED'],
    pairs: ['ivy', 'lift', 'toyed', 'lifted', 'lifting', 'to'].map(openings),
  },
  {
    rule: 'list',
    isIn: () => true,
    outcomes: ['WORD_NOT_IN_LIST'],
    pairs: [
      ['....... ....... .TOYed. ....... .......', '....... ....... .TOYt.. ....... .......'],
      ['....... ....... pLATERs ....... .......', '....... ....... .LATERt ....... .......'],
    ],
  },
  {
    rule: 'length',
    isIn: ({ shortestWord }) => shortestWord > 2,
    outcomes: ['WORD_TOO_SHORT'],
    pairs: [
      ['...t... ...o... .IVY... ....... .......', '....... ...o... .IVY... ....... .......'],
      ['...f... ...i... LATER.. ...l... ...d...', '....... ....... LATER.. ...l... .......'],
    ],
  },
];

/** A position and a move on it. */
export interface RuleExample {
  /** Before the move. */
  readonly field: BoardState;
  readonly laid: readonly LaidTile[];
  readonly outcome: Outcome;
  readonly move: ShownMove;
}

export interface RuleIllustration {
  readonly rule: IllustratedRule;
  /** Undefined if no example fits the rules, such as words of twenty letters. */
  readonly boards: { readonly allowed: RuleExample; readonly refused: RuleExample } | undefined;
}

/** The letters of the examples. */
const LETTERS = [...new Set(EXAMPLE_WORDS.join(''))];

/** Translates the examples into the letters of a game: themselves if it has them all, otherwise any others. */
export function exampleLetters({ letters }: TileSet): (letter: string) => string {
  const own = letters.map(({ letter }) => letter);
  if (LETTERS.every((letter) => own.includes(letter))) return (letter) => letter;
  return (letter) => own[LETTERS.indexOf(letter) % own.length] ?? letter;
}

const inLetters = (word: string, letterFor: (letter: string) => string): string =>
  [...word].map(letterFor).join('');

function tilesIn(
  sketch: string,
  pattern: RegExp,
  letterFor: (letter: string) => string,
): readonly LaidTile[] {
  return [...sketch.replaceAll(' ', '')].flatMap((character, index) => {
    if (!pattern.test(character)) return [];
    const tile: PlacedTile = { kind: 'letter', letter: letterFor(character.toUpperCase()) };
    return [{ square: squareAt(EXAMPLE_BOARD, index), tile }];
  });
}

const lettersOf = (tiles: readonly LaidTile[]): readonly string[] =>
  tiles.map(({ tile }) => tile.letter);

const has = (tiles: readonly LaidTile[], square: Square): boolean =>
  tiles.some((each) => sameSquare(each.square, square));

/** The direction of a move; for a single tile, one in which it forms a word. */
function directionOf(after: BoardState, laid: readonly LaidTile[]): Direction | undefined {
  const lines = linesThrough(laid.map(({ square }) => square));
  const [first] = laid;
  return lines.length > 1 && first
    ? (DIRECTIONS.find((each) => runThrough(after, first.square, each).length > 1) ?? 'across')
    : lines[0];
}

function outcomeOf(
  rules: RuleBook,
  field: BoardState,
  laid: readonly LaidTile[],
  direction: Direction | undefined,
  isWord: (word: string) => boolean,
): Outcome {
  const [first] = laid;
  if (!first || !direction) return 'not-in-line';
  const tiles = laid.map(({ tile }) => tile);
  const play = { tiles, square: first.square, direction };
  const judged = judgePlay(rules, field, tiles.map(rackTileOf), play, undefined);
  if (!judged.ok) return judged.error.code;
  return judged.value.words.every(({ letters }) => isWord(letters))
    ? 'allowed'
    : 'WORD_NOT_IN_LIST';
}

function exampleOf(rules: RuleBook, sketch: string): RuleExample {
  const letterFor = exampleLetters(rules.tileSet);
  const lying = tilesIn(sketch, /[A-Z]/, letterFor);
  const laid = tilesIn(sketch, /[a-z]/, letterFor);
  const field = withTiles({ board: EXAMPLE_BOARD, grid: emptyGrid(EXAMPLE_BOARD) }, lying);
  const after = withTiles(field, laid);
  const direction = directionOf(after, laid);
  const words = EXAMPLE_WORDS.map((word) => inLetters(word, letterFor));
  const placed = lettersOf(laid);
  const run = direction && laid[0] ? runThrough(after, laid[0].square, direction) : [];
  const crossRuns = direction
    ? laid
        .map(({ square }) => runThrough(after, square, otherDirection(direction)))
        .filter(({ length }) => length > 1)
    : [];
  const fromBoard = (tiles: readonly LaidTile[]) =>
    lettersOf(tiles.filter(({ square }) => !has(laid, square)));
  return {
    field,
    laid,
    outcome: outcomeOf(rules, field, laid, direction, (word) => words.includes(word)),
    move: {
      lying: wordsOnBoard(field).map(({ tiles }) => lettersOf(tiles).join('')),
      placed,
      direction,
      word: (run.length > 0 ? lettersOf(run) : placed).join(''),
      through: fromBoard(run),
      beside: crossRuns.flatMap(fromBoard),
      crossWords: crossRuns.map((tiles) => lettersOf(tiles).join('')),
    },
  };
}

/** Whether an example could come from a game: its tiles fit on a rack, and its words are long enough. */
const isPossible = (rules: RuleBook, { field, laid }: RuleExample): boolean =>
  laid.length <= rules.rackSize &&
  wordsOnBoard(field).every(({ tiles }) => tiles.length >= rules.shortestWord);

/**
 * The rules of a game, each with a move that is allowed and one that is not. The engine judges every candidate, so
 * examples hold for any rule book; `isGiven` if tiles lie on the board before play.
 */
export const ruleIllustrations = (rules: RuleBook, isGiven: boolean): readonly RuleIllustration[] =>
  SKETCHES.filter(({ isIn }) => isIn(rules, isGiven)).map(({ rule, outcomes, pairs }) => ({
    rule,
    boards: pairs
      .map(([allowed, refused]) => ({
        allowed: exampleOf(rules, allowed),
        refused: exampleOf(rules, refused),
      }))
      .find(
        ({ allowed, refused }) =>
          allowed.outcome === 'allowed' &&
          outcomes.includes(refused.outcome) &&
          [allowed, refused].every((example) => isPossible(rules, example)),
      ),
  }));
