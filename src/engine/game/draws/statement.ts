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
 * What binds a host to its secret before the game. A secret is 32 random bytes in hexadecimal
 * digits, made for one game and opened when that is over.
 */
export const commitTo = (secret: string): string => digest('secret', secret);

/**
 * What binds a host to the tiles that a seat gives back, in their order, without naming them. A salt
 * is 32 random bytes in hexadecimal digits, made for one exchange.
 */
const returnedCommitment = (returned: readonly Tile[], salt: string): string =>
  keyedDigest(salt, 'returned', tilesText(returned));

/** A short name that a set-up has and no other, the source of chance included. */
export const setupDigest = (setup: GameSetup): string =>
  digest('setup', formatRecord({ id: '', parent: undefined, setup, events: [] }));

/**
 * What a host says of a draw before a share in it is opened: its number (from 0, the deal), how many
 * tiles go to racks, whose they are, and the move they are drawn after. Said first, the move cannot
 * be chosen by the tiles that it brings.
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
      /** The commitment to the tiles given back. */
      readonly returned: string;
    };

const playText = (tileSet: TileSet, { tiles, square, direction }: Play): string =>
  `${placedTilesText(alphabetOf(tileSet), tiles)} ${squareName(square)} ${direction}`;

/**
 * What an event amounts to as draw number `number`, or undefined where nothing is drawn in it. The
 * salt hides the tiles of an exchange.
 */
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
    default:
      return undefined;
  }
}

/** What is to be said before the deal of a game. */
export const dealStatement = (setup: GameSetup): DrawStatement => ({
  kind: 'deal',
  number: 0,
  count: dealtCounts(setup, initialState(setup).bag).reduce((total, each) => total + each, 0),
});

/** How many draws there were in some events from the deal on: the number of the next one. */
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

/** Whether two statements say the same. */
export const sameStatement = (a: DrawStatement, b: DrawStatement): boolean =>
  textOf(a) === textOf(b);
