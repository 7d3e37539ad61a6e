import { resignedIn, type Turn, type View } from './view';

/** A play and the turn (1-based) in which it was made. */
export type NumberedPlay = Extract<Turn, { kind: 'play' }> & { readonly number: number };

/** A word, who laid it and in which turn (1-based). */
export interface LongestWord {
  readonly word: string;
  readonly letters: number;
  readonly seat: number;
  readonly number: number;
}

/** How the game stood at one moment, in points by seat. */
export interface RunningScore {
  readonly totals: readonly number[];
  /**
   * By how much each total exceeds the best of the others; below zero for all but the leader.
   * A seat that plays alone is compared with nothing: its lead is its total.
   */
  readonly leads: readonly number[];
}

/** A time during which one seat alone was ahead, from one turn to another, both included. */
export interface LeadPeriod {
  readonly seat: number;
  readonly from: number;
  readonly to: number;
  /** The greatest lead of this time, in points. */
  readonly max: number;
}

/** What a game is remembered by: its best moves, longest word, and running scores. */
export interface GameSummary {
  /** How many turns were taken. */
  readonly turns: number;
  /** The play of most points, the first of equals; undefined where none was made. */
  readonly bestMove: NumberedPlay | undefined;
  /** The same of each seat. */
  readonly bestMoves: readonly (NumberedPlay | undefined)[];
  /** The word of most letters that a play formed, the first of equals. */
  readonly longestWord: LongestWord | undefined;
  /** Before the first turn, after each, and at last, when the game is over, the final scores. */
  readonly runningScores: readonly RunningScore[];
  /** Who was ahead, in order; empty where a seat plays alone. Bounds are indices of `runningScores`. */
  readonly timesAhead: readonly LeadPeriod[];
  /** The seats whose players resigned, in that order. */
  readonly resigned: readonly number[];
}

const firstOfMost = <T>(things: readonly T[], measure: (thing: T) => number): T | undefined =>
  things.reduce<T | undefined>(
    (best, thing) => (best === undefined || measure(thing) > measure(best) ? thing : best),
    undefined,
  );

function runningScoreOf(totals: readonly number[]): RunningScore {
  const leads = totals.map((total, seat) => {
    const others = totals.filter((_, other) => other !== seat);
    return others.length === 0 ? total : total - Math.max(...others);
  });
  return { totals, leads };
}

function runningScoresOf({ seats, turns, result }: View): readonly RunningScore[] {
  let totals: readonly number[] = seats.map(() => 0);
  const runningScores = [runningScoreOf(totals)];
  for (const { seat, total } of turns) {
    totals = totals.with(seat, total);
    runningScores.push(runningScoreOf(totals));
  }
  return result ? [...runningScores, runningScoreOf(result.finalScores)] : runningScores;
}

function timesAheadIn(runningScores: readonly RunningScore[]): readonly LeadPeriod[] {
  const times: LeadPeriod[] = [];
  for (const [index, { leads }] of runningScores.entries()) {
    const seat = leads.findIndex((lead) => lead > 0);
    const lead = leads[seat];
    if (lead === undefined) continue;
    const last = times.at(-1);
    if (last?.seat === seat && last.to === index - 1) {
      times[times.length - 1] = { ...last, to: index, max: Math.max(last.max, lead) };
    } else {
      times.push({ seat, from: index, to: index, max: lead });
    }
  }
  return times;
}

/** Every play that a view shows. */
export const playsIn = ({ turns }: View): readonly NumberedPlay[] =>
  turns.flatMap((turn, index) => (turn.kind === 'play' ? [{ ...turn, number: index + 1 }] : []));

/** The summary of a game up to the moment that a view shows. */
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
    firstOfMost(candidates, ({ score }) => score);
  const runningScores = runningScoresOf(view);
  return {
    turns: view.turns.length,
    bestMove: best(plays),
    bestMoves: view.seats.map((_, seat) => best(plays.filter((play) => play.seat === seat))),
    longestWord: firstOfMost(words, ({ letters }) => letters),
    runningScores,
    timesAhead: view.seats.length > 1 ? timesAheadIn(runningScores) : [],
    resigned: resignedIn(view.turns),
  };
}
