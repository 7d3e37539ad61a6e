import * as v from 'valibot';
import { squareName } from '../../board';
import type { Play } from '../../play';
import { alphabetOf, placedTilesText, type Tile, type TileSet, tilesText } from '../../tiles';
import { MAX_LENGTH, MAX_COUNT } from '../../limits';
import type { GameEvent } from '../event';
import { dealtCounts } from '../decide';
import type { GameSetup } from '../game-setup';
import { initialState } from '../state';
import { formatRecord } from '../record-file/write';
import { hash, text, whole } from '../fields';
import { digest, keyedDigest, type DrawContribution } from './digest';

/**
 * Commits the host to its secret before the game. A secret is 32 random bytes in hexadecimal, used for one
 * game and revealed after it.
 */
export const commitTo = (secret: string): string => digest('secret', secret);

/**
 * Commits to the tiles that a seat returns, in their order, without revealing them. A salt is 32 random bytes
 * in hexadecimal, used for one exchange.
 */
const returnedCommitment = (returned: readonly Tile[], salt: string): string =>
  keyedDigest(salt, 'returned', tilesText(returned));

/** Fingerprint of a set-up, including its random source. */
export const setupDigest = (setup: GameSetup): string =>
  digest('setup', formatRecord({ id: '', parent: undefined, setup, events: [] }));

const drawFields = { number: whole(MAX_COUNT.events), count: whole(MAX_COUNT.drawn) };
const seatDrawFields = { ...drawFields, seat: whole(MAX_COUNT.seats - 1) };

export const drawStatementSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('deal'), ...drawFields }),
  // The play is its tiles, square and direction, such as `DINeD d4 down`.
  v.strictObject({ kind: v.literal('play'), ...seatDrawFields, play: text(MAX_LENGTH.move) }),
  v.strictObject({ kind: v.literal('exchange'), ...seatDrawFields, returned: hash }),
]);

/**
 * The host's statement of a draw, made before any contribution is revealed. It has the draw number (0 for the
 * deal), the number of tiles for racks, whose tiles they are and the move that they follow. So no one can
 * choose a move by the tiles that it brings.
 */
export type DrawStatement = Readonly<v.InferOutput<typeof drawStatementSchema>>;

const playText = (tileSet: TileSet, { tiles, square, direction }: Play): string =>
  `${placedTilesText(alphabetOf(tileSet), tiles)} ${squareName(square)} ${direction}`;

/** The statement of an event as draw `number`; undefined if it draws no tiles. `salt` hides exchanged tiles. */
export function statementOf(
  { rules }: GameSetup,
  event: GameEvent,
  number: number,
  salt: string,
): DrawStatement | undefined {
  switch (event.kind) {
    case 'deal':
      return { kind: 'deal', number, count: event.racks.flat().length };
    case 'play': {
      const { kind, seat, drawn } = event;
      const play = playText(rules.tileSet, event.play);
      return drawn.length > 0 ? { kind, number, count: drawn.length, seat, play } : undefined;
    }
    case 'exchange': {
      const { kind, seat, drawn } = event;
      const returned = returnedCommitment(event.returned, salt);
      return drawn.length > 0 ? { kind, number, count: drawn.length, seat, returned } : undefined;
    }
    case 'pass':
    case 'lost-turn':
    case 'resign':
    case 'refused':
    case 'help':
    case 'cut':
      return undefined;
  }
}

export const dealStatement = (setup: GameSetup): DrawStatement => ({
  kind: 'deal',
  number: 0,
  count: dealtCounts(setup, initialState(setup).bag).reduce((total, each) => total + each, 0),
});

/** Counts the draws in events from the deal on, which gives the number of the next draw. */
export const countDraws = (events: readonly GameEvent[]): number =>
  events.filter((event) => event.kind === 'deal' || ('drawn' in event && event.drawn.length > 0))
    .length;

function textOf(statement: DrawStatement): string {
  const { kind, number, count } = statement;
  const draw = [kind, number, count];
  switch (statement.kind) {
    case 'deal':
      return draw.join('/');
    case 'play':
      return [...draw, statement.seat, statement.play].join('/');
    case 'exchange':
      return [...draw, statement.seat, statement.returned].join('/');
  }
}

export const sameStatement = (a: DrawStatement, b: DrawStatement): boolean =>
  textOf(a) === textOf(b);

const revealedDraw = v.strictObject({
  statement: drawStatementSchema,
  /** In the order of the chains. */
  links: v.pipe(v.array(v.nullable(hash)), v.maxLength(MAX_COUNT.seats), v.readonly()),
  /** Salt of the commitment to the returned tiles; null if none were returned. */
  salt: v.nullable(hash),
});

export type RevealedDraw = Readonly<v.InferOutput<typeof revealedDraw>>;

export const drawEvidenceSchema = v.strictObject({
  secret: hash,
  /** Indexed by draw number. */
  draws: v.pipe(v.array(revealedDraw), v.maxLength(MAX_COUNT.events), v.readonly()),
});

/** The draws as the host reveals them once the game is over or abandoned. Serializable as JSON. */
export type DrawEvidence = Readonly<v.InferOutput<typeof drawEvidenceSchema>>;

export interface WitnessedDraw {
  /** Received before the guest revealed its value. */
  readonly statement: DrawStatement;
  readonly link: DrawContribution;
  /** Whether the value may have arrived too late because the connection was disturbed; absent if not. */
  readonly isUncertain?: boolean | undefined;
  /** Tiles drawn to the guest's rack, as text; null if there were none or the guest has not seen them. */
  readonly drawn: string | null;
}

/** A guest's own account of a game, to compare with the host's evidence. */
export interface Witness {
  /** Digest of the set-up that the guest agreed to before it revealed its first value. */
  readonly setup: string;
  readonly seat: number;
  readonly chain: number;
  /** In any order, without the draws that the guest missed. */
  readonly draws: readonly WitnessedDraw[];
}
