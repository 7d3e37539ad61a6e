import {
  chainFrom,
  type DrawStatement,
  type GameSetup,
  type LinkChain,
  type ViewUpdate,
  type RackView,
  sameStatement,
  setupDigest,
  type Share,
  tilesText,
  viewOfUpdate,
  type Witness,
} from '../../engine';

/** A guest is ready for so many draws in one game; from there on it has no share. */
const MOST_DRAWS = 1000;

/** What a guest has to remember of the draws of one game. */
export interface SavedShares {
  readonly game: string;
  /** What its chain is made from: 32 random bytes as 64 hexadecimal digits, told to nobody. */
  readonly seed: string;
  /** The host's commitment, which was told before the guest bound itself. */
  readonly commitment: string;
  /** The digest of the set-up that the guest agreed to. */
  readonly setup: string | undefined;
  readonly heard: readonly { readonly statement: DrawStatement; readonly link: Share }[];
}

/** A guest's part in the draws of one game. */
export interface GuestShares {
  readonly saved: () => SavedShares;
  /** What binds the guest to its shares. */
  readonly anchor: string;
  /** Agrees to a set-up, once; false for one that is not what both have bound themselves to. */
  readonly agree: (setup: GameSetup) => boolean;
  /**
   * The share in a draw that the host has stated. Each is opened once, for one statement only;
   * undefined for another, and before there is a set-up.
   */
  readonly open: (statement: DrawStatement) => string | undefined;
  /** What the guest knows of all draws, given its seat and what it has been told of the game. */
  readonly witness: (setup: GameSetup, seat: number, news: ViewUpdate) => Witness | undefined;
}

const textOf = (tiles: RackView | undefined): string | null =>
  tiles?.kind === 'shown' ? tilesText(tiles.tiles) : null;

/** The tiles that came to a seat in each draw: by number from 0, the deal. */
function drawnInDraws(
  setup: GameSetup,
  seat: number,
  news: ViewUpdate,
): readonly (string | null)[] {
  const dealt = viewOfUpdate(setup, news, 0);
  const drawn: (string | null)[] = [dealt.ok ? textOf(dealt.value.seats[seat]?.rack) : null];
  for (const turn of news.turns) {
    if (turn.kind !== 'play' && turn.kind !== 'exchange') continue;
    const count = turn.drawn.kind === 'shown' ? turn.drawn.tiles.length : turn.drawn.count;
    if (count > 0) drawn.push(turn.seat === seat ? textOf(turn.drawn) : null);
  }
  return drawn;
}

/** Opens a guest's part in the draws of a game. */
export function openGuestShares(saved: SavedShares): GuestShares {
  const { game, seed, commitment } = saved;
  const { anchor, links }: LinkChain = chainFrom(seed, MOST_DRAWS);
  let { setup: agreed, heard } = saved;

  return {
    saved: () => ({ game, seed, commitment, setup: agreed, heard }),
    anchor,
    agree: (setup) => {
      const { chance } = setup;
      if (chance.kind !== 'joint' || chance.commitment !== commitment) return false;
      if (!chance.chains.includes(anchor)) return false;
      agreed ??= setupDigest(setup);
      return agreed === setupDigest(setup);
    },
    open: (statement) => {
      const before = heard.find((each) => each.statement.number === statement.number);
      if (before)
        return sameStatement(before.statement, statement) ? (before.link ?? undefined) : undefined;
      const link = links[statement.number];
      if (agreed === undefined || link === undefined) return undefined;
      heard = [...heard, { statement, link }];
      return link;
    },
    witness: (setup, seat, news) => {
      if (agreed === undefined || setup.chance.kind !== 'joint') return undefined;
      const drawn = drawnInDraws(setup, seat, news);
      return {
        setup: agreed,
        seat,
        chain: setup.chance.chains.indexOf(anchor),
        draws: heard.map(({ statement, link }) => ({
          statement,
          link,
          drawn: drawn[statement.number] ?? null,
        })),
      };
    },
  };
}
