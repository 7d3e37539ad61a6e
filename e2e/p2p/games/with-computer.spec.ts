import { latestState } from '../../../src/engine';
import {
  comeByLink,
  deal,
  expectEnd,
  linkFor,
  openRoom,
  openTable,
  playOn,
} from '../../lib/online';
import { expect, test } from '../../lib/people';

test('two people and a computer play a game to its end, each reading what came of a move', async ({
  people,
  relay,
}) => {
  const [host, guest] = [await people.invite(), await people.invite()];
  await openTable(host, {
    game: 'Configured',
    name: 'Hedwig',
    others: ['computer', 'far away'],
  });
  await openRoom(host, relay);
  await comeByLink(guest, { link: await linkFor(host, 3), name: 'Gunnar', relay });
  const table = { host, sitters: [host, undefined, guest] };
  await deal(table);

  const game = await playOn(table);
  await expectEnd(table, game);
  expect(latestState(game).bag).toEqual([]);
  const movers = game.record.events.flatMap((each) => (each.kind === 'play' ? [each.seat] : []));
  expect(new Set(movers)).toEqual(new Set([0, 1, 2]));
});
