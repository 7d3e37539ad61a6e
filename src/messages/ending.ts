import {
  formatPlacement,
  type GameResult,
  type GameSummary,
  type Help,
  type ImportedGame,
  type NumberedPlay,
  premiumAt,
  resignedIn,
  type Turn,
  type View,
} from '../engine';
import type { ScreenView } from '../table';
import {
  counted,
  joined,
  listed,
  playerInSentence,
  type Players,
  pointsInWords,
  pointsText,
  signedPoints,
  upperFirst,
} from './phrases';
import {
  levelBesideName,
  levelName,
  nameInside,
  nameOnCard,
  nameOnScreen,
  type PlayersOnScreen,
  possessive,
  verbFor,
} from './players';
import { premiumLabel } from './squares';
import { leadChanges } from './summary';

export const ENDING = {
  rematch: 'Rematch',
  playSameBag: 'Play this bag',
  review: 'Review',
  share: 'Share',
  summary: 'Summary',
  scores: 'Final scores',
  helpDetails: 'Details',
  missed: 'See what you missed',
  missedNote: 'The turns that cost most, and what was better.',
} as const;

export const GAME_OVER = 'Game Over!';

export function winnerSentence(players: Players, { winners }: GameResult): string {
  const names = winners.map((seat) => playerInSentence(players, seat));
  if (names.length === 1) return `${names.join('')} wins!`;
  return players.rules.tie === 'shared' ? `${listed(names)} share the win!` : "It's a draw!";
}

export const finalScoreSentence = (players: Players, seat: number, points: number): string =>
  `${playerInSentence(players, seat)} scored ${points} points.`;

const TIMES = ['', ' once', ' twice'];

/** Why the game is over. */
export function endSentence(
  players: PlayersOnScreen & Pick<View, 'turns'>,
  { reason, winners }: GameResult,
): string {
  const { rules, turns, you } = players;
  switch (reason) {
    case 'passes':
      return `Everyone passed${TIMES[rules.passesToEnd] ?? ` ${rules.passesToEnd} times`} in a row.`;
    case 'stopped':
      return 'The players stopped here.';
    case 'rack-empty': {
      const out = turns.at(-1)?.seat ?? 0;
      return `The bag is empty and ${out === you ? 'you’re' : `${nameInside(players, out)} is`} out of tiles.`;
    }
    case 'resigned': {
      const others = [...players.seats.keys()].filter((seat) => !winners.includes(seat));
      if (others.length === 1)
        return `${others.map((seat) => nameOnScreen(players, seat)).join('')} resigned.`;
      // The reader may be one of those who resigned.
      return you === undefined || winners.includes(you)
        ? 'Everyone else resigned.'
        : `${listed(winners.map((seat) => nameOnScreen(players, seat)))} is the only one left.`;
    }
  }
}

/** Headline of a finished game: `You win by 18`, without the margin `You win`; `A tie`. */
export function endHeadline(
  view: ScreenView,
  { winners, finalScores }: GameResult,
  hasMargin = true,
): string {
  const [winner = 0, ...tied] = winners;
  const points = finalScores[winner] ?? 0;
  if (view.seats.length === 1) return `${nameOnScreen(view, 0)} scored ${pointsInWords(points)}`;
  if (winners.length === view.seats.length) return 'A tie';
  const { you } = view;
  const [first = '', ...others] = winners.map((seat) => nameInside(view, seat));
  if (tied.length > 0) return `${listed([upperFirst(first), ...others])} tie`;
  const rivals = finalScores.filter((_, seat) => seat !== winner);
  const isYours = you !== undefined && you !== winner;
  const lead = points - (isYours ? (finalScores[you] ?? 0) : Math.max(...rivals));
  // A player who wins because the others resigned may be behind.
  const by = hasMargin && lead > 0 ? ` by ${pointsText(lead)}` : '';
  return `${nameOnScreen(view, winner)} ${verbFor(view, winner, 'win')}${by}`;
}

/** Number of turns and of lead changes: `24 turns, 2 lead changes`. */
export const lengthOfGame = (summary: GameSummary): string =>
  joined([counted(summary.turns, 'turn'), leadChanges(summary)], ', ');

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

/** The kinds of help that a press of *Hint* gives, each a step of one hint. */
const HINTS: readonly Help[] = ['line', 'points', 'play'];

/** How often all players used help: `Used 5 hints`, or `Used help twice` if not all of it was; empty if none did. */
export function helpUsed(turns: readonly Turn[]): string {
  const uses = turns.flatMap(({ help = [] }) => help);
  if (uses.length === 0) return '';
  if (uses.every((help) => HINTS.includes(help))) return `Used ${counted(uses.length, 'hint')}`;
  return `Used help${TIMES[uses.length] ?? ` ${counted(uses.length, 'time')}`}`;
}

/**
 * Texts for the best word: that of the only human among computers, otherwise that of the game. Undefined if no
 * word was laid.
 */
export function bestWordTexts(view: ScreenView, { bestMove, bestMoves }: GameSummary) {
  const own = view.you === undefined ? undefined : bestMoves[view.you];
  const best = own ?? bestMove;
  if (!best) return undefined;
  return {
    whose: own ? 'Your best word' : `${possessive(view, best.seat)} best word`,
    where: placeOfWord(view, best),
    points: signedPoints(best.score),
    /** Turn in which it was laid, 1-based. */
    turn: best.number,
  };
}

function deductionText({ deductions, awards }: GameResult, seat: number): string {
  const [deducted = 0, awarded = 0] = [deductions[seat], awards[seat]];
  if (awarded !== 0) return `${signedPoints(awarded)} from the others’ tiles`;
  return deducted === 0 ? '' : `${signedPoints(-deducted)} for leftover tiles`;
}

/** Note beside the final score of a seat: `Club · −12 for leftover tiles`; `resigned`. */
export function finalNote(
  view: PlayersOnScreen & Pick<View, 'turns'>,
  result: GameResult,
  seat: number,
): string {
  const level = levelBesideName(view, seat);
  const parts = [
    level && levelName(level),
    resignedIn(view.turns).includes(seat) && 'resigned',
    result.reason !== 'resigned' && deductionText(result, seat),
  ];
  return joined(parts, ' · ');
}

/** Who undid turns, and how many; `undos` is indexed by seat. Players without any are left out. */
export const undoSentences = (
  players: PlayersOnScreen,
  undos: readonly number[],
): readonly string[] =>
  undos.flatMap((count, seat) =>
    count > 0 ? [`${nameOnScreen(players, seat)} undid ${counted(count, 'turn')}.`] : [],
  );

/**
 * Final score in the file or entry that a game comes from, with each player's time penalty. Empty if the scores
 * agree with the rules here, or if the game continued after the import. Before it, whether unknown racks keep tiles
 * from being counted.
 */
export function fileScoreSentences(
  view: ScreenView,
  imported: ImportedGame | undefined,
  { finalScores }: GameResult,
): readonly string[] {
  if (imported?.racks.length !== view.turns.length) return [];
  const { scores, time, ending } = imported;
  const uncounted = ending?.isUnsettled
    ? ['Tiles left on the racks aren’t counted, because not all of them are known.']
    : [];
  if (scores.every((points, seat) => points === finalScores[seat])) return uncounted;
  const named = scores.map((points, seat) => {
    const lost = time[seat] ? ` (${pointsText(time[seat])} for time)` : '';
    return `${nameOnCard(view, seat)} ${pointsText(points)}${lost}`;
  });
  return [...uncounted, `Recorded final score: ${listed(named)}.`];
}
