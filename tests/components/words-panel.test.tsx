import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Dock, Header, WordsDialog } from '../../src/components';
import { err, formatRecord, type GameSetup, lexiconOf, ok } from '../../src/engine';
import { DEFAULT_LIST } from '../../src/setup';
import { gameOf, setupOf } from '../support/games';
import { seatsOf } from '../support/seats';
import {
  compiled,
  openPage,
  type Page,
  pageWith,
  PLAIN_DRAWS,
  smallGame,
  WORDS,
} from '../support/page';
import { valueOf } from '../support/results';
import { settled } from '../support/fake-services';
import { coming, doing, show } from '../support/rendered-page';

// The test DOM has no layout, and a list draws only rows that fit.
beforeEach(() => {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(1000);
});

const PEOPLE = { seats: seatsOf('human', 'human'), openRacks: true } as const;
const OVER = [',', ',', ',', ','];

async function opened(changes: Partial<GameSetup>, ...moves: readonly string[]) {
  const page = await pageWith(smallGame(PLAIN_DRAWS, { ...PEOPLE, ...changes }, ...moves));
  doing(page, (actions) => actions.openPanel('words'));
  const shown = show(page, <WordsDialog />);
  await screen.findByRole('dialog', { name: 'Look up' });
  await coming(settled);
  return { page, ...shown };
}

const dialog = () => within(screen.getByRole('dialog', { name: 'Look up' }));
const box = (label: string) => dialog().getByLabelText(label);
const foundWords = () =>
  dialog()
    .queryAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));
const said = () =>
  dialog()
    .getAllByRole('status')
    .map(({ textContent }) => textContent);

type User = Awaited<ReturnType<typeof opened>>['user'];

async function ask(user: User, label: string, text: string): Promise<void> {
  await user.clear(box(label));
  await user.type(box(label), text);
  await coming(settled);
}

const eventsOf = ({ actions }: Page): readonly string[] =>
  JSON.parse(actions.exportRecord() ?? '').events.map(({ kind }: { kind: string }) => kind);

describe('the words panel after a game', () => {
  it('lists every word with hooks and points, and counts them', async () => {
    await opened({}, ...OVER);
    expect(said()).toContain('11 words.');
    expect(dialog().getByRole('grid')).toHaveAttribute('aria-rowcount', '12');
    expect(foundWords().slice(0, 3)).toEqual([
      ['D', 'AD', '', '3'],
      ['', 'DAD', '', '5'],
      ['', 'DO', '', '3'],
    ]);
  });

  it('answers whether a text is a word', async () => {
    const { user } = await opened({}, ...OVER);
    await ask(user, 'Word or pattern', 'ton');
    expect(said()).toContain('Yes, TON is a word.');
    expect(foundWords()).toEqual([['', 'TON', 'E', '3']]);
    await ask(user, 'Word or pattern', 'tons');
    expect(said()).toContain('No, tons isn’t in the list.');
    expect(dialog().queryByRole('grid')).toBeNull();
  });

  it.each([
    ['Word or pattern', 'no.', ['NOT']],
    ['Using letters', 'da_', ['AD', 'DAD', 'DO']],
    ['Begins with', 'te', ['TEA']],
    ['Contains', 'ot', ['NOT', 'NOTE']],
    ['Ends with', 'n', ['ON', 'TON']],
    ['Min. length', '4', ['NOTE', 'TONE']],
    ['Max. length', '2', ['AD', 'DO', 'NO', 'ON']],
  ])('finds words by a condition: %s %s', async (label, text, expected) => {
    const { user } = await opened({}, ...OVER);
    await ask(user, label, text);
    expect(foundWords().map(([, word]) => word)).toEqual(expected);
  });

  it.each([
    ['unavailable', 'Couldn’t start the search. Reload the page and try again.'],
    [
      'code-missing',
      'Couldn’t load part of the game. Check your connection and try again, or reload the page.',
    ],
  ] as const)('reports why no word can be looked up: %s', async (kind, sentence) => {
    const page = openPage({ world: { findWords: async () => ({ kind }) } });
    await page.learn(WORDS);
    const { record } = smallGame(PLAIN_DRAWS, PEOPLE, ...OVER);
    valueOf(await page.actions.importRecord(formatRecord(record)));
    doing(page, (actions) => actions.openPanel('words'));
    show(page, <WordsDialog />);
    await screen.findByRole('dialog', { name: 'Look up' });
    await coming(settled);
    expect(said()).toContain(sentence);
  });

  it('combines conditions and follows the chosen order', async () => {
    const { user } = await opened({}, ...OVER);
    await ask(user, 'Contains', 'o');
    await ask(user, 'Max. length', '3');
    await user.selectOptions(box('Sort by'), 'Length');
    await coming(settled);
    expect(foundWords().map(([, word]) => word)).toEqual(['NOT', 'TON', 'DO', 'NO', 'ON']);
    await ask(user, 'Contains', 'x');
    expect(said()).toContain('No words found.');
  });

  it('marks a field with an impossible character, or a number that is invalid', async () => {
    const { user } = await opened({}, ...OVER);
    await ask(user, 'Begins with', 'a?');
    expect(box('Begins with')).toBeInvalid();
    expect(box('Begins with')).toHaveAccessibleDescription(
      'No tile has "?" (character 2). Use letters only.',
    );
    expect(box('Contains')).toBeValid();
    await ask(user, 'Begins with', 'a');
    expect(box('Begins with')).toBeValid();
    await ask(user, 'Min. length', '0');
    expect(box('Min. length')).toHaveAccessibleDescription(/whole number from 1 to 255/);
  });

  it('moves from row to row by keys, and gives each its position', async () => {
    const { user } = await opened({}, ...OVER);
    const grid = dialog().getByRole('grid');
    const active = () => {
      const row = document.getElementById(grid.getAttribute('aria-activedescendant') ?? '');
      return [row?.getAttribute('aria-rowindex'), row?.children[1]?.textContent];
    };
    grid.focus();
    expect(active()).toEqual(['2', 'AD']);
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(active()).toEqual(['4', 'DO']);
    await user.keyboard('{End}{ArrowDown}');
    expect(active()).toEqual(['12', 'TONE']);
    await user.keyboard('{Home}{ArrowUp}');
    expect(active()).toEqual(['2', 'AD']);
  });

  it('offers the meaning of one word, also while a shorter list replaces a longer one', async () => {
    const { user } = await opened({}, ...OVER);
    dialog().getByRole('grid').focus();
    await user.keyboard('{End}');
    const meaning = dialog().getByRole('button', { name: /^Define / });
    expect(meaning).toHaveTextContent('TONE');
    const replaced: (string | null)[] = [];
    const observer = new MutationObserver((records) =>
      replaced.push(...records.map(({ oldValue }) => oldValue)),
    );
    observer.observe(meaning, { subtree: true, characterData: true, characterDataOldValue: true });
    await user.type(box('Ends with'), 'n');
    await coming(settled);
    expect(meaning).toHaveTextContent('ON');
    expect(replaced).toEqual(['TONE']);
    observer.disconnect();
  });

  it('leaves no trace in the record', async () => {
    const { page } = await opened({}, ...OVER);
    expect(eventsOf(page)).not.toContain('help');
  });
});

describe('custom words', () => {
  const tab = async (user: User, name: string) => user.click(dialog().getByRole('tab', { name }));

  it('are added to the list, found with it, saved and removed again', async () => {
    const { page, user } = await opened({}, ...OVER);
    await tab(user, 'Your words');
    await user.type(box('New word'), 'zax{Enter}');
    expect(page.words.wanted()).toMatchObject({ kind: 'shipped', added: ['ZAX'] });
    await coming(() => page.words.settle(ok(compiled([...WORDS, 'ZAX']))));
    expect(said()).toContain('1 word.');
    await tab(user, 'Look up');
    await ask(user, 'Word or pattern', 'zax');
    expect(said()).toContain('Yes, ZAX is a word.');
    expect(JSON.parse(page.storage.texts.get('ownWords') ?? '')).toMatchObject([
      { added: ['ZAX'] },
    ]);

    await tab(user, 'Your words');
    await user.click(dialog().getByRole('button', { name: 'Remove ZAX' }));
    expect(box('New word')).toHaveFocus();
    await tab(user, 'Look up');
    await coming(settled);
    expect(said()).toContain('No, zax isn’t in the list.');
    expect(page.storage.texts.get('ownWords')).toBe('[]');
  });

  it.each([
    ['', 'Enter a word first.'],
    ['ö', 'No tile has "ö" (character 1). Use letters only.'],
    ['note', 'NOTE is already in the list.'],
  ])('are refused if they cannot be added: “%s”', async (text, reason) => {
    const { page, user } = await opened({}, ...OVER);
    await tab(user, 'Your words');
    if (text !== '') await user.type(box('New word'), text);
    await user.click(dialog().getByRole('button', { name: 'Add word' }));
    expect(box('New word')).toHaveAccessibleDescription(reason);
    expect(page.state().ownWords).toEqual([]);
  });

  it('wait for the plain list of a game that has custom words already', async () => {
    const page = openPage();
    const words = compiled([...WORDS, 'AXE']);
    page.actions.switchWordList({ ...DEFAULT_LIST, added: ['AXE'] });
    await page.words.settle(ok(words));
    const lexicon = lexiconOf(words);
    const { record } = gameOf(setupOf(PLAIN_DRAWS, lexicon, PEOPLE), lexicon, ...OVER);
    valueOf(await page.actions.importRecord(formatRecord(record)));
    doing(page, (actions) => actions.openPanel('words'));
    const { user } = show(page, <WordsDialog />);
    await screen.findByRole('dialog', { name: 'Look up' });
    await tab(user, 'Your words');
    expect(page.words.wanted()).toEqual(DEFAULT_LIST);
    expect(dialog().getByRole('progressbar', { name: 'Words loaded' })).toBeInTheDocument();
    await user.type(box('New word'), 'zax{Enter}');
    expect(box('New word')).toHaveValue('zax');
    expect(said()).not.toContain('No words yet.');
    const add = dialog().getByRole('button', { name: 'Add word' });
    expect(add).toHaveAttribute('aria-disabled', 'true');
    await coming(() => page.words.settle(err({ code: 'WORDS_UNREACHABLE' })));
    await user.click(dialog().getByRole('button', { name: 'Try again' }));
    await coming(() => page.words.settle(ok(compiled(WORDS))));
    await user.click(add);
    expect(box('New word')).toHaveValue('');
    expect(page.state().ownWords).toMatchObject([{ added: ['ZAX'] }]);
  });

  it('are described as staying in this browser', async () => {
    const { user } = await opened({}, ...OVER);
    await tab(user, 'Your words');
    expect(dialog().getByText(/stay in this browser/)).toBeInTheDocument();
  });
});

describe('the Look up tab in a game that allows help', () => {
  const HELPED = { help: true, seats: seatsOf('human', 'computer') } as const;
  const firstBox = () => screen.getByLabelText('Word or pattern');
  const answered = () =>
    within(screen.getByRole('region', { name: 'Game log' }))
      .getAllByRole('status')
      .map(({ textContent }) => textContent);
  const rows = () =>
    within(screen.getByRole('grid', { name: 'Words found' }))
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.children[1]?.textContent);

  async function openedTab(changes: Partial<GameSetup>, ...moves: readonly string[]) {
    const page = await pageWith(smallGame(PLAIN_DRAWS, { ...PEOPLE, ...changes }, ...moves));
    const shown = show(
      page,
      <>
        <Header />
        <Dock />
      </>,
    );
    await shown.user.click(screen.getByRole('button', { name: 'Look up' }));
    await screen.findByLabelText('Word or pattern');
    await coming(settled);
    return { page, ...shown };
  }

  async function find(user: User, label: string, text: string): Promise<void> {
    await user.type(screen.getByLabelText(label), text);
    await coming(settled);
  }

  it('opens from the header with the cursor in its first box', async () => {
    const { page, user } = await openedTab(HELPED);
    expect(page.state()).toMatchObject({ dockTab: 'look-up', panel: undefined });
    await waitFor(() => expect(firstBox()).toHaveFocus());
    screen.getByRole('tab', { name: 'Look up' }).focus();
    await user.click(screen.getByRole('button', { name: 'Look up' }));
    await waitFor(() => expect(firstBox()).toHaveFocus());
  });

  it('keeps its text while another tab shows', async () => {
    const { page, user } = await openedTab(HELPED);
    await find(user, 'Word or pattern', 'to.');
    doing(page, (actions) => actions.showTab('moves'));
    expect(screen.queryByLabelText('Word or pattern')).toBeNull();
    doing(page, (actions) => actions.showTab('look-up'));
    await coming(settled);
    expect(firstBox()).toHaveValue('to.');
    expect(rows()).toEqual(['TON']);
  });

  it('records nothing before a search, and then once a turn', async () => {
    const { page, user } = await openedTab(HELPED);
    expect(screen.getByText('Look-ups are marked next to your move.')).toBeInTheDocument();
    expect(eventsOf(page)).toEqual(['deal']);
    await find(user, 'Word or pattern', 'to.');
    await find(user, 'Ends with', 'n');
    expect(rows()).toEqual(['TON']);
    expect(eventsOf(page)).toEqual(['deal', 'help']);
  });

  it('marks the move in the list of moves', async () => {
    const { page, user } = await openedTab(HELPED);
    await find(user, 'Word or pattern', 'to.');
    doing(page, (actions) => actions.showTab('moves'));
    doing(page, (actions) => actions.pass());
    await screen.findByRole('button', { name: /: pass\b.*used Look up/ });
  });

  it('defers a search to the player’s turn', async () => {
    const { page, user } = await openedTab(HELPED);
    doing(page, (actions) => actions.pass());
    await find(user, 'Word or pattern', 'ton');
    expect(await screen.findByText(/on your turn/)).toBeInTheDocument();
    expect(screen.queryByRole('grid')).toBeNull();
    await coming(async () => {
      page.search.last().answer({ kind: 'pass' });
      await settled();
    });
    await waitFor(() => expect(answered()).toContain('Yes, TON is a word.'));
  });

  it('leaves the cursor of the board in place while its list is read by keys', async () => {
    const { page, user } = await openedTab(HELPED);
    await find(user, 'Contains', 'o');
    screen.getByRole('grid', { name: 'Words found' }).focus();
    await user.keyboard('{ArrowDown}{End}');
    expect(page.state().cursor).toBeUndefined();
  });

  it('leads to the player’s own words once the game is over', async () => {
    const { page, user } = await openedTab({}, ...OVER);
    await user.click(screen.getByRole('button', { name: 'Your words…' }));
    expect(page.state().panel).toBe('words');
  });
});

describe('the button that looks words up', () => {
  it.each<[string, Partial<GameSetup>, readonly string[], boolean]>([
    ['present if the game allows help', { help: true }, [], true],
    ['absent if the game does not', {}, [], false],
    ['present once the game is over', {}, OVER, true],
  ])('is %s', async (_, changes, moves, isThere) => {
    show(await pageWith(smallGame(PLAIN_DRAWS, { ...PEOPLE, ...changes }, ...moves)), <Header />);
    expect(screen.queryByRole('button', { name: 'Look up' }) !== null).toBe(isThere);
  });
});
