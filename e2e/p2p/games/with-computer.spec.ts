import { IS_LONG } from '../../lib/long';
import {
  joinByLink,
  deal,
  expectEnd,
  linkFor,
  openRoom,
  openTable,
  passing,
  playOn,
} from '../../lib/online';
import { expect, test } from '../../lib/people';

/** Number of turns before everyone passes; `npm run test:long` plays all. */
const TURNS = IS_LONG ? Infinity : 7;

test('two people and a computer play a game to its end, with a report after each move', async ({
  people,
  relay,
}) => {
  const [host, guest] = [await people.invite(), await people.invite()];
  await openTable(host, {
    game: 'Configured',
    name: 'Hedwig',
    others: ['computer', 'online'],
  });
  await openRoom(host, relay);
  await joinByLink(guest, { link: await linkFor(host, 3), name: 'Gunnar', relay });
  const table = { host, sitters: [host, undefined, guest] };
  await deal(table);

  await playOn(table, TURNS);
  const game = await playOn(table, Infinity, passing);
  await expectEnd(table, game);
  const movers = game.record.events.flatMap((each) => (each.kind === 'play' ? [each.seat] : []));
  expect(new Set(movers)).toEqual(new Set([0, 1, 2]));
});
