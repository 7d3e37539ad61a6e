import {
  err,
  formatMove,
  gameFromView,
  type Lexicon,
  coversLexicon,
  type Move,
  type ViewUpdate,
  ok,
  parseMove,
  publicHash,
  type PublicSetup,
  refuseMove,
  type Result,
  type Timeline,
  type View,
  viewFor,
  viewOfUpdate,
  withUpdate,
} from '../../engine';
import {
  eventsOfTurns,
  type MoveInput,
  type Phase,
  type RemoteTable,
  type ResignFault,
  type SubmitError,
  type TableSnapshot,
} from '../../table';
import type { Sent } from '../wire/kept-guest';

/** A game as its guest knows it; the record is at the host. */
export interface GuestTable {
  readonly id: string;
  readonly setup: PublicSetup;
  readonly seat: number;
  readonly update: ViewUpdate;
  /** The view after the last turn. */
  readonly latest: View;
  /** The whole game, once it is over or abandoned. */
  readonly record: Timeline | undefined;
  readonly lexicon: Lexicon | undefined;
  readonly turnsShown: number;
  /** The last action, until the host answers it. */
  readonly sent: Sent | undefined;
  readonly refusal: TableSnapshot['refusal'];
  readonly isReporting: boolean;
}

export type GuestTableEvent =
  | { readonly kind: 'sent'; readonly sent: Sent }
  | { readonly kind: 'went-on' }
  | { readonly kind: 'turn-shown'; readonly turn: number }
  | { readonly kind: 'lexicon-loaded'; readonly lexicon: Lexicon };

/** Creates the table from the first update. `sent` is an unanswered action from before a reload. */
export function guestTable(
  id: string,
  setup: PublicSetup,
  seat: number,
  update: ViewUpdate,
  sent: Sent | undefined,
): GuestTable | undefined {
  const latest = viewOfUpdate(setup, update);
  if (!latest.ok) return undefined;
  const turnsShown = update.turns.length;
  return {
    id,
    setup,
    seat,
    update,
    latest: latest.value,
    record: undefined,
    lexicon: undefined,
    turnsShown,
    sent: sent?.turns === turnsShown ? sent : undefined,
    refusal: undefined,
    isReporting: false,
  };
}

function phaseOf({ turnsShown, update, latest, isReporting, sent, seat }: GuestTable): Phase {
  if (turnsShown < update.turns.length) return 'looking-back';
  if (latest.result) return 'over';
  if (isReporting) return 'report';
  if (sent) return 'drawing';
  return latest.toMove === seat ? 'your-turn' : 'their-turn';
}

/** The view of the turn that is shown; in a finished game with a record, as everyone may see it. */
function viewShown({ record, latest, seat, turnsShown, setup, update }: GuestTable): View {
  if (record) {
    const viewer = latest.result ? 'everyone' : seat;
    return viewFor(record, viewer, eventsOfTurns(record, turnsShown));
  }
  const shown = viewOfUpdate(setup, update, turnsShown);
  return shown.ok ? shown.value : latest;
}

const snapshotOf = (table: GuestTable): TableSnapshot => ({
  view: { ...viewShown(table), you: table.seat },
  phase: phaseOf(table),
  recordId: table.id,
  lexiconId: table.setup.lexiconId,
  turnsShown: table.turnsShown,
  turns: table.update.turns.length,
  isOver: table.latest.result !== undefined,
  allTurns: table.latest.turns,
  isReporting: false,
  running: true,
  wordsChecked: table.lexicon !== undefined,
  online: 'guest',
  hasRecord: table.record !== undefined,
  isSeenOnly: false,
  help: table.latest.result ? 'free' : 'none',
  undo: 'none',
  undos: [],
  refusal: table.refusal,
});

/** Validates a move as far as this page can, before it is sent. */
function checkedMove(table: GuestTable, input: MoveInput): Result<Move, SubmitError> {
  const { setup, latest, seat, lexicon } = table;
  if (phaseOf(table) !== 'your-turn') return err({ code: 'NOT_YOUR_TURN' });
  const move = input.kind === 'move' ? ok(input.move) : parseMove(setup.rules, latest, input.text);
  if (!move.ok) return move;
  const own = latest.seats[seat]?.rack;
  const fault = refuseMove(latest, own?.kind === 'shown' ? own.tiles : [], move.value, lexicon);
  return fault ? err(fault) : move;
}

export function afterEvent(table: GuestTable, event: GuestTableEvent): GuestTable {
  switch (event.kind) {
    case 'sent':
      return { ...table, sent: event.sent, refusal: undefined };
    case 'went-on':
      return { ...table, isReporting: false };
    case 'turn-shown':
      return {
        ...table,
        turnsShown: Math.max(0, Math.min(event.turn, table.update.turns.length)),
      };
    case 'lexicon-loaded': {
      const { lexicon } = event;
      return {
        ...table,
        lexicon: coversLexicon(lexicon, table.setup.lexiconId) ? lexicon : undefined,
      };
    }
  }
}

/** Applies an update; undefined if the result does not match its hash, so that the full state is needed. */
export function afterUpdate(
  table: GuestTable,
  next: ViewUpdate,
  hash: string,
): GuestTable | undefined {
  const { setup, seat, turnsShown, sent } = table;
  const all = withUpdate(table.update, next);
  const view = all.ok ? viewOfUpdate(setup, all.value) : all;
  if (!all.ok || !view.ok || all.value.viewer !== seat || publicHash(view.value) !== hash) {
    return undefined;
  }
  const before = table.update.turns.length;
  const { turns } = all.value;
  const own = turns.slice(before).find((turn) => turn.seat === seat);
  const isReported =
    own !== undefined && own.kind !== 'pass' && own.kind !== 'resign' && !view.value.result;
  const isAtEnd = turnsShown === before;
  return {
    ...table,
    update: all.value,
    latest: view.value,
    // Cleared if it was answered, or if the host has restored a state before that turn.
    sent: turns.length === sent?.turns ? sent : undefined,
    isReporting: table.isReporting || (isReported && setup.rules.moveReport === 'until-continue'),
    turnsShown: isAtEnd ? turns.length : Math.min(turnsShown, turns.length),
  };
}

/** Clears the move that the host has rejected, and reports the reason. */
export function afterRefusal(table: GuestTable, turns: number, error: SubmitError): GuestTable {
  const { sent, refusal } = table;
  if (sent?.kind !== 'move' || sent.turns !== turns) return table;
  const number = (refusal?.number ?? 0) + 1;
  return { ...table, sent: undefined, refusal: { number, text: sent.text, error } };
}

export interface GuestTableAdapter {
  readonly table: RemoteTable;
  /** The game as this seat has seen it so far; undefined if the updates are inconsistent. */
  readonly seenGame: () => Timeline | undefined;
  readonly show: (next: GuestTable) => void;
}

/** Adapts a guest's table to `RemoteTable`; actions go to the host. */
export function createTableAdapter(
  first: GuestTable,
  send: (event: GuestTableEvent) => void,
): GuestTableAdapter {
  const listeners = new Set<() => void>();
  let shown = first;
  let current = snapshotOf(first);

  const turns = (): number => shown.update.turns.length;

  function submit(input: MoveInput): Result<Move, SubmitError> {
    const move = checkedMove(shown, input);
    if (!move.ok) return move;
    const text = formatMove(shown.setup.rules, move.value);
    send({ kind: 'sent', sent: { kind: 'move', turns: turns(), text } });
    return move;
  }

  function resign(): Result<undefined, ResignFault> {
    if (phaseOf(shown) !== 'your-turn') return err({ code: 'NOT_YOUR_TURN' });
    send({ kind: 'sent', sent: { kind: 'resign', turns: turns() } });
    return ok(undefined);
  }

  return {
    table: {
      isLocal: false,
      snapshot: () => current,
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      submit,
      resign,
      // Help must be recorded, and only the host keeps the record.
      takeHelp: () => (current.help === 'free' ? ok(undefined) : err({ code: 'NO_HELP' })),
      dismissReport: () => send({ kind: 'went-on' }),
      showTurn: (turn) => send({ kind: 'turn-shown', turn }),
      useLexicon: (lexicon) => send({ kind: 'lexicon-loaded', lexicon }),
      timeline: () => shown.record,
      close: () => listeners.clear(),
    },
    seenGame: () => {
      const seen = gameFromView(shown.id, shown.setup, shown.update);
      return seen.ok ? seen.value : undefined;
    },
    show: (next) => {
      if (next === shown) return;
      shown = next;
      current = snapshotOf(next);
      for (const listener of listeners) listener();
    },
  };
}
