import { describe, expect, it } from 'vitest';
import { transcript } from '../../src/messages';
import { type GameSetup, scraebbkle } from '../../src/engine';
import { moveOf } from '../support/games';
import { settled } from '../support/fake-services';
import { ownTiles, type Page, pageWith, rackShown, reloaded, smallGame } from '../support/page';
import { seatsOf } from '../support/seats';
import { withoutPrompts } from '../support/without-prompts';

const PEOPLE = { seats: seatsOf('human', 'human') } as const;
const MIXED = { seats: seatsOf('human', 'computer') } as const;

/** The state of a page after a small game with these drawn tiles, as text without functions. */
const known = async (
  draws: string,
  setup: Partial<GameSetup>,
  moves: readonly string[],
  act: (page: Page) => void = () => {},
): Promise<string> => {
  const page = await pageWith(smallGame(draws, setup, ...moves));
  act(page);
  return JSON.stringify([page.state(), page.actions.readGame(transcript)]);
};

const lift = ({ actions }: Page): void => actions.liftCurtain();

describe('a closed game behind its curtain', () => {
  it('exposes neither rack to the page', async () => {
    const mine = await known('NOTEAEIDDDDZQAXY', PEOPLE, ['NO,2b', ',']);
    const other = await known('NOEEEEIAAAAAAABB', PEOPLE, ['NO,2b', ',']);
    expect(mine).toBe(other);
  });

  it('exposes a rack once the curtain is lifted', async () => {
    const mine = await known('NOTEAEIDDDDZQAXY', PEOPLE, ['NO,2b', ','], lift);
    const other = await known('NOEEEEIAAAAAAABB', PEOPLE, ['NO,2b', ','], lift);
    expect(mine).not.toBe(other);
  });

  it('has no tiles on the rack, so none can be placed', async () => {
    const page = await pageWith(smallGame('NOTEAEIDDDDZQA', PEOPLE));
    expect(page.state().draft.tiles).toEqual([]);
    expect(ownTiles(page.state())).toBe('');
    page.actions.tapSquare({ row: 0, column: 0 });
    page.actions.typeMove('NO,2b');
    expect(page.state().cursor).toBeUndefined();
    expect(page.state().draft.order).toEqual([]);
  });

  it('keeps the curtain down after a reload', async () => {
    const page = await pageWith(smallGame('NOTEAEIDDDDZQA', PEOPLE));
    page.actions.liftCurtain();
    const again = await reloaded(page.storage);
    expect(again.state().table?.phase).toBe('curtain');
    expect(JSON.stringify(again.state().table?.view.seats)).not.toContain('tiles');
    expect(again.state().draft.tiles).toEqual([]);
  });

  it('lowers the curtain after every move and clears the last player’s input', async () => {
    const page = await pageWith(smallGame('NOTEAEIDDDDZQA', PEOPLE));
    page.actions.liftCurtain();
    page.actions.tapSquare({ row: 7, column: 7 });
    page.actions.typeMove('NO,2b');
    page.actions.submit();
    await settled();
    expect(page.state()).toMatchObject({
      typed: undefined,
      cursor: undefined,
      notice: undefined,
      table: { phase: 'curtain', view: { viewer: 'nobody' } },
    });
    page.actions.liftCurtain();
    expect(rackShown(page.state())).toBe('DDDDZQA');
  });
});

describe('a player of a closed game', () => {
  it('can see neither the other rack nor the order of the bag', async () => {
    const mine = await known('NOTEAEIDDDDZQAXY', PEOPLE, ['NO,2b', ','], lift);
    const other = await known('NOTEAEIAAAAAAEXY', PEOPLE, ['NO,2b', ','], lift);
    expect(mine).toBe(other);
  });

  it('cannot see the computer’s rack, even while it thinks', async () => {
    for (const moves of [[], ['NO,2b'], ['NO,2b', ',']]) {
      const mine = await known('NOTEAEIDDDDZQAXY', MIXED, moves);
      const other = await known('NOTEAEIAAAAAAEXY', MIXED, moves);
      expect(mine).toBe(other);
    }
  });
});

describe('the transcript', () => {
  const MINE = '[N1], [O1], [T1], [E2], [A1], [E2], [I1]';
  const LATER = '[T1], [E2], [A1], [E2], [I1], [X9], [Y5]';
  const OTHER = '[D2], [D2], [D2], [D2], [Z9], [Q12], [A1]';

  const told = (page: Page): string =>
    withoutPrompts(scraebbkle, page.actions.readGame(transcript) ?? '');

  it('of a closed game shows only the viewer’s racks', async () => {
    const page = await pageWith(smallGame('NOTEAEIDDDDZQAXY', PEOPLE, 'NO,2b', ',', ','));
    page.actions.liftCurtain();
    const text = told(page);
    expect(text).toContain(`It's your turn, Player 2! Your tiles:\n${OTHER}\n`);
    expect(text).toContain("It's your turn, Player 1!\nNO,2b\n");
    expect(text).not.toContain(MINE);
    expect(text).not.toContain(LATER);
    expect(text).not.toContain('OPEN GAME');
  });

  it('shows no rack while the curtain is down', async () => {
    const page = await pageWith(smallGame('NOTEAEIDDDDZQAXY', PEOPLE, 'NO,2b', ',', ','));
    const text = told(page);
    expect(text).not.toMatch(/\[[A-Z_]\d+\]/);
    expect(text).toContain("It's your turn, Player 1!\nNO,2b\n");
  });

  it('shows all racks once the game is over', async () => {
    const page = await pageWith(smallGame('NOTEAEIDDDDZQAXY', PEOPLE, 'NO,2b', ',', ',', ','));
    page.actions.liftCurtain();
    page.actions.pass();
    await settled();
    const text = page.actions.readGame(transcript);
    for (const rack of [MINE, LATER, OTHER]) expect(text).toContain(rack);
    expect(text).toMatch(
      /\nGame Over!\nPlayer 1 scored -19 points\.\nPlayer 2 scored -30 points\.\nPlayer 1 wins!\n$/,
    );
  });

  it('of a game against the computer hides its rack until the end', async () => {
    const page = await pageWith(smallGame('NOTEAEIDDDDZQAXY', MIXED, 'NO,2b', ',', 'T,2d'));
    page.search.last().answer(moveOf(','));
    await settled();
    expect(page.actions.readGame(transcript)).toContain(LATER);
    expect(page.actions.readGame(transcript)).not.toContain(OTHER);
  });

  it('of an open game shows the other rack at every turn', async () => {
    const page = await pageWith(
      smallGame('NOTEAEIDDDDZQAXY', { ...PEOPLE, openRacks: true }, 'NO,2b', ','),
    );
    const text = page.actions.readGame(transcript);
    expect(text).toContain(`OPEN GAME: Player 2's tiles:\nOPEN GAME: ${OTHER}\n`);
    expect(text).toContain(`OPEN GAME: Player 1's tiles:\nOPEN GAME: ${LATER}\n`);
    expect(text).toContain(MINE);
  });

  it('covers the whole game even while an earlier turn is on display', async () => {
    const page = await pageWith(smallGame('NOTEAEIDDDDZQAXY', MIXED, 'NO,2b', ','));
    const text = page.actions.readGame(transcript);
    page.actions.showTurn(0);
    expect(page.actions.readGame(transcript)).toBe(text);
  });
});
