import { squareName } from '../../board';
import { err, ok, type Result } from '../../result';
import { type RandomState, tilesText, withDrawKey } from '../../tiles';
import { applyEvent } from '../apply';
import { decide } from '../decide';
import type { DealEvent, GameEvent } from '../event';
import { deal } from '../opening';
import type { GameRecord, ReplayError } from '../record';
import { type GameState, initialState } from '../state';
import { isLaterChainValue } from './chain';
import { commitTo, type DrawStatement, sameStatement, setupDigest, statementOf } from './statement';
import type { DrawEvidence, RevealedDraw, Witness, WitnessedDraw } from './evidence';
import { drawKey } from './digest';

/** Draws that are all as they must be. */
export interface VerifiedDraws {
  readonly draws: number;
  /** How many chains the draws were to have shares of. */
  readonly chains: number;
  /** In how many draws the witness had its share; undefined without a witness. */
  readonly own: number | undefined;
  /** Numbers of the draws in which some guest had no share. */
  readonly incomplete: readonly number[];
  /** Numbers of those for which the witness opened its link, and the connection was disturbed meanwhile. */
  readonly late: readonly number[];
}

/** What is wrong with a single draw. */
export type DrawFaultCode =
  /** The host has opened nothing for it. */
  | 'NOT_OPENED'
  /** The tiles given back are not those that the host had bound itself to. */
  | 'WRONG_RETURNED'
  /** What the host opened is a statement of something else than the record tells. */
  | 'WRONG_STATEMENT'
  /** The witness heard another statement. */
  | 'OTHER_STATEMENT'
  /** The witness opened its link, and the host says it had none. */
  | 'SHARE_LEFT_OUT'
  /** The witness did not open the link that the host says it did. */
  | 'OTHER_SHARE'
  /** The secret and the links give other tiles. */
  | 'WRONG_TILES'
  /** They give another tile to be laid before play, or another square for it. */
  | 'WRONG_FIRST_TILE'
  /** They give the first turn to another seat. */
  | 'WRONG_FIRST_SEAT'
  /** Other tiles came to the rack of the witness than the record tells. */
  | 'OTHER_TILES';

/** Why draws are not verified; `draw` is what the record tells of the first that is wrong. */
export type DrawFault =
  /** The draws of the record are not joint. */
  | { readonly code: 'NOT_JOINT' }
  /** The witness agreed to another set-up. */
  | { readonly code: 'OTHER_SETUP' }
  | { readonly code: 'WRONG_SECRET' }
  | { readonly code: DrawFaultCode; readonly draw: DrawStatement }
  /** A link that is not of its chain, or none where there is a chain, or one without a chain. */
  | { readonly code: 'WRONG_LINK'; readonly draw: DrawStatement; readonly chain: number }
  /** More draws were opened than there are in the record. */
  | { readonly code: 'TOO_MANY_OPENED'; readonly draws: number; readonly opened: number }
  /** The witness heard of a draw that is not in the record. */
  | { readonly code: 'DRAW_NOT_IN_RECORD'; readonly draw: DrawStatement }
  | ReplayError;

/** What the event had to be by its chance; undefined where it draws nothing or cannot have been. */
function expectedIn(
  state: GameState,
  event: GameEvent,
  chance: RandomState,
): GameEvent | undefined {
  switch (event.kind) {
    case 'deal':
      return state.isDealt ? undefined : deal(state, chance);
    case 'play':
    case 'exchange': {
      const decided = decide(
        state,
        event.kind === 'play' ? event : { kind: 'exchange', tiles: event.returned },
        undefined,
        chance,
      );
      return decided.ok ? decided.value : undefined;
    }
    default:
      return undefined;
  }
}

/** A draw as it had to be, and what was opened of it. */
interface Draw {
  readonly event: GameEvent;
  readonly expected: GameEvent;
  readonly statement: DrawStatement;
  readonly opened: RevealedDraw | undefined;
}

/** The draw in an event, if it is one. */
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
  const expected = expectedIn(state, event, chance);
  const statement = expected && statementOf(state.setup, expected, number, opened?.salt ?? '');
  return expected && statement && { event, expected, statement, opened };
}

/** The latest link that is known of a chain, and the draw for which it was opened. */
interface KnownLink {
  readonly link: string;
  readonly number: number;
}

/** The first chain whose link does not belong to it. */
function wrongLink(
  known: readonly KnownLink[],
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

/** What is wrong with what was stated of a draw. */
function faultOfStatement(
  { statement }: Draw,
  opened: RevealedDraw,
  heard: WitnessedDraw | undefined,
): DrawFaultCode | undefined {
  if (!sameStatement(statement, opened.statement)) {
    const isExchange = statement.kind === 'exchange' && opened.statement.kind === 'exchange';
    const isReturned = isExchange && statement.returned === opened.statement.returned;
    return isExchange && !isReturned ? 'WRONG_RETURNED' : 'WRONG_STATEMENT';
  }
  return heard && !sameStatement(heard.statement, statement) ? 'OTHER_STATEMENT' : undefined;
}

/** What is wrong with the witness's share in a draw. */
function faultOfShare(
  { links }: RevealedDraw,
  { chain }: Witness,
  heard: WitnessedDraw | undefined,
): DrawFaultCode | undefined {
  const claimed = links[chain] ?? null;
  if (claimed === (heard?.link ?? null)) return undefined;
  if (claimed === null && heard?.isUncertain) return undefined;
  return claimed === null ? 'SHARE_LEFT_OUT' : 'OTHER_SHARE';
}

const firstTileText = ({ opening }: DealEvent): string =>
  opening ? `${opening.tile.letter} ${squareName(opening.square)}` : '';

/** What is wrong with the outcome of a draw. */
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

/** Whether other tiles came to a seat in an event than those that it saw. */
function sawOthers(event: GameEvent, seat: number, { drawn }: WitnessedDraw): boolean {
  if (drawn === null) return false;
  const isOwn = 'drawn' in event && event.seat === seat;
  const tiles = event.kind === 'deal' ? event.racks[seat] : isOwn ? event.drawn : undefined;
  return inOrder(tilesText(tiles ?? [])) !== inOrder(drawn);
}

/** What is wrong with a draw, if anything is. */
function faultOf(
  draw: Draw,
  number: number,
  known: readonly KnownLink[],
  witness: Witness | undefined,
  heard: WitnessedDraw | undefined,
): DrawFault | undefined {
  const { statement, opened } = draw;
  if (!opened) return { code: 'NOT_OPENED', draw: statement };
  const stated = faultOfStatement(draw, opened, heard);
  if (stated) return { code: stated, draw: statement };
  const chain = wrongLink(known, number, opened);
  if (chain !== undefined) return { code: 'WRONG_LINK', draw: statement, chain };
  const code =
    (witness && faultOfShare(opened, witness, heard)) ??
    faultOfOutcome(draw) ??
    (witness && heard && sawOthers(draw.event, witness.seat, heard) ? 'OTHER_TILES' : undefined);
  return code && { code, draw: statement };
}

/**
 * Draws all tiles of a record again, from what its host has opened, and holds them against the
 * record and against what a guest itself has heard and opened, if it is a guest that asks. Moves are
 * checked as in every replay, words are not. That the moves are those that a guest saw is for its
 * views to tell.
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

  const heardOf = new Map(witness?.draws.map((heard) => [heard.statement.number, heard]));
  let state = initialState(setup);
  let known: readonly KnownLink[] = chains.map((link) => ({ link, number: -1 }));
  let draws = 0;
  for (const [index, event] of events.entries()) {
    const draw = drawIn(state, event, draws, evidence);
    if (draw) {
      const number = draws++;
      const fault = faultOf(draw, number, known, witness, heardOf.get(number));
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

  // A game may be abandoned in the middle of a draw, and of that one alone.
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
      return isMissing && heardOf.get(number)?.isUncertain ? [number] : [];
    }),
  });
}
