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
  type Timeline,
} from '../engine';
import { countTurns, eventsOfTurns } from '../table';
import { adviceNow, mayAskCoach, mayShowLanes } from './help';
import { type Advice, MAX_BEST_MOVES } from './state';
import type { FoundCandidates } from '../worker';

/** The last play of the seat to move, and the position before it. */
function lastOwnPlay(
  game: Timeline,
): { readonly seen: PlayerView; readonly move: ScoredMove } | undefined {
  const seat = latestState(game).toMove;
  for (let turns = countTurns(game) - 1; turns >= 0; turns--) {
    const before = eventsOfTurns(game, turns);
    const event = game.record.events[before];
    if (event?.kind === 'play' && event.seat === seat) {
      const { play, score } = event;
      const seen = playerViewOf(latestState(timelinePrefix(game, before)));
      return { seen, move: { move: { kind: 'play', play }, score } };
    }
  }
  return undefined;
}

const NEXT_HINT = { line: 'points', points: 'play', play: 'play' } as const;

export interface CoachActions {
  /** Reveals one more detail of a good play: its line, then its tiles and points, then the play itself. */
  readonly hint: () => void;
  readonly showBestMoves: () => void;
  /** Shows whether there was a better move than the player's last. */
  readonly showBetterMove: () => void;
  /** Shows the value of each row and column, for the player to move or for the holder of the unseen tiles. */
  readonly showLanes: (whose: LaneRacks) => void;
  readonly closeAdvice: () => void;
}

export type CoachPart = Omit<CoachActions, 'closeAdvice'>;

/** Creates the coach, which uses only what the person to move sees. */
export function openCoach({
  screen: { setState: set, getState: get },
  services: { findCandidates, findLanes },
  session,
}: StoreContext): CoachPart {
  function tell(advice: Advice): void {
    const { table } = get();
    if (!table) return;
    set({ coaching: { recordId: table.recordId, turns: table.turns, advice } });
    if (advice.kind === 'hint' && advice.best.move.kind === 'play') {
      set({ revealSquares: [advice.best.move.play.square] });
    }
  }

  const takeHelp = (help: Help): boolean =>
    mayAskCoach(get()) && !session.isSavingTurn() && session.table()?.takeHelp(help).ok === true;

  /** Shows the answer to a question, unless the person has moved on to something else. */
  async function answer(
    help: Help,
    seen: PlayerView,
    max: number,
    beside: ScoredMove | undefined,
    adviceFrom: (found: FoundCandidates) => Advice,
  ): Promise<void> {
    const { words } = get();
    if (!mayAskCoach(get()) || words.kind !== 'ready') return;
    const looking: Advice = { kind: 'looking' };
    tell(looking);
    const found = await findCandidates({ position: seen, max, beside }, words.lexicon).answer;
    if (get().coaching?.advice !== looking) return;
    const advice: Advice =
      found.kind === 'answered' ? adviceFrom(found.value) : { kind: 'unavailable' };
    const isStillAsked = adviceNow(get()) === looking && mayAskCoach(get());
    if (isStillAsked && (advice.kind === 'unavailable' || takeHelp(help))) tell(advice);
    else set({ coaching: undefined });
  }

  function seenNow(): PlayerView | undefined {
    const game = session.table()?.timeline();
    return game && playerViewOf(latestState(game));
  }

  /** The moment of the game that is shown, as its seat to move sees it. */
  function seenAt(turns: number): PlayerView | undefined {
    const game = session.table()?.timeline();
    return game && playerViewOf(latestState(timelinePrefix(game, eventsOfTurns(game, turns))));
  }

  async function showLanes(whose: LaneRacks): Promise<void> {
    const { table, words } = get();
    if (!table || words.kind !== 'ready' || !mayShowLanes(get())) return;
    const position = seenAt(table.turnsShown);
    if (!position || (table.help !== 'free' && !takeHelp('points'))) return;
    const { recordId, turnsShown: turns } = table;
    const looking = { recordId, turns, whose, position, lanes: undefined, isLooking: true };
    set({ lanesShown: looking, panel: 'lanes' });
    const told = await findLanes({ position, whose, seed: `turn ${turns}` }, words.lexicon).answer;
    if (get().lanesShown !== looking) return;
    const lanes = told.kind === 'answered' ? told.value : undefined;
    set({ lanesShown: { ...looking, lanes, isLooking: false } });
  }

  return {
    showLanes: (whose) => void showLanes(whose),
    hint: () => {
      const before = adviceNow(get());
      if (before?.kind === 'hint' && before.best.move.kind === 'play') {
        const step = NEXT_HINT[before.step];
        if (takeHelp(step)) tell({ ...before, step });
        return;
      }
      const seen = seenNow();
      if (!seen || before?.kind === 'looking') return;
      void answer('line', seen, 1, undefined, ({ candidates: [best], isCut }) =>
        best ? { kind: 'hint', step: 'line', best, isCut } : { kind: 'unavailable' },
      );
    },
    showBestMoves: () => {
      const seen = seenNow();
      if (!seen) return;
      void answer('best-moves', seen, MAX_BEST_MOVES, undefined, ({ candidates, isCut }) => ({
        kind: 'best-moves',
        best: candidates,
        isCut,
      }));
    },
    showBetterMove: () => {
      const game = session.table()?.timeline();
      const last = game && lastOwnPlay(game);
      if (!last) return;
      void answer('better-move', last.seen, 1, last.move, (found) => {
        const {
          candidates: [best],
          beside: played,
          isCut,
        } = found;
        if (!best || !played) return { kind: 'unavailable' };
        const isBetter = best.equity >= played.equity + MIN_LOSS_POINTS;
        const better = isBetter ? best : undefined;
        return { kind: 'better-move', before: last.seen, played, better, isCut };
      });
    },
  };
}
