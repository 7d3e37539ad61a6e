import {
  formatPlacement,
  type GameResult,
  type GameSummary,
  type ImportedGame,
  levelOf,
  type NumberedPlay,
  premiumAt,
  resignedIn,
  type View,
} from '../engine';
import { levelName } from './levels';
import {
  counted,
  listed,
  playerInSentence,
  playerName,
  type Players,
  pointsInWords,
  pointsText,
  signedPoints,
} from './phrases';
import { premiumLabel } from './squares';
import { leadChanges } from './summary';

export const ENDING = {
  rematch: 'Rematch',
  review: 'Review',
  share: 'Share',
  summary: 'Summary',
  scores: 'Final scores',
} as const;

/** The seat of the only human among computers; undefined if there is no such seat. */
function soleHuman({ seats }: View): number | undefined {
  const humans = [...seats.keys()].filter((seat) => seats[seat]?.player === 'human');
  return humans.length === 1 && seats.length > 1 ? humans[0] : undefined;
}

/** Headline of a finished game: `You win by 18`, `Player 2 wins by 4`, `A tie`. */
export function endHeadline(view: View, { winners, finalScores }: GameResult): string {
  const [winner = 0, ...tied] = winners;
  const points = finalScores[winner] ?? 0;
  if (view.seats.length === 1) return `${playerName(view, 0)}: ${pointsInWords(points)}`;
  if (winners.length === view.seats.length) return 'A tie';
  const you = soleHuman(view);
  const names = winners.map((seat) => (seat === you ? 'you' : playerName(view, seat)));
  if (tied.length > 0) return `A tie between ${listed(names)}`;
  const rivals = finalScores.filter((_, seat) => seat !== winner);
  const isYours = you !== undefined && you !== winner;
  const lead = points - (isYours ? (finalScores[you] ?? 0) : Math.max(...rivals));
  // A player who wins because the others resigned may be behind.
  const by = lead > 0 ? ` by ${pointsText(lead)}` : '';
  if (isYours) return `You lose${by}`;
  return winner === you ? `You win${by}` : `${playerName(view, winner)} wins${by}`;
}

/** Number of turns and of lead changes: `24 turns, 2 lead changes`. */
export const lengthOfGame = (summary: GameSummary): string =>
  [counted(summary.turns, 'turn'), leadChanges(summary)].filter(Boolean).join(', ');

/** Labels of the word premiums that a play covers; empty if the game ignores premiums. */
const wordPremiums = ({ rules, board }: View, { squares }: NumberedPlay): readonly string[] =>
  rules.premiums === 'count'
    ? squares
        .map((square) => premiumAt(board, square))
        .filter(({ kind }) => kind === 'word')
        .map(premiumLabel)
    : [];

/** Place of a word with its word premiums: `LIFE at b2, on 12W`. */
function placeOfWord(view: View, play: NumberedPlay): string {
  const premiums = wordPremiums(view, play);
  const place = `${play.words[0] ?? ''} at ${formatPlacement(view.rules, play.play)}`;
  return premiums.length === 0 ? place : `${place}, on ${listed(premiums)}`;
}

/** Note beside the final score of a seat: `Club · winner`. */
export const finalNote = (view: View, { winners }: GameResult, seat: number): string => {
  const data = view.seats[seat];
  const level = data && levelOf(view.rules, data);
  return [
    ...(level ? [levelName(level)] : []),
    ...(winners.includes(seat) && view.seats.length > 1
      ? [winners.length > 1 ? 'tie' : 'winner']
      : []),
    ...(resignedIn(view.turns).includes(seat) ? ['resigned'] : []),
  ].join(' · ');
};

/**
 * Texts for the best word: that of the only human among computers, otherwise that of the game. Undefined if no
 * word was laid.
 */
export function bestWordTexts(view: View, { bestMove, bestMoves }: GameSummary) {
  const you = soleHuman(view);
  const own = you === undefined ? undefined : bestMoves[you];
  const best = own ?? bestMove;
  if (!best) return undefined;
  return {
    whose: own ? 'Your best word' : `Best word, by ${playerName(view, best.seat)}`,
    where: placeOfWord(view, best),
    points: signedPoints(best.score),
    /** Turn in which it was laid, 1-based. */
    turn: best.number,
  };
}

function deductionSentence(deducted: number, awarded: number): string {
  if (awarded !== 0) return `${signedPoints(awarded)} from the others’ tiles`;
  return deducted === 0 ? 'no leftover tiles' : `${signedPoints(-deducted)} for leftover tiles`;
}

/** Note beside the final score of a seat: a resignation, and points for unplayed tiles. */
export function finalScoreNote(
  { turns }: Pick<View, 'turns'>,
  result: GameResult,
  seat: number,
): string {
  const { reason, deductions, awards } = result;
  const tiles = deductionSentence(deductions[seat] ?? 0, awards[seat] ?? 0);
  return [
    ...(resignedIn(turns).includes(seat) ? ['resigned'] : []),
    ...(reason === 'resigned' ? [] : [tiles]),
  ].join(', ');
}

/** Who undid turns, and how many; `undos` is indexed by seat. Players without any are left out. */
export const undoSentences = (players: Players, undos: readonly number[]): readonly string[] =>
  undos.flatMap((count, seat) =>
    count > 0 ? [`${playerInSentence(players, seat)} undid ${counted(count, 'turn')}.`] : [],
  );

/**
 * Final score of the file that a game was imported from, with each player's time penalty. Empty if the scores
 * agree with the rules here, or if the game continued after the import.
 */
export function fileScoreSentences(
  view: View,
  imported: ImportedGame | undefined,
  { finalScores }: GameResult,
): readonly string[] {
  if (imported?.racks.length !== view.turns.length) return [];
  const { scores, time } = imported;
  if (scores.every((points, seat) => points === finalScores[seat])) return [];
  const named = scores.map((points, seat) => {
    const lost = time[seat] ? ` (${pointsText(time[seat])} for time)` : '';
    return `${playerInSentence(view, seat)} ${pointsText(points)}${lost}`;
  });
  return [`The file’s final score: ${listed(named)}.`];
}
