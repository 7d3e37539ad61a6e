import { latestState } from '../../src/engine';
import { LONG_TEST } from '../lib/long';
import { playOn, scores, type TableOfTwo, tableOfTwo } from '../lib/online';
import { expect, type KillablePerson, test } from '../lib/people';
import { expectTurns } from '../lib/table';

type Return = (person: KillablePerson) => Promise<unknown>;

/** Starts to load the page; it may be left before it has loaded. */
const begin = ({ page }: KillablePerson): Promise<unknown> =>
  page.goto('/', { waitUntil: 'commit' });

const reload: Return = ({ page }) => page.reload();

const reloadTwice: Return = async ({ page }) => {
  await page.reload({ waitUntil: 'commit' });
  await page.goto('/');
};

const dieAndReturn: Return = async (person) => {
  await person.kill();
  await person.reopen();
  await begin(person);
};

const dieTwice: Return = async (person) => {
  await dieAndReturn(person);
  await dieAndReturn(person);
};

const WAYS: readonly (readonly [how: string, come: Return])[] = [
  ['loaded again', reload],
  ['loaded again while it loads', reloadTwice],
  ['killed', dieAndReturn],
  ['killed again while it comes back', dieTwice],
];

const WHO = ['guest', 'host', 'both at once'] as const;

/** The returns tested on every change that needs them; the long run tests all. */
const OFTEN = ['guest, loaded again', 'both at once, killed'];

/** Total number of returns in the long run; `npm run test:returns` asks for more. */
const RETURNS = Number(process.env['RETURNS'] ?? WAYS.length * WHO.length);
const TIMES = Math.ceil(RETURNS / (WAYS.length * WHO.length));

async function expectBack({ host, guest }: TableOfTwo, turns: number): Promise<void> {
  await Promise.all([
    expect(scores(host.page)).toContainText('Everyone is here.'),
    expect(scores(guest.page)).toContainText('The host is here.'),
    expectTurns(host.page, turns),
    expectTurns(guest.page, turns),
  ]);
}

for (const who of WHO) {
  for (const [how, come] of WAYS) {
    const title = `${who}, ${how}`;
    const lane = OFTEN.includes(title) ? {} : LONG_TEST;
    test(`${title}: back at the table, ${TIMES} times`, lane, async ({ people, relay, watch }) => {
      // The library logs an error when a peer leaves.
      watch.allowError(/Trystero peer error: .*Close called/);
      test.setTimeout(300_000 + TIMES * 120_000);
      const table = await tableOfTwo(people, relay);
      const comers = who === 'both at once' ? [table.host, table.guest] : [table[who]];
      const { turns } = latestState(await playOn(table, 2));
      const times: number[] = [];
      for (let time = 0; time < TIMES; time++) {
        const before = performance.now();
        await Promise.all(comers.map(come));
        await expectBack(table, turns);
        times.push(Math.round(performance.now() - before));
      }
      await playOn(table, turns + 2);

      const [median = 0] = times.toSorted((a, b) => a - b).slice(Math.floor(TIMES / 2));
      const description = `median ${median} ms, slowest ${Math.max(...times)} ms`;
      test.info().annotations.push({ type: 'back', description });
      process.stdout.write(`${title}, ${TIMES} times: ${description}\n`);
    });
  }
}
