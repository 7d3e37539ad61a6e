import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Header, MovePanel } from '../../src/components';
import { formatRecord, ok, scraebbkle } from '../../src/engine';
import { openPage, compiled, pageWith, PLAIN_DRAWS, smallGame, WORDS } from '../support/page';
import { settled } from '../support/fake-services';
import { coming, doing, fileOf, playing, show, takeDownloads } from '../support/rendered-page';
import { squareOf } from '../support/pictures';
import { seatsOf } from '../support/seats';

const MIXED = { seats: seatsOf('human', 'computer') } as const;
const timeline = smallGame(PLAIN_DRAWS, MIXED, 'NO,2b', 'D,c1');
const text = formatRecord(timeline.record);

const header = <Header />;

const opened = async () => {
  const page = await pageWith(timeline);
  const shown = show(
    page,
    <>
      {header}
      <MovePanel />
    </>,
  );
  return { page, ...shown };
};

const menu = () => screen.getByText('Menu').closest('details');

const open = async (
  { user }: { readonly user: Awaited<ReturnType<typeof opened>>['user'] },
  content: string,
): Promise<void> => {
  await user.click(screen.getByText('Menu'));
  expect(menu()).toHaveAttribute('open');
  // The browser's file dialog takes no focus from the page.
  const files = [fileOf('game.json', content)];
  fireEvent.change(await screen.findByLabelText('Game or board file'), { target: { files } });
  await coming(settled);
};

describe('the header', () => {
  it('shows the game and its set-up', async () => {
    await opened();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^ScraeBBKle/);
    expect(screen.getByText('ScraeBBKle · Small · 8 × 8 · closed game')).toBeInTheDocument();
  });

  it('reports if the game was played with other words than those loaded', async () => {
    const page = openPage();
    await page.learn([...WORDS, 'OTHER']);
    await page.actions.importRecord(text);
    await settled();
    // No other list of the page matches the game.
    await page.words.settle(ok(compiled(['EI'])));
    show(page, <Header />);
    expect(screen.getByText(/· words not checked$/)).toBeInTheDocument();
  });

  it('keeps the order of its menu when the words arrive', async () => {
    const page = openPage();
    const over = smallGame(PLAIN_DRAWS, MIXED, ',', ',', ',', ',');
    await page.actions.importRecord(formatRecord(over.record));
    await settled();
    const { user } = show(page, <Header />);
    await user.click(screen.getByText('Menu'));
    const review = await screen.findByRole('button', { name: 'Review' });
    const entries = () =>
      within(menu() as HTMLElement)
        .getAllByRole('button')
        .map(({ textContent }) => textContent);
    expect(review).toBeDisabled();
    const before = entries();
    await coming(() => page.learn(WORDS));
    expect(review).toBeEnabled();
    expect(entries().slice(0, before.length)).toEqual(before);
  });

  it('opens the dialogs', async () => {
    const { page, user } = await opened();
    for (const button of screen.getAllByRole('button', { name: 'New game' })) {
      doing(page, (actions) => actions.openPanel('help'));
      await user.click(button);
      expect(page.state().panel).toBe('set-up');
    }
    await user.click(screen.getByRole('button', { name: 'Rules' }));
    expect(page.state().panel).toBe('help');
  });

  describe('the settings menu', () => {
    const control = () => screen.getByLabelText('Settings');
    const settings = () => control().closest('details');
    const choices = () => within(settings() ?? document.body).getAllByRole('button');

    it('offers four themes, sounds and speech, and marks the current theme', async () => {
      const { user } = await opened();
      await user.click(control());
      await screen.findByRole('button', { name: 'Light' });
      expect(choices().map(({ textContent }) => textContent)).toEqual([
        'Match system',
        'Light',
        'Dark',
        'High contrast',
        'Sounds',
        'Full speech',
      ]);
      expect(choices().map((choice) => choice.getAttribute('aria-pressed'))).toEqual([
        'true',
        'false',
        'false',
        'false',
        'false',
        'false',
      ]);
    });

    it.each([
      ['Light', 'light'],
      ['Dark', 'dark'],
      ['High contrast', 'high-contrast'],
      ['Match system', 'system'],
    ])('sets %s in two clicks, and keeps the focus', async (label, theme) => {
      const { page, user } = await opened();
      page.actions.setTheme(theme === 'dark' ? 'light' : 'dark');
      await user.click(control());
      await user.click(await screen.findByRole('button', { name: label }));
      expect(page.state().settings.theme).toBe(theme);
      expect(settings()).not.toHaveAttribute('open');
      expect(control()).toHaveFocus();
      const chosen = choices().filter((choice) => choice.ariaPressed === 'true');
      expect(chosen.map(({ textContent }) => textContent)).toEqual([label]);
    });

    it('turns sounds on and off without closing', async () => {
      const { page, user } = await opened();
      await user.click(control());
      await user.click(await screen.findByRole('button', { name: 'Sounds', pressed: false }));
      expect(page.state().settings.sounds).toBe(true);
      await user.click(await screen.findByRole('button', { name: 'Sounds', pressed: true }));
      expect(page.state().settings.sounds).toBe(false);
    });

    it('closes on Esc without a change', async () => {
      const { page, user } = await opened();
      await user.click(control());
      await user.tab();
      await user.keyboard('{Escape}');
      expect(settings()).not.toHaveAttribute('open');
      expect(control()).toHaveFocus();
      expect(page.state().settings.theme).toBe('system');
    });
  });
});

describe('a menu by keys', () => {
  const button = () => menu()?.querySelector('summary');
  const item = (name: string) => screen.getByRole('button', { name });

  /** Opens the menu by the down arrow on its button. */
  async function openedByKeys() {
    const shown = await opened();
    act(() => button()?.focus());
    await shown.user.keyboard('{ArrowDown}');
    await waitFor(() => expect(item('Home')).toHaveFocus());
    return shown;
  }

  it('opens at its first item, and closes by Esc to its button', async () => {
    const { user } = await openedByKeys();
    expect(menu()).toHaveAttribute('open');
    await user.keyboard('{Escape}');
    expect(menu()).not.toHaveAttribute('open');
    expect(button()).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(item('Home')).toHaveFocus();
  });

  it('passes over an item that cannot be chosen now', async () => {
    const page = openPage();
    const over = smallGame(PLAIN_DRAWS, MIXED, ',', ',', ',', ',');
    await page.actions.importRecord(formatRecord(over.record));
    await settled();
    const { user } = show(page, header);
    await user.click(screen.getByText('Menu'));
    expect(await screen.findByRole('button', { name: 'Review' })).toBeDisabled();
    act(() => item('Branches').focus());
    await user.keyboard('{ArrowUp}');
    expect(item('Save to file…')).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(item('Branches')).toHaveFocus();
  });

  it('moves through its items, around both ends', async () => {
    const { user } = await openedByKeys();
    await user.keyboard('{ArrowUp}');
    expect(item('Open file…')).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    expect(item('Print…')).toHaveFocus();
    await user.keyboard('{End}{ArrowDown}');
    expect(item('Home')).toHaveFocus();
    await user.keyboard('{End}{Home}');
    expect(item('Home')).toHaveFocus();
  });

  it('moves to the next item with a letter, which does not go to the board', async () => {
    const { page, user } = await openedByKeys();
    doing(page, ({ putCursor }) => putCursor({ square: squareOf('c3'), direction: 'down' }));
    await user.keyboard('s');
    expect(item('Save to file…')).toHaveFocus();
    await user.keyboard('S');
    expect(item('Share')).toHaveFocus();
    await user.keyboard('te');
    expect(page.state().draft.order).toHaveLength(0);
    await user.keyboard(' ');
    expect(menu()).not.toHaveAttribute('open');
  });

  it('lets Tab go to the items as well, and out', async () => {
    const { user } = await openedByKeys();
    await user.tab();
    expect(menu()).toContainElement(document.activeElement as HTMLElement);
    await user.keyboard('{End}');
    await user.tab();
    expect(menu()).not.toHaveAttribute('open');
  });
});

describe('a menu by mouse or finger', () => {
  const summary = () => menu()?.querySelector('summary');
  const pressable = async (): Promise<void> => {
    const { user } = await opened();
    await user.click(screen.getByText('Menu'));
    await screen.findByRole('button', { name: 'Home' });
  };

  it('stays open under a press that takes the focus from its button, as in Safari', async () => {
    await pressable();
    act(() => summary()?.focus());
    expect(summary()).toHaveFocus();
    act(() => summary()?.blur());
    expect(menu()).toHaveAttribute('open');
  });

  it('is closed by a press outside', async () => {
    await pressable();
    fireEvent.pointerDown(screen.getByRole('button', { name: 'Home' }));
    expect(menu()).toHaveAttribute('open');
    fireEvent.pointerDown(document.body);
    expect(menu()).not.toHaveAttribute('open');
  });
});

describe('the record menu', () => {
  it('saves the record as a file, character for character', async () => {
    const { user } = await opened();
    const downloads = takeDownloads();
    await user.click(screen.getByText('Menu'));
    await user.click(await screen.findByRole('button', { name: 'Save to file…' }));
    expect(await downloads()).toEqual([text]);
  });

  it('becomes the games menu on the front page', async () => {
    const { page, user } = await opened();
    await user.click(screen.getByText('Menu'));
    await user.click(await screen.findByRole('button', { name: 'Home' }));
    expect(page.state().isAtFront).toBe(true);
    expect(screen.queryByText('Save to file…')).toBeNull();
    await user.click(screen.getByText('Menu'));
    await user.click(await screen.findByRole('button', { name: 'More games and boards…' }));
    expect(page.state().panel).toBe('set-up');
  });

  it('pauses computers that play on alone', async () => {
    const rules = { ...scraebbkle, seats: { least: 2, most: 3, fixed: [] } };
    const seats = seatsOf('human', 'computer', 'computer');
    const page = await pageWith(smallGame(PLAIN_DRAWS, { rules, seats }));
    const { user } = show(page, <Header />);
    await playing(page, (actions) => actions.resign());
    expect(page.state().table?.phase).toBe('thinking');
    await user.click(screen.getByText('Menu'));
    await user.click(await screen.findByRole('button', { name: 'Home' }));
    expect(page.state().table).toMatchObject({ phase: 'paused', running: false });
  });

  it('opens a record from a file, and closes', async () => {
    const shown = await opened();
    const other = formatRecord(smallGame(PLAIN_DRAWS, MIXED, ',').record);
    await open(shown, other);
    await waitFor(() => expect(shown.page.actions.exportRecord()).toBe(other));
    expect(screen.getByText('Opened game.json.')).toBeInTheDocument();
    expect(menu()).not.toHaveAttribute('open');
  });

  it.each([
    ['{}', 'This isn’t a saved game.'],
    [
      text.replace('"score": 2', '"score": 20'),
      'The game is damaged: at event 2, the words or the score don’t match the move.',
    ],
  ])('refuses an invalid record, and nothing changes', async (content, reason) => {
    const shown = await opened();
    const { announcements: _before, ...before } = shown.page.state();
    await open(shown, content);
    expect(
      await screen.findByText('Couldn’t open game.json. Nothing changed.'),
    ).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Your move' })).toHaveTextContent(reason);
    const { notice, announcements: _said, ...rest } = shown.page.state();
    expect(notice?.tone).toBe('refusal');
    expect({ ...rest, notice: undefined }).toEqual(before);
    expect(shown.page.storage.texts.get('record')).toBe(text);
  });
});
