import { expect, it } from 'vitest';
import { formatRecord } from '../../src/engine';
import { partNotLoaded } from '../../src/messages';
import { loadAnnouncer } from '../../src/store';
import { settled } from '../support/fake-services';
import { moveOf } from '../support/games';
import { openPage, type Page, PLAIN_DRAWS, smallGame, WORDS } from '../support/page';
import { valueOf } from '../support/results';
import { seatsOf } from '../support/seats';

/** The computer is to move. */
const GAME = smallGame(PLAIN_DRAWS, { seats: seatsOf('human', 'computer') }, 'NO,2b');
const MISSING = partNotLoaded(undefined);
const REMARK = { tone: 'remark', headline: 'Said here.' } as const;

const heard = ({ state }: Page): readonly string[] => state().announcements.map(({ text }) => text);

const unreachable = async (): Promise<never> => {
  throw new TypeError('Failed to fetch');
};

/** Opens the game; `meanwhile` runs once it is on the table, before its announcer fails to load. */
async function openGame(
  { learn, actions, store }: Page,
  meanwhile = (): void => {},
): Promise<void> {
  await learn(WORDS);
  const stop = store.subscribe(({ table }) => {
    if (!table) return;
    stop();
    meanwhile();
  });
  valueOf(await actions.importRecord(formatRecord(GAME.record)));
  await settled();
}

async function passByComputer({ search }: Page): Promise<void> {
  search.last().answer(moveOf(','));
  await settled();
}

it('a missing announcer is reported once, by a notice that is announced', async () => {
  const page = openPage({ announcements: unreachable });
  await openGame(page);
  expect(page.state().notice).toMatchObject({ tone: 'refusal', headline: MISSING });
  await passByComputer(page);
  page.actions.typeMove('T,2d');
  await settled();
  expect(page.state().draft.order).toHaveLength(1);
  expect(page.state().notice).toBeUndefined();
  expect(heard(page)).toEqual([MISSING]);
});

it('a missing announcer is reported only once no other notice is shown', async () => {
  const page = openPage({ announcements: unreachable });
  await openGame(page, () => page.actions.showNotice(REMARK));
  await passByComputer(page);
  expect(page.state().notice).toBe(REMARK);
  page.actions.typeMove('T,2d');
  await settled();
  expect(page.state().notice?.headline).toBe(MISSING);
});

it('an announcer that loads at the next change announces it, and the notice disappears', async () => {
  const announcer = await loadAnnouncer();
  let load: typeof loadAnnouncer = unreachable;
  const page = openPage({ announcements: () => load() });
  await openGame(page);
  load = async () => announcer;
  await passByComputer(page);
  expect(page.state().notice).toBeUndefined();
  expect(heard(page)).toEqual([MISSING, 'Club passed.']);
});
