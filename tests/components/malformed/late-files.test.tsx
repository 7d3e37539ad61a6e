import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { classic, formatRuleBook } from '../../../src/engine';
import { fileOf, lateFile } from '../../support/rendered-page';
import { alerts, give, openDialog } from '../../support/set-up-dialog';

const rules = (name: string): string =>
  formatRuleBook({ rules: { ...classic, name }, board: undefined });

it.each<
  [label: string, game: string, late: string, last: string, shown: () => unknown, is: string]
>([
  [
    'Rules file',
    'Custom rules',
    rules('Late rules'),
    rules('Last rules'),
    () => screen.getByText(/^· last$/).parentElement?.textContent,
    'Last rules · last',
  ],
  [
    'Word list file',
    'ScraeBBKle',
    'late',
    'last',
    () => screen.getByText('last', { selector: 'strong' }).textContent,
    'last',
  ],
  [
    'Script file',
    'Configured',
    'late',
    'last',
    () => screen.getByDisplayValue('last').tagName,
    'TEXTAREA',
  ],
])('a late file does not replace one chosen after it: %s', async (label, game, ...texts) => {
  const [before, after, shown, is] = texts;
  const { kept } = await openDialog(game);
  const late = lateFile('late', before);
  await give(label, late.file);
  await give(label, fileOf('last', after));
  const answered = kept().answers;
  expect(shown()).toBe(is);
  await late.come();
  expect(shown()).toBe(is);
  expect(kept().answers).toEqual(answered);
  expect(alerts()).toBe('');
});
