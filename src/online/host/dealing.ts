import { commitTo, type GameSetup } from '../../engine';
import { dealTogether, gameMessage, type SavedHostedGame } from './hosted-game';
import type { HostPlan } from './host';
import type { HostMessage } from '../wire/messages';
import type { DrawSecrets, Shares } from './shares';

/**
 * What has to be kept of a game that is being dealt: whoever comes back to it deals the same one, since
 * nothing else decides what is dealt but the shares of the guests, who open each of them once.
 */
export interface SavedDealing {
  readonly id: string;
  /** Of the joint draws: 32 random bytes as 64 hexadecimal digits. */
  readonly secret: string;
  /** Who sits where, by seat: they stay in the set-up, whatever guests are called when they come back. */
  readonly names: readonly string[];
  /** What binds those guests to their shares who have said so. */
  readonly anchors: readonly { readonly seat: number; readonly anchor: string }[];
}

/** What is needed to deal a game. */
export interface DealingServices {
  readonly tell: (seat: number, message: HostMessage) => void;
  readonly sharesOf: (id: string, secrets: DrawSecrets) => Shares;
  /** Keeps how far it has come; guests are told of nothing before it is kept. */
  readonly save: (dealing: SavedDealing) => Promise<unknown>;
  readonly onDealt: (game: SavedHostedGame, shares: Shares) => void;
}

/** A game that is being dealt by joint draws, as soon as all guests are bound to their shares. */
export interface Dealing {
  /** Tells a guest who has come, or come back, how far it has come. */
  readonly tellAll: (seat: number) => void;
  readonly takeAnchor: (seat: number, game: string, anchor: string) => void;
  readonly takeShare: (seat: number, game: string, number: number, link: string) => void;
  /** Some guest is away now, or back. */
  readonly presenceChanged: () => void;
  readonly close: () => void;
}

/** Goes on with a deal that has been kept, from its first moment or a later one. */
export function openDealing(
  saved: SavedDealing,
  { setup, far }: HostPlan,
  services: DealingServices,
): Dealing {
  const { id, secret, names } = saved;
  const commitment = commitTo(secret);
  let { anchors } = saved;
  let deal: { readonly setup: GameSetup; readonly shares: Shares } | undefined;
  let isClosed = false;

  function tellAll(seat: number): void {
    if (!deal) {
      services.tell(seat, { kind: 'commitment', game: id, commitment });
      return;
    }
    services.tell(seat, gameMessage(id, deal.setup));
    const statement = deal.shares.pending();
    if (statement) services.tell(seat, { kind: 'draw', game: id, statement });
  }

  /** Deals as soon as every guest is bound to its shares. */
  async function dealIfBound(): Promise<void> {
    const chains = far.flatMap((seat) => anchors.find((each) => each.seat === seat) ?? []);
    if (deal || isClosed || chains.length < far.length) return;
    const shares = services.sharesOf(id, { secret, chains, opened: [] });
    const whole: GameSetup = {
      ...setup,
      seats: setup.seats.map((each, seat) => ({ ...each, name: names[seat] ?? each.name })),
      chance: { kind: 'joint', commitment, chains: chains.map(({ anchor }) => anchor) },
    };
    deal = { setup: whole, shares };
    for (const seat of far) tellAll(seat);
    const timeline = await dealTogether(id, whole, shares);
    if (isClosed) return;
    services.onDealt({ timeline, secrets: shares.secrets(), pending: undefined }, shares);
  }

  for (const seat of far) tellAll(seat);
  void dealIfBound();

  return {
    tellAll,
    takeAnchor: (seat, game, anchor) => {
      if (game !== id || anchors.some((each) => each.seat === seat)) return;
      anchors = [...anchors, { seat, anchor }];
      void services.save({ ...saved, anchors }).then(dealIfBound);
    },
    takeShare: (seat, game, number, link) => {
      if (game === id) deal?.shares.give(seat, number, link);
    },
    presenceChanged: () => deal?.shares.check(),
    close: () => {
      isClosed = true;
    },
  };
}
