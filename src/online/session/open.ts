import {
  type RandomSource,
  ok,
  type Result,
  type RuleBook,
  sanitizeName,
  type Timeline,
  valueIn,
} from '../../engine';
import type { CodeServices, ConversationServices, NotAnInvitation } from '../../net';
import { runMachine, type Table, type TableServices } from '../../table';
import { type GuestPage, type GuestView, openGuest } from '../guest/page';
import { type HostPage, type HostView, openHost } from '../host/page';
import { watchView } from '../view';
import { type KeptError } from '../wire/kept';
import { bytesToHex } from '@noble/hashes/utils.js';
import {
  formatLeftGuests,
  parseKeptGuest,
  parseLeftGuests,
  type SavedGuest,
  withLeft,
} from '../wire/kept-guest';
import { type HostPlan, newHost, parseKeptHost, type SavedHost } from '../wire/kept-host';
import type { Reaction } from '../wire/reactions';
import { type NoName, parseJoin } from './invitation';
import {
  serversOf,
  type ConnectionSettings,
  parseConnectionSettings,
  stepSession,
  newSession,
  type Opening,
  type SessionEffect,
  type SessionEvent,
  type SessionState,
  type SharedTable,
} from './session';

/** The storage name of the guest's parts in tables that it left, in any tab of this browser. */
const LEFT = 'onlineLeft';

/** Storage names: the current table, and the connection settings. */
type SessionText = 'online' | 'meeting';

export interface SessionServices
  extends Pick<TableServices, 'chooseMove' | 'pace'>,
    Omit<CodeServices, 'iceServers'>,
    ConversationServices {
  /** Returns that many random bytes. */
  readonly random: (bytes: number) => Uint8Array;
  /** Creates a random source for a game whose draws are not joint. */
  readonly newChance: (rules: RuleBook) => RandomSource;
  readonly read: (name: SessionText | typeof LEFT) => Promise<string | undefined>;
  readonly write: (name: SessionText, text: string) => Promise<boolean>;
  /** Replaces a text that all tabs share; no update of another tab is lost. */
  readonly update: (
    name: typeof LEFT,
    change: (kept: string | undefined) => string,
  ) => Promise<boolean>;
}

/** The role of this page at a table. A guest also has the game as its seat has seen it so far. */
export type TablePlace =
  | { readonly side: 'host' }
  | { readonly side: 'guest'; readonly seenGame: () => Timeline | undefined };

/** Time after which a table continues even if nothing is saved or read: a database may never respond. */
const STORAGE_TIMEOUT_MS = 1000;

export interface SessionScreen {
  /** The shared table, which may be undefined, or the settings changed. */
  readonly onShared: (shared: SharedTable | undefined, connection: ConnectionSettings) => void;
  /** A game was dealt or restored. */
  readonly onTable: (table: Table, place: TablePlace) => void;
  readonly onShow: () => void;
  /** A link was opened that waits until this table is left. */
  readonly onWaiting: () => void;
  /** The table was left; resolves when the screen shows what was there before. */
  readonly onLeft: () => Promise<void>;
}

/** Player actions at a shared table; each does nothing if it does not apply. */
export type OnlineActions = Awaited<ReturnType<typeof openSession>>['act'];

export async function openSession(services: SessionServices, screen: SessionScreen) {
  const { read, write, update, random, after } = services;
  const first = newSession(parseConnectionSettings(await read('meeting')));
  let host: HostPage | undefined;
  let guest: GuestPage | undefined;
  let stopWaiting = (): void => {};

  const iceServers = () => serversOf(machine.state().connection).iceServers;

  /** Resolves to what the storage answers; undefined if that takes too long. */
  const briefly = <T>(answer: Promise<T>): Promise<T | undefined> =>
    new Promise((resolve) => {
      const cancel = after(STORAGE_TIMEOUT_MS, () => resolve(undefined));
      void answer.then((value) => {
        cancel();
        resolve(value);
      });
    });

  /**
   * Saves a table, or deletes it if the text is empty, unless the page is at another by now. Settles also if that
   * fails, which the page reports.
   */
  const keepAt = (table: number) => async (text: string) => {
    if (table === machine.state().table) await briefly(write('online', text));
  };

  const leftIn = (kept: string | undefined) => parseLeftGuests(valueIn(kept));

  /** A page that is closed meanwhile is still at the table when it is reopened. */
  async function forget({ table, left }: Extract<SessionEffect, { kind: 'forget' }>) {
    if (left) {
      await briefly(update(LEFT, (kept) => formatLeftGuests(withLeft(leftIn(kept), left))));
    }
    await keepAt(table)('');
  }

  const leftPart = async (key: string) =>
    leftIn(await briefly(read(LEFT))).find((part) => part.host === key);

  function asHost({ table, kept, isPostponed }: Opening<SavedHost>): void {
    const onView = (state: HostView): void =>
      machine.send({ kind: 'table-changed', table, shared: { role: 'host', state } });
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
        onView,
      },
      isPostponed,
    );
    onView(host.view());
  }

  function asGuest({ table, kept, isPostponed }: Opening<SavedGuest>): void {
    const hasLink = kept.invitation !== undefined;
    const onView = (state: GuestView): void =>
      machine.send({ kind: 'table-changed', table, shared: { role: 'guest', hasLink, state } });
    guest = openGuest(
      kept,
      { ...services, iceServers, keep: keepAt(table), leftPart },
      {
        onTable: (next, seenGame) => screen.onTable(next, { side: 'guest', seenGame }),
        onView,
      },
      isPostponed,
    );
    onView(guest.view());
  }

  function close(): void {
    stopWaiting();
    host?.close();
    guest?.close();
    host = undefined;
    guest = undefined;
  }

  function perform(
    effect: SessionEffect,
    dispatch: (event: SessionEvent) => void,
  ): Promise<void> | void {
    switch (effect.kind) {
      case 'open-host':
        return asHost(effect);
      case 'open-guest':
        return asGuest(effect);
      case 'search-tabs':
        stopWaiting = after(effect.time, () =>
          dispatch({ kind: 'searched-tabs', table: effect.table }),
        );
        return;
      case 'search-room':
        return guest?.act({ kind: 'room-wanted', helpers: effect.helpers });
      case 'answer':
        return guest?.answer(effect.code);
      case 'close':
        return close();
      case 'keep-connection':
        return void write('meeting', JSON.stringify(effect.connection));
      case 'forget':
        return void forget(effect);
      case 'show':
        return screen.onShow();
      case 'announce-waiting':
        return screen.onWaiting();
      case 'go-back':
        return screen.onLeft().then(() => dispatch({ kind: 'went-back' }));
    }
  }

  const machine = runMachine<SessionState, SessionEvent, SessionEffect>(first, {
    step: stepSession,
    perform,
  });
  watchView(
    machine,
    ({ shared, connection }) => ({ shared, connection }),
    ({ shared, connection }) => screen.onShared(shared, connection),
  );

  const act = {
    /** Joins a table under a name, by a link or by the host's code. */
    joinTable: (name: string, text: string): Result<undefined, NoName | NotAnInvitation> => {
      const joining = parseJoin(name, text);
      if (!joining.ok) return joining;
      machine.send({ kind: 'join', ...joining.value, secretKey: bytesToHex(random(32)) });
      return ok(undefined);
    },
    /** Answers another code of the host, as after a lost connection. */
    answerCode: (code: string) => guest?.answer(code),
    /** Sets the host's name, or `unnamed` if it is empty. */
    nameHost: (name: string, unnamed: string) => {
      machine.send({ kind: 'connection-changed', change: { name } });
      host?.act({ kind: 'named', name: sanitizeName(name) || unnamed });
    },
    /** Deals a game, or another one with the same seats without anyone’s consent. Only for the host. */
    dealGame: () => void host?.begin(),
    /** Sends a reaction after this number of turns; at most one a turn. */
    react: (turns: number, reaction: Reaction) => {
      host?.act({ kind: 'reacted', reaction });
      guest?.act({ kind: 'reacted', turns, reaction });
    },
    /** Requests or accepts a rematch, or cancels that; everyone at the table is notified. */
    wantRematch: (isWanted: boolean) => {
      host?.act({ kind: 'rematch-wanted', isWanted });
      guest?.act({ kind: 'rematch-wanted', isWanted });
    },
    /** Accepts another deal in place of an unfinished game, or keeps the game. Only for a guest. */
    answerDeal: (isAccepted: boolean) => guest?.act({ kind: 'deal-answered', isAccepted }),
    openRooms: () => {
      const helpers = serversOf(machine.state().connection);
      host?.act({ kind: 'rooms-wanted', helpers });
      guest?.act({ kind: 'room-wanted', helpers });
    },
    offerCode: (seat: number) => host?.offer(seat),
    takeAnswer: (code: string) => host?.takeAnswer(code),
    changeConnection: (change: Partial<ConnectionSettings>) =>
      machine.send({ kind: 'connection-changed', change }),
    /** Leaves the table; the host closes it for everyone. */
    leaveTable: () => machine.send({ kind: 'leave', left: guest?.kept() }),
  };

  return {
    connection: () => machine.state().connection,
    act,
    /** Opens a table, and its rooms as well if relays may be contacted at once. */
    host: (plan: HostPlan, withRooms: boolean) => {
      const helpers = withRooms ? serversOf(machine.state().connection) : undefined;
      const kept = { ...newHost(plan, random), helpers };
      machine.send({ kind: 'host', kept, isPostponed: false });
    },
    /** Asks for the player's name before it joins the table that this URL fragment leads to. */
    visit: (fragment: string) => machine.send({ kind: 'visit', fragment }),
    /**
     * Restores a saved table, or returns why it cannot be reopened. An invitation without any other player is
     * postponed if the page has another game.
     */
    resume: (text: string, hasOtherGame: boolean): Result<undefined, KeptError> => {
      const json = valueIn(text);
      const asKeptHost = parseKeptHost(json);
      const asKeptGuest = parseKeptGuest(json);
      if (asKeptHost.ok) {
        const { value: kept } = asKeptHost;
        const isEmpty = kept.taken.length === 0 && !kept.game && !kept.dealing;
        machine.send({ kind: 'host', kept, isPostponed: hasOtherGame && isEmpty });
      } else if (asKeptGuest.ok) {
        const { value: kept } = asKeptGuest;
        const isEmpty = kept.host === undefined;
        machine.send({ kind: 'return', kept, isPostponed: hasOtherGame && isEmpty });
      } else {
        return asKeptHost;
      }
      return ok(undefined);
    },
    /** Opens the connections of a postponed table, because the player looks at it. */
    takeUp: () => {
      host?.takeUp();
      guest?.takeUp();
    },
    /** Disconnects because the page is left; the table stays saved. */
    pause: () => {
      host?.leave();
      guest?.close();
    },
  };
}
