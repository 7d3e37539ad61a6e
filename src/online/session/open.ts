import {
  type RandomSource,
  ok,
  type Result,
  type RuleBook,
  sanitizeName,
  type Timeline,
} from '../../engine';
import type { CodeServices, ConversationServices } from '../../net';
import { runMachine, type Table, type TableServices } from '../../table';
import { type GuestPage, openGuest } from '../guest/page';
import { type HostPage, openHost } from '../host/page';
import { deferConnections } from '../deferred-connections';
import { openPeerConnections } from '../peer-connections';
import { hex, type KeptError } from '../wire/kept';
import { formatKeptGuest, parseKeptGuest } from '../wire/kept-guest';
import { type HostPlan, newHost, parseKeptHost } from '../wire/kept-host';
import type { Reaction } from '../wire/reactions';
import { type NoName, type NotAnInvitation, parseJoin } from './join-text';
import { helpersOf, type ConnectionSettings, parseConnectionSettings } from './connection-settings';
import { stepSession } from './session';
import {
  newSession,
  type SessionEffect,
  type SessionEvent,
  type SessionState,
  type SharedTable,
} from './state';

/** What a session keeps, each under a name of its own: the table, the last one left, the connection. */
export type SessionText = 'online' | 'onlineLeft' | 'meeting';

/** What a session needs of the world around it. */
export interface SessionServices
  extends Pick<TableServices, 'chooseMove' | 'pace'>,
    Omit<CodeServices, 'iceServers'>,
    ConversationServices {
  /** A number of random bytes. */
  readonly random: (bytes: number) => Uint8Array;
  /** A new source of chance for a game by these rules whose draws are not joint. */
  readonly newChance: (rules: RuleBook) => RandomSource;
  readonly read: (name: SessionText) => Promise<string | undefined>;
  readonly write: (name: SessionText, text: string) => Promise<boolean>;
}

/** On which side of a table this page is, and, on that of a guest, the game as its seat has seen it so far. */
export type TablePlace =
  | { readonly side: 'host' }
  | { readonly side: 'guest'; readonly seenGame: () => Timeline | undefined };

/** What a session tells the screen. */
export interface SessionScreen {
  /** Another moment of the shared table, or none any more. */
  readonly onShared: (shared: SharedTable | undefined, connection: ConnectionSettings) => void;
  /** A game has been dealt, or is come back to. */
  readonly onTable: (table: Table, place: TablePlace) => void;
  /** The table has to be seen. */
  readonly onShow: () => void;
  /** A link came that waits until this table has been left. */
  readonly onWaiting: () => void;
  /** The table has been left: what was there before is shown again. */
  readonly onLeft: () => Promise<void>;
}

/** What can be done about a table that this page shares, or is about to; the rest does nothing. */
export interface OnlineActions {
  /** A visitor comes to a table under a name, by a link or by the code of its host. */
  readonly joinTable: (name: string, text: string) => Result<undefined, NoName | NotAnInvitation>;
  /** A guest answers another code of the host, as after its connection has been lost. */
  readonly answerCode: (code: string) => void;
  /** The host says its name; without one, its seat is called as told. */
  readonly nameHost: (name: string, unnamed: string) => void;
  /** The host deals a game, or another one with the same seats, without waiting for anybody’s consent. */
  readonly dealGame: () => void;
  /** The player asks for a rematch, accepts it, or takes that back; all at the table are told. */
  readonly wantRematch: (isWanted: boolean) => void;
  /** The guest accepts another deal in place of a game that is not over, or keeps the game. */
  readonly answerDeal: (isAccepted: boolean) => void;
  /** Says something to the others at the table, after a number of turns; once a turn. */
  readonly react: (turns: number, reaction: Reaction) => void;
  /** Others who are far away are looked for, by relays. */
  readonly openRooms: () => void;
  /** The host makes a code for the guest of a seat. */
  readonly offerCode: (seat: number) => void;
  /** The host takes the code that a guest has made in answer. */
  readonly takeAnswer: (code: string) => void;
  readonly changeConnection: (change: Partial<ConnectionSettings>) => void;
  /** Leaves the table; a host closes it for everybody. */
  readonly leaveTable: () => void;
}

/** A page's part in tables of several pages. */
export interface OnlineSession {
  /** How this browser reaches others, and the name of its player. */
  readonly connection: () => ConnectionSettings;
  readonly act: OnlineActions;
  /** Opens a table to guests. */
  readonly host: (plan: HostPlan) => void;
  /** Asks under which name a player comes to the table that the address of the page speaks of. */
  readonly visit: (fragment: string) => void;
  /**
   * Goes on with a table that was kept, which may be one that cannot be opened again. An invitation that has led
   * to nobody is put by if the page has another game.
   */
  readonly resume: (text: string, hasOtherGame: boolean) => Result<undefined, KeptError>;
  /** The player looks at the table: one that was put by is opened to others again. */
  readonly takeUp: () => void;
  /** The page is left: the table waits. */
  readonly pause: () => void;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Begins a session, with what earlier ones have kept. */
export async function openSession(
  services: SessionServices,
  screen: SessionScreen,
): Promise<OnlineSession> {
  const { read, write, random, after } = services;
  const left = parseKeptGuest(jsonOf((await read('onlineLeft')) ?? ''));
  const first = newSession(
    parseConnectionSettings(await read('meeting')),
    left.ok ? left.value : undefined,
  );
  let host: HostPage | undefined;
  let guest: GuestPage | undefined;
  /** What the guest's page has kept last. */
  let lastKept = '';
  let stopWaiting = (): void => {};
  let takeUp = (): void => {};

  const iceServers = () => helpersOf(machine.state().connection).iceServers;
  const keepAt = (table: number) => async (text: string) => {
    if (table !== machine.state().table) return false;
    lastKept = text;
    return write('online', text);
  };

  /** The connections of a page that opens; those of a table that is put by wait. */
  function connecting(isPutBy: boolean): typeof openPeerConnections {
    const links = isPutBy ? deferConnections() : undefined;
    takeUp = links?.release ?? (() => {});
    return links?.connect ?? openPeerConnections;
  }

  function asHost({ table, kept, isPutBy }: Extract<SessionEffect, { kind: 'open-host' }>): void {
    host = openHost(
      kept,
      {
        ...services,
        iceServers,
        newChance: () => services.newChance(kept.plan.setup.rules),
        keep: keepAt(table),
      },
      {
        onTable: (next) => screen.onTable(next, { side: 'host' }),
        onView: (view) => machine.send({ kind: 'host-changed', table, view }),
      },
      connecting(isPutBy),
    );
    machine.send({ kind: 'host-changed', table, view: host.view() });
  }

  function asGuest({ table, kept, isPutBy }: Extract<SessionEffect, { kind: 'open-guest' }>): void {
    guest = openGuest(
      kept,
      { ...services, iceServers, keep: keepAt(table) },
      {
        onTable: (next, seenGame) => screen.onTable(next, { side: 'guest', seenGame }),
        onView: (view) => machine.send({ kind: 'guest-changed', table, view }),
      },
      connecting(isPutBy),
    );
    machine.send({ kind: 'guest-changed', table, view: guest.view() });
  }

  function close(): void {
    stopWaiting();
    host?.close();
    guest?.close();
    host = undefined;
    guest = undefined;
    takeUp = () => {};
  }

  function perform(
    effect: SessionEffect,
    tell: (event: SessionEvent) => void,
  ): Promise<void> | void {
    switch (effect.kind) {
      case 'open-host':
        return asHost(effect);
      case 'open-guest':
        return asGuest(effect);
      case 'search-tabs':
        stopWaiting = after(effect.time, () =>
          tell({ kind: 'searched-tabs', table: effect.table }),
        );
        return;
      case 'search-room':
        return guest?.openRoom(effect.helpers);
      case 'answer':
        return guest?.answer(effect.code);
      case 'close':
        return close();
      case 'keep-connection':
        return void write('meeting', JSON.stringify(effect.connection));
      case 'keep-left':
        return void write('onlineLeft', formatKeptGuest(effect.left));
      case 'forget':
        return void write('online', '');
      case 'show':
        return screen.onShow();
      case 'say-waiting':
        return screen.onWaiting();
      case 'go-back':
        return screen.onLeft().then(() => tell({ kind: 'gone-back' }));
    }
  }

  const machine = runMachine<SessionState, SessionEvent, SessionEffect>(first, {
    step: stepSession,
    perform,
  });
  let shown = first;
  machine.subscribe((state) => {
    const before = shown;
    shown = state;
    if (state.shared !== before.shared || state.connection !== before.connection) {
      screen.onShared(state.shared, state.connection);
    }
  });

  const act: OnlineActions = {
    joinTable: (name, text) => {
      const joining = parseJoin(name, text);
      if (!joining.ok) return joining;
      machine.send({ kind: 'join', ...joining.value, secretKey: hex(random(32)) });
      return ok(undefined);
    },
    answerCode: (code) => guest?.answer(code),
    nameHost: (name, unnamed) => {
      machine.send({ kind: 'connection-changed', change: { name } });
      host?.name(sanitizeName(name) || unnamed);
    },
    dealGame: () => void host?.begin(),
    react: (turns, reaction) => {
      host?.react(reaction);
      guest?.react(turns, reaction);
    },
    wantRematch: (isWanted) => {
      host?.wantRematch(isWanted);
      guest?.wantRematch(isWanted);
    },
    answerDeal: (isAccepted) => guest?.answerDeal(isAccepted),
    openRooms: () => {
      const helpers = helpersOf(machine.state().connection);
      host?.openRooms(helpers);
      guest?.openRoom(helpers);
    },
    offerCode: (seat) => host?.offer(seat),
    takeAnswer: (code) => host?.takeAnswer(code),
    changeConnection: (change) => machine.send({ kind: 'connection-changed', change }),
    leaveTable: () => {
      const kept = guest && parseKeptGuest(jsonOf(lastKept));
      machine.send({ kind: 'leave', left: kept?.ok ? kept.value : undefined });
    },
  };

  return {
    connection: () => machine.state().connection,
    act,
    host: (plan) => machine.send({ kind: 'host', kept: newHost(plan, random), isPutBy: false }),
    visit: (fragment) => machine.send({ kind: 'visit', fragment }),
    resume: (text, hasOtherGame) => {
      const json = jsonOf(text);
      const asKeptHost = parseKeptHost(json);
      if (asKeptHost.ok) {
        const { value: kept } = asKeptHost;
        const isEmpty = kept.taken.length === 0 && !kept.game && !kept.dealing;
        machine.send({ kind: 'host', kept, isPutBy: hasOtherGame && isEmpty });
        return ok(undefined);
      }
      const asKeptGuest = parseKeptGuest(json);
      if (!asKeptGuest.ok) return asKeptHost;
      const { value: kept } = asKeptGuest;
      machine.send({ kind: 'return', kept, isPutBy: hasOtherGame && kept.host === undefined });
      return ok(undefined);
    },
    takeUp: () => takeUp(),
    pause: () => {
      host?.leave();
      guest?.close();
    },
  };
}
