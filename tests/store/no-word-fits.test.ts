import '../support/loaded-parts';
import { describe, expect, it } from 'vitest';
import { classic, type GameSetup, scraebbkle } from '../../src/engine';
import { noWordFitsNow } from '../../src/store';
import { settled } from '../support/fake-services';
import { seatsOf } from '../support/seats';
import { type Page, pageWith, PLAIN_DRAWS, smallGame } from '../support/page';

/** No word of the list has any of the first player’s letters but A. */
const HOPELESS = 'ZQAJKVVNOTEAEI';

const HELPED = { seats: seatsOf('human', 'computer'), help: true } as const;

const opened = (draws: string, changes: Partial<GameSetup> = HELPED): Promise<Page> =>
  pageWith(smallGame(draws, changes));

/** Lets the quiet search of this turn begin and end. */
async function whileResting(page: Page): Promise<void> {
  await settled();
  page.clock.strike();
  await settled();
}

const NO_WORD = 'No word fits your rack. You’ll have to pass.';

describe('a rack that no word fits', () => {
  it('is announced once, before the player looks for a word, and is no help on record', async () => {
    const page = await opened(HOPELESS);
    expect(noWordFitsNow(page.state())).toBeUndefined();
    await whileResting(page);
    expect(noWordFitsNow(page.state())).toBe(NO_WORD);
    expect(page.state().announcements.at(-1)?.text).toBe(NO_WORD);
    await whileResting(page);
    expect(page.state().announcements.filter(({ text }) => text === NO_WORD)).toHaveLength(1);
    page.actions.pass();
    await settled();
    expect(page.state().table?.view.turns[0]?.help).toBeUndefined();
    expect(noWordFitsNow(page.state())).toBeUndefined();
  });

  it('may be exchanged where the rules allow it', async () => {
    const rules = { ...scraebbkle, exchange: classic.exchange };
    const page = await opened(HOPELESS, { ...HELPED, rules });
    await whileResting(page);
    expect(noWordFitsNow(page.state())).toBe('No word fits your rack. Exchange or pass.');
  });

  it('is not looked for in a game without help', async () => {
    const page = await opened(HOPELESS, { ...HELPED, help: false });
    await whileResting(page);
    expect(noWordFitsNow(page.state())).toBeUndefined();
    expect(page.state().announcements.at(-1)?.text).toMatch(/^Your turn/);
  });

  it('is not what a rack with a word is', async () => {
    const page = await opened(PLAIN_DRAWS);
    await whileResting(page);
    expect(noWordFitsNow(page.state())).toBeUndefined();
  });
});
