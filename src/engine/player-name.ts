import * as v from 'valibot';
import { MAX_LENGTH } from './limits';
import { lengthOf } from './text';

export const NAME_TOO_LONG = 'NAME_TOO_LONG';

/** The name of a player in rules, records and messages, which all take each other's. */
export const playerNameSchema = v.pipe(
  v.string(),
  v.minLength(1),
  v.check((name) => lengthOf(name) <= MAX_LENGTH.name, NAME_TOO_LONG),
);
