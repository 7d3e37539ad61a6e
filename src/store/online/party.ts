import { type Lexicon, ok, type Result } from '../../engine';
import { drawsOutcomeSentence, presenceSentences, TABLE_CLOSED } from '../../messages';
import type { Table } from '../../table';
import {
  type Helpers,
  type Hosting,
  type HostPlan,
  type Joining,
  type KeptHosting,
  type KeptJoining,
  newHosting,
  newJoining,
  openHosting,
  openJoining,
  parseInvitation,
  parseKeptHosting,
  parseKeptJoining,
  type Place,
} from '../../table/online';
import { chanceOf } from '../chance-of';
import { type Desk, parseDesk } from '../desk';
import type { WordsOfGame } from '../game-words';
import type { Keep } from '../keep';
import { restoreGame } from '../restore';
import type { StoreServices } from '../services';
import { PACE_MILLISECONDS } from '../settings';
import type { Sitting } from '../sitting';
import type { Screen, SetupChoice } from '../state';
import { lexiconIn } from '../verdict';
import { announced } from '../voice';
import { listKeptFor, type WordList } from '../word-list';
import { helpersOf, type Meeting, parseMeeting } from './meeting';
import {
  isAtSharedTable,
  isHostAway,
  type NoWayIn,
  type Online,
  type OnlineActions,
} from './online';
import { wayIn } from './way-in';

/** A table of several pages, as this page takes part in it. */
export interface Party {
  /** Opens a table to guests. */
  readonly host: (choice: SetupChoice) => void;
  /** Asks under which name a player comes to the table that the address of the page speaks of. */
  readonly visit: (fragment: string) => void;
  /** Goes on with a table that was kept. */
  readonly resume: (kept: string) => Promise<void>;
}

/** A table in another tab of this browser is found in this time, in milliseconds, and nobody is asked. */
const BESIDE = 1500;

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Takes part in tables of several pages; all of this comes when it is asked for. */
export async function openParty(
  screen: Screen,
  services: StoreServices,
  sitting: Sitting,
  words: WordsOfGame,
  keep: Keep,
): Promise<Party> {
  const { random, now, after, newId, pick, newSeed, chooseMove } = services;
  let meeting: Meeting = parseMeeting(await keep.read('meeting'));
  let hosting: Hosting | undefined;
  let joining: Joining | undefined;
  /** Counts the tables: what one that was left still has to keep comes too late. */
  let tables = 0;
  /** An invitation that came while there was another table. */
  let waiting: string | undefined;
  /** The room of the table that this page is a guest at. */
  let ownRoom: string | undefined;
  /** What a player had in hand at a table that is come back to. */
  let desk: Desk | undefined;
  let stopLooking = (): void => {};

  const keepAt = (table: number) => (text: string) =>
    table === tables ? keep.write('online', text) : Promise.resolve(false);

  const iceServers = (): Helpers['iceServers'] => helpersOf(meeting).iceServers;

  const say = (sentences: readonly string[]): void =>
    screen.setState(announced(screen.getState(), sentences.join(' ')));

  function sitAt(table: Table, list: WordList, lexicon: Lexicon | undefined): void {
    sitting.sitAt(table, { list, lexicon, desk });
    desk = undefined;
    words.keepFor(list, table.snapshot().lexiconId);
    if (lexicon) words.use(lexicon);
    else words.load();
    screen.setState({ panel: undefined });
  }

  /** The lexicon at hand, where it is the one that a game asks for. */
  function lexiconAtHand(lexiconId: string): Lexicon | undefined {
    const lexicon = lexiconIn(screen.getState());
    return lexicon?.id === lexiconId ? lexicon : undefined;
  }

  function show(online: Online | undefined): void {
    screen.setState({ online });
  }

  /** Shows another moment of the table, and says who has come, gone or is back. */
  function showNext(next: Exclude<Online, { role: 'visitor' }>): void {
    const { online: before } = screen.getState();
    const places: readonly Place[] =
      before && before.role !== 'visitor' ? before.state.places : next.state.places;
    show(next);
    say(presenceSentences(places, next.state.places));
  }

  function openAsHost(kept: KeptHosting, list: WordList, lexicon: Lexicon | undefined): void {
    const table = ++tables;
    screen.setState({ panel: 'online' });
    const { plan } = kept.host;
    const showState = (state: ReturnType<Hosting['state']>): void => {
      if (table === tables) showNext({ role: 'host', plan, state, meeting, act });
    };
    hosting = openHosting(
      kept,
      {
        chooseMove,
        after,
        now,
        random,
        newId,
        iceServers,
        pace: () => PACE_MILLISECONDS[screen.getState().settings.pace],
        newChance: () => chanceOf({ rules: plan.setup.rules, seed: '' }, { pick, newSeed }),
        keep: keepAt(table),
      },
      {
        onTable: (next) => sitAt(next, list, lexicon ?? lexiconAtHand(next.snapshot().lexiconId)),
        onState: showState,
      },
    );
    showState(hosting.state());
  }

  function openAsGuest(kept: KeptJoining, listFor: (lexiconId: string) => WordList): void {
    const table = ++tables;
    screen.setState({ panel: 'online' });
    const hasLink = kept.invitation !== undefined;
    ownRoom = kept.invitation?.room;
    const showState = (state: ReturnType<Joining['state']>): void => {
      if (table !== tables) return;
      const { online: before, table: game } = screen.getState();
      const last = before?.role === 'guest' ? before.state : undefined;
      showNext({ role: 'guest', hasLink, state, meeting, act });
      const wasAway = last !== undefined && isHostAway(last);
      if (isHostAway(state) !== wasAway) {
        say([
          wasAway ? 'The host is back.' : 'The host is away: nothing goes on until it is back.',
        ]);
      }
      if (state.standing?.kind === 'closed' && last?.standing?.kind !== 'closed') {
        screen.setState({ notice: { tone: 'remark', headline: TABLE_CLOSED } });
      }
      if (state.draws && state.draws !== last?.draws && game) {
        say([drawsOutcomeSentence(game.view, state.draws)]);
      }
    };
    joining = openJoining(
      kept,
      { after, now, random, newId, iceServers, keep: keepAt(table) },
      {
        onTable: (next) => {
          const { lexiconId } = next.snapshot();
          const lexicon = lexiconAtHand(lexiconId);
          sitAt(next, lexicon ? screen.getState().wordList : listFor(lexiconId), lexicon);
        },
        onState: showState,
      },
    );
    showState(joining.state());
  }

  /** Looks for a host far away, unless one is found in another tab. */
  function lookFarAway(guest: Joining): void {
    if (meeting.isLocal) return;
    stopLooking = after(BESIDE, () => {
      if (guest === joining && !guest.state().standing) void guest.openRoom(helpersOf(meeting));
    });
  }

  function join(name: string, text: string): Result<undefined, NoWayIn> {
    const way = wayIn(text);
    if (!way.ok) return way;
    changeMeeting({ name });
    const invitation = way.value.kind === 'link' ? way.value.invitation : undefined;
    openAsGuest(newJoining(name, invitation, { random }), () => screen.getState().wordList);
    if (way.value.kind === 'code') act.answer(way.value.code);
    else if (joining) lookFarAway(joining);
    return ok(undefined);
  }

  function changeMeeting(change: Partial<Meeting>): void {
    meeting = { ...meeting, ...change };
    void keep.write('meeting', JSON.stringify(meeting));
    const { online } = screen.getState();
    if (online) show({ ...online, meeting });
  }

  async function leave(): Promise<void> {
    tables++;
    stopLooking();
    hosting?.close();
    joining?.close();
    hosting = undefined;
    joining = undefined;
    const isPlaying = sitting.table()?.snapshot().online !== undefined;
    if (isPlaying) sitting.standUp();
    void keep.write('online', '');
    const hasGame = screen.getState().table !== undefined;
    screen.setState({ online: undefined, panel: hasGame ? undefined : 'set-up' });
    if (isPlaying) {
      screen.setState({ panel: undefined });
      await restoreGame(screen, sitting, keep);
      words.load();
    }
    const next = waiting;
    waiting = undefined;
    if (next !== undefined) visit(next);
  }

  function visit(fragment: string): void {
    if (isAtSharedTable(screen.getState())) {
      if (joining && isOwn(fragment)) return;
      waiting = fragment;
      const headline =
        'This tab is at another table. Open the link in another tab, or leave the table: then the link is followed.';
      screen.setState({ notice: { tone: 'remark', headline }, panel: 'online' });
      return;
    }
    show({ role: 'visitor', fragment, meeting, act });
    screen.setState({ panel: 'online' });
  }

  const isOwn = (fragment: string): boolean => {
    const parsed = parseInvitation(fragment);
    return parsed.ok && parsed.value.room === ownRoom;
  };

  const act: OnlineActions = {
    join,
    answer: (code) => void joining?.answer(code),
    begin: () => void hosting?.begin(),
    openRooms: () => void hosting?.openRooms(helpersOf(meeting)),
    offer: (seat) => void hosting?.offer(seat),
    takeAnswer: (code) => void hosting?.takeAnswer(code),
    changeMeeting,
    leave: () => void leave(),
  };

  services.whenLeft(() => {
    hosting?.leave();
    joining?.close();
  });

  return {
    host: ({ rules, board, boardName, seats, far = [], openRacks, words: { list, lexicon } }) => {
      const plan: HostPlan = {
        setup: { rules, board, boardName, seats, openRacks, lexiconId: lexicon.id },
        far,
        draws: rules.randomness === 'seeded' ? 'joint' : 'own',
      };
      openAsHost(newHosting(plan, { random }), list, lexicon);
    },
    visit,
    resume: async (text) => {
      const [list, kept] = await Promise.all([keep.read('onlineWords'), keep.read('desk')]);
      desk = parseDesk(kept);
      const listFor = (lexiconId: string): WordList => listKeptFor(lexiconId, list);
      const value = jsonOf(text);
      const host = parseKeptHosting(value);
      if (host.ok) openAsHost(host.value, listFor(host.value.host.plan.setup.lexiconId), undefined);
      const guest = parseKeptJoining(value);
      if (guest.ok) openAsGuest(guest.value, listFor);
      if (host.ok || guest.ok) return;
      const headline = 'The table that was shared with others could not be opened again.';
      screen.setState({ notice: { tone: 'remark', headline } });
    },
  };
}
