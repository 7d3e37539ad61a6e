import { beforeEach, expect, it, vi } from 'vitest';
import { settled } from '../../tests/support/fake-services';
import { moveOf } from '../../tests/support/games';
import {
  openPage,
  type Page,
  pageWith,
  PLAIN_DRAWS,
  smallGame,
  WORDS,
} from '../../tests/support/page';
import { seatsOf } from '../../tests/support/seats';
import { formatRecord } from '../engine';
import { partNotLoaded } from '../messages';
import type * as loader from './announcer-loader';
import type { Notice } from './state';

const server = vi.hoisted(() => ({ isDown: false, hasLoaded: false }));

vi.mock('./announcer-loader', async (original) => {
  const real = await original<typeof loader>();
  return {
    ...real,
    loadAnnouncer: async () => {
      if (server.isDown) throw new TypeError('Failed to fetch');
      server.hasLoaded = true;
      await real.loadAnnouncer();
    },
    loadedAnnouncer: () => (server.hasLoaded ? real.loadedAnnouncer() : undefined),
  };
});

beforeEach(() => {
  Object.assign(server, { isDown: true, hasLoaded: false });
});

/** The computer is to move. */
const GAME = smallGame(PLAIN_DRAWS, { seats: seatsOf('human', 'computer') }, 'NO,2b');
const MISSING = partNotLoaded(undefined);
const REMARK: Notice = { tone: 'remark', headline: 'Said here.' };

const heard = ({ state }: Page): readonly string[] => state().announcements.map(({ text }) => text);

async function passByComputer({ search }: Page): Promise<void> {
  search.last().answer(moveOf(','));
  await settled();
}

it('a missing announcer is reported once, by a notice that is announced', async () => {
  const page = await pageWith(GAME);
  expect(page.state().notice).toMatchObject({ tone: 'refusal', headline: MISSING });
  await passByComputer(page);
  page.actions.typeMove('T,2d');
  await settled();
  expect(page.state().draft.order).toHaveLength(1);
  expect(page.state().notice).toBeUndefined();
  expect(heard(page)).toEqual([MISSING]);
});

it('a missing announcer is reported only once no other notice is shown', async () => {
  const page = openPage();
  await page.learn(WORDS);
  const opened = page.actions.importRecord(formatRecord(GAME.record));
  page.actions.say(REMARK);
  await opened;
  await settled();
  await passByComputer(page);
  expect(page.state().notice).toBe(REMARK);
  page.actions.typeMove('T,2d');
  await settled();
  expect(page.state().notice?.headline).toBe(MISSING);
});

it('an announcer that loads at the next change announces it, and the notice disappears', async () => {
  const page = await pageWith(GAME);
  server.isDown = false;
  await passByComputer(page);
  await vi.waitFor(() => expect(page.state().notice).toBeUndefined());
  expect(heard(page)).toEqual([MISSING, 'Club passed.']);
});
