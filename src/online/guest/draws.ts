import {
  chainFrom,
  type DrawEvidence,
  type DrawFault,
  type DrawStatement,
  type GameSetup,
  type HashChain,
  publicHash,
  type RackView,
  type Result,
  sameStatement,
  setupDigest,
  tilesText,
  type Timeline,
  type TurnUpdate,
  type VerifiedDraws,
  verifyDraws,
  viewFor,
  viewOfUpdate,
  type ViewUpdate,
  type Witness,
} from '../../engine';
import type { HeardDraw, KeptShares, OwnPart } from '../wire/kept-guest';
import { foreignTurn } from './own-turns';
import type { GuestTable } from './table';

/** Maximum number of draws in one game that a guest has shares in. */
export const MAX_DRAWS = 1000;

/** A guest's part in the draws of one game. */
export interface GuestContributions {
  readonly kept: KeptShares;
  /** The chain that the kept seed makes. */
  readonly chain: HashChain;
}

const textOf = (tiles: RackView | undefined): string | null =>
  tiles?.kind === 'shown' ? tilesText(tiles.tiles) : null;

/** The tiles that came to a seat in each draw: by number from 0, the deal. */
function drawnInDraws(
  setup: GameSetup,
  seat: number,
  update: ViewUpdate,
): readonly (string | null)[] {
  const dealt = viewOfUpdate(setup, update, 0);
  const drawn: (string | null)[] = [dealt.ok ? textOf(dealt.value.seats[seat]?.rack) : null];
  for (const turn of update.turns) {
    if (turn.kind !== 'play' && turn.kind !== 'exchange') continue;
    const count = turn.drawn.kind === 'shown' ? turn.drawn.tiles.length : turn.drawn.count;
    if (count > 0) drawn.push(turn.seat === seat ? textOf(turn.drawn) : null);
  }
  return drawn;
}

export const contributionsOf = (kept: KeptShares): GuestContributions => ({
  kept,
  chain: chainFrom(kept.seed, MAX_DRAWS),
});

/** Agrees to a set-up, once; undefined for one that is not what both have bound themselves to. */
export function agreed(
  shares: GuestContributions,
  setup: GameSetup,
): GuestContributions | undefined {
  const { kept, chain } = shares;
  const { chance } = setup;
  if (chance.kind !== 'joint' || chance.commitment !== kept.commitment) return undefined;
  if (!chance.chains.includes(chain.anchor)) return undefined;
  const digest = setupDigest(setup);
  if (kept.setup === undefined) return { chain, kept: { ...kept, setup: digest } };
  return kept.setup === digest ? shares : undefined;
}

/** Whether a share may come too late: a deal waits for everyone. */
const mayBeLate = ({ statement }: HeardDraw): boolean => statement.kind !== 'deal';

/**
 * The share in a draw that the host has stated. Each is opened once, for one statement only; undefined
 * for another, and before there is a set-up. It is uncertain to come in time if the connection is disturbed.
 */
export function revealContribution(
  shares: GuestContributions,
  statement: DrawStatement,
  isUncertain: boolean,
): { readonly shares: GuestContributions; readonly link: string } | undefined {
  const { kept, chain } = shares;
  const before = kept.heard.find((each) => each.statement.number === statement.number);
  if (before) {
    const isSame = before.link !== null && sameStatement(before.statement, statement);
    return isSame ? { shares, link: before.link } : undefined;
  }
  const link = chain.links[statement.number];
  if (kept.setup === undefined || link === undefined) return undefined;
  const opened = { statement, link };
  const isLate = isUncertain && mayBeLate(opened);
  const heard = [...kept.heard, isLate ? { ...opened, isUncertain } : opened];
  return { shares: { chain, kept: { ...kept, heard } }, link };
}

/** The shares with the last one that was opened uncertain to have come in time. */
export function withLastUncertain(shares: GuestContributions): GuestContributions {
  const { kept } = shares;
  const last = kept.heard.at(-1);
  if (!last || last.isUncertain || !mayBeLate(last)) return shares;
  const heard = [...kept.heard.slice(0, -1), { ...last, isUncertain: true }];
  return { ...shares, kept: { ...kept, heard } };
}

/** What the guest knows of all draws, given its seat and what it has been told of the game. */
function witnessOf(
  { kept, chain }: GuestContributions,
  setup: GameSetup,
  seat: number,
  update: ViewUpdate,
): Witness | undefined {
  if (kept.setup === undefined || setup.chance.kind !== 'joint') return undefined;
  const drawn = drawnInDraws(setup, seat, update);
  return {
    setup: kept.setup,
    seat,
    chain: setup.chance.chains.indexOf(chain.anchor),
    draws: kept.heard.map((heard) => ({ ...heard, drawn: drawn[heard.statement.number] ?? null })),
  };
}

/** What came of the draws of a game: all verified, one that is wrong, or none that could be. */
export type DrawsOutcome =
  | {
      readonly kind: 'verified';
      readonly result: Result<VerifiedDraws, DrawFault>;
      readonly game: Timeline;
    }
  /** The host has not said what the draws were made of, although all were to be joint. */
  | { readonly kind: 'not-opened' }
  /** This page was not bound to any shares, although all draws were to be joint. */
  | { readonly kind: 'no-share' }
  /** All draws followed one generator, which the host alone had. */
  | { readonly kind: 'not-joint' }
  /** The record is not that of the game that was played here. */
  | { readonly kind: 'other-game' }
  /** A turn (from 1) of this page's own seat is none that this page has made. */
  | { readonly kind: 'foreign-turn'; readonly turn: number };

/** Whether a record tells what this page has been told, turn by turn. */
const isSameGame = (record: Timeline, { latest }: GuestTable): boolean =>
  publicHash(viewFor(record, 'everyone')) === publicHash(latest);

/** What is wrong with the turns of a guest's own seat, if anything. */
export function ownTurnsOutcome(
  { setup }: GuestTable,
  turns: readonly TurnUpdate[],
  own: OwnPart,
): DrawsOutcome | undefined {
  const turn = foreignTurn(setup.rules, turns, own);
  return turn === undefined ? undefined : { kind: 'foreign-turn', turn };
}

/** What came of the draws of a game at a table, by its record; `setup` is there where all were to be joint. */
export function drawsOutcome(
  table: GuestTable,
  setup: GameSetup | undefined,
  shares: GuestContributions | undefined,
  record: Timeline,
  evidence: DrawEvidence | null,
): DrawsOutcome {
  if (!isSameGame(record, table)) return { kind: 'other-game' };
  if (!setup) return { kind: 'not-joint' };
  if (!evidence) return { kind: 'not-opened' };
  const isOwn = shares?.kept.game === table.id;
  const witness = isOwn ? witnessOf(shares, setup, table.seat, table.update) : undefined;
  if (!witness) return { kind: 'no-share' };
  return {
    kind: 'verified',
    result: verifyDraws(record.record, evidence, witness),
    game: record,
  };
}
