import {
  type ChanceSource,
  latestState,
  type PublicSetup,
  seatAfter,
  startGame,
} from '../../engine';
import { keyPairOf } from '../../net';
import type { FarSeats, LocalTable } from '../../table';
import { type AdmissionServices, openAdmission } from './admission';
import { type Dealing, openDealing, type SavedDealing } from './dealing';
import {
  type HostedGame,
  type HostedGameServices,
  openHostedGame,
  type SavedHostedGame,
} from './hosted-game';
import {
  formatMessage,
  type GuestMessage,
  type HostMessage,
  isOtherHello,
  parseGuestMessage,
  type Place,
} from '../wire/messages';
import { openPlaces, type Peer, type TakenSeat } from './places';
import { openShares, type Shares } from './shares';

/** A table that is open to guests: how its games are set up, and who may come. */
export interface HostPlan {
  readonly setup: PublicSetup;
  /** The seats of guests. */
  readonly far: FarSeats;
  /** Joint draws, or those of a source that the host alone has. */
  readonly draws: 'joint' | 'own';
}

/** What has to be kept of a hosted table. */
export interface SavedHost {
  readonly plan: HostPlan;
  /** Of the key pair by which guests know their host; told to nobody. */
  readonly secretKey: string;
  readonly taken: readonly TakenSeat[];
  /** The game, once one has been dealt. */
  readonly game: SavedHostedGame | undefined;
  /** The next game, while it is being dealt; the one before is over then, or given up. */
  readonly dealing: SavedDealing | undefined;
}

/** What a host needs of the world around it. */
export interface HostServices extends Omit<HostedGameServices, 'save' | 'tell'>, AdmissionServices {
  /** A new source of chance for a game whose draws are not joint. */
  readonly newChance: () => ChanceSource;
  /** Keeps the table, so that it can be opened again with the same guests. */
  readonly save: (host: SavedHost) => Promise<unknown>;
  /** A game has been dealt, or was kept: this is its table. */
  readonly onTable: (table: LocalTable) => void;
  /** A game is being dealt, which may have to wait for every guest; its table follows. */
  readonly onDealing: () => void;
  /** Somebody has come, gone, or is away. */
  readonly onPlaces: (places: readonly Place[]) => void;
}

/** This page's side of a table that others have a part in, and which it is the authority over. */
export interface Host {
  readonly places: () => readonly Place[];
  /** Deals a game, or another one, as soon as all guests are bound; false while a seat is open. */
  readonly begin: () => boolean;
  /** Somebody says something who has come by the invitation to a seat. */
  readonly onMessage: (seat: number, peer: Peer, text: string) => void;
  readonly onAway: (peer: Peer) => void;
  readonly onBack: (peer: Peer) => void;
  readonly onGone: (peer: Peer) => void;
  /** Ends the table for good. */
  readonly close: () => void;
}

type Proof = Extract<GuestMessage, { kind: 'proof' }>;

/** Opens a table to guests; with a game that was kept, the same guests come back to it. */
export function openHost(saved: SavedHost, services: HostServices): Host {
  const { plan, secretKey } = saved;
  const { far } = plan;
  const admission = openAdmission(keyPairOf(secretKey), services);
  const places = openPlaces(plan.setup.seats, far, saved.taken);
  let kept = saved.game;
  let dealt = saved.dealing;
  let dealing: Dealing | undefined;
  let isDealing = false;
  let game: HostedGame | undefined;
  /** The game that stays on the table until another one has been dealt. */
  let before: HostedGame | undefined;
  let isClosed = false;

  const keep = (): Promise<unknown> =>
    services.save({ plan, secretKey, taken: places.taken(), game: kept, dealing: dealt });

  function tell(seat: number, message: HostMessage): void {
    const peer = places.peerAt(seat);
    if (peer !== undefined) services.send(peer, formatMessage(message));
  }

  function tellEveryone(message: HostMessage): void {
    for (const seat of far) tell(seat, message);
  }

  function placesChanged(): void {
    tellEveryone({ kind: 'places', places: [...places.list()] });
    services.onPlaces(places.list());
    dealing?.presenceChanged();
    game?.presenceChanged();
  }

  /** The seat whose turn comes after that of another. */
  const seatNext = (seat: number): number | undefined =>
    kept && seatAfter(latestState(kept.timeline), seat);

  /**
   * A guest who is away is waited for where its turn is next, as nothing could go on without it; the
   * deal waits for everyone.
   */
  function sharesOf(id: string, secrets: Parameters<typeof openShares>[0]): Shares {
    return openShares(
      secrets,
      (statement) => tellEveryone({ kind: 'draw', game: id, statement }),
      (seat, statement) =>
        !places.isAway(seat) || statement.kind === 'deal' || seat === seatNext(statement.seat),
    );
  }

  function play(next: SavedHostedGame, shares: Shares | undefined): void {
    before?.open();
    before?.close();
    before = undefined;
    isDealing = false;
    game = openHostedGame(next, far, shares, {
      ...services,
      tell,
      save: (each) => {
        kept = each;
        return keep();
      },
    });
    services.onTable(game.table);
  }

  /** Lays a game on the table that has just been dealt, as soon as it is kept. */
  async function lay(next: SavedHostedGame, shares: Shares | undefined): Promise<void> {
    kept = next;
    dealt = undefined;
    await keep();
    if (isClosed) return;
    dealing = undefined;
    play(next, shares);
    for (const seat of far) game?.tellAll(seat);
  }

  /** Nobody plays on in the game on the table; it stays there until another one has been dealt. */
  function setAside(): void {
    isDealing = true;
    before = game;
    game = undefined;
    if (kept && !latestState(kept.timeline).result) before?.close();
    // A move that waits for its draw is not made again in a game that has been given up.
    kept = kept && { ...kept, pending: undefined };
    services.onDealing();
  }

  /** Deals by joint draws, or goes on with that. What was kept is not told before it is kept. */
  async function dealJointly(next: SavedDealing): Promise<void> {
    dealt = next;
    setAside();
    await keep();
    if (isClosed) return;
    before?.open();
    dealing = openDealing(next, plan, {
      tell,
      sharesOf,
      save: (each) => {
        dealt = each;
        return keep();
      },
      onDealt: (each, shares) => void lay(each, shares),
    });
  }

  /** Deals by a source of chance that this page alone has. */
  function dealAlone(id: string, names: readonly string[]): void {
    const { setup } = plan;
    const seats = setup.seats.map((each, seat) => ({ ...each, name: names[seat] ?? each.name }));
    const timeline = startGame(id, { ...setup, seats, chance: services.newChance() });
    setAside();
    void lay({ timeline, secrets: undefined, pending: undefined }, undefined);
  }

  function begin(): boolean {
    if (!places.isFull() || isDealing) return false;
    const id = services.newId();
    const names = places.list().map(({ name }) => name);
    if (plan.draws !== 'joint') dealAlone(id, names);
    else void dealJointly({ id, secret: services.random(), names, anchors: [] });
    return true;
  }

  const turnAway = (peer: Peer, reason: 'taken' | 'version'): void =>
    services.send(peer, formatMessage({ kind: 'turned-away', reason }));

  function admit(seat: number, peer: Peer, proof: Proof): void {
    const key = admission.admit(peer, proof);
    if (key === undefined) return;
    if (!places.sit(seat, peer, key, proof.name)) {
      turnAway(peer, 'taken');
      return;
    }
    void keep();
    tell(seat, { kind: 'welcome', seat, places: [...places.list()] });
    placesChanged();
    before?.openTo(seat);
    game?.tellAll(seat);
    dealing?.tellAll(seat);
  }

  function take(seat: number, message: Exclude<GuestMessage, { kind: 'hello' | 'proof' }>): void {
    if (message.kind === 'anchor') {
      dealing?.takeAnchor(seat, message.game, message.anchor);
      return;
    }
    if (message.kind === 'share') {
      dealing?.takeShare(seat, message.game, message.number, message.link);
    }
    if (message.game !== game?.table.snapshot().recordId) return;
    switch (message.kind) {
      case 'share':
        game.takeShare(seat, message.number, message.link);
        break;
      case 'move':
        game.takeMove(seat, message.turns, message.text);
        break;
      case 'resign':
        game.takeResignation(seat, message.turns);
        break;
      case 'resync':
        game.tellAll(seat);
        break;
    }
  }

  if (kept) {
    const { secrets, timeline } = kept;
    play(kept, secrets && sharesOf(timeline.record.id, secrets));
  }
  if (dealt) void dealJointly(dealt);

  return {
    places: places.list,
    begin,
    onMessage: (seat, peer, text) => {
      if (isClosed) return;
      const message = parseGuestMessage(text);
      if (!message.ok) {
        if (isOtherHello(text)) turnAway(peer, 'version');
      } else if (message.value.kind === 'hello') {
        admission.challenge(peer, message.value);
      } else if (message.value.kind === 'proof') {
        admit(seat, peer, message.value);
      } else if (places.peerAt(seat) === peer) {
        take(seat, message.value);
      }
    },
    onAway: (peer) => {
      if (places.setAway(peer, true)) placesChanged();
    },
    onBack: (peer) => {
      if (places.setAway(peer, false)) placesChanged();
    },
    onGone: (peer) => {
      admission.forget(peer);
      if (places.leave(peer)) placesChanged();
    },
    close: () => {
      game?.open();
      game?.close();
      before?.open();
      before?.close();
      dealing?.close();
      tellEveryone({ kind: 'closed' });
      isClosed = true;
    },
  };
}
