import type { StoreContext } from './context';
import {
  timelinePrefix,
  formatMove,
  formatRecord,
  type GcgUnsupported,
  latestState,
  type Move,
  type Result,
  type Tile,
  type Timeline,
  type Viewer,
} from '../engine';
import { eventsOfTurns, type MoveInput } from '../table';
import { turnTakenBack } from '../messages';
import { loadGcg } from '../setup';
import { textOfMove } from './draft/move-on-screen';
import { loadOrNotify } from './lazy-part';
import { showRefusal } from './load-table-part';
import { isPlayedHere } from './online/online';
import { retryNow } from './retry';

/** Reads a game as a viewer may see it; `isAsked` selects the seats whose moves this page asks for. */
type ReadGame<T> = (game: Timeline, viewer: Viewer, isAsked: (seat: number) => boolean) => T;

export function tableSlice({
  screen,
  session: { table, localTable, afterSave, hold, whenShown, playNow },
}: StoreContext) {
  const { setState: set, getState: get } = screen;
  const clearInput = (): void => set({ typed: undefined, cursor: undefined, blankSlot: undefined });

  function submit(input: MoveInput, hasWaited: boolean): void {
    // Cleared first, since the table may set a notice about the move that it accepts. The tiles that were on the board
    // before an exchange stay on the rack.
    set({ notice: undefined, exchange: undefined });
    const outcome = table()?.submit(input);
    if (!outcome) return;
    if (outcome.ok) {
      clearInput();
      return;
    }
    // Its turn has been taken since: it was asked for twice.
    if (hasWaited && outcome.error.code === 'NOT_YOUR_TURN') return;
    const state = get();
    if (!state.table) return;
    const { view } = state.table;
    const text = input.kind === 'text' ? input.text : formatMove(view.rules, input.move);
    showRefusal(screen, state, view, { text, error: outcome.error });
  }

  const submitMove = (move: Move): void =>
    afterSave((hasWaited) => submit({ kind: 'move', move }, hasWaited));

  function submitOnScreen(typed: string | undefined, hasWaited: boolean): void {
    const { table: shown, verdict } = get();
    if (shown?.phase === 'report') table()?.dismissReport();
    else if (typed && shown)
      submit({ kind: 'text', text: textOfMove(shown.view, typed) }, hasWaited);
    else if (verdict.kind === 'play') submit({ kind: 'move', move: verdict }, hasWaited);
  }

  function undo(): void {
    if (get().table?.undo !== 'possible') return;
    localTable()?.undo();
    // Set last: the notice of the record that leaves the screen is cleared.
    whenShown(() => {
      const text = turnTakenBack(retryNow(get()) !== undefined);
      set({ notice: { tone: 'remark', ...text, isSilent: true } });
    });
  }

  return {
    /** Plays the move on screen, or dismisses the report of the one before. */
    submit: () => {
      const { typed } = get();
      afterSave((hasWaited) => submitOnScreen(typed, hasWaited));
    },
    pass: () => submitMove({ kind: 'pass' }),
    resign: () =>
      afterSave(() => {
        set({ notice: undefined });
        if (table()?.resign().ok) clearInput();
      }),
    exchange: (tiles: readonly Tile[]) => submitMove({ kind: 'exchange', tiles }),
    dismissReport: () => table()?.dismissReport(),
    liftCurtain: () => localTable()?.liftCurtain(),
    run: (running: boolean) => localTable()?.run(running),
    stepOnce: () => localTable()?.stepOnce(),
    playNow,
    showTurn: (turn: number) => table()?.showTurn(turn),
    /** Shows the turns of a finished game one after another, or stops doing so. */
    playBack: (isRunning: boolean) => {
      const { table: shown, playback } = get();
      if (!shown) return;
      const { recordId } = shown;
      const headline = playback?.recordId === recordId ? playback.headline : undefined;
      set({ playback: { recordId, headline, state: isRunning ? 'running' : 'paused' } });
    },
    playOnFromHere: () => afterSave(() => localTable()?.branchHere()),
    undo: () => afterSave(undo),
    /**
     * Defers screen updates, for example during an animation, until the returned function is called. The record is
     * updated at once.
     */
    hold,
    /** `turn` counts from 1. */
    pointAtTurn: (turn: number | undefined) => {
      if (turn !== get().turnPointedAt) set({ turnPointedAt: turn });
    },
    exportRecord: (): string | undefined => {
      const game = table()?.timeline();
      return game && formatRecord(game.record);
    },
    /** The game in GCG; racks are complete once it is over. */
    exportGcg: async (): Promise<Result<string, GcgUnsupported> | undefined> => {
      const game = table()?.timeline();
      if (!game) return undefined;
      const part = await loadOrNotify(screen, loadGcg);
      return part?.formatGcg(game, latestState(game).result ? 'all' : 'played');
    },
    /** Reads the game, or its first `turns` turns, as its viewer here may see it; undefined without a game. */
    readGame: <T>(read: ReadGame<T>, turns?: number): T | undefined => {
      const shown = table();
      const game = shown?.timeline();
      if (!shown || !game) return undefined;
      const isAsked = (seat: number): boolean => isPlayedHere(get(), seat);
      const shownGame =
        turns === undefined ? game : timelinePrefix(game, eventsOfTurns(game, turns));
      return read(shownGame, shown.snapshot().view.viewer, isAsked);
    },
  };
}
