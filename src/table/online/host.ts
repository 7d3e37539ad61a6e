import {
  type ChanceSource,
  commitTo,
  type GameSetup,
  latestState,
  type PublicSetup,
  seatAfter,
  type Timeline,
} from '../../engine';
import { keyPairOf } from '../../net';
import type { FarSeats } from '../seating';
import type { LocalTable } from '../table';
import { type AdmissionServices, openAdmission } from './admission';
import {
  dealTogether,
  gameMessage,
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
} from './messages';
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
}

/** What a host needs of the world around it. */
export interface HostServices extends Omit<HostedGameServices, 'save' | 'tell'>, AdmissionServices {
  /** A new source of chance for a game whose draws are not joint. */
  readonly newChance: () => ChanceSource;
  /** Keeps the table, so that it can be opened again with the same guests. */
  readonly save: (host: SavedHost) => Promise<unknown>;
  /** A game has been dealt, or was kept: this is its table. */
  readonly onTable: (table: LocalTable) => void;
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

/** A game that is about to be dealt: what its host is bound to, and the guests so far. */
interface Binding {
  readonly id: string;
  readonly secret: string;
  readonly commitment: string;
  readonly anchors: Map<number, string>;
}

type Proof = Extract<GuestMessage, { kind: 'proof' }>;

/** Opens a table to guests; with a game that was kept, the same guests come back to it. */
export function openHost(saved: SavedHost, services: HostServices): Host {
  const { plan, secretKey } = saved;
  const { far } = plan;
  const admission = openAdmission(keyPairOf(secretKey), services);
  const places = openPlaces(plan.setup.seats, far, saved.taken);
  let kept = saved.game;
  let binding: Binding | undefined;
  let dealing:
    | { readonly id: string; readonly setup: GameSetup; readonly shares: Shares }
    | undefined;
  let game: HostedGame | undefined;
  /** The game that stays on the table until another one has been dealt. */
  let before: HostedGame | undefined;
  let isClosed = false;

  const keep = (): Promise<unknown> =>
    services.save({ plan, secretKey, taken: places.taken(), game: kept });

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
    dealing?.shares.check();
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
    dealing = undefined;
    before?.close();
    before = undefined;
    kept = next;
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

  /** How a game is set up, with the names that its guests have brought. */
  const setupWith = (chance: ChanceSource): GameSetup => ({
    ...plan.setup,
    seats: plan.setup.seats.map((each, seat) => ({
      ...each,
      name: places.list()[seat]?.name ?? each.name,
    })),
    chance,
  });

  async function deal(id: string, setup: GameSetup, shares: Shares | undefined): Promise<void> {
    const timeline: Timeline = await dealTogether(id, setup, shares);
    if (isClosed) return;
    const next = { timeline, secrets: shares?.secrets(), pending: undefined };
    kept = next;
    await keep();
    if (isClosed) return;
    play(next, shares);
    for (const seat of far) game?.tellAll(seat);
  }

  /** Deals as soon as every guest is bound to its shares. */
  function dealIfBound(): void {
    if (!binding || !far.every((seat) => binding?.anchors.has(seat))) return;
    const { id, secret, commitment, anchors } = binding;
    binding = undefined;
    const chains = far.map((seat) => ({ seat, anchor: anchors.get(seat) ?? '' }));
    const setup = setupWith({
      kind: 'joint',
      commitment,
      chains: chains.map(({ anchor }) => anchor),
    });
    const shares = sharesOf(id, { secret, chains, opened: [] });
    dealing = { id, setup, shares };
    for (const seat of far) tellDealing(seat);
    void deal(id, setup, shares);
  }

  function tellDealing(seat: number): void {
    if (binding) {
      const { id, commitment } = binding;
      tell(seat, { kind: 'commitment', game: id, commitment });
    } else if (dealing) {
      const { id, setup, shares } = dealing;
      tell(seat, gameMessage(id, setup));
      const statement = shares.pending();
      if (statement) tell(seat, { kind: 'draw', game: id, statement });
    }
  }

  function begin(): boolean {
    if (!places.isFull() || binding || dealing) return false;
    before = game;
    game = undefined;
    before?.open();
    if (kept && !latestState(kept.timeline).result) before?.close();
    const id = services.newId();
    if (plan.draws !== 'joint') {
      void deal(id, setupWith(services.newChance()), undefined);
      return true;
    }
    const secret = services.random();
    binding = { id, secret, commitment: commitTo(secret), anchors: new Map() };
    for (const seat of far) tellDealing(seat);
    dealIfBound();
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
    if (game) game.tellAll(seat);
    else tellDealing(seat);
  }

  function take(seat: number, message: Exclude<GuestMessage, { kind: 'hello' | 'proof' }>): void {
    if (message.kind === 'anchor') {
      if (message.game !== binding?.id || binding.anchors.has(seat)) return;
      binding.anchors.set(seat, message.anchor);
      dealIfBound();
      return;
    }
    if (message.kind === 'share' && message.game === dealing?.id) {
      dealing.shares.give(seat, message.number, message.link);
      return;
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
      before?.close();
      tellEveryone({ kind: 'closed' });
      isClosed = true;
    },
  };
}
