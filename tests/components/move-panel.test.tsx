import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { MovePanel } from '../../src/components';
import { movePrompt } from '../../src/messages';
import { formatRecord, type GameSetup, scraebbkle } from '../../src/engine';
import { boardOf, squareOf } from '../support/pictures';
import { valueOf } from '../support/results';
import { moveOf } from '../support/games';
import { settled } from '../support/fake-services';
import {
  BLANK_DRAWS,
  openPage,
  type Page,
  pageWith,
  PLAIN_DRAWS,
  smallGame,
  WORDS,
} from '../support/page';
import { coming, doing, show, playing } from '../support/rendered-page';
import { TIPS } from '../../src/store';
import { seatsOf } from '../support/seats';

const MIXED = { seats: seatsOf('human', 'computer') } as const;
const PEOPLE = { seats: seatsOf('human', 'human') } as const;
const COMPUTERS = { seats: seatsOf('computer', 'computer') } as const;

const opened = async (
  changes: Partial<GameSetup>,
  moves: readonly string[] = [],
  draws = PLAIN_DRAWS,
) => {
  const page = await pageWith(smallGame(draws, changes, ...moves));
  return { page, ...show(page, <MovePanel />) };
};

const box = () => screen.getByRole('textbox', { name: 'Move: word,square' });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const verdict = () => screen.getByRole('group', { name: 'Verdict' });
const said = () => verdict().querySelector('.visually-hidden')?.textContent;
const rack = () =>
  [...screen.getByRole('group', { name: 'Your tiles' }).querySelectorAll('button')].map(
    (position) => position.getAttribute('aria-label') ?? '',
  );
const turnsOf = (page: Page) => page.state().table?.turns;

describe('the move panel after a resignation', () => {
  it('reports it, and has the controls of the computers that play on in place of the tiles', async () => {
    const rules = { ...scraebbkle, seats: { least: 2, most: 3, fixed: [] } };
    const { page, user } = await opened({ rules, seats: seatsOf('human', 'computer', 'computer') });
    expect(screen.queryByRole('group', { name: 'Computer players' })).toBeNull();
    await playing(page, (actions) => actions.resign());
    expect(screen.getByText('You resigned. The others play on.')).toBeInTheDocument();
    expect(screen.queryByRole('textbox')).toBeNull();
    await user.click(button('Pause'));
    expect(page.state().table).toMatchObject({ phase: 'paused', running: false });
    await user.click(button('Next move'));
    page.search.last().answer(moveOf(','));
    await coming(settled);
    expect(page.state().table).toMatchObject({ phase: 'paused', turns: 2 });
  });
});

describe('a tool of the ledge', () => {
  it('is pressed once by a key held down, and lets Tab pass on', async () => {
    await opened(MIXED);
    const held = (key: string) => fireEvent.keyDown(button('Shuffle'), { key, repeat: true });
    expect(held('Enter')).toBe(false);
    expect(held('Tab')).toBe(true);
  });
});

describe('the rack', () => {
  it('names its tiles by letter and value, and blanks as such', async () => {
    await opened(MIXED, [], BLANK_DRAWS);
    expect(rack()).toEqual([
      'N, value 1',
      'O, value 1',
      'T, value 1',
      'blank, value 8',
      'A, value 1',
      'E, value 2',
      'I, value 1',
    ]);
  });

  it('shows which tile is selected', async () => {
    const { user } = await opened(MIXED);
    const tile = button('O, value 1');
    expect(tile).toHaveAttribute('aria-pressed', 'false');
    await user.click(tile);
    expect(tile).toHaveAttribute('aria-pressed', 'true');
    await user.click(tile);
    expect(tile).toHaveAttribute('aria-pressed', 'false');
  });

  it('has a gap for each tile on the board, which accepts a selected tile', async () => {
    const { page, user } = await opened(MIXED);
    doing(page, (actions) => actions.dropOnSquare(1, squareOf('b2')));
    const gap = button('Rack position 2, empty');
    expect(gap).toBeDisabled();
    await user.click(button('I, value 1'));
    expect(gap).toBeEnabled();
    await user.click(gap);
    expect(rack()[1]).toBe('I, value 1');
    expect(rack()[6]).toBe('Rack position 7, empty');
  });

  it('selects a tile with Space, but plays with Enter', async () => {
    const { page, user } = await opened(MIXED);
    await user.type(box(), 'NO,2b');
    button('T, value 1').focus();
    await user.keyboard(' ');
    expect(page.state().selected).toBe(2);
    await user.keyboard('{Enter}');
    expect(turnsOf(page)).toBe(1);
  });

  it.each(['ctrlKey', 'altKey', 'metaKey'])(
    'leaves Enter with %s to the browser',
    async (modifier) => {
      await opened(MIXED);
      const tile = button('T, value 1');
      expect(fireEvent.keyDown(tile, { key: 'Enter', [modifier]: true })).toBe(true);
      expect(fireEvent.keyDown(tile, { key: 'Enter' })).toBe(false);
    },
  );
});

describe('the move box', () => {
  it('places the tiles of its text, and Enter plays them', async () => {
    const { page, user } = await opened(MIXED);
    await user.type(box(), 'NO,2b');
    expect(rack()[0]).toBe('Rack position 1, empty');
    await user.keyboard('{Enter}');
    expect(turnsOf(page)).toBe(1);
    expect(box()).toHaveValue('');
  });

  it('shows the tiles placed on the board', async () => {
    const { page } = await opened(MIXED);
    doing(page, (actions) => actions.dropOnSquare(0, squareOf('b2')));
    doing(page, (actions) => actions.dropOnSquare(1, squareOf('b3')));
    expect(box()).toHaveValue('NO,b2');
  });

  it('is described by its prompt, which is not announced automatically', async () => {
    await opened(MIXED);
    const prompt = document.getElementById(box().getAttribute('aria-describedby') ?? '');
    expect(prompt?.textContent).toBe(movePrompt(scraebbkle).join('\n'));
    expect(
      prompt?.closest('[aria-live], [role="status"], [role="alert"], [role="log"]'),
    ).toBeNull();
  });

  describe('shows its prompt', () => {
    const prompt = (): HTMLElement | null =>
      document.getElementById(box().getAttribute('aria-describedby') ?? '');
    const help = (): HTMLElement => button('How to type a move');

    it('on the first input, not on focus', async () => {
      const { user } = await opened(MIXED);
      await user.click(box());
      expect(prompt()).not.toBeVisible();
      await user.keyboard('N');
      expect(prompt()).toBeVisible();
      await user.click(help());
      expect(prompt()).not.toBeVisible();
      await user.keyboard('O');
      expect(prompt()).not.toBeVisible();
    });

    it('behind “?”, until the turn is over', async () => {
      const { page, user } = await opened(MIXED);
      await user.click(help());
      expect(prompt()).toBeVisible();
      expect(help()).toHaveAttribute('aria-expanded', 'true');
      await user.type(box(), 'NO,2b{Enter}');
      expect(turnsOf(page)).toBe(1);
      expect(prompt()).not.toBeVisible();
    });

    it('again when a text is not a move', async () => {
      const { user } = await opened(MIXED);
      await user.type(box(), 'qwerty');
      await user.click(help());
      expect(prompt()).not.toBeVisible();
      await user.type(box(), '{Enter}');
      expect(prompt()).toBeVisible();
    });

    it('not beside the verdict on a valid play, or a hint', async () => {
      const { page, user } = await opened({ ...MIXED, help: true });
      await user.type(box(), 'NO,2');
      expect(prompt()).toBeVisible();
      await user.keyboard('b');
      expect(prompt()).not.toBeVisible();
      await user.clear(box());
      await user.click(help());
      doing(page, (actions) => actions.hint());
      await screen.findByText(/^Look at /);
      expect(prompt()).not.toBeVisible();
    });

    it('no longer after Esc', async () => {
      const { user } = await opened(MIXED);
      await user.type(box(), 'N{Escape}');
      expect(prompt()).not.toBeVisible();
    });
  });

  it('is cleared by Esc, with its tiles', async () => {
    const { page, user } = await opened(MIXED);
    await user.type(box(), 'NO,2b');
    await user.keyboard('{Escape}');
    expect(box()).toHaveValue('');
    expect(page.state().draft.order).toEqual([]);
  });

  it('plays a comma as a pass, at once', async () => {
    const { page, user } = await opened(MIXED);
    await user.type(box(), ',{Enter}');
    expect(page.state().table?.view.turns).toEqual([{ kind: 'pass', seat: 0, total: 0 }]);
  });
});

describe('the verdict', () => {
  it.each([
    ['', 'Place tiles on the board or type a move.'],
    ['NO', 'Type tiles and a square: HI,f4 goes down, HI,4f across. A comma alone passes.'],
    [',', 'Enter a comma to pass.'],
    ['NO,2b', 'NO, 2 points.'],
    ['EE,2b', 'EE isn’t in the word list.'],
    ['NO,d4', 'The first word must cover the start square b2.'],
  ])('on %j is: %s', async (text, words) => {
    const { page } = await opened(MIXED);
    doing(page, (actions) => actions.giveTips(...TIPS));
    doing(page, (actions) => actions.typeMove(text));
    expect(verdict()).toHaveTextContent(words, { normalizeWhitespace: true });
  });

  it('shows the sum with every premium', async () => {
    const board = boardOf(['........', '.<3>[2].....', ...Array<string>(6).fill('........')], 'b2');
    const { page } = await opened({ ...MIXED, board }, [], BLANK_DRAWS);
    doing(page, (actions) => actions.typeMove('NoTE,2b'));
    expect(verdict()).toHaveTextContent(/N 1 \+ O 8 ×2 \+ T 1 \+ E 2 = 20, tripled by 3W/);
    expect(within(verdict()).getByText('3W')).toHaveClass('square--word-3');
    expect(within(verdict()).getByText('60 points')).toBeVisible();
  });

  it('states what is wrong with tiles that form no play', async () => {
    const { page } = await opened(MIXED, [], BLANK_DRAWS);
    doing(page, (actions) => actions.dropOnSquare(0, squareOf('b2')));
    doing(page, (actions) => actions.dropOnSquare(1, squareOf('c3')));
    expect(verdict()).toHaveTextContent(/^Keep your tiles in one row or column\.$/);
    doing(page, (actions) => actions.dropOnSquare(1, squareOf('d2')));
    expect(verdict()).toHaveTextContent(/^There’s a gap between your tiles\.$/);
    doing(page, (actions) => actions.dropOnSquare(3, squareOf('c2')));
    expect(verdict()).toHaveTextContent(/^Choose a letter for the blank\.$/);
  });

  it('hints at what a first word needs, but refuses one that cannot be completed', async () => {
    const { page } = await opened(MIXED);
    doing(page, (actions) => actions.typeMove('NO,2d'));
    expect(verdict()).toHaveTextContent(/^Cover the star on b2\.$/);
    expect(verdict().querySelector('.verdict__refusal')).toBeNull();
    doing(page, (actions) => actions.typeMove('NO,d4'));
    expect(verdict().querySelector('.verdict__refusal')).not.toBeNull();
  });

  it('has a line for each of several words', async () => {
    const rules = { ...scraebbkle, wordsPerMove: 'crosswise' } as const;
    const { page } = await opened({ ...MIXED, rules }, ['NO,2b', ',']);
    doing(page, (actions) => actions.typeMove('TEA,d2'));
    const lines = [...verdict().querySelectorAll('.verdict__head, .verdict__sum')];
    expect(lines.map(({ textContent }) => textContent.trim())).toEqual([
      'TEA7 pointsDefinition',
      'TEA T 1 + E 2 + A 1 = 4',
      'NOT N 1 + O 1 + T 1 = 3',
    ]);
    expect(said()).toBe('TEA and NOT, 7 points.');
  });

  it('is one sentence for the ear', async () => {
    const { page } = await opened(MIXED);
    doing(page, (actions) => actions.typeMove('NO,2b'));
    expect(said()).toBe('NO, 2 points.');
    expect(within(verdict()).getByText('2 points').closest('[aria-hidden="true"]')).not.toBeNull();
  });

  it('offers the definition of a word that has been checked', async () => {
    const { page } = await opened(MIXED);
    doing(page, (actions) => actions.typeMove('NO,2b'));
    expect(button('Definition of NO')).toBeVisible();
  });

  it('states that words have not been looked up yet', async () => {
    const page = openPage();
    valueOf(await page.actions.importRecord(formatRecord(smallGame(PLAIN_DRAWS, MIXED).record)));
    show(page, <MovePanel />);
    doing(page, (actions) => actions.typeMove('EE,2b'));
    expect(verdict()).toHaveTextContent(
      /^EE4 pointswords not checked yetE 2 \+ E 2 = 4EE, 4 points, words not checked yet\.$/,
    );
    expect(screen.getByText('Loading words…')).toBeInTheDocument();
    await coming(() => page.learn(WORDS));
    expect(verdict()).toHaveTextContent(/^EE isn’t in the word list\.$/);
  });

  it('is replaced by the refusal of a move until the next input', async () => {
    const { page, user } = await opened(MIXED);
    await user.type(box(), 'EE,2b{Enter}');
    expect(verdict()).toHaveTextContent(
      'The board does not permit word EE at position 2b. Please try again.EE isn’t in the word list.',
    );
    expect(turnsOf(page)).toBe(0);
    await user.type(box(), '{Backspace}');
    expect(verdict()).toHaveTextContent(/^Type tiles and a square:/);
  });

  it('leaves the reason of a refusal to the board unless it names several words', async () => {
    const rules = { ...scraebbkle, wordsPerMove: 'crosswise' } as const;
    const { user } = await opened({ ...MIXED, rules }, ['NO,2b', ',']);
    await user.type(box(), 'EE,2d{Enter}');
    expect(screen.getByText('NOEE isn’t in the word list.')).toHaveClass('visually-hidden');
    await user.clear(box());
    await user.type(box(), 'ET,d2{Enter}');
    expect(screen.getByText(/ aren’t in the word list\.$/)).not.toHaveClass('visually-hidden');
  });

  it('offers the move meant by another notation', async () => {
    const { user } = await opened(MIXED);
    await user.type(box(), 'NO,b2,r{Enter}');
    expect(verdict()).toHaveTextContent(/^Illegal move format/);
    expect(verdict()).toHaveTextContent(/Did you mean NO,2b\?$/);
    await user.click(button('NO,2b'));
    expect(box()).toHaveValue('NO,2b');
    expect(verdict()).toHaveTextContent(/NO, 2 points\.$/);
  });

  it('offers to play capitals if lower-case letters ask for missing blanks', async () => {
    const { page, user } = await opened(MIXED);
    await user.type(box(), 'no,2b{Enter}');
    expect(verdict()).toHaveTextContent(/You don’t have 2 blanks\. Play NO\?$/);
    expect(turnsOf(page)).toBe(0);
    await user.click(button('Play NO?'));
    expect(turnsOf(page)).toBe(1);
  });

  it('offers no suggested move while an earlier turn is shown', async () => {
    const { page, user } = await opened(MIXED, ['NO,2b', ',']);
    await user.type(box(), 'T,b2,r{Enter}');
    expect(button('T,2b')).toBeInTheDocument();
    doing(page, (actions) => actions.showTurn(0));
    expect(await screen.findByText('Illegal move format')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'T,2b' })).toBeNull();
  });
});

describe('the Play button', () => {
  it('shows the points, and plays', async () => {
    const { page, user } = await opened(MIXED);
    await user.type(box(), 'NO,2b');
    await user.click(button(/^Play\s*\+2$/));
    expect(turnsOf(page)).toBe(1);
  });

  it('is disabled without a move, and out of turn', async () => {
    const { page, user } = await opened(MIXED);
    expect(button('Play')).toBeDisabled();
    await user.type(box(), 'NO,2b{Enter}');
    await user.type(box(), 'TE,2d');
    expect(page.state().table?.phase).toBe('thinking');
    expect(button(/^Play/)).toBeDisabled();
    expect(button('Pass')).toBeDisabled();
    expect(button('Shuffle')).toBeEnabled();
  });
});

describe('the Pass button', () => {
  it('asks for confirmation before it passes', async () => {
    const { page, user } = await opened(MIXED);
    await user.click(button('Pass'));
    expect(turnsOf(page)).toBe(0);
    await user.click(button('Yes, pass'));
    expect(turnsOf(page)).toBe(1);
    expect(screen.queryByRole('button', { name: 'Yes, pass' })).toBeNull();
  });

  it('can be cancelled', async () => {
    const { page, user } = await opened(MIXED);
    await user.click(button('Pass'));
    expect(button('Keep my turn')).toHaveAttribute('aria-expanded', 'true');
    await user.click(button('Keep my turn'));
    expect(screen.queryByRole('button', { name: 'Yes, pass' })).toBeNull();
    expect(button('Pass')).toHaveAttribute('aria-expanded', 'false');
    expect(turnsOf(page)).toBe(0);
  });
});

describe('the confirmation of the Pass button', () => {
  it('disappears after another move, and when the turn comes again', async () => {
    const { page, user } = await opened(MIXED);
    await user.click(button('Pass'));
    doing(page, (actions) => actions.typeMove('NO,2b'));
    await playing(page, (actions) => actions.submit());
    expect(screen.queryByRole('button', { name: 'Yes, pass' })).toBeNull();
    page.search.last().answer(moveOf(','));
    await coming(settled);
    expect(page.state().table?.phase).toBe('your-turn');
    expect(screen.queryByRole('button', { name: 'Yes, pass' })).toBeNull();
  });
});

describe('the rack tools', () => {
  it('shuffle, sort and recall', async () => {
    const { user } = await opened(MIXED);
    await user.type(box(), 'NO,2b');
    await user.click(button('Recall'));
    expect(rack()[0]).toBe('N, value 1');
    await user.click(screen.getByText('More'));
    await user.click(button('Sort tiles'));
    expect(rack()[0]).toBe('A, value 1');
    await user.click(button('Shuffle'));
    expect(rack()[0]).toBe('T, value 1');
    expect(rack()[6]).toBe('A, value 1');
  });
});

describe('instead of the rack there is', () => {
  it('the curtain between two people in a closed game, without their tiles', async () => {
    const { user, container } = await opened(PEOPLE, ['NO,2b']);
    expect(screen.getByText('Player 2, it’s your turn.')).toBeInTheDocument();
    expect(container).not.toHaveTextContent('Q');
    expect(screen.queryByRole('group', { name: 'Your tiles' })).toBeNull();
    expect(screen.queryByRole('textbox')).toBeNull();
    await user.click(button('Show my tiles'));
    expect(rack()).toContain('Q, value 12');
  });

  it('the result after the game', async () => {
    const { page, user } = await opened(MIXED, ['NO,2b', ',', ',', ',', ',']);
    expect(screen.getByRole('heading', { name: 'You win by 11' })).toBeInTheDocument();
    expect(screen.getByText('Game Over!').parentElement).toHaveTextContent(
      /^Game Over! Player 1 scored -19 points\. Player 2 scored -30 points\. Player 1 wins! Everyone passed twice in a row\.$/,
    );
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '−19 You −21 for leftover tiles',
      '−30 Club −30 for leftover tiles',
    ]);
    doing(page, (actions) => actions.showTurn(1));
    expect(screen.queryByText(/paused/)).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Back to game' }));
    await user.click(button('Rematch'));
    expect(page.state().table?.turns).toBe(0);
  });

  it('no place for tiles if computers play each other', async () => {
    await opened(COMPUTERS);
    expect(screen.getByText('The computers are playing each other.')).toBeInTheDocument();
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});
