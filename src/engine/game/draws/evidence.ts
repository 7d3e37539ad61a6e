import * as v from 'valibot';
import { MAX_LENGTH, MAX_COUNT } from '../../limits';
import type { DrawContribution } from './digest';
import { hash } from './hash';
import type { DrawStatement } from './statement';

export interface RevealedDraw {
  readonly statement: DrawStatement;
  /** In the order of the chains. */
  readonly links: readonly DrawContribution[];
  /** Salt of the commitment to the returned tiles; null if none were returned. */
  readonly salt: string | null;
}

/** The draws as the host reveals them once the game is over or abandoned. Serializable as JSON. */
export interface DrawEvidence {
  readonly secret: string;
  /** Indexed by draw number. */
  readonly draws: readonly RevealedDraw[];
}

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

const whole = (max: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(max));
const text = (max: number) => v.pipe(v.string(), v.maxLength(max));

const said = { number: whole(MAX_COUNT.events), count: whole(MAX_COUNT.drawn) };
const seat = whole(MAX_COUNT.seats - 1);

export const drawStatementSchema: v.GenericSchema<unknown, DrawStatement> = v.variant('kind', [
  v.strictObject({ kind: v.literal('deal'), ...said }),
  v.strictObject({ kind: v.literal('play'), ...said, seat, play: text(MAX_LENGTH.move) }),
  v.strictObject({ kind: v.literal('exchange'), ...said, seat, returned: hash }),
]);

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
