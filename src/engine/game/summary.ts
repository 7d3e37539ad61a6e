import { resignedIn, type Turn, type View } from './view';

/** A play and its turn (1-based). */
export type NumberedPlay = Extract<Turn, { kind: 'play' }> & { readonly number: number };

/** A word, its seat and its turn (1-based). */
export interface LongestWord {
  readonly word: string;
  readonly letters: number;
  readonly seat: number;
  readonly number: number;
}

/** Scores at one moment, in points by seat. */
export interface RunningScore {
  readonly totals: readonly number[];
  /**
   * Each total minus the highest of the others; in a solo game, the total. A seat that has resigned can't win, so the
   * others don't count it and its own lead is at most 0, but the last two seats are always compared.
   */
  readonly leads: readonly number[];
}

/** A period in which one seat alone was ahead; both bounds are inclusive. */
interface LeadPeriod {
  readonly seat: number;
  readonly from: number;
  readonly to: number;
  /** The largest lead in the period, in points. */
  readonly max: number;
}

export interface GameSummary {
  readonly turns: number;
  /** The play with the most points, the first of equals; undefined without plays. */
  readonly bestMove: NumberedPlay | undefined;
  readonly bestMoves: readonly (NumberedPlay | undefined)[];
  /** The word with the most letters, the first of equals. */
  readonly longestWord: LongestWord | undefined;
  /** Before the first turn, after each turn, and the final scores if the game is over. */
  readonly runningScores: readonly RunningScore[];
  /** In order; empty in solo games. Bounds are indices of `runningScores`. */
  readonly leadPeriods: readonly LeadPeriod[];
  /** In order of resignation. */
  readonly resigned: readonly number[];
}

const firstMax = <T>(things: readonly T[], measure: (thing: T) => number): T | undefined =>
  things.reduce<T | undefined>(
    (best, thing) => (best === undefined || measure(thing) > measure(best) ? thing : best),
    undefined,
  );

function runningScoreOf(totals: readonly number[], rivals: ReadonlySet<number>): RunningScore {
  const leads = totals.map((total, seat) => {
    const others = totals.filter((_, other) => other !== seat && rivals.has(other));
    const lead = others.length === 0 ? total : total - Math.max(...others);
    return rivals.has(seat) ? lead : Math.min(0, lead);
  });
  return { totals, leads };
}

function runningScoresOf({ seats, turns, result }: View): readonly RunningScore[] {
  let totals: readonly number[] = seats.map(() => 0);
  const rivals = new Set(seats.keys());
  const runningScores = [runningScoreOf(totals, rivals)];
  for (const { kind, seat, total } of turns) {
    totals = totals.with(seat, total);
    if (kind === 'resign' && rivals.size > 2) rivals.delete(seat);
    runningScores.push(runningScoreOf(totals, rivals));
  }
  return result ? [...runningScores, runningScoreOf(result.finalScores, rivals)] : runningScores;
}

function leadPeriodsIn(runningScores: readonly RunningScore[]): readonly LeadPeriod[] {
  const periods: LeadPeriod[] = [];
  for (const [index, { leads }] of runningScores.entries()) {
    const seat = leads.findIndex((lead) => lead > 0);
    const lead = leads[seat];
    if (lead === undefined) continue;
    const last = periods.at(-1);
    if (last?.seat === seat && last.to === index - 1) {
      periods[periods.length - 1] = { ...last, to: index, max: Math.max(last.max, lead) };
    } else {
      periods.push({ seat, from: index, to: index, max: lead });
    }
  }
  return periods;
}

const playsIn = ({ turns }: View): readonly NumberedPlay[] =>
  turns.flatMap((turn, index) => (turn.kind === 'play' ? [{ ...turn, number: index + 1 }] : []));

export function summaryOf(view: View): GameSummary {
  const plays = playsIn(view);
  const words = plays.flatMap((play): readonly LongestWord[] =>
    play.words.map((word) => ({
      word,
      letters: [...word].length,
      seat: play.seat,
      number: play.number,
    })),
  );
  const best = (candidates: readonly NumberedPlay[]): NumberedPlay | undefined =>
    firstMax(candidates, ({ score }) => score);
  const runningScores = runningScoresOf(view);
  return {
    turns: view.turns.length,
    bestMove: best(plays),
    bestMoves: view.seats.map((_, seat) => best(plays.filter((play) => play.seat === seat))),
    longestWord: firstMax(words, ({ letters }) => letters),
    runningScores,
    leadPeriods: view.seats.length > 1 ? leadPeriodsIn(runningScores) : [],
    resigned: resignedIn(view.turns),
  };
}

const MAX_TURNING_POINTS = 5;

/** Minimum distance of two turning points, as a fraction of all turns, so that each can be pointed at. */
const MIN_DISTANCE = 1 / 7;

/** Minimum change of the lead, as a fraction of the largest change. */
const MIN_CHANGE_FRACTION = 1 / 4;

/**
 * The turning points of a game, in order. They are the play from which the last leader stayed ahead, and
 * those that changed a seat's lead most, the first of equals.
 */
export function turningPoints(
  view: View,
  summary: GameSummary,
  seat: number,
): readonly NumberedPlay[] {
  const { runningScores, leadPeriods, turns } = summary;
  const leadAfter = (number: number): number => runningScores[number]?.leads[seat] ?? 0;
  const changeBy = ({ number }: NumberedPlay): number =>
    Math.abs(leadAfter(number) - leadAfter(number - 1));
  const last = leadPeriods.at(-1);
  const isForGood = ({ number }: NumberedPlay): boolean =>
    number === last?.from && last.to === runningScores.length - 1;
  const plays = playsIn(view).filter((play) => changeBy(play) > 0);
  const min = Math.max(...plays.map(changeBy)) * MIN_CHANGE_FRACTION;
  const inOrder = plays
    .filter((play) => isForGood(play) || changeBy(play) >= min)
    .toSorted((a, b) => Number(isForGood(b)) - Number(isForGood(a)) || changeBy(b) - changeBy(a));

  const peaks: NumberedPlay[] = [];
  for (const play of inOrder) {
    const isFree = peaks.every(
      ({ number }) => Math.abs(number - play.number) >= turns * MIN_DISTANCE,
    );
    if (isFree && peaks.length < MAX_TURNING_POINTS) peaks.push(play);
  }
  return peaks.toSorted((a, b) => a.number - b.number);
}
