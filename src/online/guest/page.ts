import {
  type CodeServices,
  type SignalingServers,
  keyPairOf,
  type ConversationServices,
} from '../../net';
import { runMachine, type Table } from '../../table';
import { openPeerConnections, type Peer, type PeerEvent } from '../peer-connections';
import { hello, proof } from '../wire/handshake';
import { hex } from '../wire/kept';
import { formatKeptGuest, type KeptGuest } from '../wire/kept-guest';
import { formatMessage, type GuestMessage } from '../wire/messages';
import type { Reaction } from '../wire/reactions';
import { countUnproved } from './deals';
import { stepGuest } from './guest';
import { type GuestEffect, type GuestEvent, type GuestState, newGuestState } from './state';
import { type GuestTableAdapter, createTableAdapter } from './table';

/** What a guest's page needs of the world around it. */
export interface GuestServices extends CodeServices, ConversationServices {
  /** A number of random bytes. */
  readonly random: (bytes: number) => Uint8Array;
  /** Keeps the guest's part; false where it cannot be kept. */
  readonly keep: (text: string) => Promise<boolean>;
}

/** What the screen shows of a guest's part, apart from the table. */
export interface GuestView
  extends Pick<
    GuestState,
    | 'status'
    | 'seats'
    | 'answer'
    | 'failure'
    | 'hasMetFalseHost'
    | 'newDeal'
    | 'draws'
    | 'rematch'
    | 'reactions'
  > {
  /** Whether its host has ever given this page a seat. */
  readonly hasMetHost: boolean;
  /** How many deals before that of the game the host has not proved. */
  readonly unproved: number;
}

/** A table that another page hosts, with the connections to it. */
export interface GuestPage {
  readonly view: () => GuestView;
  /** Looks for the host far away. */
  readonly openRoom: (helpers: SignalingServers) => void;
  /** Answers a code of the host with another. */
  readonly answer: (offer: string) => void;
  /** Says something to the others, after a number of turns; once a turn. */
  readonly react: (turns: number, reaction: Reaction) => void;
  /** The person at this page accepts the new deal, or keeps the game. */
  readonly answerDeal: (isAccepted: boolean) => void;
  /** The person at this page wants a rematch, or does not any more. */
  readonly wantRematch: (isWanted: boolean) => void;
  /** Leaves the page, or the table: the seat is kept for whoever comes back with what is kept. */
  readonly close: () => void;
}

const viewOf = ({
  kept,
  status,
  seats,
  answer,
  failure,
  hasMetFalseHost,
  newDeal,
  draws,
  rematch,
  reactions,
}: GuestState): GuestView => ({
  status,
  seats,
  answer,
  failure,
  hasMetFalseHost,
  newDeal,
  hasMetHost: kept.host !== undefined,
  unproved: countUnproved(kept),
  draws,
  rematch,
  reactions,
});

const isSameView = (one: GuestView, other: GuestView): boolean =>
  one.status === other.status &&
  one.seats === other.seats &&
  one.answer === other.answer &&
  one.failure === other.failure &&
  one.hasMetFalseHost === other.hasMetFalseHost &&
  one.newDeal === other.newDeal &&
  one.hasMetHost === other.hasMetHost &&
  one.unproved === other.unproved &&
  one.draws === other.draws &&
  one.rematch === other.rematch &&
  one.reactions === other.reactions;

/** Joins a table, or comes back to one. */
export function openGuest(
  kept: KeptGuest,
  services: GuestServices,
  events: {
    /** A game has begun, or is come back to; with it comes what this seat has seen of it so far. */
    readonly onTable: (table: Table, seenGame: GuestTableAdapter['seenGame']) => void;
    readonly onView: (view: GuestView) => void;
  },
  connect: typeof openPeerConnections = openPeerConnections,
): GuestPage {
  const keys = keyPairOf(kept.secretKey);
  let door: (GuestTableAdapter & { readonly id: string }) | undefined;

  const take = (event: PeerEvent): void =>
    machine.send(
      event.kind === 'peer-joined' || event.kind === 'peer-restarted'
        ? { ...event, nonce: hex(services.random(16)) }
        : event,
    );
  const links = connect(services, take);

  const send = (peer: Peer, message: GuestMessage): void =>
    links.send(peer, formatMessage(message));

  function closeTable(): void {
    door?.table.close();
    door = undefined;
  }

  function openTable(id: string): void {
    const { table } = machine.state();
    if (table?.id !== id || door?.id === id) return;
    closeTable();
    door = { id, ...createTableAdapter(table, (event) => machine.send({ kind: 'table', event })) };
    events.onTable(door.table, door.seenGame);
  }

  /** Checks that the host has signed what names this connection, and signs it as well. */
  function prove({ candidate, challenge }: Extract<GuestEffect, { kind: 'prove' }>): void {
    const { peer, nonce } = candidate;
    const binding = links.binding(peer);
    if (binding === undefined) return;
    const signature = proof(keys, nonce, challenge, binding);
    if (signature === undefined) {
      machine.send({ kind: 'host-false', peer });
      return;
    }
    machine.send({ kind: 'host-proved', peer, key: challenge.key });
    send(peer, { kind: 'proof', signature, name: kept.name });
  }

  function perform(effect: GuestEffect, tell: (event: GuestEvent) => void): Promise<void> | void {
    switch (effect.kind) {
      case 'keep':
        return services.keep(formatKeptGuest(effect.kept)).then(() => {});
      case 'send':
        return send(effect.peer, effect.message);
      case 'greet':
        return send(effect.candidate.peer, hello(keys, effect.candidate.nonce));
      case 'wait':
        services.after(effect.time, () => tell({ kind: 'unanswered', question: effect.question }));
        return;
      case 'prove':
        return prove(effect);
      case 'draw-seed': {
        const { game, commitment } = effect;
        return tell({ kind: 'seed-drawn', game, commitment, seed: hex(services.random(32)) });
      }
      case 'open-table':
        return openTable(effect.id);
      case 'close-table':
        return closeTable();
      case 'open-tab':
        return links.openTab(effect.invitation);
      case 'open-room':
        void links
          .openRoom(effect.invitation, effect.helpers)
          .then((outcome) => tell({ kind: 'room-opened', outcome }));
    }
  }

  const machine = runMachine<GuestState, GuestEvent, GuestEffect>(newGuestState(kept), {
    step: stepGuest,
    perform,
  });
  let shown = viewOf(machine.state());
  machine.subscribe((state) => {
    const next = viewOf(state);
    const isNew = !isSameView(shown, next);
    shown = next;
    if (isNew) events.onView(next);
    if (state.table && door?.id === state.table.id) door.show(state.table);
  });
  machine.send({ kind: 'opened' });

  return {
    view: () => shown,
    openRoom: (helpers) => machine.send({ kind: 'room-wanted', helpers }),
    answer: (offer) =>
      void links.answer(offer).then((outcome) => machine.send({ kind: 'offer-answered', outcome })),
    react: (turns, reaction) => machine.send({ kind: 'reacted', turns, reaction }),
    answerDeal: (isAccepted) => machine.send({ kind: 'deal-answered', isAccepted }),
    wantRematch: (isWanted) => machine.send({ kind: 'rematch-wanted', isWanted }),
    close: () => {
      machine.stop();
      closeTable();
      links.close();
    },
  };
}
