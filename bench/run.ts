/** Measures the engine; docs/performance.md explains how, and the columns. */
import { parseArgs } from 'node:util';
import { measure } from './measure';
import { countedNow, record } from './recorded';
import { rowsOf, tableOf } from './report';
import { SECTIONS } from './sections';
import { ShippedWords } from './words';

const { values: options } = parseArgs({
  options: {
    /** Id of the only section to run. */
    only: { type: 'string' },
    /** Prints JSON instead of tables. */
    json: { type: 'boolean', default: false },
    /** Records the counters without measuring times. */
    record: { type: 'boolean', default: false },
  },
});

const words = new ShippedWords();
const chosen = SECTIONS.filter(({ id }) => options.only === undefined || id === options.only);

if (chosen.length === 0) {
  const ids = SECTIONS.map(({ id }) => id).join(', ');
  console.error(`There is no section ${JSON.stringify(options.only)}. There are: ${ids}.`);
  process.exitCode = 1;
} else if (options.record) {
  record(countedNow(words));
} else {
  const measured = chosen.map(({ id, title, tasks }) => {
    const all = tasks(words);
    const rows = rowsOf(all, measure(all));
    if (!options.json) console.log(`## ${title}\n\n${tableOf(rows)}\n`);
    return { id, title, rows };
  });
  if (options.json) console.log(JSON.stringify(measured, undefined, 2));
}
