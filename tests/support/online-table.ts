import { type Move, type PublicSetup, scraebbkle, type View } from '../../src/engine';
import { greedy } from './search';
import type { Transport, TransportEvent } from '../../src/net';
import type { LocalTable, Table } from '../../src/table';
import {
  type Conversations,
  type PeerConnections,
  openConversations,
  type PeerEvent,
} from '../../src/online/peer-connections';
import type { DrawsOutcome, GuestView, HostPlan, Reaction, SeatStatus } from '../../src/online';
import type { GuestStatus } from '../../src/online/guest/state';
import { type SavedHost, parseKeptHost } from '../../src/online/wire/kept-host';
import { formatKeptGuest, type SavedGuest, parseKeptGuest } from '../../src/online/wire/kept-guest';
import { openGuest } from '../../src/online/guest/page';
import { openHost } from '../../src/online/host/page';
import { plainBoard } from './pictures';
import { valueOf } from './results';
import { seatsOf } from './seats';
import { virtualClock } from './virtual-clock';
import { wordsOf } from './words';
import { tileSetOf } from './games';
import { fakeSearch, settled } from './fake-services';

export const words = wordsOf([
  'NO',
  'NOT',
  'NOTE',
  'ON',
  'TON',
  'TEA',
  'DO',
  'AD',
  'DAD',
  'EAT',
  'TONE',
  'AN',
  'AT',
  'TO',
  'OAT',
  'DOE',
  'TED',
  'END',
  'NET',
  'TEN',
  'ATE',
  'NOD',
  'DON',
  'AND',
]);

/** A short game of two people on a small board, with joint draws. */
export const PLAN: HostPlan = {
  setup: {
    rules: {
      ...scraebbkle,
      rackSize: 4,
      tileSet: tileSetOf({ A: 4, D: 3, E: 4, N: 4, O: 4, T: 4, _: 1 }),
    },
    board: plainBoard(8, 10, 'd4'),
    given: [],
    boardName: 'Small',
    seats: seatsOf('human', 'human'),
    openRacks: false,
    lexiconId: words.lexicon.id,
  },
  far: [1],
  draws: 'joint',
};

/** Delays of the copies of one frame, in ms; empty if it is lost. */
export type Fate = readonly number[];
const USUAL: Fate = [10];

/** Deterministic bytes in place of random ones: consecutive numbers after the given hexadecimal digits. */
function counter(first: string) {
  let count = 0;
  return (bytes: number): Uint8Array =>
    new Uint8Array(
      Buffer.from(`${first}${String(count++)}`.padStart(2 * bytes, '0').slice(-2 * bytes), 'hex'),
    );
}

export const bestIn = ({ rules, board, grid, seats, viewer }: View): Move => {
  const rack = typeof viewer === 'number' ? seats[viewer]?.rack : undefined;
  if (rack?.kind !== 'shown') throw new Error('No rack to play from');
  return greedy(words, { rules, board, grid, rack: rack.tiles });
};

/** Plays the best move if it is the turn of the table’s player; returns whether it did. */
export function playBest(table: Table | undefined): boolean {
  if (table?.snapshot().phase === 'report') table.dismissReport();
  if (table?.snapshot().phase !== 'your-turn') return false;
  return table.submit({ kind: 'move', move: bestIn(table.snapshot().view) }).ok;
}

interface Page {
  readonly table: () => Table | undefined;
  /** Messages received, as they were sent. */
  readonly received: () => readonly string[];
  /** Kills the page; only what it stored remains. */
  readonly kill: () => void;
  /** Opens the page again from what it stored. */
  readonly open: () => void;
}

export interface HostAtTable extends Page {
  readonly host: () => {
    readonly begin: () => boolean;
    readonly wantRematch: (isWanted: boolean) => void;
    readonly react: (reaction: Reaction) => void;
    readonly rematch: () => readonly number[] | undefined;
    readonly close: () => void;
    readonly places: () => readonly SeatStatus[];
    /** The seats that declined the new deal. */
    readonly declined: () => readonly number[];
    /** Delivers a message from a peer that joined by the invitation to a seat. */
    readonly onMessage: (seat: number, id: string, text: string) => void;
  };
  readonly saved: () => SavedHost;
  /** Changes what the page stored, as a host can by editing the storage. */
  readonly edit: (change: Partial<SavedHost>) => void;
  /** Messages to a peer that is not one of the guests. */
  readonly toldStranger: (peer: string) => readonly string[];
  readonly table: () => LocalTable | undefined;
}

interface KeptInJson {
  readonly guest: Record<string, unknown> & { readonly game?: { own?: unknown } | null };
}

export interface GuestAtTable extends Page {
  readonly seat: number;
  readonly saved: () => SavedGuest;
  /** Kills the page and changes what it stored, as if an earlier version had written it. */
  readonly edit: (change: (kept: KeptInJson) => void) => void;
  readonly status: () => GuestStatus | undefined;
  readonly draws: () => DrawsOutcome | undefined;
  /** A new deal in place of the unfinished game, which this page is asked to accept. */
  readonly newDeal: () => GuestView['newDeal'];
  readonly answerDeal: (isAccepted: boolean) => void;
  /** Number of earlier deals that the host has not proved. */
  readonly unproved: () => number | undefined;
  readonly wantRematch: (isWanted: boolean) => void;
  readonly rematch: () => readonly number[] | undefined;
  /** Sends a text to the host as this guest’s page would. */
  readonly say: (text: string) => void;
}

/** The pages are connected directly, so there is no discovery. */
const CONNECTED: Pick<PeerConnections, 'openTab' | 'openRoom' | 'offer' | 'takeAnswer' | 'answer'> =
  {
    openTab: () => {},
    openRoom: () => Promise.reject(new Error('There are no rooms')),
    offer: () => Promise.reject(new Error('There are no codes')),
    takeAnswer: () => Promise.reject(new Error('There are no codes')),
    answer: () => Promise.reject(new Error('There are no codes')),
  };

/**
 * An online table: a host and a guest for every remote seat, each on its own page, connected on a clock that
 * the test controls. Frames use `fates` in order, then the default delay. `tamper` changes messages of the
 * host.
 */
export function openOnline(
  plan: HostPlan = PLAN,
  options: {
    readonly fates?: readonly Fate[];
    readonly tamper?: (seat: number, text: string) => string;
    /** Whether the host’s page has the words as soon as it has a table. */
    readonly hasWords?: () => boolean;
  } = {},
) {
  const clock = virtualClock();
  const search = fakeSearch();
  const fates = (options.fates ?? [])[Symbol.iterator]();
  const tamper = options.tamper ?? ((_seat: number, text: string) => text);
  const hasWords = options.hasWords ?? (() => true);
  let sessions = 0;
  let frames = 0;
  let isCut = false;
  const services = { after: clock.after, now: clock.now, newId: () => `session-${sessions++}` };

  type Side = 'host' | 'guest';
  const ends = new Map<string, (event: TransportEvent) => void>();
  const key = (side: Side, seat: number): string => `${side} ${seat}`;
  const other = { host: 'guest', guest: 'host' } as const;

  function connect(side: Side, seat: number, onEvent: (event: TransportEvent) => void): Transport {
    const mine = key(side, seat);
    const theirs = key(other[side], seat);
    ends.set(mine, onEvent);
    const far = ends.get(theirs);
    if (far) {
      far({ kind: 'peer-joined', peer: mine });
      onEvent({ kind: 'peer-joined', peer: theirs });
    }
    return {
      send: (_peer, text) => {
        frames++;
        const { value = USUAL } = fates.next();
        for (const delay of value) {
          clock.after(delay, () => {
            if (ends.get(mine) !== onEvent || isCut) return;
            ends.get(theirs)?.({ kind: 'peer-sent', peer: mine, text });
          });
        }
      },
      binding: () => [key('guest', seat), 'host'].join(),
      close: () => {
        if (ends.get(mine) !== onEvent) return;
        ends.delete(mine);
        ends.get(theirs)?.({ kind: 'peer-left', peer: mine });
      },
    };
  }

  const nonce = counter('');
  const id = counter('f');
  const secret = counter('a');
  /** Keeps the names of games independent of the number of identity proofs. */
  let isNaming = false;
  const random = (bytes: number): Uint8Array => {
    if (bytes !== 16) return secret(bytes);
    return isNaming ? id(bytes) : nonce(bytes);
  };

  const world = {
    after: clock.after,
    now: clock.now,
    newId: () => 'unused',
    iceServers: () => [],
    random,
  };

  function hostPage(): HostAtTable {
    let saved: SavedHost = {
      plan,
      secretKey: 'c'.repeat(64),
      taken: [],
      game: undefined,
      dealing: undefined,
      invitations: new Map(),
      moved: 0,
      helpers: undefined,
    };
    let page: ReturnType<typeof openHost> | undefined;
    let say: (event: PeerEvent) => void = () => {};
    let table: LocalTable | undefined;
    let links: ReadonlyMap<number, Conversations> = new Map();
    const received: string[] = [];
    const toldStrangers: [peer: string, text: string][] = [];
    let life = 0;
    const linksOf = (onEvent: (event: PeerEvent) => void): PeerConnections => {
      const mine = life;
      say = onEvent;
      const bySeat = new Map(
        plan.far.map((seat) => [
          seat,
          openConversations(services, { seat, link: 'room' }, (event) => {
            if (life !== mine) return;
            if (event.kind === 'message-received') received.push(event.text);
            onEvent(event);
          }),
        ]),
      );
      links = bySeat;
      return {
        ...CONNECTED,
        send: (peer, text) => {
          const seat = plan.far.find((each) => key('guest', each) === peer.id);
          if (seat === undefined) toldStrangers.push([peer.id, text]);
          else bySeat.get(seat)?.send(peer.id, tamper(seat, text));
        },
        binding: (peer) => [peer.id, 'host'].join(),
        close: () => {
          for (const each of bySeat.values()) each.close();
        },
      };
    };

    const open = (): void => {
      const mine = ++life;
      page = openHost(
        saved,
        {
          ...world,
          chooseMove: search.chooseMove,
          pace: () => 0,
          newChance: () => ({ kind: 'seeded', seed: 'one' }),
          keep: async (text) => {
            if (life === mine) saved = valueOf(parseKeptHost(JSON.parse(text)));
          },
        },
        {
          onTable: (next) => {
            table = next;
            if (hasWords()) next.useLexicon(words.lexicon);
          },
          onView: () => {},
        },
        false,
        (_services, onEvent) => linksOf(onEvent),
      );
      for (const [seat, each] of links) each.use(connect('host', seat, each.onLinkEvent));
    };
    open();
    return {
      host: () => {
        const opened = page;
        if (!opened) throw new Error('The host is gone');
        return {
          begin: () => {
            isNaming = true;
            const hasBegun = opened.begin();
            isNaming = false;
            return hasBegun;
          },
          wantRematch: (isWanted) => opened.act({ kind: 'rematch-wanted', isWanted }),
          react: (reaction) => opened.act({ kind: 'reacted', reaction }),
          rematch: () => opened.view().rematch,
          close: opened.close,
          places: () => opened.view().seats,
          declined: () => opened.view().declined,
          onMessage: (seat, name, text) =>
            say({ kind: 'message-received', peer: { seat, link: 'room', id: name }, text }),
        };
      },
      table: () => table,
      saved: () => saved,
      edit: (change) => {
        saved = { ...saved, ...change };
      },
      toldStranger: (name) =>
        toldStrangers.flatMap(([peer, text]) => (peer === name ? [text] : [])),
      received: () => received,
      kill: () => {
        life++;
        page = undefined;
        table = undefined;
        for (const each of links.values()) each.close();
      },
      open,
    };
  }

  function guestPage(seat: number): GuestAtTable {
    let saved: SavedGuest = {
      secretKey: String(seat).padStart(64, '0'),
      host: undefined,
      name: `Guest ${seat}`,
      shares: undefined,
      sent: undefined,
      invitation: undefined,
      helpers: undefined,
      game: undefined,
      abandoned: [],
      unproved: 0,
    };
    let page: ReturnType<typeof openGuest> | undefined;
    let table: Table | undefined;
    let draws: DrawsOutcome | undefined;
    let life = 0;
    let conversations: Conversations | undefined;
    const received: string[] = [];
    const kill = (): void => {
      life++;
      table = undefined;
      conversations?.close();
    };

    const linksOf = (onEvent: (event: PeerEvent) => void): PeerConnections => {
      const opened = openConversations(services, { seat: undefined, link: 'room' }, (event) => {
        if (event.kind === 'message-received') received.push(event.text);
        onEvent(event);
      });
      conversations = opened;
      return {
        ...CONNECTED,
        send: (peer, text) => opened.send(peer.id, text),
        binding: (peer) => opened.binding(peer.id),
        close: opened.close,
      };
    };

    const open = (): void => {
      const mine = ++life;
      page = openGuest(
        saved,
        {
          ...world,
          keep: async (text) => {
            if (life === mine) saved = valueOf(parseKeptGuest(JSON.parse(text)));
          },
          leftPart: async () => undefined,
        },
        {
          onTable: (next) => {
            table = next;
            next.useLexicon(words.lexicon);
          },
          onView: (view) => {
            draws = view.draws ?? draws;
          },
        },
        false,
        (_services, onEvent) => linksOf(onEvent),
      );
      const opened = conversations;
      opened?.use(connect('guest', seat, opened.onLinkEvent));
    };
    open();
    return {
      seat,
      table: () => table,
      saved: () => saved,
      status: () => page?.view().status,
      draws: () => draws,
      newDeal: () => page?.view().newDeal,
      answerDeal: (isAccepted) => page?.act({ kind: 'deal-answered', isAccepted }),
      unproved: () => page?.view().unproved,
      wantRematch: (isWanted) => page?.act({ kind: 'rematch-wanted', isWanted }),
      rematch: () => page?.view().rematch,
      received: () => received,
      say: (text) => conversations?.send(key('host', seat), text),
      kill,
      edit: (change) => {
        kill();
        const kept = JSON.parse(formatKeptGuest(saved));
        change(kept);
        saved = valueOf(parseKeptGuest(kept));
      },
      open,
    };
  }

  const host = hostPage();
  const guests = plan.far.map(guestPage);

  /** Advances the clock, in ms, in steps between which promises settle. */
  async function pass(milliseconds: number): Promise<void> {
    for (let passed = 0; passed < milliseconds; passed += 10) {
      await settled();
      clock.pass(10);
    }
    await settled();
  }

  /** Advances the clock until a condition is true, by at most a minute. */
  async function until(isTrue: () => boolean): Promise<void> {
    for (let passed = 0; passed < 60_000; passed += 50) {
      if (isTrue()) return;
      await pass(50);
    }
    throw new Error('It has not come true in a minute');
  }

  const pages: readonly Page[] = [host, ...guests];

  async function playOn(turns = Infinity): Promise<void> {
    const isDone = (): boolean => {
      const game = host.table()?.snapshot();
      return game !== undefined && (game.view.result !== undefined || game.turns >= turns);
    };
    await until(() => {
      if (!isDone()) for (const page of pages) playBest(page.table());
      return isDone();
    });
    await until(() =>
      guests.every(({ table }) => table()?.snapshot().turns === host.table()?.snapshot().turns),
    );
  }

  return {
    clock,
    search,
    host,
    guests,
    pass,
    until,
    playOn,
    frames: () => frames,
    /** Drops all frames, or delivers them again. */
    cut: (now: boolean): void => {
      isCut = now;
    },
    begin: async (): Promise<void> => {
      await until(() => host.host().begin());
      await until(() => pages.every(({ table }) => table() !== undefined));
    },
  };
}

export const planWith = (
  changes: Partial<PublicSetup>,
  more: Partial<HostPlan> = {},
): HostPlan => ({
  ...PLAN,
  ...more,
  setup: { ...PLAN.setup, ...changes },
});
