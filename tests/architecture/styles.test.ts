import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../src', import.meta.url));

/** The parts of the page that hold a board: its squares are thousands, on the largest. */
const AROUND_BOARD =
  /\.(?:app|app__table|front|board-frame|board)(?:--[a-z-]+)*(?::not\([^)]*\))*:has\(/;

/** Selectors that ask what is in something that holds a board, by file. */
const asked = (css: string): readonly string[] =>
  css.split('\n').filter((line) => AROUND_BOARD.test(line));

it('no style asks what a part of the page holds in which the board lies', () => {
  // Whatever changes in there, a browser then looks at the style of every square.
  expect(asked('.app__table--stack:not(.x):has(.result) {')).toHaveLength(1);
  const files = readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.css'),
  );
  expect(files.length).toBeGreaterThan(30);
  expect(files.flatMap((file) => asked(readFileSync(`${ROOT}/${file}`, 'utf8')))).toEqual([]);
});
