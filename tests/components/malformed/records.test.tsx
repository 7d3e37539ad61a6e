import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Header, MovePanel } from '../../../src/components';
import { seatsOf } from '../../support/seats';
import { pageWith, PLAIN_DRAWS, smallGame } from '../../support/page';
import { settled } from '../../support/fake-services';
import { coming, fileOf, show } from '../../support/rendered-page';
import { give, giveTo, openDialog, pressStart } from '../../support/set-up-dialog';
import { BAD_RECORDS, TEXT } from '../../golden/malformed/records';
import { ON_THE_TABLE } from '../../support/set-up-files';

const headline = (name: string): string => `Couldn’t open ${name}. Nothing changed.`;

describe('an invalid record', () => {
  it('is refused in the dialog, whose answers stay', async () => {
    const { page, user, type, kept } = await openDialog('ScraeBBKle');
    await type('Name of Player 1', 'Ann');
    await type('Seed (optional): same seed, same game', '77');
    const before = kept();
    expect(before.record).toBe(ON_THE_TABLE);
    for (const [what, text, reason] of BAD_RECORDS.slice(0, 2)) {
      await give('Game or board file', fileOf('other.json', 'none'));
      expect(screen.getByText(headline('other.json'))).toBeInTheDocument();
      await give('Game or board file', fileOf('bad.json', text));
      const said = screen.getByText(headline('bad.json')).parentElement?.textContent;
      expect({ what, said, kept: kept() }).toEqual({
        what,
        said: `${headline('bad.json')}${reason}`,
        kept: before,
      });
    }
    await pressStart(user);
    expect(page.state().table?.view.seats[0]?.name).toBe('Ann');
    expect(await page.actions.recordOfGame('game')).toBe(ON_THE_TABLE);
  });

  it('is refused at the table, and the game continues', async () => {
    const seats = seatsOf('human', 'computer');
    const page = await pageWith(smallGame(PLAIN_DRAWS, { seats }, 'NO,2b', ','));
    const { user } = show(
      page,
      <>
        <Header />
        <MovePanel />
      </>,
    );
    const kept = () => {
      const { notice: _, announcements: _said, ...state } = page.state();
      return { state, record: page.actions.exportRecord(), texts: [...page.storage.texts] };
    };
    await user.click(screen.getByText('Menu'));
    await user.click(screen.getByRole('textbox'));
    await user.paste('T,2b');
    const before = kept();
    expect(before.state.typed).toBe('T,2b');
    for (const [what, text, reason] of BAD_RECORDS.slice(0, 2)) {
      await giveTo(
        await screen.findByLabelText('Game or board file'),
        fileOf(`${what}.json`, text),
      );
      const said = screen.getByText(headline(`${what}.json`)).parentElement?.textContent;
      expect({ what, said, kept: kept() }).toEqual({
        what,
        said: `${headline(`${what}.json`)}${reason}`,
        kept: before,
      });
    }
  });

  it('is refused if it is too large or no longer exists', async () => {
    const { kept } = await openDialog('ScraeBBKle');
    const before = kept();
    const huge = Object.defineProperty(fileOf('huge.json', ''), 'size', { value: 20_000_001 });
    await give('Game or board file', huge);
    expect(screen.getByText(headline('huge.json')).parentElement).toHaveTextContent(
      `${headline('huge.json')}That file is over 20 MB. Choose a smaller one.`,
    );
    expect(kept()).toEqual(before);
  });
});

describe('a valid record', () => {
  it.each([
    ['a byte order mark', `\uFEFF${TEXT}`],
    ['CR LF', TEXT.replaceAll('\n', '\r\n')],
    ['CR alone', TEXT.replaceAll('\n', '\r')],
  ])('is opened with %s', async (_what, text) => {
    const { page } = await openDialog('ScraeBBKle');
    await give('Game or board file', fileOf('good.json', text));
    expect(page.actions.exportRecord()).toBe(TEXT);
    await coming(settled);
    expect(page.state().notice?.headline).toBe('Opened good.json.');
  });
});
