import { readFileSync, writeFileSync } from 'node:fs';
import * as v from 'valibot';
import type { Counters } from './counters';
import { SECTIONS } from './sections';
import { BASELINE } from './task';
import type { ShippedWords } from './words';

const FILE = 'bench/counters.json';

type AllCounters = Readonly<Record<string, Readonly<Record<string, Counters>>>>;

const countersSchema = v.record(v.string(), v.record(v.string(), v.record(v.string(), v.number())));

/** Counters of every task in this version, except the baseline, which never changes. */
export const countedNow = (words: ShippedWords): AllCounters =>
  Object.fromEntries(
    SECTIONS.map(({ id, tasks }) => [
      id,
      Object.fromEntries(
        tasks(words)
          .filter(({ name }) => name !== BASELINE)
          .map(({ group, name, count }) => [`${group}: ${name}`, count()]),
      ),
    ]),
  );

export const recordedCounters = (): AllCounters =>
  v.parse(countersSchema, JSON.parse(readFileSync(FILE, 'utf8')));

export const record = (counters: AllCounters): void =>
  writeFileSync(FILE, `${JSON.stringify(counters, undefined, 2)}\n`);
