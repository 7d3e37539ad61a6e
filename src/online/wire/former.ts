import * as v from 'valibot';
import { id } from './fields';

/** A table as it was kept before both sides proved who they are: nobody can come back to it. */
export interface FormerTable {
  readonly code: 'FORMER_TABLE';
  /** The record of its game, where this page had hosted one. */
  readonly record: string | undefined;
}

const formerSchema = v.variant('role', [
  v.looseObject({
    role: v.literal('host'),
    host: v.pipe(
      v.string(),
      v.parseJson(),
      v.looseObject({
        taken: v.array(v.unknown()),
        secretKey: v.optional(v.never()),
        game: v.nullable(v.looseObject({ record: v.string() })),
      }),
    ),
  }),
  v.looseObject({
    role: v.literal('guest'),
    guest: v.pipe(v.string(), v.parseJson(), v.looseObject({ token: id })),
  }),
]);

/** Tells a table that was kept in the former way from what is no table at all. */
export function formerTable(value: unknown): FormerTable | undefined {
  const parsed = v.safeParse(formerSchema, value);
  if (!parsed.success) return undefined;
  const { output } = parsed;
  const record = output.role === 'host' ? output.host.game?.record : undefined;
  return { code: 'FORMER_TABLE', record };
}
