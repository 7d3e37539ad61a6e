import { readFileSync } from 'node:fs';
import * as v from 'valibot';

const schema = v.object({
  sequences: v.array(
    v.object({
      seed: v.pipe(v.number(), v.safeInteger()),
      bounds: v.array(v.nullable(v.number())),
      values: v.array(v.number()),
    }),
  ),
});

/**
 * Output of `java.util.Random` printed by a Java virtual machine (OpenJDK 17.0.15): for each seed, the values
 * of `nextInt` for the bounds in turn, repeated; null means `nextDouble`.
 */
export const { sequences: javaSequences } = v.parse(
  schema,
  JSON.parse(readFileSync(new URL('./java-random.json', import.meta.url), 'utf8')),
);
