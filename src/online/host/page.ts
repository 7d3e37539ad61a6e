import {
  type RandomState,
  type RandomSource,
  countDraws,
  formatMove,
  type GameState,
  moveIn,
  ok,
  statementOf,
  type Timeline,
  type TurnEvent,
  withDrawKey,
} from '../../engine';
import {
  type CodeServices,
  type Invitation,
  type SignalingServers,
  keyPairOf,
  type ConversationServices,
} from '../../net';
import { type LocalTable, openLocalTable, runMachine, type TableServices } from '../../table';
import { openPeerConnections } from '../peer-connections';
import { challenge } from '../wire/handshake';
import { bytesToHex } from '@noble/hashes/utils.js';
import { formatKeptHost, type SavedHost } from '../wire/kept-host';
import { formatMessage } from '../wire/messages';
import { watchView } from '../view';
import { canBegin } from './dealing';
import { stepHost } from './host';
import {
  originalSeatOf,
  type HostAction,
  type QueuedMove,
  type HostEffect,
  type HostEvent,
  type HostState,
  newHostState,
} from './state';

export interface HostServices
  extends Omit<TableServices, 'save' | 'settleDraw'>,
    Pick<ConversationServices, 'now'>,
    Pick<CodeServices, 'iceServers'> {
  /** Returns that many random bytes. */
  readonly random: (bytes: number) => Uint8Array;
  /** Creates a random source for a game whose draws are not joint. */
  readonly newChance: () => RandomSource;
  /** Saves the table. Resolves once it is saved, or is known not to be, or takes too long. */
  readonly keep: (text: string) => Promise<void>;
}

/** The state of a hosted table for the screen, except the game. */
export type HostView = Readonly<ReturnType<typeof viewOf>>;

const viewOf = (state: HostState) => ({
  seats: state.seats,
  invitations: state.invitations,
  rooms: state.rooms,
  offers: state.offers,
  declined: state.declined,
  rematch: state.rematch,
  reactions: state.reactions,
  failure: state.failure?.what,
  /** The current plan; its seats rotate with each rematch. */
  plan: state.kept.plan,
  /** Whether a deal is in progress. */
  isDealing: state.kept.dealing !== undefined,
  /** Whether a game has been dealt. */
  isPlaying: state.kept.game !== undefined,
});

export type HostPage = ReturnType<typeof openHost>;

/**
 * How long connections stay open after the table is closed, so that guests receive the last messages, in ms.
 */
const CLOSE_DELAY_MS = 60_000;

export function openHost(
  kept: SavedHost,
  services: HostServices,
  events: {
    readonly onTable: (table: LocalTable) => void;
    readonly onView: (view: HostView) => void;
  },
  isPostponed = false,
  connect: typeof openPeerConnections = openPeerConnections,
) {
  const keys = keyPairOf(kept.secretKey);
  const newId = (): string => bytesToHex(services.random(16));
  let table: LocalTable | undefined;
  let settle: (key: string) => void = () => {};

  const links = connect({ ...services, newId }, (event) => machine.send(event));

  /**
   * Announces the draw of an event, and resolves when the guests' contributions have settled it. Undefined
   * unless the event has a joint draw.
   */
  function settleDraw(state: GameState, event: TurnEvent): Promise<RandomState> | undefined {
    const { game } = machine.state().kept;
    if (!game?.secrets || !table) return undefined;
    const { setup } = state;
    const move = formatMove(setup.rules, moveIn(event) ?? { kind: 'pass' });
    // A repeated move keeps its salt, so that its statement stays the same.
    const salt = game.pending?.move === move ? game.pending.salt : bytesToHex(services.random(32));
    const number = countDraws(table.timeline().record.events);
    const statement = statementOf(setup, event, number, salt);
    if (!statement) return undefined;
    const key = new Promise<string>((resolve) => {
      settle = resolve;
    });
    machine.send({ kind: 'draw-due', statement, move, salt });
    return key.then((each) => withDrawKey(state.chance, each));
  }

  function openTable(timeline: Timeline): void {
    table?.close();
    const { secrets } = machine.state().kept.game ?? {};
    const own = openLocalTable(
      { timeline, running: true, far: machine.state().kept.plan.far },
      {
        ...services,
        newId,
        settleDraw: secrets ? settleDraw : undefined,
        save: (saved) => machine.send({ kind: 'table-saved', timeline: saved.timeline }),
      },
    );
    table = own;
    events.onTable({
      ...own,
      useLexicon: (lexicon) => {
        own.useLexicon(lexicon);
        if (table === own) machine.send({ kind: 'lexicon-loaded' });
      },
    });
  }

  function play(move: QueuedMove, dispatch: (event: HostEvent) => void): void {
    const made = table?.submitFor(move.seat, { kind: 'text', text: move.text });
    if (made && !made.ok) dispatch({ kind: 'not-played', move, error: made.error });
  }

  function askForProof({ peer, hello }: Extract<HostEffect, { kind: 'challenge' }>): void {
    const binding = links.binding(peer);
    if (binding === undefined) return;
    const { message, awaited } = challenge(keys, hello, bytesToHex(services.random(16)), binding);
    machine.send({ kind: 'challenged', peer, proof: awaited });
    links.send(peer, formatMessage(message));
  }

  async function openRooms(
    helpers: SignalingServers,
    invitations: ReadonlyMap<number, Invitation>,
  ): Promise<void> {
    const opened = await Promise.all(
      [...invitations].map(([seat, invitation]) => links.openRoom(invitation, helpers, seat)),
    );
    const outcome = opened.find((each) => !each.ok) ?? ok(undefined);
    machine.send({ kind: 'rooms-opened', outcome });
  }

  function perform(effect: HostEffect, dispatch: (event: HostEvent) => void): Promise<void> | void {
    switch (effect.kind) {
      case 'keep':
        return services.keep(formatKeptHost(effect.kept));
      case 'send':
        return links.send(effect.peer, formatMessage(effect.message));
      case 'challenge':
        return askForProof(effect);
      case 'open-table':
        return openTable(effect.timeline);
      case 'begin':
        begin();
        return;
      case 'close-table':
        return table?.close();
      case 'play':
        return play(effect.move, dispatch);
      case 'resign':
        table?.resignFor(effect.seat);
        return;
      case 'settle-draw':
        return settle(effect.key);
      case 'open-tab':
        return links.openTab(effect.invitation, effect.seat);
      case 'open-rooms':
        void openRooms(effect.helpers, effect.invitations);
    }
  }

  const machine = runMachine<HostState, HostEvent, HostEffect>(
    newHostState(kept),
    { step: stepHost, perform },
    isPostponed,
  );
  const view = watchView(machine, viewOf, events.onView);
  machine.send({ kind: 'opened' });

  /** Deals a game; false while a seat is open or a deal is in progress, and after `close`. */
  function begin(): boolean {
    if (!canBegin(machine.state())) return false;
    const id = newId();
    const by =
      kept.plan.draws === 'joint'
        ? { secret: bytesToHex(services.random(32)) }
        : { chance: services.newChance() };
    machine.send({ kind: 'begin', id, by });
    return true;
  }

  return {
    view,
    /** Opens the connections of a page that was opened postponed. */
    takeUp: machine.start,
    begin,
    act: (action: HostAction) => machine.send(action),
    offer: (seat: number) =>
      void links
        .offer(originalSeatOf(machine.state().kept, seat))
        .then((outcome) => machine.send({ kind: 'offered', seat, outcome })),
    takeAnswer: (code: string) =>
      void links
        .takeAnswer(code)
        .then((outcome) => machine.send({ kind: 'answer-taken', outcome })),
    /** Disconnects; the table can be restored later. */
    leave: links.close,
    /** Closes the table for good. */
    close: () => {
      machine.send({ kind: 'close' });
      services.after(CLOSE_DELAY_MS, links.close);
    },
  };
}
