import {
  type Candidate,
  columnName,
  type BoardState,
  type RuleBook,
  tilesText,
  wordsFormed,
} from '../engine';
import { counted, pointsInWords, pointsText, signedPoints } from './phrases';
import { placementInWords } from './squares';

/** What can be asked about one's own turn. */
export const COACH = {
  name: 'Coach',
  hint: 'Hint',
  nextHint: { line: 'Tell more', points: 'Show the play' },
  bestMoves: 'Best moves',
  betterMove: 'Was there better?',
  lay: 'Lay it',
  close: 'Close',
} as const;

/** That the best moves are being looked for, or cannot be. */
export const LOOKING = 'Looking …';

export const NO_ADVICE = 'No moves can be looked up now.';

/** That a search had too many plays to look at all of them. */
export const CUT = {
  best: 'There were too many plays to look at them all: nothing better was found.',
  turn: 'There were too many plays to look at them all: the computer made the best move it found.',
  lanes: 'There were too many plays to look at them all: a line may bring more.',
} as const;

/** Why the best moves of a turn are the best. */
export const EQUITY_NOTE =
  'Equity is the score, and what the tiles are worth that are kept for later turns.';

/** The heads of the table of the best moves. */
export const CANDIDATE_HEADS = {
  move: 'Move',
  score: 'Score',
  leave: 'Leave',
  equity: 'Equity',
} as const;

/** Points to a tenth, with a proper minus sign. */
export const inTenths = (points: number): string => {
  const tenths = Math.round(points * 10);
  return `${tenths < 0 ? pointsText(-1).charAt(0) : ''}${(Math.abs(tenths) / 10).toFixed(1)}`;
};

/** What the tiles are worth that a move keeps, in points. */
export const leaveText = ({ equity, score }: Candidate): string => {
  const leave = inTenths(equity - score);
  return equity > score && leave !== '0.0' ? `+${leave}` : leave;
};

export const equityText = ({ equity }: Candidate): string => inTenths(equity);

/** How a game stands before a move, as far as it tells what the move is called. */
type Before = BoardState & { readonly rules: RuleBook };

/** A move that might be made: `QUIZ at 7c`, `exchange VVU`. */
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

/** How much of the best move is told. */
type HintStep = 'line' | 'points' | 'play';

/** The best move, as far as it is told. */
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

/** Whether there was a better move than the last, and by how much. */
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
