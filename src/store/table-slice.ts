import type { StoreContext } from './context';
import type { Slice } from './state';
import {
  timelinePrefix,
  formatMove,
  formatRecord,
  type GcgUnsupported,
  latestState,
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
import { isPlayedHere } from './online/online';
import { retryNow } from './retry';
import { refusalNotice, refusedFor } from './notices';
import type { TableState } from './state';

/** Writes a game in words for a viewer; `isAsked` selects the seats whose moves this page asks for. */
type WriteTranscript = (
  game: Timeline,
  viewer: Viewer,
  isAsked: (seat: number) => boolean,
) => string;

export interface TableActions {
  /** Plays the move on screen, or dismisses the report of the one before. */
  readonly submit: () => void;
  readonly pass: () => void;
  readonly resign: () => void;
  readonly exchange: (tiles: readonly Tile[]) => void;
  readonly goOn: () => void;
  readonly liftCurtain: () => void;
  readonly run: (running: boolean) => void;
  readonly stepOnce: () => void;
  readonly playNow: () => void;
  readonly showTurn: (turn: number) => void;
  readonly playOnFromHere: () => void;
  readonly undo: () => void;
  /**
   * Defers screen updates, for example during an animation, until the returned function is called. The record is
   * updated at once.
   */
  readonly hold: () => () => void;
  /** `turn` counts from 1. */
  readonly pointAtTurn: (turn: number | undefined) => void;
  readonly exportRecord: () => string | undefined;
  /** The game in GCG; racks are complete once it is over. */
  readonly exportGcg: () => Promise<Result<string, GcgUnsupported> | undefined>;
  /** The game, or its first `turns` turns, in words as its viewer here may read it; empty without a game. */
  readonly transcript: (write: WriteTranscript, turns?: number) => string;
}

export function tableSlice({
  screen,
  session: { table, localTable, afterSave, hold, whenShown, playNow },
}: StoreContext): Slice<TableState, TableActions> {
  const { setState: set, getState: get } = screen;
  const clearInput = (): void => set({ typed: undefined, cursor: undefined, blankSlot: undefined });

  function submit(input: MoveInput, hasWaited: boolean): void {
    // Cleared first, since the table may set a notice about the move that it accepts.
    set({ notice: undefined });
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
    set({
      notice: refusalNotice(state, view, text, outcome.error),
      refused: refusedFor(outcome.error),
    });
  }

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
    whenShown(() =>
      set({
        notice: {
          tone: 'remark',
          ...turnTakenBack(retryNow(get()) !== undefined),
          isSilent: true,
        },
      }),
    );
  }

  return {
    table: undefined,
    takenTurn: undefined,
    turnPointedAt: undefined,
    simulationProgress: undefined,
    actions: {
      submit: () => {
        const { typed } = get();
        afterSave((hasWaited) => submitOnScreen(typed, hasWaited));
      },
      pass: () =>
        afterSave((hasWaited) => submit({ kind: 'move', move: { kind: 'pass' } }, hasWaited)),
      resign: () =>
        afterSave(() => {
          set({ notice: undefined });
          if (table()?.resign().ok) clearInput();
        }),
      exchange: (tiles) =>
        afterSave((hasWaited) =>
          submit({ kind: 'move', move: { kind: 'exchange', tiles } }, hasWaited),
        ),
      goOn: () => table()?.dismissReport(),
      liftCurtain: () => localTable()?.liftCurtain(),
      run: (running) => localTable()?.run(running),
      stepOnce: () => localTable()?.stepOnce(),
      playNow,
      showTurn: (turn) => table()?.showTurn(turn),
      playOnFromHere: () => afterSave(() => localTable()?.branchHere()),
      undo: () => afterSave(undo),
      hold,
      pointAtTurn: (turn) => {
        if (turn !== get().turnPointedAt) set({ turnPointedAt: turn });
      },
      exportRecord: () => {
        const game = table()?.timeline();
        return game && formatRecord(game.record);
      },
      exportGcg: async () => {
        const game = table()?.timeline();
        if (!game) return undefined;
        const part = await loadOrNotify(screen, loadGcg);
        return part?.formatGcg(game, latestState(game).result ? 'all' : 'played');
      },
      transcript: (write, turns) => {
        const shown = table();
        const game = shown?.timeline();
        if (!shown || !game) return '';
        const isAsked = (seat: number): boolean => isPlayedHere(get(), seat);
        const told = turns === undefined ? game : timelinePrefix(game, eventsOfTurns(game, turns));
        return write(told, shown.snapshot().view.viewer, isAsked);
      },
    },
  };
}
