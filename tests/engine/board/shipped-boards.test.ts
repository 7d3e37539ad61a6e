import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { formatScraebbkleBoard, parseScraebbkleBoard } from '../../../src/engine';

const resources = new URL('../../../public/resources/', import.meta.url);

const files = [
  'defaultBoard.txt',
  ...readdirSync(new URL('boards/', resources)).map((name) => `boards/${name}`),
];

it('there are boards of character beside the default one', () => {
  expect(files.length).toBeGreaterThanOrEqual(4);
});

it.each(files)('%s is a board, and is written as its file says', (file) => {
  const text = readFileSync(new URL(file, resources), 'utf8');
  const board = parseScraebbkleBoard(text);
  expect(board).toMatchObject({ ok: true });
  if (board.ok) expect(formatScraebbkleBoard(board.value).trimEnd()).toBe(text.trimEnd());
});
