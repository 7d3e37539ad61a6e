import * as v from 'valibot';
import { MAX_LENGTH, MAX_COUNT } from '../../limits';
import type { DrawContribution } from './digest';
import { hash } from './hash';
import type { DrawStatement } from './statement';

/** What a host opens of one draw. */
export interface RevealedDraw {
  readonly statement: DrawStatement;
  /** In the order of the chains. */
  readonly links: readonly DrawContribution[];
  /** What hid the tiles given back; null where none were. */
  readonly salt: string | null;
}

/** What a host opens when a game is over, or abandoned. Plain data that JSON keeps as it is. */
export interface DrawEvidence {
  readonly secret: string;
  /** By the number of the draw. */
  readonly draws: readonly RevealedDraw[];
}

/** What a guest remembers of one draw. */
export interface WitnessedDraw {
  /** What it was told before it opened its link. */
  readonly statement: DrawStatement;
  /** The link that it opened. */
  readonly link: DrawContribution;
  /** Whether the connection was disturbed meanwhile, so that the link may have come too late; left out if not. */
  readonly isUncertain?: boolean | undefined;
  /** The tiles that came to its own rack, as text; null where none did or it has not seen them. */
  readonly drawn: string | null;
}

/** What a guest itself knows of a game, to hold against what the host says of it. */
export interface Witness {
  /** The digest of the set-up that it agreed to before it opened its first link. */
  readonly setup: string;
  readonly seat: number;
  /** The index of its chain. */
  readonly chain: number;
  /** In any order; draws that were made without the guest's knowledge are not among them. */
  readonly draws: readonly WitnessedDraw[];
}

const whole = (max: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(max));
const text = (max: number) => v.pipe(v.string(), v.maxLength(max));

const said = { number: whole(MAX_COUNT.events), count: whole(MAX_COUNT.drawn) };
const seat = whole(MAX_COUNT.seats - 1);

/** A statement as it comes from another page. */
export const drawStatementSchema: v.GenericSchema<unknown, DrawStatement> = v.variant('kind', [
  v.strictObject({ kind: v.literal('deal'), ...said }),
  v.strictObject({ kind: v.literal('play'), ...said, seat, play: text(MAX_LENGTH.move) }),
  v.strictObject({ kind: v.literal('exchange'), ...said, seat, returned: hash }),
]);

/** Evidence as it comes from another page. */
export const drawEvidenceSchema: v.GenericSchema<unknown, DrawEvidence> = v.strictObject({
  secret: hash,
  draws: v.pipe(
    v.array(
      v.strictObject({
        statement: drawStatementSchema,
        links: v.pipe(v.array(v.nullable(hash)), v.maxLength(MAX_COUNT.seats)),
        salt: v.nullable(hash),
      }),
    ),
    v.maxLength(MAX_COUNT.events),
  ),
});
