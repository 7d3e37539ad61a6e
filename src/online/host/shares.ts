import { drawKey, type DrawStatement, opensLink, type OpenedDraw } from '../../engine';

/** What the draws of a game are made of, as its host knows it. */
export interface DrawSecrets {
  readonly secret: string;
  /** The anchor of each guest's chain, in the order of the chains. */
  readonly chains: readonly { readonly seat: number; readonly anchor: string }[];
  /** The draws made so far, by number. */
  readonly opened: readonly OpenedDraw[];
}

/** The shares in the draws of one game, as they come in. */
export interface Shares {
  readonly secrets: () => DrawSecrets;
  /** What has been said and waits for shares. */
  readonly pending: () => DrawStatement | undefined;
  /** Says a draw to all and waits for the shares in it; the key of the draw follows from them. */
  readonly ask: (statement: DrawStatement, salt: string | null) => Promise<string>;
  /** Takes a guest's share; false for one that is not asked for, or opens nothing. */
  readonly give: (seat: number, number: number, link: string) => boolean;
  /** Looks again whom to wait for. */
  readonly check: () => void;
}

/**
 * Gathers shares. `say` tells all guests of a draw; a share is waited for as long as `isWaitedFor`
 * says so of its seat.
 */
export function openShares(
  { secret, chains, opened: before }: DrawSecrets,
  say: (statement: DrawStatement) => void,
  isWaitedFor: (seat: number, statement: DrawStatement) => boolean,
): Shares {
  let opened = before;
  let asking:
    | {
        readonly statement: DrawStatement;
        readonly salt: string | null;
        readonly links: Map<number, string>;
        readonly settle: (key: string) => void;
      }
    | undefined;

  function check(): void {
    if (!asking) return;
    const { statement, salt, links, settle } = asking;
    const isMissing = chains.some(({ seat }) => !links.has(seat) && isWaitedFor(seat, statement));
    if (isMissing) return;
    const shares = chains.map(({ seat }) => links.get(seat) ?? null);
    asking = undefined;
    opened = [...opened, { statement, links: shares, salt }];
    settle(drawKey(secret, statement.number, shares));
  }

  return {
    secrets: () => ({ secret, chains, opened }),
    pending: () => asking?.statement,
    ask: (statement, salt) =>
      new Promise((settle) => {
        asking = { statement, salt, links: new Map(), settle };
        say(statement);
        check();
      }),
    give: (seat, number, link) => {
      const anchor = chains.find((chain) => chain.seat === seat)?.anchor;
      const isAsked = asking?.statement.number === number && anchor !== undefined;
      if (!asking || !isAsked || !opensLink(anchor, link, number + 1)) return false;
      asking.links.set(seat, link);
      check();
      return true;
    },
    check,
  };
}
