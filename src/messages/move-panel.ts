import {
  formatSquare,
  type JudgedPlay,
  type MoveError,
  type Premium,
  type RackView,
  type RuleBook,
  type Turn,
  type WordScore,
} from '../engine';
import type { ScreenView, SubmitError } from '../table';
import { counted, listed, pointsInWords, printed, rackTileCount, tilesInWords } from './phrases';
import { lostTurnSentence, nameInside, nameOnScreen } from './players';
import { submitReason } from './refusals';
import { premiumLabel } from './squares';

export const MOVE_PANEL = {
  name: 'Your move',
  typeMove: 'Type a move',
  howToType: 'How to type a move',
  verdict: 'Verdict',
  play: 'Play',
  tryMove: 'Try',
  pass: { label: 'Pass', keep: 'Keep my turn', yes: 'Yes, pass' },
  resign: { label: 'Resign', keep: 'Keep playing', yes: 'Yes, resign' },
  more: 'More',
  showTiles: 'Show my tiles',
  continue: 'Continue',
} as const;

/** Names of the tools for the rack, on the ledge and in its menu. */
export const TOOLS = {
  shuffle: { short: 'Shuffle', long: 'Shuffle tiles' },
  recall: { short: 'Recall', long: 'Recall tiles' },
  sort: { long: 'Sort tiles' },
} as const;

export const COMPUTER_CONTROLS = {
  name: 'Computer players',
  pause: 'Pause',
  resume: 'Resume',
  step: 'Next move',
  speed: 'Speed',
  paces: { slow: 'slow', steady: 'steady', fast: 'fast' },
} as const;

/** Label of the box for typed moves; `shape` is their format. */
export const moveBoxLabel = (shape: string): string => `Move: ${shape}`;

/** Shown while no move is on the board. */
export const HOW_TO_MOVE = 'Place tiles on the board or type a move.';

/** Shown instead of `HOW_TO_MOVE` if the rack and the board make no word. */
export const noWordFits = (mayExchange: boolean): string =>
  `No word fits your rack. ${mayExchange ? 'Exchange or pass.' : 'You’ll have to pass.'}`;

/** Shown instead of `HOW_TO_MOVE` if the record holds only what one seat saw. */
export const SEEN_ONLY =
  'This is the game as you saw it. The host has the rest, so you can’t play on here.';

export const OTHERS_PLAY_ON = 'You resigned. The others play on.';

/** Why the tiles on the board do not make a play yet. */
export const MOVE_INCOMPLETE = {
  'unnamed-blank': 'Choose a letter for the blank.',
  'not-in-line': 'Keep your tiles in one row or column.',
  gap: 'There’s a gap between your tiles.',
} as const;

/** Names what a play still needs if more tiles could complete it; otherwise why it is rejected. */
export function missingOfPlay(rules: RuleBook, error: MoveError): string {
  switch (error.code) {
    case 'START_NOT_COVERED':
      return `Cover the star on ${formatSquare(rules, error.start)}.`;
    case 'NO_OVERLAP':
      return 'Include a tile from the board.';
    case 'NOT_ADJACENT':
      return 'Connect to a tile on the board.';
    case 'NO_WORD':
      return 'A word has two letters or more.';
    case 'WORD_TOO_SHORT':
      return `Words have ${error.shortest} letters or more here.`;
    default:
      return submitReason(rules, error);
  }
}

type RefusalCode = SubmitError['code'] | 'gap' | 'not-in-line';

const IN_SHORT: Readonly<Partial<Record<RefusalCode, string>>> = {
  WORD_NOT_IN_LIST: 'Not a word',
  START_NOT_COVERED: 'Not on the star',
  CROSS_WORD_FORMED: 'Two words',
  NO_OVERLAP: 'Not connected',
  NOT_ADJACENT: 'Not connected',
  OPENING_TOO_SHORT: 'Too short',
  NO_WORD: 'Too short',
  WORD_TOO_SHORT: 'Too short',
  gap: 'A gap',
  'not-in-line': 'Not in line',
};

/** Why a move on the board is rejected, in two or three words. */
export const refusalInShort = (code: RefusalCode): string => IN_SHORT[code] ?? 'Not allowed';

/** Note on a well-placed play whose words have not been checked; otherwise undefined. */
export function uncheckedNote(
  { unknownWord }: RuleBook,
  wordsChecked: boolean,
  hostDecides: boolean,
): string | undefined {
  if (wordsChecked) return undefined;
  if (hostDecides) return 'the host decides';
  return unknownWord === 'lose-turn'
    ? 'unchecked: a wrong word costs your turn'
    : 'words not checked yet';
}

/** `×3`, `×−1` */
export const factorText = (factor: number): string => `×${printed(factor)}`;

/** A piece of a sum: text, the letter of a blank, or a factor as a chip in the colour of its square. */
export type SumPart =
  | { readonly kind: 'text' | 'blank'; readonly text: string }
  | { readonly kind: 'chip'; readonly text: string; readonly premium: Premium };

const textPart = (text: string): SumPart => ({ kind: 'text', text });

const MULTIPLIED_BY: Readonly<Record<number, string>> = { 2: 'doubled by', 3: 'tripled by' };

function letterParts({ tile, value, factor }: WordScore['letters'][number]): readonly SumPart[] {
  const letter: SumPart =
    tile.kind === 'blank' ? { kind: 'blank', text: tile.letter } : textPart(tile.letter);
  const premium = { kind: 'letter', factor } as const;
  return [
    letter,
    textPart(` ${printed(value)}`),
    ...(factor === 1
      ? []
      : [textPart(' '), { kind: 'chip', text: factorText(factor), premium } as const]),
  ];
}

function wordParts({ letters, wordFactors }: WordScore): readonly SumPart[] {
  const sum = letters.reduce((total, { value, factor }) => total + value * factor, 0);
  return [
    ...letters.flatMap((letter, index) => [
      ...(index === 0 ? [] : [textPart(' + ')]),
      ...letterParts(letter),
    ]),
    textPart(` = ${printed(sum)}`),
    ...wordFactors.flatMap((factor): readonly SumPart[] => {
      const premium = { kind: 'word', factor } as const;
      return [
        textPart(`, ${MULTIPLIED_BY[factor] ?? 'multiplied by'} `),
        { kind: 'chip', text: premiumLabel(premium), premium },
      ];
    }),
  ];
}

const bonusText = (bonus: number, tiles: number): string =>
  `${bonus < 0 ? 'minus' : 'plus'} ${Math.abs(bonus)} for ${counted(tiles, 'tile')}`;

/**
 * The sum of each word, main word first: `D 2 + I 1 = 3, doubled by 2W`. The bonus for the tiles laid follows that of a
 * single word, and that of several is the last entry. Only sums of several words end with their total.
 */
export function scoreSums({
  score: { words, bonus },
  laid,
}: Pick<JudgedPlay, 'score' | 'laid'>): readonly (readonly SumPart[])[] {
  const extra = bonus === 0 ? '' : bonusText(bonus, laid.length);
  const [word] = words;
  if (word && words.length === 1) {
    return [[...wordParts(word), ...(extra ? [textPart(`, ${extra}`)] : [])]];
  }
  const sums = words.map((each) => [
    ...wordParts(each),
    ...(each.wordFactors.length === 0 ? [] : [textPart(` = ${printed(each.total)}`)]),
  ]);
  return [...sums, ...(extra ? [[textPart(extra)]] : [])];
}

export const EXCHANGE = {
  open: 'Exchange',
  tiles: 'Tiles to exchange',
  cancel: 'Cancel',
} as const;

export const exchangeHint = (tiles: number): string =>
  `Exchanging ${counted(tiles, 'tile')} uses your turn.`;

export const exchangeNote = (bagCount: number): string =>
  `Choose tiles to exchange. This uses your turn. ${counted(bagCount, 'tile')} in the bag.`;

export const exchangeAction = (tiles: number): string => `Exchange ${counted(tiles, 'tile')}`;

/** The tiles drawn from the bag: their faces if they are visible, otherwise their number. */
function drawnSentence(drawn: RackView): string {
  const count = rackTileCount(drawn);
  if (count === 0) return 'The bag is empty. No new tiles.';
  return drawn.kind === 'shown'
    ? `New tiles: ${tilesInWords(drawn.tiles)}.`
    : `${counted(count, 'new tile')}.`;
}

/** Result of a move for the player who made it: words, points and new tiles. */
export function reportSentences(turn: Turn): readonly string[] {
  switch (turn.kind) {
    case 'play':
      return [`${listed(turn.words)} for ${pointsInWords(turn.score)}.`, drawnSentence(turn.drawn)];
    case 'exchange':
      return [
        `Exchanged ${counted(rackTileCount(turn.returned), 'tile')}.`,
        drawnSentence(turn.drawn),
      ];
    case 'lost-turn':
      return [lostTurnSentence(turn.words)];
    case 'pass':
      return ['Passed.'];
    case 'resign':
      return ['Resigned.'];
  }
}

export const curtainTexts = (
  view: ScreenView,
): { readonly lead: string; readonly rest: string } => ({
  lead: `${nameOnScreen(view, view.toMove)}, it’s your turn.`,
  rest: view.seats.length > 2 ? 'Everyone else, look away.' : 'Other player, look away.',
});

export const waitingForPlayer = (view: ScreenView): string =>
  `Waiting for ${nameInside(view, view.toMove)}.`;

/** Why no one at this screen has anything to do. */
export const WATCHING = {
  elsewhere: 'You’re watching. Everyone else is playing online.',
  computers: 'The computers are playing each other.',
} as const;
