import type { GameSummary, LongestWord, NumberedPlay, RunningScore } from '../engine';
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
import { placementInWords } from './squares';

export const NO_WORDS_PLAYED = 'No words played.';

export const bestMoveText = (players: Players, { words, seat, score }: NumberedPlay): string =>
  `${words[0] ?? ''}, ${pointsInWords(score)} by ${playerName(players, seat)}`;

export const longestWordText = (players: Players, { word, seat, letters }: LongestWord): string =>
  `${word}, ${counted(letters, 'letter')} by ${playerName(players, seat)}`;

export const playInTurnText = ({ rules }: Players, play: NumberedPlay): string =>
  `${listed(play.words)} at ${placementInWords(rules, play.play)}, ${pointsInWords(play.score)} in turn ${play.number}`;

export const wordInTurnText = (players: Players, longest: LongestWord): string =>
  `${longestWordText(players, longest)} in turn ${longest.number}`;

/** Who leads: `Player 2 by 206`, or `tied`. */
export function leaderText(players: Players, { leads }: RunningScore): string {
  const seat = leads.findIndex((lead) => lead > 0);
  const lead = leads[seat];
  return lead === undefined ? 'tied' : `${playerName(players, seat)} by ${pointsText(lead)}`;
}

/** Title of the small chart: it shows the lead, or the points of a sole player. */
export const chartTitle = ({ seats }: Players): string => (seats.length > 1 ? 'Lead' : 'Points');

/** Labels of the two sides of a lead chart, `seat` first; empty for a sole player. */
export function chartSides(players: Players, seat: number): readonly string[] {
  const others = [...players.seats.keys()].filter((other) => other !== seat);
  const [other] = others;
  if (other === undefined) return [];
  return [playerName(players, seat), others.length > 1 ? 'Others' : playerName(players, other)];
}

/** `IOLITE +96` */
export const playInShort = ({ words, score }: NumberedPlay): string =>
  `${words[0] ?? ''} ${signedPoints(score)}`;

/** A turning point and who led after it: `Turn 7: IOLITE, +96. Ada leads by 40`. */
export function peakLabel(
  players: Players,
  summary: Pick<GameSummary, 'runningScores'>,
  play: NumberedPlay,
): string {
  const { number, words, score } = play;
  const { totals = [], leads = [] } = summary.runningScores[number] ?? {};
  const seat = leads.findIndex((lead) => lead > 0);
  const standing =
    totals.length === 1
      ? `${pointsInWords(totals[0] ?? 0)} so far`
      : seat < 0
        ? 'Tied'
        : `${playerName(players, seat)} leads by ${pointsText(leads[seat] ?? 0)}`;
  return `Turn ${number}: ${words[0] ?? ''}, ${signedPoints(score)}. ${standing}`;
}

/** How to read the lead chart of `seat`, or the chart of all seats if there are more than two. */
export function chartHint(players: Players, seat: number): string {
  const other = players.seats.findIndex((_, index) => index !== seat);
  if (other < 0) return 'Points after each turn.';
  return players.seats.length === 2
    ? `Above the line ${playerName(players, seat)} is ahead, below it ${playerName(players, other)}.`
    : 'Above the line, the lead. Below it, the others’ deficit.';
}

/** How often the lead changed; empty if it never did. */
export function leadChanges({ leadPeriods }: GameSummary): string {
  const changes = leadPeriods.filter(
    ({ seat }, index) => index > 0 && seat !== leadPeriods[index - 1]?.seat,
  ).length;
  return changes === 0 ? '' : counted(changes, 'lead change');
}

function changesSentence(summary: GameSummary): string {
  const changes = leadChanges(summary);
  return changes === '' ? '' : ` ${changes}.`;
}

function resignedSentence(players: Players, { resigned }: Pick<GameSummary, 'resigned'>): string {
  const names = resigned.map((seat) => playerInSentence(players, seat));
  return names.length === 0 ? '' : ` ${listed(names)} resigned.`;
}

/** How the lead developed (or what a sole player scored), and who resigned. */
export const courseSentence = (players: Players, summary: GameSummary): string =>
  leadSentence(players, summary) + resignedSentence(players, summary);

function leadSentence(players: Players, summary: GameSummary): string {
  const { turns, runningScores, leadPeriods } = summary;
  const [total = 0, ...others] = runningScores.at(-1)?.totals ?? [];
  if (others.length === 0) {
    const player = playerInSentence(players, 0);
    return `${player} scored ${pointsInWords(total)} in ${counted(turns, 'turn')}.`;
  }
  const last = leadPeriods.at(-1);
  if (!last) return 'No one ever led.';
  const player = playerInSentence(players, last.seat);
  const changes = changesSentence(summary);
  if (last.to < runningScores.length - 1) {
    return `${player} led last, but it ended in a tie.${changes}`;
  }
  return last.from > turns
    ? `${player} won it on leftover tiles, by ${last.max}.${changes}`
    : `${player} led from turn ${last.from}, by up to ${last.max}.${changes}`;
}

export const bestMoveOf = (players: Players, seat: number): string =>
  `Best move of ${playerName(players, seat)}`;

/** Appended to the best move of the game. */
export const BEST_OF_GAME = ', best of the game';

export const showTurnLabel = (turn: number): string => `Show turn ${turn}`;

export const SUMMARY = {
  title: 'Summary',
  bestMove: 'Best move',
  longestWord: 'Longest word',
  noMove: 'none',
  asTable: 'Show as table',
  allTurns: 'All turns',
  caption: 'All turns and totals. Choose a turn to see it.',
  turn: 'Turn',
  player: 'Player',
  word: 'Word',
  points: 'Points',
  leader: 'Lead',
  end: 'End',
  finalScores: 'final scores',
} as const;

/** Names on the axes of charts. */
export const CHART_AXIS = { turn: 'turn', start: 'start', end: 'end' } as const;
