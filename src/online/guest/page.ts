import { type CodeServices, keyPairOf, type ConversationServices } from '../../net';
import { type RemoteTable, runMachine } from '../../table';
import { openPeerConnections, type Peer, type PeerEvent } from '../peer-connections';
import { hello, proof } from '../wire/handshake';
import { bytesToHex } from '@noble/hashes/utils.js';
import { formatKeptGuest, type SavedGuest } from '../wire/kept-guest';
import { formatMessage, type GuestMessage } from '../wire/messages';
import { watchView } from '../view';
import { countUnproved } from './games';
import { stepGuest } from './guest';
import {
  type GuestAction,
  type GuestEffect,
  type GuestEvent,
  type GuestState,
  newGuestState,
} from './state';
import { type GuestTableAdapter, createTableAdapter } from './table';

export interface GuestServices extends CodeServices, ConversationServices {
  /** Returns that many random bytes. */
  readonly random: (bytes: number) => Uint8Array;
  /** Saves the guest's state. Resolves once it is saved, or is known not to be, or takes too long. */
  readonly keep: (text: string) => Promise<void>;
  /** Returns this browser's part at the host with this public key, if it has left a table there. */
  readonly leftPart: (host: string) => Promise<SavedGuest | undefined>;
}

/** The guest's state for the screen, except the table. */
export type GuestView = Readonly<ReturnType<typeof viewOf>>;

const viewOf = (state: GuestState) => ({
  status: state.status,
  seats: state.seats,
  answer: state.answer,
  failure: state.failure,
  hasMetFalseHost: state.hasMetFalseHost,
  newDeal: state.newDeal,
  draws: state.draws,
  rematch: state.rematch,
  reactions: state.reactions,
  /** Whether a host has ever given this guest a seat. */
  hasMetHost: state.kept.host !== undefined,
  /** Number of deals before the current game that the host has not proved. */
  unproved: countUnproved(state.kept),
});

export type GuestPage = ReturnType<typeof openGuest>;

export function openGuest(
  kept: SavedGuest,
  services: GuestServices,
  events: {
    /** A game was dealt or restored; `seenGame` returns what this seat has seen of it. */
    readonly onTable: (table: RemoteTable, seenGame: GuestTableAdapter['seenGame']) => void;
    readonly onView: (view: GuestView) => void;
  },
  isPostponed = false,
  connect: typeof openPeerConnections = openPeerConnections,
) {
  const keys = () => keyPairOf(machine.state().kept.secretKey);
  let adapter: (GuestTableAdapter & { readonly id: string }) | undefined;

  const take = (event: PeerEvent): void =>
    machine.send(
      event.kind === 'peer-joined' || event.kind === 'peer-restarted'
        ? { ...event, nonce: bytesToHex(services.random(16)) }
        : event,
    );
  const links = connect(services, take);

  const send = (peer: Peer, message: GuestMessage): void =>
    links.send(peer, formatMessage(message));

  function closeTable(): void {
    adapter?.table.close();
    adapter = undefined;
  }

  function openTable(id: string): void {
    const { table } = machine.state();
    if (table?.id !== id || adapter?.id === id) return;
    closeTable();
    adapter = {
      id,
      ...createTableAdapter(table, (event) => machine.send({ kind: 'table', event })),
    };
    events.onTable(adapter.table, adapter.seenGame);
  }

  /**
   * Verifies the host's signature and answers it with the guest's, both over the channel binding. If the guest has
   * left a table of this host, it returns there instead.
   */
  async function prove({
    candidate,
    challenge,
  }: Extract<GuestEffect, { kind: 'prove' }>): Promise<void> {
    const { peer, nonce } = candidate;
    const binding = links.binding(peer);
    if (binding === undefined) return;
    const signature = proof(keys(), nonce, challenge, binding);
    if (signature === undefined) {
      // Not false, but late: it answers the hello from before the return.
      const isLate = proof(keyPairOf(kept.secretKey), nonce, challenge, binding) !== undefined;
      if (!isLate) machine.send({ kind: 'host-false', peer });
      return;
    }
    const isNew = machine.state().kept.host === undefined;
    const left = isNew ? await services.leftPart(challenge.key) : undefined;
    if (left) {
      machine.send({ kind: 'recognised', candidate, left });
      return;
    }
    machine.send({ kind: 'host-proved', peer, key: challenge.key });
    send(peer, { kind: 'proof', signature, name: kept.name });
  }

  function perform(
    effect: GuestEffect,
    dispatch: (event: GuestEvent) => void,
  ): Promise<void> | void {
    switch (effect.kind) {
      case 'keep':
        return services.keep(formatKeptGuest(effect.kept));
      case 'send':
        return send(effect.peer, effect.message);
      case 'greet':
        return send(effect.candidate.peer, hello(keys(), effect.candidate.nonce));
      case 'wait':
        services.after(effect.time, () =>
          dispatch({ kind: 'unanswered', question: effect.question }),
        );
        return;
      case 'prove':
        return prove(effect);
      case 'draw-seed':
        return dispatch({ ...effect, kind: 'seed-drawn', seed: bytesToHex(services.random(32)) });
      case 'open-table':
        return openTable(effect.id);
      case 'close-table':
        return closeTable();
      case 'open-tab':
        return links.openTab(effect.invitation);
      case 'open-room':
        void links
          .openRoom(effect.invitation, effect.helpers)
          .then((outcome) => dispatch({ kind: 'room-opened', outcome }));
    }
  }

  const machine = runMachine<GuestState, GuestEvent, GuestEffect>(
    newGuestState(kept),
    { step: stepGuest, perform },
    isPostponed,
  );
  const view = watchView(machine, viewOf, events.onView);
  machine.subscribe(({ table }) => {
    if (table && adapter?.id === table.id) adapter.show(table);
  });
  machine.send({ kind: 'opened' });

  return {
    view,
    kept: () => machine.state().kept,
    /** Opens the connections of a page that was opened postponed. */
    takeUp: machine.start,
    act: (action: GuestAction) => machine.send(action),
    answer: (offer: string) =>
      void links.answer(offer).then((outcome) => machine.send({ kind: 'offer-answered', outcome })),
    /** Disconnects; with the kept state the guest can claim its seat again. */
    close: () => {
      machine.stop();
      closeTable();
      links.close();
    },
  };
}
