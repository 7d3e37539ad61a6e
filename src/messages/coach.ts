import {
  type BoardState,
  type Candidate,
  columnName,
  type Help,
  HELP_KINDS,
  type HelpEvent,
  type IncompleteSearchEvent,
  type RuleBook,
  type Turn,
  wordsFormed,
} from '../engine';
import {
  counted,
  listed,
  playerInSentence,
  type Players,
  pointsInWords,
  pointsText,
  tilesInWords,
} from './phrases';
import { nameOnScreen, type PlayersOnScreen } from './players';
import { placementInWords } from './squares';

export const COACH = {
  name: 'Hints',
  hint: 'Hint',
  inMenu: 'Show a hint',
  nextHint: { line: 'Tell me more', points: 'Show the move' },
  lay: 'Place it',
  close: 'Close',
} as const;

/** The answer to a player who has the whole hint and asks for more. */
export const WHOLE_HINT = `That’s the whole hint. “${COACH.lay}” places the move.`;

export const LOOKING = 'Looking…';

export const NO_ADVICE = 'Can’t look for moves right now.';

/** Notes on a search that stopped before it had looked at every play. */
export const CUT = {
  best: 'There were too many moves to check them all. Nothing better was found.',
  turn: 'There were too many moves to check them all. The computer played the best it found.',
  lanes: 'There were too many moves to check them all. A row or column may score more.',
} as const;

/** Words for the part of a move's value that is not its score. */
interface ValueWords {
  /** Head of the column. */
  readonly head: string;
  readonly toListener: string;
  readonly helps: string;
  readonly hurts: string;
  readonly note: string;
}

const TILES_KEPT: ValueWords = {
  head: 'Tiles kept',
  toListener: 'tiles kept',
  helps: 'tiles kept help',
  hurts: 'tiles kept hurt',
  note: 'Value = score + what the tiles you keep are worth. Also known as equity = score + leave.',
};

const NEXT: ValueWords = {
  head: 'Next',
  toListener: 'next',
  helps: 'gained next',
  hurts: 'lost next',
  note: 'Value = score + what comes next: the tiles you keep, and what the next player can score after this move, compared with the others.',
};

const LATER: ValueWords = {
  head: 'Later',
  toListener: 'later',
  helps: 'gained later',
  hurts: 'lost later',
  note: 'Value = score + what you gain on the other player until the end, if you both play your best.',
};

/** The words that fit some moves. */
export function valueWords(moves: readonly Candidate[]): ValueWords {
  if (moves.some(({ isToEnd }) => isToEnd)) return LATER;
  return moves.some(({ countsReplies }) => countsReplies) ? NEXT : TILES_KEPT;
}

/** Explains the value of moves. */
export const equityNote = (moves: readonly Candidate[]): string => valueWords(moves).note;

/** Heads of the columns for the figures of moves. */
export const candidateHeads = (moves: readonly Candidate[]) => ({
  score: 'Score',
  leave: valueWords(moves).head,
  equity: 'Value',
});

/** Formats points to one decimal, with a typographic minus sign. */
export const inTenths = (points: number): string => {
  const tenths = Math.round(points * 10);
  return `${tenths < 0 ? pointsText(-1).charAt(0) : ''}${(Math.abs(tenths) / 10).toFixed(1)}`;
};

/** A probability from 0 to 1 in whole percent. */
export const wholePercent = (chance: number): number => Math.round(100 * chance);

export const percentText = (chance: number): string => `${wholePercent(chance)}%`;

/** The part of a move's value that is not its score, in points: equity minus score. */
export const leaveText = ({ equity, score }: Candidate): string => {
  const leave = inTenths(equity - score);
  return equity > score && leave !== '0.0' ? `+${leave}` : leave;
};

export const equityText = ({ equity }: Candidate): string => inTenths(equity);

/** The board and rules before a move, as naming the move requires. */
export type BoardBefore = BoardState & { readonly rules: RuleBook };

function moveNamed(
  { move }: Candidate,
  before: BoardBefore,
  exchange: string,
  pass: string,
): string {
  switch (move.kind) {
    case 'play': {
      const [word = ''] = wordsFormed(before, move.play);
      return `${word} at ${placementInWords(before.rules, move.play)}`;
    }
    case 'exchange':
      return `${exchange} ${tilesInWords(move.tiles)}`;
    case 'pass':
      return pass;
  }
}

/** Names a candidate move: `QUIZ at 7c`, `exchange V, V and U`. */
export const candidateText = (before: BoardBefore, candidate: Candidate): string =>
  moveNamed(candidate, before, 'exchange', 'pass');

/** A candidate move in a sentence: `QUIZ at 7c`, `exchanging V, V and U`. */
export const moveInSentence = (before: BoardBefore, candidate: Candidate): string =>
  moveNamed(candidate, before, 'exchanging', 'passing');

/** `row 7`, `column d`; `index` is 0-based. */
export const lineName = (rules: RuleBook, kind: 'row' | 'column', index: number): string =>
  kind === 'row' ? `row ${index + 1}` : `column ${columnName(rules, index)}`;

/** How much of the best move a hint reveals. */
type HintStep = 'line' | 'points' | 'play' | 'whole';

/** Reveals the best move as far as `step` allows; `isOnlyMove` if a pass is best because no other move is possible. */
export function hintSentence(
  before: BoardBefore,
  step: HintStep,
  best: Candidate,
  isOnlyMove: boolean,
): string {
  const { move, score } = best;
  if (move.kind === 'exchange') return 'Exchanging tiles beats any word here.';
  if (move.kind === 'pass') {
    return isOnlyMove ? 'No word fits. You’ll have to pass.' : 'Passing is your best move here.';
  }
  const { tiles, square, direction } = move.play;
  const line =
    direction === 'across'
      ? lineName(before.rules, 'row', square.row)
      : lineName(before.rules, 'column', square.column);
  const points = pointsInWords(score);
  const why = best.isOnlyWin ? ', and is the only winning move' : '';
  const play = `${candidateText(before, best)} scores ${points}${why}.`;
  const sentences: Readonly<Record<HintStep, string>> = {
    line: `Look at ${line}.`,
    points: `In ${line}: ${counted(tiles.length, 'tile')} for ${points}.`,
    play,
    whole: play,
  };
  return sentences[step];
}

export const THINKING = 'Thinking';

export const PLAY_NOW = 'Play now';

/** A candidate with its score if it is a play: `QUIZ at 7c, 42`. */
export const bestSoFarText = (before: BoardBefore, candidate: Candidate): string =>
  candidate.move.kind === 'play'
    ? `${candidateText(before, candidate)}, ${pointsText(candidate.score)}`
    : candidateText(before, candidate);

const HELPED_BY: Readonly<Record<Help, string>> = {
  words: 'used Look up',
  line: 'used a hint',
  points: 'used a second hint',
  play: 'saw the best move',
  'best-moves': 'saw a list of best moves',
  'better-move': 'checked the last move',
};

/** The help a player used before a turn: `used Look up`; undefined if none. */
export const helpInShort = ({ help }: Pick<Turn, 'help'>): string | undefined =>
  help && listed(help.map((each) => HELPED_BY[each]));

/** Counts each kind of help by player: one sentence per player and kind. */
export function helpSentences(players: PlayersOnScreen, turns: readonly Turn[]): readonly string[] {
  return players.seats.flatMap((_, seat) =>
    HELP_KINDS.flatMap((each) => {
      const helped = turns.filter((turn) => turn.seat === seat && turn.help?.includes(each));
      return helped.length > 0
        ? [
            `${nameOnScreen(players, seat)} ${HELPED_BY[each]} in ${counted(helped.length, 'turn')}.`,
          ]
        : [];
    }),
  );
}

/** A use of help, as a line of the transcript. */
export const helpSentence = (players: Players, { seat, help }: HelpEvent): string =>
  `${playerInSentence(players, seat)} ${HELPED_BY[help]}.`;

/** A search that did not look at every play, as a line of the transcript. */
export const cutSentence = (players: Players, { seat }: IncompleteSearchEvent): string =>
  `${playerInSentence(players, seat)} had too many moves to check them all.`;
