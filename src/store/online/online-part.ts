import { formatRecord, parseRecordJson, sanitizeName, type Timeline } from '../../engine';
import {
  defaultName,
  drawsOutcomeSentence,
  FOLLOWED_LATER,
  foreignTurnSentence,
  HOST_AWAY,
  HOST_BACK,
  newDealSentence,
  presenceSentences,
  reactionSentence,
  rematchNews,
  TABLE_CLOSED,
  tableNotOpenedSentence,
  unprovedSentence,
} from '../../messages';
import {
  type LegacyTable,
  type GuestView,
  type HostPlan,
  type ConnectionSettings,
  openSession,
  type SharedTable,
  type TablePlace,
} from '../../online';
import { formatKeptList, savedListFor, DEFAULT_LIST } from '../../setup';
import type { ScreenView, Table } from '../../table';
import { briefly } from '../briefly';
import type { CoreWithWords } from '../game-words';
import { chanceOf } from '../setup-choice';
import { RESTORE_WAIT_MS, restoreGame } from '../restore';
import { parseSavedScreen, type SavedScreen } from '../saved-screen';
import { PACE_MILLISECONDS } from '../settings';
import type { TableWords } from '../table-session';
import type { Online, ScreenState, SetupChoice } from '../state';
import { lexiconFor } from '../lexicon';
import { withAnnouncement } from '../notices';
import { isInvitationShown, isSamePlace } from '../panel-slice';
import type { StoreServices } from '../services';
import { updateText } from '../update-text';
import { friendChoice } from './friend-choice';
import { hostName, isHostAway, isInvitationPending, type Shared, sharedOf } from './online';
import { representedSeat } from './shared-rematch';

function recordIn({ record }: LegacyTable): string | undefined {
  const parsed = parseRecordJson(record, undefined);
  return parsed.ok ? formatRecord(parsed.value.record) : undefined;
}

const presence = (before: Shared | undefined, after: Shared): readonly string[] =>
  // Players who are there when the seats first arrive have not just joined.
  before && before.state.seats.length > 0
    ? presenceSentences(before.state.seats, after.state.seats)
    : [];

function rematchAnnouncements(before: Shared | undefined, after: Shared): readonly string[] {
  const own = representedSeat(after);
  return rematchNews(before?.state.rematch, after.state.rematch, (seat) =>
    seat === own ? undefined : after.state.seats[seat]?.name,
  );
}

/** New reactions of others; the player's own are visible already. */
const reactionNews = (before: Shared | undefined, after: Shared): readonly string[] =>
  after.state.reactions
    .filter((reaction) => before && !before.state.reactions.includes(reaction))
    .flatMap(({ seat, reaction }) => {
      const name = after.state.seats[seat]?.name;
      return name === undefined || seat === representedSeat(after)
        ? []
        : [reactionSentence(name, reaction)];
    });

/** News for a guest: announcements, and the headline of a notice, which is announced as well. */
function guestNews(before: GuestView | undefined, after: GuestView, view: ScreenView | undefined) {
  const { status, seats, newDeal, draws, unproved } = after;
  const wasAway = before !== undefined && isHostAway(before);
  const isAskedToDeal =
    newDeal?.isDeclined === false &&
    (before?.newDeal?.isDeclined !== false || before.newDeal.game !== newDeal.game);
  const isClosed = status?.kind === 'closed' && before?.status?.kind !== 'closed';
  const turnKnown = before?.draws?.kind === 'foreign-turn' ? before.draws.turn : undefined;
  const isForeign = draws?.kind === 'foreign-turn' && draws.turn !== turnKnown;
  const outcome = draws === before?.draws || isForeign ? undefined : draws;
  return {
    isAskedToDeal,
    ...(isForeign ? { notice: foreignTurnSentence(draws.turn) } : {}),
    ...(isClosed ? { notice: TABLE_CLOSED } : {}),
    announcements: [
      ...(isHostAway(after) === wasAway ? [] : [wasAway ? HOST_BACK : HOST_AWAY]),
      ...(isAskedToDeal ? [newDealSentence(hostName(seats))] : []),
      ...(outcome && view ? [drawsOutcomeSentence(view, outcome)] : []),
      ...(outcome && unproved > 0 ? [unprovedSentence(unproved)] : []),
    ],
  };
}

/**
 * Saves a guest's game as its seat has seen it, after every turn: its host may never return. The screen shows the
 * turn first and does not wait. The host's record replaces this one when it arrives.
 */
function keepSeenGame(
  table: Table,
  seenGame: () => Timeline | undefined,
  keep: (game: Timeline) => void,
  after: StoreServices['after'],
): void {
  let keptTurns = 0;
  let isDue = false;

  function keepLatest(): void {
    isDue = false;
    const { turns } = table.snapshot();
    const game = table.timeline() || turns === keptTurns ? undefined : seenGame();
    if (!game) return;
    keptTurns = turns;
    keep(game);
  }

  function followTable(): void {
    if (isDue || table.snapshot().turns === keptTurns) return;
    isDue = true;
    after(0, keepLatest);
  }

  table.subscribe(followTable);
  followTable();
}

export async function openOnlinePart({
  screen,
  services,
  session,
  lexicons,
  words,
  saves,
}: CoreWithWords) {
  let savedScreen: SavedScreen | undefined;
  let wordsFor: (lexiconId: string, side: 'host' | 'guest') => TableWords = guestWords;

  /** The words of a guest's first game; the host sends only their id. */
  function guestWords(lexiconId: string): TableWords {
    const { wordList } = screen.getState();
    const lexicon = lexiconFor(screen.getState(), lexiconId);
    return { list: !lexicon && wordList.kind === 'own' ? DEFAULT_LIST : wordList, lexicon };
  }

  /** The words of a game that is resumed, from its saved list. */
  const wordsKept =
    (kept: string | undefined) =>
    (lexiconId: string, side: 'host' | 'guest'): TableWords => {
      const lexicon = lexiconFor(screen.getState(), lexiconId);
      const isAtHand = side === 'guest' && lexicon !== undefined;
      const list = isAtHand ? screen.getState().wordList : savedListFor(lexiconId, kept);
      return { list, lexicon };
    };

  function onTable(table: Table, place: TablePlace): void {
    const { lexiconId } = table.snapshot();
    const own = wordsFor(lexiconId, place.side);
    session.attachTable(table, { ...own, savedScreen });
    savedScreen = undefined;
    if (place.side === 'guest')
      keepSeenGame(table, place.seenGame, session.saveSeen, services.after);
    words.startWith(lexiconId, own);
    screen.setState({ panel: undefined });
  }

  function onShared(shared: SharedTable | undefined, connection: ConnectionSettings): void {
    const { online: before, table, settings } = screen.getState();
    const online: Online | undefined = shared && { ...shared, connection };
    screen.setState({ online });
    if (!online || online.role === 'visitor') return;
    const last = sharedOf(before);
    const lastSeen = last?.role === 'guest' ? last.state : undefined;
    const news =
      online.role === 'guest' ? guestNews(lastSeen, online.state, table?.view) : undefined;
    const announcements = [
      ...presence(last, online),
      ...rematchAnnouncements(last, online),
      ...(news?.announcements ?? []),
      ...(settings.reactions ? reactionNews(last, online) : []),
    ];
    screen.setState(withAnnouncement(screen.getState(), announcements.join(' ')));
    // The question is in the dialog of the table, since a notice cannot take an answer.
    if (news?.isAskedToDeal) screen.setState({ panel: 'online' });
    if (news?.notice) screen.setState({ notice: { tone: 'remark', headline: news.notice } });
  }

  async function onLeft(): Promise<void> {
    wordsFor = guestWords;
    const isPlaying = session.table()?.snapshot().online !== undefined;
    if (isPlaying) session.detachTable();
    screen.setState({ panel: undefined });
    // The game may come later; the next shared table does not wait for it.
    if (isPlaying) await briefly(services.after, RESTORE_WAIT_MS, restoreOwnGame());
  }

  async function restoreOwnGame(): Promise<void> {
    const isRestored = await restoreGame(session, saves, services.newId);
    // Another game has loaded its own.
    if (isRestored || !session.table()) words.load();
  }

  /**
   * Handles a saved table that cannot be reopened: a game hosted here continues here alone, and an unreadable text
   * is quarantined.
   */
  async function giveUp(former: LegacyTable | undefined, list: string | undefined): Promise<void> {
    const record = former && recordIn(former);
    const headline = tableNotOpenedSentence(former !== undefined, record !== undefined);
    if (!former || (record === undefined && former.record !== undefined)) {
      await saves.quarantine('online', { kind: 'other', headline }, undefined);
      return;
    }
    if (record !== undefined) {
      await Promise.all([saves.write('record', record), saves.write('words', list ?? '')]);
      savedScreen = undefined;
      await restoreOwnGame();
      screen.setState({ panel: undefined });
    }
    await saves.write('online', '');
    screen.setState({ notice: { tone: 'remark', headline } });
  }

  const shared = await openSession(
    {
      ...services,
      chooseMove: session.chooseMove,
      pace: () => PACE_MILLISECONDS[screen.getState().settings.pace],
      newChance: (rules) => chanceOf({ rules, seed: '' }, services),
      read: saves.read,
      write: saves.write,
      update: (name, change) => updateText(saves.library, name, change),
    },
    {
      onShared,
      onTable,
      onShow: () => screen.setState({ panel: 'online' }),
      onWaiting: () =>
        screen.setState({ panel: 'online', notice: { tone: 'remark', headline: FOLLOWED_LATER } }),
      onLeft,
    },
  );
  services.whenLeft(shared.pause);
  screen.subscribe(({ panel }, before) => {
    if (panel === 'online' && before.panel !== 'online') shared.takeUp();
  });

  /** The seats with the host's name, which is kept if it was typed here. Fixed seats have their own names. */
  function seatsWithHost({ rules, seats, far = [] }: SetupChoice): SetupChoice['seats'] {
    const own = seats.findIndex(({ player }, index) => player === 'human' && !far.includes(index));
    const seat = seats[own];
    if (!seat || rules.seats.fixed.length > 0) return seats;
    const unnamed = defaultName(own);
    if (seat.name !== unnamed) shared.act.changeConnection({ name: seat.name });
    const name = sanitizeName(shared.connection().name) || unnamed;
    return seats.with(own, { ...seat, name });
  }

  /** Opens a table in place of any other; `isAgreed` if the player has agreed to contact the relays. */
  function host(choice: SetupChoice, isAgreed = false): void {
    const { rules, board, given, boardName, openRacks, far = [] } = choice;
    const { list, lexicon } = choice.words;
    const seats = seatsWithHost(choice);
    const plan: HostPlan = {
      setup: { rules, board, given, boardName, seats, openRacks, lexiconId: lexicon.id },
      far,
      draws: rules.randomness === 'seeded' ? 'joint' : 'own',
    };
    void saves.write('onlineWords', formatKeptList({ lexiconId: lexicon.id, list }));
    const { online } = screen.getState();
    // For the link of the invitation that this one replaces.
    const wasAgreed = online?.role === 'host' && online.state.rooms !== 'closed';
    // The earlier invitation was not accepted; guests are to come to the new table.
    if (online) shared.act.leaveTable();
    wordsFor = () => ({ list, lexicon });
    // The new table may open later, once the page has left the one before.
    shared.host(plan, isAgreed || wasAgreed);
  }

  /** Whether an invitation with a single link that works for anyone is shown. */
  function isLinkShown(): boolean {
    const state = screen.getState();
    const { online } = state;
    if (!isInvitationShown(state) || online?.role !== 'host') return false;
    const { rooms, seats } = online.state;
    return rooms !== 'closed' && seats.filter(({ at }) => at === 'open').length === 1;
  }

  /**
   * Invites one friend by a link to the game that the player set up last, or to the usual one, and contacts the relays.
   * Opens the set-up dialog if the game cannot be loaded. An invitation that is still open is shown again. Returns
   * whether a single link is shown then. `asked` is the screen on which the player asked for it.
   */
  async function invite(asked: ScreenState): Promise<boolean> {
    if (!isInvitationPending(screen.getState())) {
      const choice = await friendChoice({ screen, services, saves, lexicons });
      const now = screen.getState();
      // The player has done something else meanwhile.
      if (now.panel || now.online !== asked.online || !isSamePlace(asked, now)) return false;
      if (!choice) {
        screen.setState({ panel: 'set-up', secondPlayer: 'far' });
        return false;
      }
      host(choice, !shared.connection().isLocal);
      return isLinkShown();
    }
    screen.setState({ panel: 'online' });
    const { online } = screen.getState();
    const isWanted = online?.role === 'host' && online.state.rooms === 'closed';
    if (isWanted && !online.connection.isLocal) shared.act.openRooms();
    return isLinkShown();
  }

  return {
    host: async (choice: SetupChoice) => host(choice),
    invite,
    /**
     * Asks for the name under which the player joins another page's table: the one in the fragment of a link or, if
     * that is empty, one that the player still has to name.
     */
    visit: async (fragment: string) => shared.visit(fragment),
    act: shared.act,
    resume: async (text: string, keptScreen: string | undefined) => {
      const list = await saves.read('onlineWords');
      savedScreen = parseSavedScreen(keptScreen);
      wordsFor = wordsKept(list);
      const resumed = shared.resume(text, session.table() !== undefined);
      if (resumed.ok) return;
      wordsFor = guestWords;
      await giveUp(resumed.error.code === 'FORMER_TABLE' ? resumed.error : undefined, list);
    },
  };
}
