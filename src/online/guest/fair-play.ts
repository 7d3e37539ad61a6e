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
  formatMove,
  type RuleBook,
} from '../../engine';
import type { HeardDraw, KeptShares, OwnPart, Sent } from '../wire/kept-guest';
import type { GuestTable } from './table';

// A guest need not trust its host: it contributes to the draws and verifies them, and compares the turns of its seat
// with what it has sent.

/** Maximum number of draws in one game that a guest can contribute to. */
const MAX_DRAWS = 1000;

export interface GuestContributions {
  readonly kept: KeptShares;
  /** Derived from the seed in `kept`. */
  readonly chain: HashChain;
}

const textOf = (tiles: RackView | undefined): string | null =>
  tiles?.kind === 'shown' ? tilesText(tiles.tiles) : null;

/**
 * The tiles that this seat received in each draw, by draw number from 0 (the deal); null for another seat's.
 */
function tilesByDraw(
  setup: GameSetup,
  seat: number,
  update: ViewUpdate,
): readonly (string | null)[] {
  const dealt = viewOfUpdate(setup, update, 0);
  const drawn: (string | null)[] = [dealt.ok ? textOf(dealt.value.seats[seat]?.rack) : null];
  for (const turn of update.turns) {
    if (!('drawn' in turn)) continue;
    const count = turn.drawn.kind === 'shown' ? turn.drawn.tiles.length : turn.drawn.count;
    if (count > 0) drawn.push(turn.seat === seat ? textOf(turn.drawn) : null);
  }
  return drawn;
}

export const contributionsOf = (kept: KeptShares): GuestContributions => ({
  kept,
  chain: chainFrom(kept.seed, MAX_DRAWS),
});

/**
 * Agrees to a set-up, once. Undefined if it differs from the one agreed to before, from the host's commitment
 * or from this guest's anchor.
 */
export function withAgreedSetup(
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

/** The contribution to a deal is never late, because a deal waits for everyone. */
const mayBeLate = ({ statement }: HeardDraw): boolean => statement.kind !== 'deal';

/**
 * Reveals the contribution to an announced draw. Each value is revealed once, for one statement only.
 * Undefined for another statement of the same draw, before the set-up is agreed to and beyond the end of the
 * chain. The contribution is uncertain if the connection is disturbed.
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

/** Marks the last contribution as uncertain to arrive in time. */
export function withLastUncertain(shares: GuestContributions): GuestContributions {
  const { kept } = shares;
  const last = kept.heard.at(-1);
  if (!last || last.isUncertain || !mayBeLate(last)) return shares;
  const heard = [...kept.heard.slice(0, -1), { ...last, isUncertain: true }];
  return { ...shares, kept: { ...kept, heard } };
}

/**
 * The guest's own knowledge of the draws, for verification; undefined if it has agreed to no joint draws. `drawn`
 * is what its seat received in each draw; what is null or missing there is not compared.
 */
export const witnessOf = (
  { kept, chain }: GuestContributions,
  { chance }: GameSetup,
  seat: number,
  drawn: readonly (string | null)[],
): Witness | undefined =>
  kept.setup === undefined || chance.kind !== 'joint'
    ? undefined
    : {
        setup: kept.setup,
        seat,
        chain: chance.chains.indexOf(chain.anchor),
        draws: kept.heard.map((heard) => ({
          ...heard,
          drawn: drawn[heard.statement.number] ?? null,
        })),
      };

// A host that plays for a guest could end a game whose tiles it does not like. A guest's page detects this
// for its own seat, because it knows what it has sent; only the other pages can check their seats.

/** Adds an action, which replaces any that did not become a turn. */
export const withAction = ({ seat, made }: OwnPart, sent: Sent): OwnPart => ({
  seat,
  made: [...made.filter(({ turns }) => turns < sent.turns), sent],
});

/** A turn as its player would send it; undefined for a resignation, or if the exchanged tiles are hidden. */
function moveText(rules: RuleBook, turn: TurnUpdate): string | undefined {
  switch (turn.kind) {
    case 'play':
    case 'lost-turn':
      return formatMove(rules, { kind: 'play', play: turn.play });
    case 'exchange': {
      const { returned } = turn;
      return returned.kind === 'shown'
        ? formatMove(rules, { kind: 'exchange', tiles: returned.tiles })
        : undefined;
    }
    case 'pass':
      return formatMove(rules, { kind: 'pass' });
    case 'resign':
      return undefined;
  }
}

const isSameAction = (rules: RuleBook, turn: TurnUpdate, sent: Sent): boolean =>
  sent.kind === 'resign' ? turn.kind === 'resign' : moveText(rules, turn) === sent.text;

export type DrawsOutcome =
  | {
      readonly kind: 'verified';
      readonly result: Result<VerifiedDraws, DrawFault>;
      readonly game: Timeline;
    }
  /** The draws were joint, but the host has not revealed its secret. */
  | { readonly kind: 'not-opened' }
  /** The draws were joint, but this page did not contribute. */
  | { readonly kind: 'no-share' }
  /** The host alone drew. */
  | { readonly kind: 'not-joint' }
  /** The record is of a different game from the one played here. */
  | { readonly kind: 'other-game' }
  /** This turn (from 1) of the guest's seat was not made by its page. */
  | { readonly kind: 'foreign-turn'; readonly turn: number };

/** The first turn of the guest's seat that the guest has not made; undefined if there is none. */
export function ownTurnsOutcome(
  { setup }: GuestTable,
  turns: readonly TurnUpdate[],
  { seat, made }: OwnPart,
): DrawsOutcome | undefined {
  const bySent = new Map(made.map((sent) => [sent.turns, sent]));
  const index = turns.findIndex((turn, before) => {
    const sent = bySent.get(before);
    return turn.seat === seat && !(sent && isSameAction(setup.rules, turn, sent));
  });
  return index < 0 ? undefined : { kind: 'foreign-turn', turn: index + 1 };
}

/** Verifies the draws of a game from its record. `setup` is undefined if they are not joint. */
export function drawsOutcome(
  table: GuestTable,
  setup: GameSetup | undefined,
  shares: GuestContributions | undefined,
  record: Timeline,
  evidence: DrawEvidence | null,
): DrawsOutcome {
  const isSameGame = publicHash(viewFor(record, 'everyone')) === publicHash(table.latest);
  if (!isSameGame) return { kind: 'other-game' };
  if (!setup) return { kind: 'not-joint' };
  if (!evidence) return { kind: 'not-opened' };
  const { id, seat, update } = table;
  const witness =
    shares?.kept.game === id
      ? witnessOf(shares, setup, seat, tilesByDraw(setup, seat, update))
      : undefined;
  if (!witness) return { kind: 'no-share' };
  return {
    kind: 'verified',
    result: verifyDraws(record.record, evidence, witness),
    game: record,
  };
}
