import { drawKey, type DrawStatement, opensLink } from '../../engine';
import type { DrawSecrets } from '../wire/kept-host';

/** A draw that has been stated, and waits for the guests to open their shares in it. */
export interface StatedDraw {
  /** Id of the game. */
  readonly game: string;
  readonly secrets: DrawSecrets;
  readonly statement: DrawStatement;
  /** Opened with the draw, where the statement hides something by it. */
  readonly salt: string | null;
  readonly links: ReadonlyMap<number, string>;
}

/** The draw with the share of a seat; undefined for one that was not asked for, or opens nothing. */
export function withShare(
  draw: StatedDraw,
  seat: number,
  number: number,
  link: string,
): StatedDraw | undefined {
  const anchor = draw.secrets.chains.find((chain) => chain.seat === seat)?.anchor;
  const isAsked = draw.statement.number === number && anchor !== undefined;
  if (!isAsked || !opensLink(anchor, link, number + 1)) return undefined;
  return { ...draw, links: new Map([...draw.links, [seat, link]]) };
}

/**
 * The key of a draw, and the secrets with the draw opened; undefined while a share is missing whose seat
 * is waited for.
 */
export function settled(
  { secrets, statement, salt, links }: StatedDraw,
  isWaitedFor: (seat: number) => boolean,
): { readonly key: string; readonly secrets: DrawSecrets } | undefined {
  const { secret, chains, opened } = secrets;
  if (chains.some(({ seat }) => !links.has(seat) && isWaitedFor(seat))) return undefined;
  const shares = chains.map(({ seat }) => links.get(seat) ?? null);
  return {
    key: drawKey(secret, statement.number, shares),
    secrets: { secret, chains, opened: [...opened, { statement, links: shares, salt }] },
  };
}
