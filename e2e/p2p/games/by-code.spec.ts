import { latestState } from '../../../src/engine';
import { deal, expectEnd, meetByCode, openTable, playOn } from '../../lib/online';
import { expect, test } from '../../lib/people';

test('two people who met by codes play a game to its end, and nobody else is asked', async ({
  people,
  relay,
}) => {
  const [host, guest] = [await people.invite(), await people.invite()];
  await openTable(host, { game: 'Classic', name: 'Hedwig', others: ['far away'] });
  await meetByCode(host, guest, { player: 2, name: 'Gunnar' });
  const table = { host, sitters: [host, guest] };
  await deal(table);

  const game = await playOn(table);
  await expectEnd(table, game);
  expect(latestState(game).bag).toEqual([]);
  expect(relay.heard).toEqual([]);
});
