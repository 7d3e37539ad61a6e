import type { LongestWord, NumberedPlay, RunningScore, GameSummary } from '../engine';
import { type Players, counted, listed, playerInSentence, playerName, seatMark } from './players';
import { pointsInWords, pointsText } from './score';
import { placementInWords } from './squares';

/** What there is to say of words where none was laid. */
export const NO_WORDS_LAID = 'No word was laid.';

/** The best move of a game, by its main word. */
export const bestMoveText = (players: Players, { words, seat, score }: NumberedPlay): string =>
  `${words[0] ?? ''}, ${pointsInWords(score)} by ${playerName(players, seat)}`;

/** The longest word of a game. */
export const longestWordText = (players: Players, { word, seat, letters }: LongestWord): string =>
  `${word}, ${counted(letters, 'letter')} by ${playerName(players, seat)}`;

/** A play with its place, its points and when it was made. */
export const playInTurnText = ({ rules }: Players, play: NumberedPlay): string =>
  `${listed(play.words)} at ${placementInWords(rules, play.play)}, ${pointsInWords(play.score)} in turn ${play.number}`;

/** The longest word of a game, and when it was laid. */
export const wordInTurnText = (players: Players, longest: LongestWord): string =>
  `${longestWordText(players, longest)} in turn ${longest.number}`;

/** Who is ahead, where there is no room for names: `P2 by 206`, or `level`. */
export function leaderText({ leads }: RunningScore): string {
  const seat = leads.findIndex((lead) => lead > 0);
  const lead = leads[seat];
  return lead === undefined ? 'level' : `${seatMark(seat)} by ${pointsText(lead)}`;
}

/** Whose lead a small chart shows; of one who plays alone, the points. */
export const chartTitle = (players: Players, seat: number): string =>
  `${players.seats.length > 1 ? 'Lead' : 'Points'} of ${playerName(players, seat)}`;

/** How to read a chart that shows the lead of a seat, or of every seat where there are many. */
export function chartHint(players: Players, seat: number): string {
  const other = players.seats.findIndex((_, index) => index !== seat);
  if (other < 0) return 'Points after each turn.';
  return players.seats.length === 2
    ? `Above the line ${playerName(players, seat)} is ahead, below it ${playerName(players, other)}.`
    : 'Above the line is who leads, and by how much; below it, how far the others are behind.';
}

const TIMES = ['', 'once', 'twice'];

function changesSentence({ timesAhead }: GameSummary): string {
  const changes = timesAhead.filter(
    ({ seat }, index) => index > 0 && seat !== timesAhead[index - 1]?.seat,
  ).length;
  return changes === 0
    ? ''
    : ` The lead changed hands ${TIMES[changes] ?? counted(changes, 'time')}.`;
}

function resignedSentence(players: Players, { resigned }: Pick<GameSummary, 'resigned'>): string {
  const names = resigned.map((seat) => playerInSentence(players, seat));
  return names.length === 0 ? '' : ` ${listed(names)} resigned.`;
}

/** How the lead went in a game that is over, or how far one came alone, and who resigned. */
export const courseSentence = (players: Players, summary: GameSummary): string =>
  leadSentence(players, summary) + resignedSentence(players, summary);

function leadSentence(players: Players, summary: GameSummary): string {
  const { turns, runningScores, timesAhead } = summary;
  const [total = 0, ...others] = runningScores.at(-1)?.totals ?? [];
  if (others.length === 0) {
    const player = playerInSentence(players, 0);
    return `${player} scored ${pointsInWords(total)} in ${counted(turns, 'turn')}.`;
  }
  const last = timesAhead.at(-1);
  if (!last) return 'Nobody was ever ahead.';
  const player = playerInSentence(players, last.seat);
  const changes = changesSentence(summary);
  if (last.to < runningScores.length - 1) {
    return `${player} was the last to lead, and it ended level.${changes}`;
  }
  return last.from > turns
    ? `${player} came out ahead when unplayed tiles were counted, by ${last.most}.${changes}`
    : `${player} led from turn ${last.from} to the end, by ${last.most} at most.${changes}`;
}

export const bestMoveOf = (players: Players, seat: number): string =>
  `Best move of ${playerName(players, seat)}`;

/** Follows the move that no other player's was better than. */
export const BEST_OF_GAME = ', the best of the game';

export const totalOf = (players: Players, seat: number): string =>
  `Total of ${playerName(players, seat)}`;

export const showTurnLabel = (turn: number): string => `Show turn ${turn}`;

/** What the table of turns is, and what can be done with it. */
export const STORY_TABLE_CAPTION =
  'Every turn and the totals after it. Press a turn to see it on the board.';
