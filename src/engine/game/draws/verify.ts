import { squareName } from '../../board';
import { err, ok, type Result } from '../../result';
import { tilesText, withDrawKey } from '../../tiles';
import { applyEvent } from '../apply';
import { expectedEvent } from '../decide';
import { type DealEvent, type GameEvent, moveIn } from '../event';
import type { GameRecord, ReplayError } from '../record';
import { type GameState, initialState } from '../state';
import { isLaterChainValue, drawKey } from './digest';
import {
  commitTo,
  type DrawStatement,
  sameStatement,
  setupDigest,
  statementOf,
  type DrawEvidence,
  type RevealedDraw,
  type Witness,
  type WitnessedDraw,
} from './statement';

export interface VerifiedDraws {
  readonly draws: number;
  /** Number of hash chains in the set-up. */
  readonly chains: number;
  /** Number of draws with a contribution of the witness; undefined without a witness. */
  readonly own: number | undefined;
  /** Numbers of the draws that lack a contribution. */
  readonly incomplete: readonly number[];
  /** Those of them in which the value of the witness may have arrived too late. */
  readonly late: readonly number[];
}

type DrawFaultCode =
  | 'NOT_OPENED'
  /** The returned tiles do not match the host's commitment. */
  | 'WRONG_RETURNED'
  /** The statement that the host revealed does not match the record. */
  | 'WRONG_STATEMENT'
  /** The witness received another statement. */
  | 'OTHER_STATEMENT'
  /** The witness revealed its value, but the host claims that there was none. */
  | 'SHARE_LEFT_OUT'
  /** The host claims a value that the witness did not reveal. */
  | 'OTHER_SHARE'
  /** The secret and the chain values give other tiles. */
  | 'WRONG_TILES'
  /** They give another tile placed before play, or another square for it. */
  | 'WRONG_FIRST_TILE'
  | 'WRONG_FIRST_SEAT'
  /** The witness received other tiles than those in the record. */
  | 'OTHER_TILES';

/** Why draws cannot be verified; `draw` is the first faulty one, as stated by the record. */
export type DrawFault =
  | { readonly code: 'NOT_JOINT' }
  /** The witness agreed to another set-up. */
  | { readonly code: 'OTHER_SETUP' }
  | { readonly code: 'WRONG_SECRET' }
  | { readonly code: DrawFaultCode; readonly draw: DrawStatement }
  /** A value that does not belong to its chain, or more or fewer values than chains. */
  | { readonly code: 'WRONG_LINK'; readonly draw: DrawStatement; readonly chain: number }
  | { readonly code: 'TOO_MANY_OPENED'; readonly draws: number; readonly opened: number }
  /** The witness received a statement of a draw that is not in the record. */
  | { readonly code: 'DRAW_NOT_IN_RECORD'; readonly draw: DrawStatement }
  | ReplayError;

/** A recomputed draw, and what the host revealed for it. */
interface Draw {
  readonly event: GameEvent;
  readonly expected: GameEvent;
  readonly statement: DrawStatement;
  readonly opened: RevealedDraw | undefined;
}

function drawIn(
  state: GameState,
  event: GameEvent,
  number: number,
  { secret, draws }: DrawEvidence,
): Draw | undefined {
  const opened = draws[number];
  const chance = opened
    ? withDrawKey(state.chance, drawKey(secret, number, opened.links))
    : state.chance;
  const move = 'drawn' in event ? moveIn(event) : undefined;
  const expected = expectedEvent(state, move, chance);
  const statement = expected && statementOf(state.setup, expected, number, opened?.salt ?? '');
  return expected && statement && { event, expected, statement, opened };
}

/** The latest known value of a chain, and the draw that it was revealed for. */
interface KnownValue {
  readonly link: string;
  readonly number: number;
}

/** Index of the first chain with a wrong value; undefined if all values are right. */
function wrongChain(
  known: readonly KnownValue[],
  number: number,
  { links }: RevealedDraw,
): number | undefined {
  if (links.length !== known.length) return Math.min(links.length, known.length);
  const chain = known.findIndex((last, index) => {
    const link = links[index] ?? null;
    return link !== null && !isLaterChainValue(last.link, link, number - last.number);
  });
  return chain < 0 ? undefined : chain;
}

function faultOfStatement(
  { statement }: Draw,
  opened: RevealedDraw,
  witnessed: WitnessedDraw | undefined,
): DrawFaultCode | undefined {
  if (!sameStatement(statement, opened.statement)) {
    const isExchange = statement.kind === 'exchange' && opened.statement.kind === 'exchange';
    const isReturned = isExchange && statement.returned === opened.statement.returned;
    return isExchange && !isReturned ? 'WRONG_RETURNED' : 'WRONG_STATEMENT';
  }
  return witnessed && !sameStatement(witnessed.statement, statement)
    ? 'OTHER_STATEMENT'
    : undefined;
}

function faultOfContribution(
  { links }: RevealedDraw,
  { chain }: Witness,
  witnessed: WitnessedDraw | undefined,
): DrawFaultCode | undefined {
  const claimed = links[chain] ?? null;
  if (claimed === (witnessed?.link ?? null)) return undefined;
  if (claimed === null && witnessed?.isUncertain) return undefined;
  return claimed === null ? 'SHARE_LEFT_OUT' : 'OTHER_SHARE';
}

const firstTileText = ({ opening }: DealEvent): string =>
  opening ? `${opening.tile.letter} ${squareName(opening.square)}` : '';

function faultOfOutcome({ event, expected }: Draw): DrawFaultCode | undefined {
  if (event.kind !== 'deal' || expected.kind !== 'deal') {
    const drawn = (each: GameEvent): string => ('drawn' in each ? tilesText(each.drawn) : '');
    return drawn(event) === drawn(expected) ? undefined : 'WRONG_TILES';
  }
  const racks = (each: DealEvent): string => each.racks.map(tilesText).join('/');
  if (racks(event) !== racks(expected)) return 'WRONG_TILES';
  if (firstTileText(event) !== firstTileText(expected)) return 'WRONG_FIRST_TILE';
  return event.firstSeat === expected.firstSeat ? undefined : 'WRONG_FIRST_SEAT';
}

const inOrder = (tiles: string): string => [...tiles].toSorted().join('');

/** Whether the tiles that the witness saw differ from those that its seat got in an event. */
function sawOtherTiles(event: GameEvent, seat: number, { drawn }: WitnessedDraw): boolean {
  if (drawn === null) return false;
  const isOwn = 'drawn' in event && event.seat === seat;
  const tiles = event.kind === 'deal' ? event.racks[seat] : isOwn ? event.drawn : undefined;
  return inOrder(tilesText(tiles ?? [])) !== inOrder(drawn);
}

function faultOf(
  draw: Draw,
  number: number,
  known: readonly KnownValue[],
  witness: Witness | undefined,
  witnessed: WitnessedDraw | undefined,
): DrawFault | undefined {
  const { statement, opened } = draw;
  if (!opened) return { code: 'NOT_OPENED', draw: statement };
  const stated = faultOfStatement(draw, opened, witnessed);
  if (stated) return { code: stated, draw: statement };
  const chain = wrongChain(known, number, opened);
  if (chain !== undefined) return { code: 'WRONG_LINK', draw: statement, chain };
  const code =
    (witness && faultOfContribution(opened, witness, witnessed)) ??
    faultOfOutcome(draw) ??
    (witness && witnessed && sawOtherTiles(draw.event, witness.seat, witnessed)
      ? 'OTHER_TILES'
      : undefined);
  return code && { code, draw: statement };
}

/**
 * Recomputes all draws from the host's evidence and compares them with the record. With a witness, it also
 * compares them with the guest's own account. It replays the record without looking up words. It does not
 * check that the moves are those that a guest saw; the guest's views show that.
 */
export function verifyDraws(
  record: GameRecord,
  evidence: DrawEvidence,
  witness?: Witness,
): Result<VerifiedDraws, DrawFault> {
  const { setup, events } = record;
  if (setup.chance.kind !== 'joint') return err({ code: 'NOT_JOINT' });
  const { commitment, chains } = setup.chance;
  if (witness && witness.setup !== setupDigest(setup)) return err({ code: 'OTHER_SETUP' });
  if (commitTo(evidence.secret) !== commitment) return err({ code: 'WRONG_SECRET' });

  const witnessedOf = new Map(
    witness?.draws.map((witnessed) => [witnessed.statement.number, witnessed]),
  );
  let state = initialState(setup);
  let known: readonly KnownValue[] = chains.map((link) => ({ link, number: -1 }));
  let draws = 0;
  for (const [index, event] of events.entries()) {
    const draw = drawIn(state, event, draws, evidence);
    if (draw) {
      const number = draws++;
      const fault = faultOf(draw, number, known, witness, witnessedOf.get(number));
      if (fault) return err(fault);
      known = known.map((last, chain) => {
        const link = draw.opened?.links[chain] ?? null;
        return link === null ? last : { link, number };
      });
    }
    const after = applyEvent(state, event);
    if (!after.ok) return err({ code: 'BAD_EVENT', index, fault: after.error });
    state = after.value;
  }

  // An abandoned game may end during a draw, so the record may lack that one draw.
  const isOver = state.result !== undefined;
  const more = witness?.draws.find(({ statement: { number } }) =>
    isOver ? number >= draws : number > draws,
  );
  if (more) return err({ code: 'DRAW_NOT_IN_RECORD', draw: more.statement });
  const opened = evidence.draws.length;
  if (opened > draws) return err({ code: 'TOO_MANY_OPENED', draws, opened });
  return ok({
    draws,
    chains: chains.length,
    own: witness && evidence.draws.filter(({ links }) => links[witness.chain]).length,
    incomplete: evidence.draws.flatMap(({ links }, number) =>
      links.includes(null) ? [number] : [],
    ),
    late: evidence.draws.flatMap(({ links }, number) => {
      const isMissing = witness !== undefined && (links[witness.chain] ?? null) === null;
      return isMissing && witnessedOf.get(number)?.isUncertain ? [number] : [];
    }),
  });
}
