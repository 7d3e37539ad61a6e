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

/** What can be done once a game is over. */
export const ENDING = {
  rematch: 'Rematch',
  review: 'Review',
  share: 'Share',
  story: 'Story',
} as const;

/** The seat of the one person who plays against computers; undefined where there is none. */
function soleHuman({ seats }: View): number | undefined {
  const humans = [...seats.keys()].filter((seat) => seats[seat]?.player === 'human');
  return humans.length === 1 && seats.length > 1 ? humans[0] : undefined;
}

/** How a game ended, as a headline: `You win by 18`, `Player 2 wins by 4`, `A tie`. */
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
  // Whoever wins because the others resigned may be behind.
  const by = lead > 0 ? ` by ${pointsText(lead)}` : '';
  if (isYours) return `You lose${by}`;
  return winner === you ? `You win${by}` : `${playerName(view, winner)} wins${by}`;
}

/** How long a game was, and how often another player came to lead it. */
export const lengthOfGame = (summary: GameSummary): string =>
  [counted(summary.turns, 'turn'), leadChanges(summary)].filter(Boolean).join(', ');

/** The word premiums that a play covers, as they are printed; empty where none count. */
const wordPremiums = ({ rules, board }: View, { squares }: NumberedPlay): readonly string[] =>
  rules.premiums === 'count'
    ? squares
        .map((square) => premiumAt(board, square))
        .filter(({ kind }) => kind === 'word')
        .map(premiumLabel)
    : [];

/** Where a word lies, and on which word premiums: `LIFE at b2, on 12W`. */
function placeOfWord(view: View, play: NumberedPlay): string {
  const premiums = wordPremiums(view, play);
  const place = `${play.words[0] ?? ''} at ${formatPlacement(view.rules, play.play)}`;
  return premiums.length === 0 ? place : `${place}, on ${listed(premiums)}`;
}

/** What is said of a player beside the final score: `Club · winner`. */
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
 * What is said of the best word: that of a person who plays computers alone, else of the whole game.
 * Undefined where none was laid.
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
    /** When it was laid, 1-based. */
    turn: best.number,
  };
}

/** What a seat lost or gained for unplayed tiles. */
function deductionSentence(deducted: number, awarded: number): string {
  if (awarded !== 0) return `${pointsText(awarded)} added for the tiles of others`;
  return deducted === 0 ? 'no tiles left' : `${pointsText(deducted)} deducted for tiles left`;
}

/** What to say of a seat beside its final score: that it resigned, and what its tiles cost it. */
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

/** Who took turns back in a game, and how often (`undos`, by seat): a sentence for each that did. */
export const undoSentences = (players: Players, undos: readonly number[]): readonly string[] =>
  undos.flatMap((count, seat) =>
    count > 0 ? [`${playerInSentence(players, seat)} took back ${counted(count, 'turn')}.`] : [],
  );

/**
 * How the game ended in the file it was imported from, where that counts otherwise than the rules here: its final
 * score, and what each player lost for time. A game that went on here did not end as in its file.
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
  return [`The file's final score: ${listed(named)}.`];
}
