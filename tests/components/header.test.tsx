import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Header, MovePanel, ResignItem } from '../../src/components';
import { configured, formatRecord, ok } from '../../src/engine';
import { openPage, compiled, pageWith, PLAIN_DRAWS, smallGame, WORDS } from '../support/page';
import { moveOf } from '../support/games';
import { settled } from '../support/hand-made-services';
import { coming, doing, fileOf, show, takeDownloads } from '../support/rendered-page';
import { seatsOf } from '../support/seats';

const MIXED = { seats: seatsOf('human', 'computer') } as const;
const timeline = smallGame(PLAIN_DRAWS, MIXED, 'NO,2b', 'D,c1');
const text = formatRecord(timeline.record);

const header = <Header drawGameItems={(close) => <ResignItem onDone={close} />} />;

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

const menu = () => screen.getByText('Record').closest('details');

const open = async (
  { user }: { readonly user: Awaited<ReturnType<typeof opened>>['user'] },
  content: string,
): Promise<void> => {
  await user.click(screen.getByText('Record'));
  expect(menu()).toHaveAttribute('open');
  // The browser's own window for choosing files takes no focus from the page.
  const files = [fileOf('game.json', content)];
  fireEvent.change(screen.getByLabelText('Record file'), { target: { files } });
  await coming(settled);
};

describe('the header', () => {
  it('names the game and what is being played', async () => {
    await opened();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^ScraeBBKle/);
    expect(screen.getByText('ScraeBBKle · Small · 8 × 8 · closed game')).toBeInTheDocument();
  });

  it('says where the words of a game are not those at hand', async () => {
    const page = openPage();
    await page.learn([...WORDS, 'OTHER']);
    page.actions.importRecord(text);
    await settled();
    // None of the other lists of the page is theirs.
    await page.words.settle(ok(compiled(['EI'])));
    show(page, <Header />);
    expect(screen.getByText(/· words not checked$/)).toBeInTheDocument();
  });

  it('opens the dialogs', async () => {
    const { page, user } = await opened();
    await user.click(screen.getByRole('button', { name: 'New game' }));
    expect(page.state().panel).toBe('set-up');
    await user.click(screen.getByRole('button', { name: /^Rules.\?$/ }));
    expect(page.state().panel).toBe('help');
  });

  describe('the menu of colours', () => {
    const control = () => screen.getByLabelText(/^Colours/);
    const colours = () => control().closest('details');
    const choices = () => within(colours() ?? document.body).getAllByRole('button');

    it('offers four looks and tells which one is set', async () => {
      const { user } = await opened();
      expect(control()).toHaveAccessibleName('Colours: as the system has it');
      await user.click(control());
      expect(choices().map(({ textContent }) => textContent)).toEqual([
        'As the system has it',
        'Light',
        'Dark',
        'High contrast',
      ]);
      expect(choices().map((choice) => choice.getAttribute('aria-pressed'))).toEqual([
        'true',
        'false',
        'false',
        'false',
      ]);
    });

    it.each([
      ['Light', 'light'],
      ['Dark', 'dark'],
      ['High contrast', 'high-contrast'],
      ['As the system has it', 'system'],
    ])('sets %s by two presses, and keeps the focus', async (label, theme) => {
      const { page, user } = await opened();
      page.actions.setTheme(theme === 'dark' ? 'light' : 'dark');
      await user.click(control());
      await user.click(screen.getByRole('button', { name: label }));
      expect(page.state().settings.theme).toBe(theme);
      expect(colours()).not.toHaveAttribute('open');
      expect(control()).toHaveFocus();
      expect(control()).toHaveAccessibleName(`Colours: ${label.toLowerCase()}`);
    });

    it('closes by Esc and sets nothing', async () => {
      const { page, user } = await opened();
      await user.click(control());
      await user.tab();
      await user.keyboard('{Escape}');
      expect(colours()).not.toHaveAttribute('open');
      expect(control()).toHaveFocus();
      expect(page.state().settings.theme).toBe('system');
    });
  });
});

describe('the record', () => {
  it('is saved as a file, to the letter', async () => {
    const { user } = await opened();
    const downloads = takeDownloads();
    await user.click(screen.getByText('Record'));
    await user.click(screen.getByRole('button', { name: 'Save record' }));
    expect(await downloads()).toEqual([text]);
  });

  it('cannot be saved where there is no game', () => {
    show(openPage(), <Header />);
    expect(screen.getByText('Save record')).toBeDisabled();
  });

  it('is opened from a file, and the menu closes', async () => {
    const shown = await opened();
    const other = formatRecord(smallGame(PLAIN_DRAWS, MIXED, ',').record);
    await open(shown, other);
    expect(shown.page.actions.exportRecord()).toBe(other);
    expect(screen.getByText('The record game.json has been opened.')).toBeInTheDocument();
    expect(menu()).not.toHaveAttribute('open');
  });

  it.each([
    ['{}', 'The file is not the record of a game.'],
    [
      text.replace('"score": 2', '"score": 20'),
      'The record cannot be right: at event 2, the words or the score are not those of the play.',
    ],
  ])('that is broken is refused, and nothing changes', async (content, reason) => {
    const shown = await opened();
    const { announcements: _before, ...before } = shown.page.state();
    await open(shown, content);
    expect(
      screen.getByText('The record game.json was not opened, and nothing has changed.'),
    ).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Your move' })).toHaveTextContent(reason);
    const { notice, announcements: _said, ...rest } = shown.page.state();
    expect(notice?.tone).toBe('refusal');
    expect({ ...rest, notice: undefined }).toEqual(before);
    expect(shown.page.storage.texts.get('record')).toBe(text);
  });
});

describe('the game before', () => {
  const back = () => screen.queryByRole('button', { name: 'Back to the game before' });

  it('is offered once another has been left, and the menu closes', async () => {
    const shown = await opened();
    expect(back()).toBeNull();
    const other = formatRecord(smallGame(PLAIN_DRAWS, MIXED, ',').record);
    await open(shown, other);
    const button = back();
    if (!button) throw new Error('The game before is not offered');
    await shown.user.click(screen.getByText('Record'));
    await shown.user.click(button);
    expect(shown.page.actions.exportRecord()).toBe(text);
    expect(menu()).not.toHaveAttribute('open');
  });
});

describe('a resignation', () => {
  const items = () => within(menu() ?? document.body);
  const item = (name: string) => items().queryByRole('button', { name });

  it('asks in place, below what was pressed, and can be taken back', async () => {
    const { page, user } = await opened();
    await user.click(screen.getByText('Record'));
    await user.click(items().getByRole('button', { name: 'Resign' }));
    const [keep, yes] = items().getAllByRole('button').slice(-2);
    expect(keep).toHaveTextContent('Keep playing');
    expect(keep).toHaveAttribute('aria-expanded', 'true');
    expect(yes).toHaveTextContent('Yes, resign');
    await user.click(items().getByRole('button', { name: 'Keep playing' }));
    expect(item('Yes, resign')).toBeNull();
    expect(page.state().table?.turns).toBe(2);
  });

  it('ends the game once it is meant, closes the menu, and says who resigned', async () => {
    const { page, user } = await opened();
    await user.click(screen.getByText('Record'));
    await user.click(items().getByRole('button', { name: 'Resign' }));
    await user.click(items().getByRole('button', { name: 'Yes, resign' }));
    expect(page.state().table?.phase).toBe('over');
    expect(menu()).not.toHaveAttribute('open');
    const scores = within(screen.getByRole('region', { name: 'Final scores' }));
    expect(scores.getByText('Player 2 wins!')).toBeInTheDocument();
    expect(scores.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Player 1 scored 2 points. resigned',
      'Player 2 scored 3 points. ',
      'Player 2 alone is left in the game.',
    ]);
    expect(item('Resign')).toBeNull();
  });

  it('is taken back by Esc, which then closes the menu', async () => {
    const { page, user } = await opened();
    await user.click(screen.getByText('Record'));
    await user.click(items().getByRole('button', { name: 'Resign' }));
    await user.tab();
    expect(item('Yes, resign')).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(item('Resign')).toHaveFocus();
    expect(menu()).toHaveAttribute('open');
    await user.keyboard('{Escape}');
    expect(menu()).not.toHaveAttribute('open');
    expect(page.state().table?.turns).toBe(2);
  });

  it('is not asked for any more in a menu that was closed', async () => {
    const { user } = await opened();
    await user.click(screen.getByText('Record'));
    await user.click(items().getByRole('button', { name: 'Resign' }));
    await user.click(screen.getByText('Record'));
    await coming(settled);
    expect(item('Yes, resign')).toBeNull();
  });

  it('is offered in the turn of a person at this screen alone', async () => {
    const page = await pageWith(smallGame(PLAIN_DRAWS, MIXED, 'NO,2b'));
    show(page, header);
    expect(item('Resign')).toBeNull();
    page.search.last().answer(moveOf(','));
    await coming(settled);
    expect(item('Resign')).toBeInTheDocument();
    doing(page, ({ showTurn }) => showTurn(0));
    expect(item('Resign')).toBeNull();
  });

  it('is not offered to one who plays alone', async () => {
    const seats = seatsOf('human');
    const page = await pageWith(smallGame(PLAIN_DRAWS, { rules: configured, seats }));
    show(page, header);
    expect(page.state().table?.phase).toBe('your-turn');
    expect(item('Resign')).toBeNull();
  });
});
