import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { BoardFrame, Dock } from '../../src/components';
import { parseRecord } from '../../src/engine';
import { pageWith, PLAIN_DRAWS, smallGame } from '../support/page';
import { doing, show } from '../support/rendered-page';
import { valueOf } from '../support/results';
import { seatsOf } from '../support/seats';

const HELPED = { seats: seatsOf('human', 'computer'), help: true } as const;

const heatSwitch = () => screen.findByRole('switch', { name: 'Heat map on the board' });
const tinted = () => [...document.querySelectorAll('[class*="square--heat-"]')];
const chips = () => [...document.querySelectorAll('.lane-chip')].map((chip) => chip.textContent);
const squareNamed = (name: string) => document.querySelector(`[data-square="${name}"]`);

async function opened(...moves: readonly string[]) {
  const page = await pageWith(smallGame(PLAIN_DRAWS, HELPED, ...moves));
  const shown = show(
    page,
    <>
      <BoardFrame />
      <Dock />
    </>,
  );
  await waitFor(() => expect(screen.getByRole('grid')).toBeInTheDocument());
  await shown.user.click(screen.getByRole('tab', { name: 'Analysis' }));
  return { page, ...shown };
}

const helps = (page: Awaited<ReturnType<typeof opened>>['page']) =>
  valueOf(parseRecord(page.actions.exportRecord() ?? '', undefined)).record.events.flatMap(
    (event) => (event.kind === 'help' ? [event.help] : []),
  );

describe('the heat map', () => {
  it('tints free squares, with the best scores beside the labels, until it is switched off', async () => {
    const { page, user } = await opened('NO,2b', ',');
    expect(helps(page)).toEqual([]);
    expect(tinted()).toEqual([]);
    const heat = await heatSwitch();
    await user.click(heat);
    await waitFor(() => expect(tinted()).not.toEqual([]));
    expect(heat).toBeChecked();
    expect(squareNamed('b2')).not.toHaveClass(/square--heat-/);
    expect(chips()).not.toEqual([]);
    for (const chip of chips()) expect(chip).toMatch(/^(?:0|[+−]\d+)$/);
    expect(helps(page)).toEqual(['points']);
    await user.click(heat);
    await waitFor(() => expect(tinted()).toEqual([]));
    expect(chips()).toEqual([]);
  });

  it('is told in a sentence, and as a table', async () => {
    const { user } = await opened('NO,2b', ',');
    await user.click(await heatSwitch());
    const sentence = await screen.findByText(
      /^Best: row \d, .* Nothing fits on \d+ empty squares?\.$/,
    );
    expect(sentence).toHaveAttribute('role', 'status');
    await user.click(screen.getByText('Show as table'));
    // A header, 8 rows and 8 columns.
    expect(within(screen.getByRole('table')).getAllByRole('row')).toHaveLength(17);
  });

  it('is drawn for unseen tiles as well', async () => {
    const { user } = await opened('NO,2b', ',');
    await user.click(await heatSwitch());
    await user.click(await screen.findByRole('radio', { name: 'Unseen tiles' }));
    expect(await screen.findByText(/On average over 24 racks\./)).toBeInTheDocument();
  });

  it('goes with the turn', async () => {
    const { page, user } = await opened('NO,2b', ',');
    await user.click(await heatSwitch());
    await waitFor(() => expect(tinted()).not.toEqual([]));
    doing(page, (actions) => actions.pass());
    await waitFor(() => expect(tinted()).toEqual([]));
  });
});
