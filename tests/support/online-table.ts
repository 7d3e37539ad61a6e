import { greedy, type Move, type PublicSetup, scraebbkle, type View } from '../../src/engine';
import { type Link, type LinkEvents, openConversations } from '../../src/net';
import type { LocalTable, Table } from '../../src/table';
import {
  type DrawsOutcome,
  formatSavedGuest,
  formatSavedHost,
  type Host,
  type HostPlan,
  openGuest,
  openHost,
  parseSavedGuest,
  parseSavedHost,
  type SavedGuest,
  type SavedHost,
  type Standing,
} from './online-doors';
import { plainBoard } from './pictures';
import { valueOf } from './results';
import { seatsOf } from './seats';
import { virtualClock } from './virtual-clock';
import { wordsOf } from './words';
import { tileSetOf } from './games';
import { handMadeSearch, settled } from './hand-made-services';

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

/** Random bytes that are not: the next of a row, 64 hexadecimal digits long. */
function counter(first: string) {
  let count = 0;
  return (): string => `${first}${String(count++)}`.padStart(64, '0');
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

export interface HostPage extends Page {
  readonly host: () => Host;
  readonly saved: () => SavedHost;
  /** What it has told somebody who is none of the guests. */
  readonly toldStranger: (peer: string) => readonly string[];
  readonly table: () => LocalTable | undefined;
}

export interface GuestPage extends Page {
  readonly seat: number;
  readonly saved: () => SavedGuest;
  readonly standing: () => Standing | undefined;
  readonly draws: () => DrawsOutcome | undefined;
  /** Sends the host a text as this guest's page would. */
  readonly say: (text: string) => void;
}

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
  const search = handMadeSearch();
  const fates = (options.fates ?? [])[Symbol.iterator]();
  const tamper = options.tamper ?? ((_seat: number, text: string) => text);
  const hasWords = options.hasWords ?? (() => true);
  let sessions = 0;
  let nonces = 0;
  let frames = 0;
  const nonce = (): string => String(nonces++).padStart(32, '0');
  const lineServices = { after: clock.after, now: clock.now, newId: () => `session-${sessions++}` };

  /** The two ends of the wire to a seat, by side. */
  type Side = 'host' | 'guest';
  const ends = new Map<string, LinkEvents>();
  const key = (side: Side, seat: number): string => `${side} ${seat}`;
  const other = { host: 'guest', guest: 'host' } as const;

  function connect(side: Side, seat: number, events: LinkEvents): Link {
    const mine = key(side, seat);
    const theirs = key(other[side], seat);
    ends.set(mine, events);
    const far = ends.get(theirs);
    if (far) {
      far.onPeer(mine);
      events.onPeer(theirs);
    }
    return {
      send: (_peer, text) => {
        frames++;
        const { value = USUAL } = fates.next();
        for (const delay of value) {
          clock.after(delay, () => {
            if (ends.get(mine) === events) ends.get(theirs)?.onMessage(mine, text);
          });
        }
      },
      binding: () => [key('guest', seat), 'host'].join(),
      close: () => {
        if (ends.get(mine) !== events) return;
        ends.delete(mine);
        ends.get(theirs)?.onGone(mine);
      },
    };
  }

  const random = counter('a');
  let ids = 0;

  function hostPage(): HostPage {
    let saved: SavedHost = {
      plan,
      secretKey: 'c'.repeat(64),
      taken: [],
      game: undefined,
      dealing: undefined,
    };
    let host: Host | undefined;
    let table: LocalTable | undefined;
    let links: { close: () => void }[] = [];
    const received: string[] = [];
    const toldStrangers: [peer: string, text: string][] = [];
    let life = 0;
    const open = (): void => {
      const mine = ++life;
      const lines = new Map(
        plan.far.map((seat) => [
          seat,
          openConversations(lineServices, {
            onPeer: () => {},
            onGone: (peer) => host?.onGone(peer),
            onMessage: (peer, text) => {
              received.push(text);
              host?.onMessage(seat, peer, text);
            },
            onAway: (peer) => host?.onAway(peer),
            onBack: (peer) => host?.onBack(peer),
            onRestart: (peer) => host?.onGone(peer),
            onFailure: () => {},
            onMended: () => {},
          }),
        ]),
      );
      host = openHost(saved, {
        chooseMove: search.chooseMove,
        after: clock.after,
        pace: () => 0,
        newId: () => String(ids++).padStart(32, 'f'),
        newChance: () => ({ kind: 'seeded', seed: 'one' }),
        random,
        nonce,
        binding: (peer) => [peer, 'host'].join(),
        send: (peer, text) => {
          const seat = plan.far.find((each) => key('guest', each) === peer);
          if (seat === undefined) toldStrangers.push([peer, text]);
          else lines.get(seat)?.send(peer, tamper(seat, text));
        },
        save: async (next) => {
          if (life === mine) saved = valueOf(parseSavedHost(formatSavedHost(next)));
        },
        onTable: (next) => {
          table = next;
          if (hasWords()) next.useLexicon(words.lexicon);
        },
        onDealing: () => {},
        onPlaces: () => {},
      });
      for (const [seat, each] of lines) each.use(connect('host', seat, each.linkEvents));
      links = [...lines.values()];
    };
    open();
    return {
      host: () => {
        if (!host) throw new Error('The host is gone');
        return host;
      },
      table: () => table,
      saved: () => saved,
      toldStranger: (name) =>
        toldStrangers.flatMap(([peer, text]) => (peer === name ? [text] : [])),
      received: () => received,
      kill: () => {
        life++;
        host = undefined;
        table = undefined;
        for (const each of links) each.close();
      },
      open,
    };
  }

  function guestPage(seat: number): GuestPage {
    let saved: SavedGuest = {
      secretKey: String(seat).padStart(64, '0'),
      host: undefined,
      name: `Guest ${seat}`,
      shares: undefined,
      sent: undefined,
    };
    let table: Table | undefined;
    let standing: Standing | undefined;
    let draws: DrawsOutcome | undefined;
    let life = 0;
    let lines: ReturnType<typeof openConversations> | undefined;
    const received: string[] = [];
    const open = (): void => {
      const mine = ++life;
      const opened = openConversations(lineServices, {
        onPeer: (peer) => guest.onPeer(peer),
        onGone: (peer) => guest.onGone(peer),
        onMessage: (peer, text) => {
          received.push(text);
          guest.onMessage(peer, text);
        },
        onAway: (peer) => guest.onAway(peer),
        onBack: (peer) => guest.onBack(peer),
        onRestart: (peer) => {
          guest.onGone(peer);
          guest.onPeer(peer);
        },
        onFailure: () => {},
        onMended: () => {},
      });
      const guest = openGuest(saved, {
        after: clock.after,
        send: (peer, text) => void opened.send(peer, text),
        binding: opened.binding,
        nonce,
        random,
        isInvitedBy: () => true,
        onFalseHost: () => {},
        save: async (next) => {
          if (life === mine) saved = valueOf(parseSavedGuest(formatSavedGuest(next)));
        },
        onTable: (next) => {
          table = next;
          next.useLexicon(words.lexicon);
        },
        onPlaces: () => {},
        onStanding: (next) => {
          standing = next;
        },
        onDraws: (next) => {
          draws = next;
        },
      });
      lines = opened;
      opened.use(connect('guest', seat, opened.linkEvents));
    };
    open();
    return {
      seat,
      table: () => table,
      saved: () => saved,
      standing: () => standing,
      draws: () => draws,
      received: () => received,
      say: (text) => void lines?.send(key('host', seat), text),
      kill: () => {
        life++;
        table = undefined;
        lines?.close();
      },
      open,
    };
  }

  const host = hostPage();
  const guests = plan.far.map(guestPage);

  /** Lets everything go on for so many milliseconds. */
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

  /** Whoever is to move plays its best, until so many turns have been taken or the game is over. */
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
