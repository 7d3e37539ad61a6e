import type { StoreContext } from './context';
import {
  timelinePrefix,
  type Help,
  type LaneRacks,
  latestState,
  MIN_LOSS_POINTS,
  type ScoredMove,
  type PlayerView,
  playerViewOf,
  type RatedMoves,
  type Timeline,
} from '../engine';
import { WHOLE_HINT } from '../messages';
import { countTurns, eventsOfTurns } from '../table';
import { adviceNow, analysisNow, mayAnalyse, mayAskCoach, mayShowLanes } from './help';
import { type Advice, type Analysis, MAX_BEST_MOVES } from './help-state';
import { withLearned } from './learned';
import { lexiconIn } from './lexicon';
import { withAnnouncement } from './notices';
import { puzzleNow } from './puzzles/puzzle-now';

/** The last play of the seat to move, and the position before it. */
function lastOwnPlay(
  game: Timeline,
): { readonly turns: number; readonly seen: PlayerView; readonly move: ScoredMove } | undefined {
  const seat = latestState(game).toMove;
  for (let turns = countTurns(game) - 1; turns >= 0; turns--) {
    const before = eventsOfTurns(game, turns);
    const event = game.record.events[before];
    if (event?.kind === 'play' && event.seat === seat) {
      const { play, score } = event;
      const seen = playerViewOf(latestState(timelinePrefix(game, before)));
      return { turns, seen, move: { move: { kind: 'play', play }, score } };
    }
  }
  return undefined;
}

const NEXT_HINT = { line: 'points', points: 'play', play: 'whole', whole: 'whole' } as const;

export type CoachPart = ReturnType<typeof openCoach>;

/** Creates the coach, which uses only what the person to move sees. */
export function openCoach({
  screen: { setState: set, getState: get, subscribe },
  services: { rateMoves, findLanes },
  session,
}: StoreContext) {
  function showAdvice(advice: Advice): void {
    const { table } = get();
    if (!table) return;
    set({ coaching: { recordId: table.recordId, turns: table.turns, advice } });
    if (advice.kind === 'hint' && advice.best.move.kind === 'play') {
      set({ revealSquares: [advice.best.move.play.square] });
    }
  }

  const takeHelp = (help: Help): boolean =>
    mayAnalyse(get()) && !session.isSavingTurn() && session.table()?.takeHelp(help).ok === true;

  /** Searches a position until the turn is over; undefined if there is no answer. */
  async function search(
    position: PlayerView,
    max: number,
    beside?: ScoredMove,
  ): Promise<RatedMoves | undefined> {
    const lexicon = lexiconIn(get());
    if (!lexicon) return undefined;
    const { table } = get();
    const seen = withLearned(get(), position, lexicon);
    const { answer: finding, cancel } = rateMoves({ position: seen, max, beside }, lexicon);
    const leave = subscribe(({ table: now }) => {
      if (now?.recordId !== table?.recordId || now?.turns !== table?.turns) cancel();
    });
    const found = await finding;
    leave();
    return found.kind === 'answered' ? found.value : undefined;
  }

  async function giveHint(position: PlayerView): Promise<void> {
    if (!mayAskCoach(get())) return;
    const looking: Advice = { kind: 'looking' };
    showAdvice(looking);
    // A puzzle may ask for another move than the one of the highest value.
    const wanted = puzzleNow(get())?.puzzle.best;
    const found = await search(position, 2, wanted);
    if (get().coaching?.advice !== looking) return;
    const best = wanted ? found?.beside : found?.candidates[0];
    const isOnlyMove = found?.candidates.length === 1 && !found.isCut;
    const isCut = !wanted && found?.isCut === true;
    const isStillAsked = adviceNow(get()) === looking && mayAskCoach(get());
    if (isStillAsked && !best) showAdvice({ kind: 'unavailable' });
    else if (isStillAsked && best && takeHelp('line'))
      showAdvice({ kind: 'hint', step: 'line', best, isOnlyMove, isCut });
    else set({ coaching: undefined });
  }

  /** Adds an answer to the analysis of this turn; undefined removes it. */
  function analyse(change: Pick<Analysis, 'bestMoves' | 'lastMove'>): void {
    const { table } = get();
    if (!table) return;
    const { recordId, turns } = table;
    set({ analysis: { recordId, turns, ...analysisNow(get()), ...change } });
  }

  /** Looks for moves that one question of the analysis asks about; their help is recorded once they are found. */
  async function answer<Name extends 'bestMoves' | 'lastMove'>(
    name: Name,
    help: Help,
    rating: Promise<RatedMoves | undefined>,
    answerFrom: (found: RatedMoves) => Analysis[Name],
  ): Promise<void> {
    const looking = { kind: 'looking' } as const;
    analyse({ [name]: looking });
    const found = await rating;
    if (analysisNow(get())?.[name] !== looking) return;
    const answered = found && answerFrom(found);
    if (!answered) analyse({ [name]: { kind: 'unavailable' } });
    else analyse({ [name]: takeHelp(help) ? answered : undefined });
  }

  /** The game after some turns, by default all of them, as its seat to move sees it. */
  function seenAfter(turns = Infinity): PlayerView | undefined {
    const game = session.table()?.timeline();
    return game && playerViewOf(latestState(timelinePrefix(game, eventsOfTurns(game, turns))));
  }

  async function showLanes(whose: LaneRacks): Promise<void> {
    const { table } = get();
    const lexicon = lexiconIn(get());
    if (!table || !lexicon || !mayShowLanes(get())) return;
    const position = seenAfter(table.turnsShown);
    if (!position || (table.help !== 'free' && !takeHelp('points'))) return;
    const { recordId, turnsShown: turns } = table;
    const looking = { recordId, turns, whose, position, lanes: undefined, isLooking: true };
    set({ lanesShown: looking });
    const outcome = await findLanes({ position, whose, seed: `turn ${turns}` }, lexicon).answer;
    if (get().lanesShown !== looking) return;
    const lanes = outcome.kind === 'answered' ? outcome.value : undefined;
    set({ lanesShown: { ...looking, lanes, isLooking: false } });
  }

  return {
    /** Shows the best score of each row and column on the board, for the rack to move or for unseen tiles. */
    showLanes: (whose: LaneRacks) => void showLanes(whose),
    /**
     * Reveals one more detail of a good play: its line, then its tiles and points, then the play itself. Asked again, it
     * says that this is all.
     */
    hint: () => {
      const before = adviceNow(get());
      if (before?.kind === 'hint' && before.best.move.kind === 'play') {
        const step = NEXT_HINT[before.step];
        if (step === 'whole' || takeHelp(step)) showAdvice({ ...before, step });
        if (step === 'whole') set(withAnnouncement(get(), WHOLE_HINT));
        return;
      }
      const seen = seenAfter();
      if (seen && before?.kind !== 'looking') void giveHint(seen);
    },
    showBestMoves: () => {
      const seen = seenAfter();
      if (!seen || !mayAnalyse(get()) || analysisNow(get())?.bestMoves?.kind === 'looking') return;
      void answer(
        'bestMoves',
        'best-moves',
        search(seen, MAX_BEST_MOVES),
        ({ candidates, isCut }) => ({ kind: 'found', best: candidates, isCut }),
      );
    },
    /** Shows whether there was a better move than the player's last. */
    judgeLastMove: () => {
      const game = session.table()?.timeline();
      const last = game && lastOwnPlay(game);
      if (!last || !mayAnalyse(get()) || analysisNow(get())?.lastMove?.kind === 'looking') return;
      void answer('lastMove', 'better-move', search(last.seen, 1, last.move), (found) => {
        const { beside: played, isCut } = found;
        const [best] = found.candidates;
        if (!best || !played) return undefined;
        const isBetter = best.equity >= played.equity + MIN_LOSS_POINTS;
        return {
          kind: 'found',
          turnsBefore: last.turns,
          before: last.seen,
          played,
          better: isBetter ? best : undefined,
          isCut,
        };
      });
    },
  };
}
