import { expect, type Person, test } from '../lib/people';
import {
  happeningsOf,
  joinRoom,
  meetInRoom,
  openLinks,
  peersOf,
  someInvitation,
} from '../lib/links/drive';

const WAYS = [
  { who: 'guest', how: 'is loaded again' },
  { who: 'guest', how: 'is killed' },
  { who: 'host', how: 'is loaded again' },
  { who: 'host', how: 'is killed' },
] as const;

/** How often somebody comes back, all ways together; `npm run test:returns` asks for more. */
const RETURNS = Number(process.env['RETURNS'] ?? 4);
const TIMES = Math.ceil(RETURNS / WAYS.length);

/** Time within which both have to see each other again, in ms. */
const LIMIT = 10_000;

/** Waits until somebody's end has been told of a number of peers; `expect` would look too seldom to measure. */
const untilPeers = ({ page }: Person, number: number): Promise<unknown> =>
  page.waitForFunction(
    (wanted) =>
      window.end.happenings().filter(({ kind }) => kind === 'peer-joined').length >= wanted,
    number,
    { polling: 20, timeout: LIMIT },
  );

for (const { who, how } of WAYS) {
  test(`a ${who} that ${how} comes back, ${TIMES} times`, async ({ people, relay, watch }) => {
    // The library tells the console of a peer that leaves.
    watch.allowComplaint(/Trystero peer error: .*Close called/);
    test.setTimeout(60_000 + TIMES * (LIMIT + 10_000));
    const invitation = someInvitation();
    const [comer, stayer] = [await people.inviteKillable(), await people.invite()];
    const [host, guest] = who === 'host' ? [comer, stayer] : [stayer, comer];
    await meetInRoom([host, guest], invitation, relay);
    let longest = 0;
    for (let time = 0; time < TIMES; time++) {
      const seen = await peersOf(stayer, 'peer-joined');
      if (how === 'is killed') {
        await comer.kill();
        await comer.reopen();
      }
      const before = performance.now();
      await openLinks(comer);
      await joinRoom(comer, invitation, relay);
      await Promise.all([untilPeers(comer, 1), untilPeers(stayer, seen.length + 1)]);
      longest = Math.max(longest, performance.now() - before);
    }
    const told = [...(await happeningsOf(host)), ...(await happeningsOf(guest))];
    expect(told.filter(({ kind }) => kind === 'link-failed')).toEqual([]);

    const description = `after ${Math.round(longest)} ms at most`;
    test.info().annotations.push({ type: 'back', description });
    process.stdout.write(`${who} that ${how}, ${TIMES} times: back ${description}\n`);
  });
}
