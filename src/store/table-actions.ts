import { formatMove, formatRecord, type Tile, type Timeline, type Viewer } from '../engine';
import type { MoveInput } from '../table';
import { isPlayedHere } from './online/online';
import { refusalNotice } from './refusal-notice';
import type { TableSession } from './table-session';
import type { Screen } from './state';
import { ownRack, verdictOf } from './verdict';

/** Tells a game in words to a viewer; moves of some seats are asked for at this page. */
type WriteTranscript = (
  game: Timeline,
  viewer: Viewer,
  isAsked: (seat: number) => boolean,
) => string;

/** What goes to the table: moves, and how its game is looked at. */
export interface TableActions {
  /** Plays the move on screen; ends the report of the one before. */
  readonly submit: () => void;
  readonly pass: () => void;
  /** Gives the game up for the player to move at this screen. */
  readonly resign: () => void;
  readonly exchange: (tiles: readonly Tile[]) => void;
  readonly goOn: () => void;
  readonly liftCurtain: () => void;
  readonly run: (running: boolean) => void;
  readonly stepOnce: () => void;
  readonly showTurn: (turn: number) => void;
  readonly playOnFromHere: () => void;
  /** The record of the game as a file; undefined where there is no game. */
  readonly exportRecord: () => string | undefined;
  /** The game in words, as the player who looks on may read it; empty where there is none. */
  readonly transcript: (write: WriteTranscript) => string;
}

export function tableActions(screen: Screen, { table }: TableSession): TableActions {
  const emptyHands = (): void =>
    screen.setState({ typed: undefined, cursor: undefined, blankSlot: undefined });

  function submit(input: MoveInput): void {
    // Before, since the table may have something to say of the move that it takes.
    screen.setState({ notice: undefined });
    const outcome = table()?.submit(input);
    if (!outcome) return;
    if (outcome.ok) {
      emptyHands();
      return;
    }
    const state = screen.getState();
    if (!state.table) return;
    const { view } = state.table;
    const text = input.kind === 'text' ? input.text : formatMove(view.rules, input.move);
    screen.setState({
      notice: refusalNotice(view.rules, view, text, outcome.error, ownRack(view)),
    });
  }

  return {
    submit: () => {
      const state = screen.getState();
      if (state.table?.phase === 'report') {
        table()?.goOn();
        return;
      }
      const verdict = verdictOf(state);
      if (state.typed) submit({ kind: 'text', text: state.typed });
      else if (verdict.kind === 'play') submit({ kind: 'move', move: verdict });
    },
    pass: () => submit({ kind: 'move', move: { kind: 'pass' } }),
    resign: () => {
      screen.setState({ notice: undefined });
      if (table()?.resign().ok) emptyHands();
    },
    exchange: (tiles) => submit({ kind: 'move', move: { kind: 'exchange', tiles } }),
    goOn: () => table()?.goOn(),
    liftCurtain: () => table()?.liftCurtain(),
    run: (running) => table()?.run(running),
    stepOnce: () => table()?.stepOnce(),
    showTurn: (turn) => table()?.showTurn(turn),
    playOnFromHere: () => table()?.playOnFromHere(),
    exportRecord: () => {
      const game = table()?.timeline();
      return game && formatRecord(game.record);
    },
    transcript: (write) => {
      const shown = table();
      const game = shown?.timeline();
      if (!shown || !game) return '';
      const isAsked = (seat: number): boolean => isPlayedHere(screen.getState(), seat);
      return write(game, shown.snapshot().view.viewer, isAsked);
    },
  };
}
