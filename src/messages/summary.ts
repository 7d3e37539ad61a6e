import type { GameSummary, LongestWord, NumberedPlay, RunningScore } from '../engine';
import {
  counted,
  joined,
  listed,
  type Players,
  pointsInWords,
  pointsText,
  signedPoints,
  spoken,
} from './phrases';
import {
  nameInside,
  nameOnCard,
  nameOnScreen,
  type PlayersOnScreen,
  possessive,
  verbFor,
} from './players';
import { placementInWords } from './squares';

export const NO_WORDS_PLAYED = 'No words played.';

export const playInTurnText = ({ rules }: Pick<Players, 'rules'>, play: NumberedPlay): string =>
  `${listed(play.words)} at ${placementInWords(rules, play.play)}, ${pointsInWords(play.score)} in turn ${play.number}`;

export const wordInTurnText = (players: PlayersOnScreen, longest: LongestWord): string =>
  `${longest.word}, ${counted(longest.letters, 'letter')} by ${nameInside(players, longest.seat)} in turn ${longest.number}`;

/** Who leads: `Player 2 by 206`, or `tied`. */
export function leaderText(players: PlayersOnScreen, { leads }: RunningScore): string {
  const seat = leads.findIndex((lead) => lead > 0);
  const lead = leads[seat];
  return lead === undefined ? 'tied' : `${nameOnCard(players, seat)} by ${pointsText(lead)}`;
}

/** Title of the small chart: it shows the lead, or the points of a sole player. */
export const chartTitle = ({ seats }: Pick<Players, 'seats'>): string =>
  seats.length > 1 ? 'Lead' : 'Points';

/** Labels of the two sides of a lead chart, `seat` first; empty for a sole player. */
export function chartSides(players: PlayersOnScreen, seat: number): readonly string[] {
  const others = [...players.seats.keys()].filter((other) => other !== seat);
  const [other] = others;
  if (other === undefined) return [];
  return [nameOnCard(players, seat), others.length > 1 ? 'Others' : nameOnCard(players, other)];
}

/** A seat in the legend of a chart: `Ada`, `Ada, resigned`. */
export const legendText = (
  players: PlayersOnScreen,
  { resigned }: Pick<GameSummary, 'resigned'>,
  seat: number,
): string => `${nameOnCard(players, seat)}${resigned.includes(seat) ? ', resigned' : ''}`;

/** `IOLITE +96` */
export const playInShort = ({ words, score }: NumberedPlay): string =>
  `${words[0] ?? ''} ${signedPoints(score)}`;

/**
 * Final lead of a seat in a game of two: `+308`; undefined if it is not ahead. Among more players the headline may
 * compare the winner with the reader instead.
 */
export function finalLeadText(
  { runningScores }: Pick<GameSummary, 'runningScores'>,
  seat: number,
): string | undefined {
  const { totals = [], leads = [] } = runningScores.at(-1) ?? {};
  const lead = leads[seat] ?? 0;
  return totals.length === 2 && lead > 0 ? signedPoints(lead) : undefined;
}

/** A turning point and who led after it, for screen readers: `Turn 7: IOLITE, +96. Ada leads by 40`. */
export function peakLabel(
  players: PlayersOnScreen,
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
        : `${nameOnScreen(players, seat)} ${verbFor(players, seat, 'lead')} by ${pointsText(leads[seat] ?? 0)}`;
  return spoken(`Turn ${number}: ${words[0] ?? ''}, ${signedPoints(score)}. ${standing}`);
}

/** How to read the lead chart of `seat`, or the chart of all seats if there are more than two. */
export function chartHint(players: PlayersOnScreen, seat: number): string {
  const other = players.seats.findIndex((_, index) => index !== seat);
  if (other < 0) return 'Points after each turn.';
  return players.seats.length === 2
    ? `Above the line ${nameInside(players, seat)} ${verbFor(players, seat, 'lead')}, below it ${nameInside(players, other)}.`
    : 'Above the line, the lead. Below it, the others’ deficit.';
}

/** How often the lead changed; empty if it never did. */
export function leadChanges({ leadPeriods }: GameSummary): string {
  const changes = leadPeriods.filter(
    ({ seat }, index) => index > 0 && seat !== leadPeriods[index - 1]?.seat,
  ).length;
  return changes === 0 ? '' : counted(changes, 'lead change');
}

/** How the lead developed (or what a sole player scored), and who resigned. */
export function courseSentence(players: PlayersOnScreen, summary: GameSummary): string {
  const resigned = summary.resigned.map((seat) => nameOnScreen(players, seat));
  return joined([
    leadSentence(players, summary),
    resigned.length > 0 && `${listed(resigned)} resigned.`,
  ]);
}

function leadSentence(players: PlayersOnScreen, summary: GameSummary): string {
  const { turns, runningScores, leadPeriods } = summary;
  const [total = 0, ...others] = runningScores.at(-1)?.totals ?? [];
  if (others.length === 0) {
    const player = nameOnScreen(players, 0);
    return `${player} scored ${pointsInWords(total)} in ${counted(turns, 'turn')}.`;
  }
  const last = leadPeriods.at(-1);
  if (!last) return 'No one ever led.';
  const player = nameOnScreen(players, last.seat);
  const count = leadChanges(summary);
  const changes = count && ` ${count}.`;
  if (last.to < runningScores.length - 1) {
    return `${player} led last, but it ended in a tie.${changes}`;
  }
  return last.from > turns
    ? `${player} won it on leftover tiles, by ${last.max}.${changes}`
    : `${player} led from turn ${last.from}, by up to ${last.max}.${changes}`;
}

export const bestMoveOf = (players: PlayersOnScreen, seat: number): string =>
  `${possessive(players, seat)} best move`;

/** Appended to the best move of the game. */
export const BEST_OF_GAME = ', best of the game';

export const showTurnLabel = (turn: number): string => `Show turn ${turn}`;

export const SUMMARY = {
  title: 'Summary',
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
