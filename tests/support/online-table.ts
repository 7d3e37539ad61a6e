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
import { type KeptHost, parseKeptHost } from '../../src/online/wire/kept-host';
import { formatKeptGuest, type KeptGuest, parseKeptGuest } from '../../src/online/wire/kept-guest';
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

/** A short game of two people on a small board, whose draws are joint. */
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

/** What becomes of one frame: after how many milliseconds each copy arrives; none, if it is lost. */
export type Fate = readonly number[];
const USUAL: Fate = [10];

/** Random bytes that are not: the next of a row, as many hexadecimal digits as are asked for. */
function counter(first: string) {
  let count = 0;
  return (bytes: number): Uint8Array =>
    new Uint8Array(
      Buffer.from(`${first}${String(count++)}`.padStart(2 * bytes, '0').slice(-2 * bytes), 'hex'),
    );
}

/** The play of most points, as its player finds it. */
export const bestIn = ({ rules, board, grid, seats, viewer }: View): Move => {
  const rack = typeof viewer === 'number' ? seats[viewer]?.rack : undefined;
  if (rack?.kind !== 'shown') throw new Error('No rack to play from');
  return greedy(words, { rules, board, grid, rack: rack.tiles });
};

/** Plays the best move at a table whose turn it is; false where it is another's. */
export function playBest(table: Table | undefined): boolean {
  if (table?.snapshot().phase === 'report') table.goOn();
  if (table?.snapshot().phase !== 'your-turn') return false;
  return table.submit({ kind: 'move', move: bestIn(table.snapshot().view) }).ok;
}

/** One page at an online table. */
interface Page {
  readonly table: () => Table | undefined;
  /** All messages that came to it, as they were sent. */
  readonly received: () => readonly string[];
  /** The page is killed: nothing of it is left but what it kept. */
  readonly kill: () => void;
  /** The page is opened again on what it kept. */
  readonly open: () => void;
}

/** A host's page, as the tests hold it. */
export interface HostAtTable extends Page {
  readonly host: () => {
    readonly begin: () => boolean;
    readonly wantRematch: (isWanted: boolean) => void;
    readonly react: (reaction: Reaction) => void;
    /** The seats that want a rematch, as the host's page shows them. */
    readonly rematch: () => readonly number[] | undefined;
    readonly close: () => void;
    readonly places: () => readonly SeatStatus[];
    /** The seats that keep the game before. */
    readonly declined: () => readonly number[];
    /** Somebody who has come by the invitation to a seat says something. */
    readonly onMessage: (seat: number, id: string, text: string) => void;
  };
  readonly saved: () => KeptHost;
  /** Changes what the page has kept, as a host can who edits its storage. */
  readonly edit: (change: Partial<KeptHost>) => void;
  /** What it has told somebody who is none of the guests. */
  readonly toldStranger: (peer: string) => readonly string[];
  readonly table: () => LocalTable | undefined;
}

/** What a guest's page keeps, as JSON. */
interface KeptInJson {
  readonly guest: Record<string, unknown> & { readonly game?: { own?: unknown } | null };
}

/** A guest's page, as the tests hold it. */
export interface GuestAtTable extends Page {
  readonly seat: number;
  readonly saved: () => KeptGuest;
  /** The page is killed, and what it has kept is changed, as if an earlier version had written it. */
  readonly edit: (change: (kept: KeptInJson) => void) => void;
  readonly status: () => GuestStatus | undefined;
  readonly draws: () => DrawsOutcome | undefined;
  /** The deal that this page is asked to accept in place of a game that is not over. */
  readonly newDeal: () => GuestView['newDeal'];
  readonly answerDeal: (isAccepted: boolean) => void;
  /** How many deals before the one of the game have not been proved. */
  readonly unproved: () => number | undefined;
  readonly wantRematch: (isWanted: boolean) => void;
  /** The seats that want a rematch, as this guest's page shows them. */
  readonly rematch: () => readonly number[] | undefined;
  /** Sends the host a text as this guest's page would. */
  readonly say: (text: string) => void;
}

/** The pages of a table by hand are connected as they are: nobody is looked for. */
const CONNECTED: Pick<PeerConnections, 'openTab' | 'openRoom' | 'offer' | 'takeAnswer' | 'answer'> =
  {
    openTab: () => {},
    openRoom: () => Promise.reject(new Error('There are no rooms')),
    offer: () => Promise.reject(new Error('There are no codes')),
    takeAnswer: () => Promise.reject(new Error('There are no codes')),
    answer: () => Promise.reject(new Error('There are no codes')),
  };

/**
 * An online table: a host and a guest at every far seat, each on a page of its own, with wires between
 * them on a clock that a test lets go on. Frames take the fates in turn; those after the last arrive
 * as usual. `tamper` changes what the host says.
 */
export function openOnline(
  plan: HostPlan = PLAN,
  options: {
    readonly fates?: readonly Fate[];
    readonly tamper?: (seat: number, text: string) => string;
    /** Whether the host's page has the words as soon as it has a table. */
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

  /** The two ends of the wire to a seat, by side. */
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
  /** Names of games are the same however often somebody has to prove who they are. */
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
    let saved: KeptHost = {
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
            if (event.kind === 'peer-said') received.push(event.text);
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
            return true;
          },
        },
        {
          onTable: (next) => {
            table = next;
            if (hasWords()) next.useLexicon(words.lexicon);
          },
          onView: () => {},
        },
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
          wantRematch: opened.wantRematch,
          react: opened.react,
          rematch: () => opened.view().rematch,
          close: opened.close,
          places: () => opened.view().seats,
          declined: () => opened.view().declined,
          onMessage: (seat, name, text) =>
            say({ kind: 'peer-said', peer: { seat, link: 'room', id: name }, text }),
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
    let saved: KeptGuest = {
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
        if (event.kind === 'peer-said') received.push(event.text);
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
            return true;
          },
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
      answerDeal: (isAccepted) => page?.answerDeal(isAccepted),
      unproved: () => page?.view().unproved,
      wantRematch: (isWanted) => page?.wantRematch(isWanted),
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

  /** Lets everything go on for a time, in ms. */
  async function pass(milliseconds: number): Promise<void> {
    for (let passed = 0; passed < milliseconds; passed += 10) {
      await settled();
      clock.pass(10);
    }
    await settled();
  }

  /** Lets everything go on until something is true, for a minute at most. */
  async function until(isTrue: () => boolean): Promise<void> {
    for (let passed = 0; passed < 60_000; passed += 50) {
      if (isTrue()) return;
      await pass(50);
    }
    throw new Error('It has not come true in a minute');
  }

  const pages: readonly Page[] = [host, ...guests];

  /** Whoever is to move plays its best, until a number of turns have been taken or the game is over. */
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
    /** From now on no frame arrives, or all do. */
    cut: (now: boolean): void => {
      isCut = now;
    },
    /** Waits for the guests, and deals. */
    begin: async (): Promise<void> => {
      await until(() => host.host().begin());
      await until(() => pages.every(({ table }) => table() !== undefined));
    },
  };
}

/** The plan with other set-up. */
export const planWith = (
  changes: Partial<PublicSetup>,
  more: Partial<HostPlan> = {},
): HostPlan => ({
  ...PLAN,
  ...more,
  setup: { ...PLAN.setup, ...changes },
});
