import { squareName } from '../../board';
import type { Play } from '../../play';
import { alphabetOf, placedTilesText, type Tile, type TileSet, tilesText } from '../../tiles';
import type { GameEvent } from '../event';
import { dealtCounts } from '../opening';
import type { GameSetup } from '../game-setup';
import { initialState } from '../state';
import { formatRecord } from '../record-file/write';
import { digest, keyedDigest } from './digest';

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

/**
 * The host's statement of a draw, made before any contribution is revealed. It has the draw number (0 for the
 * deal), the number of tiles for racks, whose tiles they are and the move that they follow. So no one can
 * choose a move by the tiles that it brings.
 */
export type DrawStatement =
  | { readonly kind: 'deal'; readonly number: number; readonly count: number }
  | {
      readonly kind: 'play';
      readonly number: number;
      readonly count: number;
      readonly seat: number;
      /** Tiles, square and direction, such as `DINeD d4 down`. */
      readonly play: string;
    }
  | {
      readonly kind: 'exchange';
      readonly number: number;
      readonly count: number;
      readonly seat: number;
      readonly returned: string;
    };

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
