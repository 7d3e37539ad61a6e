import {
  err,
  formatRecord,
  type Lexicon,
  mayJudge,
  ok,
  parseRecordJson,
  type Result,
} from '../../engine';
import { tableNotOpenedSentence } from '../../messages';
import type { Table } from '../../table';
import {
  type FormerTable,
  type Helpers,
  type HostPage,
  type HostView,
  type HostPlan,
  type Invitation,
  isInvitedBy,
  type GuestPage,
  type GuestView,
  type KeptHost,
  type KeptGuest,
  newHost,
  newGuest,
  openHost,
  openGuest,
  parseInvitation,
  parseKeptHost,
  parseKeptGuest,
  seenName,
} from '../../online';
import { chanceOf } from '../chance-of';
import { type SavedScreen, parseSavedScreen } from '../saved-screen';
import type { WordsOfGame } from '../game-words';
import type { Keep } from '../keep';
import { restoreGame } from '../restore';
import type { StoreServices } from '../services';
import { PACE_MILLISECONDS } from '../settings-slice';
import type { TableSession } from '../table-session';
import type { Screen, SetupChoice } from '../state';
import { lexiconIn } from '../verdict';
import { announced } from '../announcements-slice';
import { formatKeptList, listKeptFor, USUAL_WORDS, type WordList } from '../../setup';
import { helpersOf, type Meeting, parseMeeting } from './meeting';
import { closingBetween, newsBetween } from './news';
import {
  isAtSharedTable,
  isHostAway,
  type NoName,
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
  /** Goes on with a table that was kept, and with what its player had in hand. */
  readonly resume: (kept: string, savedScreen: string | undefined) => Promise<void>;
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

/** Whether a guest has a seat, and hears its host. */
function isSeated(guest: GuestPage): boolean {
  const state = guest.view();
  return state.status?.kind === 'seated' && !isHostAway(state);
}

/** A guest's part in a table, as it was kept; undefined where that is none. */
function guestFrom(text: string | undefined): KeptGuest | undefined {
  const parsed = parseKeptGuest(jsonOf(text ?? ''));
  return parsed.ok ? parsed.value : undefined;
}

/** The record of a game that was hosted here, as a file. */
function recordIn({ record }: FormerTable): string | undefined {
  const parsed = parseRecordJson(record, undefined);
  return parsed.ok ? formatRecord(parsed.value.record) : undefined;
}

/** Takes part in tables of several pages; all of this comes when it is asked for. */
export async function openParty(
  screen: Screen,
  services: StoreServices,
  session: TableSession,
  words: WordsOfGame,
  keep: Keep,
): Promise<Party> {
  const { random, now, after, newId, pick, newSeed, chooseMove } = services;
  let meeting: Meeting = parseMeeting(await keep.read('meeting'));
  let hosting: HostPage | undefined;
  let joining: GuestPage | undefined;
  /** Counts the tables: what one that was left still has to keep comes too late. */
  let tables = 0;
  /** An invitation that came while there was another table. */
  let waiting: string | undefined;
  /** The room of the table that this page is a guest at. */
  let ownRoom: string | undefined;
  /** What a player had in hand at a table that is come back to. */
  let savedScreen: SavedScreen | undefined;
  /** The table that was left last as a guest: by the same key its seat can be had again. */
  let left = guestFrom(await keep.read('onlineLeft'));
  /** The text by which the table is kept. */
  let lastKept: string | undefined;
  let stopLooking = (): void => {};

  const keepAt = (table: number) => async (text: string) => {
    if (table !== tables) return false;
    lastKept = text;
    return keep.write('online', text);
  };

  const iceServers = (): Helpers['iceServers'] => helpersOf(meeting).iceServers;

  function sitAt(table: Table, list: WordList, lexicon: Lexicon | undefined): void {
    session.sitAt(table, { list, lexicon, savedScreen });
    savedScreen = undefined;
    words.keepFor(list, table.snapshot().lexiconId);
    if (lexicon) words.use(lexicon);
    else words.load();
    screen.setState({ panel: undefined });
  }

  /** The lexicon at hand, where it may judge the game that names its words so. */
  function lexiconAtHand(lexiconId: string): Lexicon | undefined {
    const lexicon = lexiconIn(screen.getState());
    return lexicon && mayJudge(lexicon, lexiconId) ? lexicon : undefined;
  }

  /** The list to begin with where a host says nothing of its own. */
  function listAtHand(): WordList {
    const { wordList } = screen.getState();
    return wordList.kind === 'own' ? USUAL_WORDS : wordList;
  }

  function show(online: Online | undefined): void {
    screen.setState({ online });
  }

  /** Shows another moment of the table, and says what is new in it. */
  function showNext(next: Exclude<Online, { role: 'visitor' }>): void {
    const { online: before, table } = screen.getState();
    show(next);
    const news = newsBetween(before, next, table?.view).join(' ');
    screen.setState(announced(screen.getState(), news));
    const closing = closingBetween(before, next);
    if (closing) screen.setState({ notice: { tone: 'remark', headline: closing } });
  }

  function openAsHost(kept: KeptHost, list: WordList, lexicon: Lexicon | undefined): void {
    const table = ++tables;
    screen.setState({ panel: 'online' });
    const { plan } = kept;
    const showState = (state: HostView): void => {
      if (table === tables) showNext({ role: 'host', plan, state, meeting, act });
    };
    hosting = openHost(
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
        onView: showState,
      },
    );
    showState(hosting.view());
  }

  function openAsGuest(kept: KeptGuest, listFor: (lexiconId: string) => WordList): void {
    const table = ++tables;
    screen.setState({ panel: 'online' });
    const hasLink = kept.invitation !== undefined;
    ownRoom = kept.invitation?.room;
    const showState = (state: GuestView): void => {
      if (table === tables) showNext({ role: 'guest', hasLink, state, meeting, act });
    };
    joining = openGuest(
      kept,
      { after, now, random, newId, iceServers, keep: keepAt(table) },
      {
        onTable: (next) => {
          const { lexiconId } = next.snapshot();
          const lexicon = lexiconAtHand(lexiconId);
          sitAt(next, lexicon ? screen.getState().wordList : listFor(lexiconId), lexicon);
        },
        onView: showState,
      },
    );
    showState(joining.view());
    if (hasLink && !kept.helpers && !meeting.isLocal) lookFarAway(joining);
  }

  /** Looks for a host far away, unless one is found in another tab. */
  function lookFarAway(guest: GuestPage): void {
    stopLooking = after(BESIDE, () => {
      const standing = guest.view().status?.kind;
      const isFound = standing !== undefined && standing !== 'knocking';
      if (!isFound) guest.openRoom(helpersOf(meeting));
    });
  }

  /** A guest who comes, by the key of the seat that it has left if this may lead back to it. */
  function newcomer(name: string, invitation: Invitation | undefined): KeptGuest {
    const fresh = newGuest(name, invitation, random);
    if (!left) return fresh;
    const { host } = left;
    // A code does not say whose it is: it may lead to the same host, or to another one.
    if (!invitation) return { ...left, invitation, helpers: undefined, host: undefined, name };
    const isSameHost = host !== undefined && isInvitedBy(invitation, host);
    return isSameHost ? { ...left, invitation, helpers: undefined, name } : fresh;
  }

  function join(named: string, text: string): Result<undefined, NoName | NoWayIn> {
    const name = seenName(named);
    if (name === '') return err({ code: 'NO_NAME' });
    const way = wayIn(text);
    if (!way.ok) return way;
    changeMeeting({ name });
    const invitation = way.value.kind === 'link' ? way.value.invitation : undefined;
    openAsGuest(newcomer(name, invitation), listAtHand);
    if (way.value.kind === 'code') act.answer(way.value.code);
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
    if (joining && lastKept !== undefined) {
      left = guestFrom(lastKept);
      void keep.write('onlineLeft', lastKept);
    }
    hosting?.close();
    joining?.close();
    hosting = undefined;
    joining = undefined;
    const isPlaying = session.table()?.snapshot().online !== undefined;
    if (isPlaying) session.standUp();
    void keep.write('online', '');
    const hasGame = screen.getState().table !== undefined;
    screen.setState({ online: undefined, panel: hasGame ? undefined : 'set-up' });
    if (isPlaying) {
      screen.setState({ panel: undefined });
      await restoreGame(screen, session, keep);
      words.load();
    }
    const next = waiting;
    waiting = undefined;
    if (next !== undefined) visit(next);
  }

  function visit(fragment: string): void {
    if (isAtSharedTable(screen.getState())) {
      if (joining && isOwn(fragment)) return;
      const way = wayIn(fragment);
      if (joining && !isSeated(joining) && way.ok && way.value.kind === 'code') {
        act.answer(way.value.code);
        screen.setState({ panel: 'online' });
        return;
      }
      waiting = fragment;
      const headline =
        'This tab is at another table. Open the link in another tab, or leave the table: then the link is followed.';
      screen.setState({ notice: { tone: 'remark', headline }, panel: 'online' });
      return;
    }
    show({ role: 'visitor', fragment, meeting, act });
    screen.setState({ panel: 'online' });
  }

  /**
   * A table that was kept cannot be opened again: a game that it hosted goes on here alone, and what
   * cannot be read is set aside.
   */
  async function giveUp(former: FormerTable | undefined, list: string | undefined): Promise<void> {
    const record = former && recordIn(former);
    const headline = tableNotOpenedSentence(former !== undefined, record !== undefined);
    if (!former || (record === undefined && former.record !== undefined)) {
      await keep.setAside('online', headline, '');
      return;
    }
    if (record !== undefined) {
      await Promise.all([keep.write('record', record), keep.write('words', list ?? '')]);
      savedScreen = undefined;
      await restoreGame(screen, session, keep);
      words.load();
      screen.setState({ panel: undefined });
    }
    await keep.write('online', '');
    screen.setState({ notice: { tone: 'remark', headline } });
  }

  const isOwn = (fragment: string): boolean => {
    const parsed = parseInvitation(fragment);
    return parsed.ok && parsed.value.room === ownRoom;
  };

  const act: OnlineActions = {
    join,
    answer: (code) => joining?.answer(code),
    begin: () => void hosting?.begin(),
    openRooms: () => {
      hosting?.openRooms(helpersOf(meeting));
      joining?.openRoom(helpersOf(meeting));
    },
    offer: (seat) => hosting?.offer(seat),
    takeAnswer: (code) => hosting?.takeAnswer(code),
    changeMeeting,
    leave: () => void leave(),
  };

  services.whenLeft(() => {
    hosting?.leave();
    joining?.close();
  });

  return {
    host: ({ far = [], words: { list, lexicon }, ...choice }) => {
      const { rules, board, given, boardName, seats, openRacks } = choice;
      const plan: HostPlan = {
        setup: { rules, board, given, boardName, seats, openRacks, lexiconId: lexicon.id },
        far,
        draws: rules.randomness === 'seeded' ? 'joint' : 'own',
      };
      void keep.write('onlineWords', formatKeptList({ lexiconId: lexicon.id, list }));
      openAsHost(newHost(plan, random), list, lexicon);
    },
    visit,
    resume: async (text, keptScreen) => {
      const list = await keep.read('onlineWords');
      savedScreen = parseSavedScreen(keptScreen);
      const listFor = (lexiconId: string): WordList => listKeptFor(lexiconId, list);
      const host = parseKeptHost(jsonOf(text));
      if (host.ok) openAsHost(host.value, listFor(host.value.plan.setup.lexiconId), undefined);
      const guest = guestFrom(text);
      if (guest) openAsGuest(guest, listFor);
      if (host.ok || guest) return;
      await giveUp(host.error.code === 'FORMER_TABLE' ? host.error : undefined, list);
    },
  };
}
