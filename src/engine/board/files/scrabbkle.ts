import { BOARD_SIZES } from '../../limits';
import { ok, type Result } from '../../result';
import type { Board } from '../board';
import type { Square } from '../square';
import type { BoardFileError } from './error';
import { linesOf, parseNumber } from './header';
import { bracketTokenParser, parseRows } from './rows';

const SIZE = { code: 'BAD_SIZE', ...BOARD_SIZES.scrabbkle.sides } as const;
const readTokens = bracketTokenParser({ letter: ['(', ')'], word: ['{', '}'] });

/** The centre square; on a board of even size, the top left one of the central four. */
function centreOf(size: number): Square {
  const middle = Math.floor((size - 1) / 2);
  return { row: middle, column: middle };
}

/**
 * Parses a board in the ScraBBKle format: one number for both rows and columns, then one line of tokens per
 * row (`.` plain, `(n)` letter factor, `{n}` word factor). The start square is the centre.
 */
export function parseScrabbkleBoard(text: string): Result<Board, BoardFileError> {
  const [header = '', ...lines] = linesOf(text);
  const size = parseNumber({ found: header, line: 1, column: 1 }, SIZE);
  if (!size.ok) return size;
  const shape = { rows: size.value, columns: size.value };
  const premiums = parseRows(lines, { ...shape, firstLine: 2 }, readTokens);
  return premiums.ok
    ? ok({ ...shape, start: centreOf(size.value), premiums: premiums.value })
    : premiums;
}
