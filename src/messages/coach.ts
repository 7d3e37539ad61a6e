import {
  type BoardState,
  type Candidate,
  columnName,
  type Help,
  HELP_KINDS,
  type HelpEvent,
  type IncompleteSearchEvent,
  type Lanes,
  type RuleBook,
  tilesText,
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
  signedPoints,
} from './phrases';
import { placementInWords } from './squares';

export const COACH = {
  name: 'Coach',
  hint: 'Hint',
  nextHint: { line: 'Tell more', points: 'Show the play' },
  bestMoves: 'Best moves',
  betterMove: 'Was there better?',
  lay: 'Lay it',
  close: 'Close',
} as const;

export const LOOKING = 'Looking …';

export const NO_ADVICE = 'No moves can be looked up now.';

/** Notes on a search that stopped before it had looked at every play. */
export const CUT = {
  best: 'There were too many plays to look at them all: nothing better was found.',
  turn: 'There were too many plays to look at them all: the computer made the best move it found.',
  lanes: 'There were too many plays to look at them all: a line may bring more.',
} as const;

export const EQUITY_NOTE =
  'Equity is the score, and what the tiles are worth that are kept for later turns.';

export const CANDIDATE_HEADS = {
  move: 'Move',
  score: 'Score',
  leave: 'Leave',
  equity: 'Equity',
} as const;

/** Formats points to one decimal, with a typographic minus sign. */
export const inTenths = (points: number): string => {
  const tenths = Math.round(points * 10);
  return `${tenths < 0 ? pointsText(-1).charAt(0) : ''}${(Math.abs(tenths) / 10).toFixed(1)}`;
};

/** Value of the tiles that a move keeps, in points: equity minus score. */
export const leaveText = ({ equity, score }: Candidate): string => {
  const leave = inTenths(equity - score);
  return equity > score && leave !== '0.0' ? `+${leave}` : leave;
};

export const equityText = ({ equity }: Candidate): string => inTenths(equity);

/** The board and rules before a move, as naming the move requires. */
type Before = BoardState & { readonly rules: RuleBook };

/** Names a candidate move: `QUIZ at 7c`, `exchange VVU`. */
export function candidateText(before: Before, { move }: Candidate): string {
  switch (move.kind) {
    case 'play': {
      const [word = ''] = wordsFormed(before, move.play);
      return `${word} at ${placementInWords(before.rules, move.play)}`;
    }
    case 'exchange':
      return `exchange ${tilesText(move.tiles)}`;
    case 'pass':
      return 'pass';
  }
}

/** How much of the best move a hint reveals. */
type HintStep = 'line' | 'points' | 'play';

/** Reveals the best move as far as `step` allows. */
export function hintSentence(before: Before, step: HintStep, best: Candidate): string {
  const { move, score } = best;
  if (move.kind === 'exchange') return 'No play is as good as an exchange.';
  if (move.kind === 'pass') return 'There is no play.';
  const { tiles, square, direction } = move.play;
  const line =
    direction === 'across'
      ? `row ${square.row + 1}`
      : `column ${columnName(before.rules, square.column)}`;
  switch (step) {
    case 'line':
      return `Look along ${line}.`;
    case 'points':
      return `Along ${line}: lay ${counted(tiles.length, 'tile')} for ${pointsInWords(score)}.`;
    case 'play':
      return `${candidateText(before, best)} scores ${pointsInWords(score)}.`;
  }
}

export function betterMoveSentence(
  before: Before,
  played: Candidate,
  better: Candidate | undefined,
): string {
  const own = candidateText(before, played);
  if (!better) return `There was nothing clearly better than ${own}.`;
  const more = inTenths(better.equity - played.equity);
  const worth = `${signedPoints(better.score)}, and ${leaveText(better)} for what it keeps`;
  return `There was better: ${candidateText(before, better)} (${worth}), ${more} points more than ${own}.`;
}

export const LANES = {
  title: 'Lanes',
  ask: 'Lanes',
  own: 'With the rack to move',
  unseen: 'With unseen tiles',
  ownNote: 'The best score of each row and column now. A dot: nothing can be laid there.',
  unseenNote:
    'The best score of each row and column, on average over 24 racks of tiles that are not seen. A dot: nothing can be laid there.',
  whose: 'Whose tiles',
  looking: 'Looking along every row and column …',
  unavailable: 'No plays can be looked up now.',
  asTable: 'As a table',
  row: 'Row',
  column: 'Column',
  score: 'Score',
  none: 'none',
} as const;

/** The best score of a lane: `27`, or a dash if nothing can be laid there. */
export const laneText = (score: number | undefined): string =>
  score === undefined ? '–' : pointsText(Math.round(score));

/** `Row 7`, `Column d`; `index` is 0-based. */
export const laneName = (rules: RuleBook, kind: 'row' | 'column', index: number): string =>
  kind === 'row' ? `${LANES.row} ${index + 1}` : `${LANES.column} ${columnName(rules, index)}`;

const bestOf = (scores: readonly (number | undefined)[]): number =>
  scores.reduce<number>((best, score, index) => {
    const other = scores[best];
    return score !== undefined && (other === undefined || score > other) ? index : best;
  }, 0);

/** Summarizes a lane map in a sentence for screen readers. */
export function lanesSentence(rules: RuleBook, { rows, columns, dead }: Lanes): string {
  const [row, column] = [bestOf(rows), bestOf(columns)];
  const best = [
    `${laneName(rules, 'row', row)}: ${laneText(rows[row])}`,
    `${laneName(rules, 'column', column)}: ${laneText(columns[column])}`,
  ].join(', ');
  return `${best}. On ${counted(dead.length, 'empty square')} nothing can be laid.`;
}

export const THINKING = 'Thinking';

export const PLAY_NOW = 'Play now';

/** A candidate with its score if it is a play: `QUIZ at 7c, 42`. */
export const bestSoFarText = (
  before: BoardState & { rules: RuleBook },
  candidate: Candidate,
): string =>
  candidate.move.kind === 'play'
    ? `${candidateText(before, candidate)}, ${pointsText(candidate.score)}`
    : candidateText(before, candidate);

const HELPED_BY: Readonly<Record<Help, string>> = {
  words: 'looked words up',
  line: 'asked where to play',
  points: 'asked for tiles and points',
  play: 'was shown a play',
  'best-moves': 'was shown the best moves',
  'better-move': 'asked whether the last play could be bettered',
};

/** The help a player used before a turn: `looked words up`; undefined if none. */
export const helpInShort = ({ help }: Pick<Turn, 'help'>): string | undefined =>
  help && listed(help.map((each) => HELPED_BY[each]));

/** Counts each kind of help by player: one sentence per player and kind. */
export function helpSentences(players: Players, turns: readonly Turn[]): readonly string[] {
  return players.seats.flatMap((_, seat) =>
    HELP_KINDS.flatMap((each) => {
      const helped = turns.filter((turn) => turn.seat === seat && turn.help?.includes(each));
      return helped.length > 0
        ? [
            `${playerInSentence(players, seat)} ${HELPED_BY[each]} in ${counted(helped.length, 'turn')}.`,
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
  `${playerInSentence(players, seat)} had too many plays to look at them all.`;
