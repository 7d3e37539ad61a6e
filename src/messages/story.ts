import type { LongestWord, NumberedPlay, RunningScore, Story } from '../engine';
import { type Cast, counted, listed, playerInSentence, playerName, seatMark } from './players';
import { pointsInWords, pointsText } from './score';
import { placementInWords } from './squares';

/** What there is to say of words where none was laid. */
export const NO_WORDS_LAID = 'No word was laid.';

/** The best move of a game, by its main word. */
export const bestMoveText = (cast: Cast, { words, seat, score }: NumberedPlay): string =>
  `${words[0] ?? ''}, ${pointsInWords(score)} by ${playerName(cast, seat)}`;

/** The longest word of a game. */
export const longestWordText = (cast: Cast, { word, seat, letters }: LongestWord): string =>
  `${word}, ${counted(letters, 'letter')} by ${playerName(cast, seat)}`;

/** A play with its place, its points and when it was made. */
export const playInTurnText = ({ rules }: Cast, play: NumberedPlay): string =>
  `${listed(play.words)} at ${placementInWords(rules, play.play)}, ${pointsInWords(play.score)} in turn ${play.number}`;

/** The longest word of a game, and when it was laid. */
export const wordInTurnText = (cast: Cast, longest: LongestWord): string =>
  `${longestWordText(cast, longest)} in turn ${longest.number}`;

/** Who is ahead, where there is no room for names: `P2 by 206`, or `level`. */
export function leaderText({ leads }: RunningScore): string {
  const seat = leads.findIndex((lead) => lead > 0);
  const lead = leads[seat];
  return lead === undefined ? 'level' : `${seatMark(seat)} by ${pointsText(lead)}`;
}

/** Whose lead a small chart shows; of one who plays alone, the points. */
export const chartTitle = (cast: Cast, seat: number): string =>
  `${cast.seats.length > 1 ? 'Lead' : 'Points'} of ${playerName(cast, seat)}`;

/** How to read a chart that shows the lead of a seat, or of every seat where there are many. */
export function chartHint(cast: Cast, seat: number): string {
  const other = cast.seats.findIndex((_, index) => index !== seat);
  if (other < 0) return 'Points after each turn.';
  return cast.seats.length === 2
    ? `Above the line ${playerName(cast, seat)} is ahead, below it ${playerName(cast, other)}.`
    : 'Above the line is who leads, and by how much; below it, how far the others are behind.';
}

const TIMES = ['', 'once', 'twice'];

function changesSentence({ timesAhead }: Story): string {
  const changes = timesAhead.filter(
    ({ seat }, index) => index > 0 && seat !== timesAhead[index - 1]?.seat,
  ).length;
  return changes === 0
    ? ''
    : ` The lead changed hands ${TIMES[changes] ?? counted(changes, 'time')}.`;
}

function resignedSentence(cast: Cast, { resigned }: Pick<Story, 'resigned'>): string {
  const names = resigned.map((seat) => playerInSentence(cast, seat));
  return names.length === 0 ? '' : ` ${listed(names)} resigned.`;
}

/** How the lead went in a game that is over, or how far one came alone, and who resigned. */
export const courseSentence = (cast: Cast, story: Story): string =>
  leadSentence(cast, story) + resignedSentence(cast, story);

function leadSentence(cast: Cast, story: Story): string {
  const { turns, runningScores, timesAhead } = story;
  const [total = 0, ...others] = runningScores.at(-1)?.totals ?? [];
  if (others.length === 0) {
    const player = playerInSentence(cast, 0);
    return `${player} scored ${pointsInWords(total)} in ${counted(turns, 'turn')}.`;
  }
  const last = timesAhead.at(-1);
  if (!last) return 'Nobody was ever ahead.';
  const player = playerInSentence(cast, last.seat);
  const changes = changesSentence(story);
  if (last.to < runningScores.length - 1) {
    return `${player} was the last to lead, and it ended level.${changes}`;
  }
  return last.from > turns
    ? `${player} came out ahead when unplayed tiles were counted, by ${last.most}.${changes}`
    : `${player} led from turn ${last.from} to the end, by ${last.most} at most.${changes}`;
}

export const bestMoveOf = (cast: Cast, seat: number): string =>
  `Best move of ${playerName(cast, seat)}`;

/** Follows the move that no other player's was better than. */
export const BEST_OF_GAME = ', the best of the game';

export const totalOf = (cast: Cast, seat: number): string => `Total of ${playerName(cast, seat)}`;

export const showTurnLabel = (turn: number): string => `Show turn ${turn}`;

/** What the table of turns is, and what can be done with it. */
export const STORY_TABLE_CAPTION =
  'Every turn and the totals after it. Press a turn to see it on the board.';
