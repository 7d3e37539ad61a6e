import {
  digest,
  type GameSetup,
  latestState,
  MAX_LENGTH,
  knownSeat,
  resignedIn,
  sanitizeName,
  startGame,
  type Timeline,
  viewFor,
  setupFromPosition,
  type StartPosition,
  type Tile,
  type View,
} from '../engine';
import {
  challengeOpened,
  defaultName,
  LINK_OPENED,
  linkReason,
  nameOnCard,
  watchedHeadline,
} from '../messages';
import { type LinkKind, type loadLinks } from '../setup';
import { isUndone } from './apply-snapshot';
import { challengeNow } from './challenge';
import { withId } from './library/library';
import { asOpened } from './library/outside-games';
import type { StoreContext } from './context';
import { withAnnouncement } from './notices';
import { isSamePlace } from './panel-slice';
import { usualSeat } from './setup-choice';
import type { Challenge, ScreenState } from './state';

function rackSeen({ seats, toMove, result }: View): readonly Tile[] {
  const rack = result ? undefined : seats[toMove]?.rack;
  return rack?.kind === 'shown' ? rack.tiles : [];
}

/** Whether a view shows a position that can be played on from. */
const hasPosition = (view: View): boolean => rackSeen(view).length > 0;

/** A game that begins as a view shows it, for its seat to move; seats that have resigned are left out. */
function positionOf(view: View, seed: string, lexiconId: string): GameSetup {
  const { boardName, toMove, seats, turns } = view;
  const position: StartPosition = {
    ...view,
    boardName: `${boardName}, turn ${turns.length + 1}`.slice(0, 100),
    rack: rackSeen(view),
  };
  const resigned = resignedIn(turns);
  const inPlay = [...seats.entries()].filter(([seat]) => !resigned.includes(seat));
  const first = inPlay.findIndex(([seat]) => seat === toMove);
  const inOrder = [...inPlay.slice(first), ...inPlay.slice(0, first)];
  return setupFromPosition(position, {
    seats: inOrder.map(([, { level }], seat) =>
      seat === 0 ? usualSeat('human', 0) : { ...usualSeat('computer', seat), level },
    ),
    lexiconId,
    seed,
  });
}

/** The seat of the one person who plays against computers; undefined if there is none, or more than one. */
function onlyPerson({ seats }: GameSetup): number | undefined {
  const people = [...seats.keys()].filter((seat) => seats[seat]?.player === 'human');
  return people.length === 1 ? people[0] : undefined;
}

const withName = (game: Timeline, named: number, name: string): Timeline => {
  const { record } = game;
  const seats = record.setup.seats.map((seat, each) => (each === named ? { ...seat, name } : seat));
  return { ...game, record: { ...record, setup: { ...record.setup, seats } } };
};

/** The game with the name that its only person has typed, if there is one and it is not empty. */
function signed(game: Timeline, typed: string): Timeline {
  const seat = onlyPerson(game.record.setup);
  const name = [...sanitizeName(typed)].slice(0, MAX_LENGTH.name).join('');
  return seat === undefined || name === '' ? game : withName(game, seat, name);
}

/** A finished game from another page. Its only human player, if it has one, sent the link. */
function asWatched(game: Timeline): Timeline {
  const sender = onlyPerson(game.record.setup);
  return sender === undefined || !latestState(game).result
    ? game
    : { ...game, record: { ...game.record, sender } };
}

/** The game of a link with the name that its rules give the sender, since another person plays it. */
function asOwn(game: Timeline): Timeline {
  const { setup } = game.record;
  const seat = onlyPerson(setup);
  if (seat === undefined) return game;
  return withName(game, seat, setup.rules.seats.fixed[seat]?.name ?? defaultName(seat));
}

/** The challenge of a link: its person's turns and final score. */
function challengeOf(recordId: string, fragment: string, game: Timeline): Challenge | undefined {
  const seat = onlyPerson(game.record.setup);
  if (seat === undefined) return undefined;
  const { turns } = viewFor(game, 'everyone');
  const { result } = latestState(game);
  return {
    recordId,
    fragment,
    seat,
    sender: nameOnCard({ ...game.record.setup, you: undefined, sender: seat }, seat),
    turns: turns.filter((turn) => turn.seat === seat),
    final: result?.finalScores[seat],
  };
}

export function openSharing(
  { screen, services, session, saves, opener: { open, wordsFor } }: StoreContext,
  { formatLink, parseLink }: Awaited<ReturnType<typeof loadLinks>>,
) {
  const { setState: set, getState: get } = screen;

  /** Opens a game with its words; false if it cannot open, or the player has left the screen that `asked` for it. */
  async function show(asked: ScreenState, timeline: Timeline, running: boolean): Promise<boolean> {
    const words = await wordsFor(timeline.record.setup.lexiconId);
    if (!isSamePlace(asked, get()) || !open({ timeline, running, ...words })) return false;
    set({ isAtFront: false });
    return true;
  }

  /** The game for a link of this kind; undefined if there is none, or it must not be shared. */
  function gameFor(kind: LinkKind): Timeline | undefined {
    const { table } = get();
    const game = session.table()?.timeline();
    if (!table || !game) return undefined;
    const { setup } = game.record;
    if (kind === 'position') {
      if (!hasPosition(table.view)) return undefined;
      return startGame('', positionOf(table.view, services.newSeed(), setup.lexiconId));
    }
    // The random source reveals the bag and every rack.
    if (!latestState(game).result || knownSeat(setup) !== undefined) return undefined;
    if (kind === 'watch') return game;
    return setup.chance.kind !== 'joint' && onlyPerson(setup) !== undefined ? game : undefined;
  }

  const keepChallenge = ({ recordId, fragment }: Challenge): Promise<unknown> =>
    saves.write('challenge', `${recordId} ${fragment}`);

  // After an undo, a challenge continues in another record. A finished one keeps its record.
  screen.subscribe(({ table }, before) => {
    const challenge = before.table?.isOver ? undefined : challengeNow(before);
    if (!challenge || !table || !isUndone(before.table, table)) return;
    const continued = { ...challenge, recordId: table.recordId };
    set({ challenge: continued });
    void keepChallenge(continued);
  });

  async function openChallenge(
    asked: ScreenState,
    fragment: string,
    game: Timeline,
  ): Promise<void> {
    const timeline = startGame(services.newId(), asOwn(game).record.setup);
    if (!(await show(asked, timeline, true))) return;
    const challenge = challengeOf(timeline.record.id, fragment, game);
    set({ challenge, ...(challenge && withAnnouncement(get(), challengeOpened(challenge))) });
    if (challenge) await keepChallenge(challenge);
  }

  /** Shows a game from its start; a finished one is played back. The same link opens the same game again. */
  async function watch(asked: ScreenState, fragment: string, game: Timeline): Promise<void> {
    const named = asWatched(withId(game, digest('file', fragment)));
    const watched = await asOpened(saves.library, named, services);
    if (!(await show(asked, watched, false))) return;
    session.table()?.showTurn(0);
    const { table } = get();
    const { result } = latestState(game);
    if (!table || !result) return set({ notice: { tone: 'remark', headline: LINK_OPENED.watch } });
    const headline = watchedHeadline(table.view, result);
    const playback = { recordId: table.recordId, headline, state: 'due' } as const;
    return set({ playback, ...withAnnouncement(get(), headline) });
  }

  return {
    /**
     * The fragment of a link for watching the game, playing with the same bag, or playing on from the position shown.
     * Undefined if it would reveal a secret or cannot be made. `name` is that of its sender, if they typed one.
     */
    linkTo: async (kind: LinkKind, name = ''): Promise<string | undefined> => {
      const game = gameFor(kind);
      return game && formatLink({ kind, game: kind === 'position' ? game : signed(game, name) });
    },
    /** Begins a game with the bag of the finished game on the table, whose score is to beat. */
    playSameBag: async (): Promise<void> => {
      const game = gameFor('same-bag');
      if (game) await openChallenge(get(), formatLink({ kind: 'same-bag', game }), game);
    },
    openLink: async (fragment: string, isAtSharedTable: boolean): Promise<void> => {
      const refuse = (reason: string): void =>
        set({ notice: { tone: 'refusal', headline: LINK_OPENED.refused, reason } });
      if (isAtSharedTable) return refuse(LINK_OPENED.atSharedTable);
      const link = parseLink(fragment, services.newId());
      if (!link.ok) return refuse(linkReason(link.error));
      const { kind, game } = link.value;
      const asked = get();
      if (kind === 'same-bag') return openChallenge(asked, fragment, game);
      if (kind === 'watch') return watch(asked, fragment, game);
      if (await show(asked, game, true))
        set({ notice: { tone: 'remark', headline: LINK_OPENED.position } });
      return undefined;
    },
    resumeChallenge: (kept: string) => {
      const at = kept.lastIndexOf(' ');
      const [id, fragment] = [kept.slice(0, at), kept.slice(at + 1)];
      const link = parseLink(fragment, id);
      if (link.ok) set({ challenge: challengeOf(id, fragment, link.value.game) });
    },
  };
}
