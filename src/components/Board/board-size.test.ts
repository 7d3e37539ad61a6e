import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boardSize, type Shape, type LayoutContext } from './board-size';
import { COLUMN_ABOVE_FOOT, FOOT_LEDGE, HEADER, LEDGE, LOW_COLUMN, NARROW_LEDGE } from './lengths';

/**
 * Expected sizes by window and its text size, 1 by default, for the shapes of the first entry: side of a square, or overview side → zoomed side
 * (frame), and the place of the ledge.
 */
const SIZES: Readonly<Record<string, readonly string[]>> = {
  '': ['7×28', '15×15', '16×14', '26×99', '2×2', '60×60'],
  '1360×860': [
    '27 column',
    '44 rim',
    '48 rim',
    '6.7→34 (26×19) rim',
    '96 column',
    '11→32 (28×21) rim',
  ],
  '1366×650': [
    '19→44 (7×12) column',
    '36 column',
    '39 column',
    '5.5→33 (26×16) column',
    '96 column',
    '9.1→32 (27×17) column',
  ],
  '1366×768': [
    '23→44 (7×15) column',
    '44 column',
    '47 column',
    '5.8→34 (26×17) rim',
    '96 column',
    '9.6→32 (28×18) rim',
  ],
  '1920×1080': [
    '34 column',
    '59 rim',
    '63 rim',
    '9.0→44 (26×20) rim',
    '96 column',
    '14→32 (45×27) rim',
  ],
  '1920×1080 1.25': [
    '34 column',
    '59 rim',
    '63 rim',
    '9.0→52 (26×17) rim',
    '96 column',
    '14→40 (33×22) rim',
  ],
  '2560×1440 1.5': [
    '47 column',
    '82 rim',
    '88 rim',
    '12→66 (26×18) rim',
    '96 column',
    '20→48 (39×25) rim',
  ],
  '900×860': [
    '17→96 (7×5) stack',
    '32 stack',
    '34 stack',
    '4.9→36 (24×13) stack',
    '96 stack',
    '8.1→36 (24×13) stack',
  ],
  '960×540': [
    '17→78 (7×6) column',
    '33 column',
    '34 column',
    '5.0→33 (16×15) column',
    '96 column',
    '8.3→33 (16×15) column',
  ],
  '820×1180': [
    '25 stack',
    '48 stack',
    '49 stack',
    '7.2→36 (22×20) stack',
    '96 stack',
    '12→36 (22×20) stack',
  ],
  '844×390': [
    '12→61 (7×5) column',
    '23→35 (12×10) column',
    '25 column',
    '3.5→35 (12×10) column',
    '96 column',
    '5.8→35 (12×10) column',
  ],
  '667×375': [
    '11→36 (7×9) column',
    '17→36 (7×9) column',
    '18→36 (9×7) foot',
    '3.3→36 (7×9) column',
    '96 column',
    '4.2→36 (7×9) column',
  ],
  '390×844': [
    '15→52 (7×8) stack',
    '24 stack',
    '22→36 (10×11) stack',
    '4.2→36 (10×11) stack',
    '96 stack',
    '6.1→36 (10×11) stack',
  ],
  '360×640': [
    '9.6→48 (7×5) stack',
    '18→37 (9×7) stack',
    '19→37 (9×7) stack',
    '2.7→37 (9×7) stack',
    '96 stack',
    '4.5→37 (9×7) stack',
  ],
};

const numbersIn = (text: string): readonly [number, number] => {
  const [first = 0, second = 0] = text.split('×').map(Number);
  return [first, second];
};

function sizeIn(windowAndText: string, shape: string): string {
  const [window = '', letters = '1'] = windowAndText.split(' ');
  const [width, height] = numbersIn(window);
  const [columns, rows] = numbersIn(shape);
  const size = boardSize(
    { columns, rows },
    {
      window: { width, height },
      seats: 2,
      hasOpenRack: false,
      rackSize: 7,
      letters: Number(letters),
    },
  );
  const { square, zoomed, frame, ledge } = size;
  const shown = square < 10 ? (Math.floor(square * 10) / 10).toFixed(1) : String(square);
  return square >= 24
    ? `${square} ${ledge}`
    : `${shown}→${zoomed} (${frame.columns}×${frame.rows}) ${ledge}`;
}

/** Overflow of board, rack and *Play* together beyond the window; not computed beside a high column. */
function beyond(shape: Shape, around: LayoutContext): { across: number; down: number } {
  const { window, seats, hasOpenRack } = around;
  const size = boardSize(shape, around);
  const { arrangement, ledge, rim, frame, zoomed, growth, isCompact } = size;
  const width = frame.columns * zoomed + rim.left + rim.right;
  const height = frame.rows * zoomed + rim.top + rim.bottom;
  const isNarrow = window.width / growth < 700;
  const out = (length: number, room: number): number => Math.max(0, Math.ceil(length - room - 1));
  if (arrangement === 'flat') {
    const column = ledge === 'foot' ? COLUMN_ABOVE_FOOT : LOW_COLUMN;
    const below = ledge === 'foot' ? FOOT_LEDGE * growth + 6 : 0;
    return {
      across: out(width + column * growth + 24, window.width),
      down: out(height + below + 12, window.height),
    };
  }
  if (arrangement !== 'stack') return { across: out(width, window.width), down: 0 };
  const lines = Math.max(2, Math.ceil(seats / 2)) * size.seatLine + 2 * growth;
  const scores = HEADER + (seats > 2 ? 88 : 54) + (hasOpenRack ? 30 : 0);
  const hands = isNarrow ? size.lowMovePanel + NARROW_LEDGE * growth : (76 + LEDGE) * growth;
  return {
    across: out(width, window.width),
    down: out((isCompact ? lines : scores * growth) + height + hands, window.height),
  };
}

describe('board size', () => {
  const { '': shapes = [], ...windows } = SIZES;
  for (const [window, sizes] of Object.entries(windows)) {
    it(`fills a window of ${window}`, () => {
      expect(shapes.map((shape) => sizeIn(window, shape))).toEqual(sizes);
    });
  }

  const usual = { seats: 2, hasOpenRack: false, rackSize: 7 };
  const DEFAULT = { columns: 16, rows: 14 };

  it('keeps zoomed squares large enough for fingers, and four rows in view, on any board and phone', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 60 }),
        fc.integer({ min: 2, max: 1000 }),
        fc.integer({ min: 320, max: 699 }),
        fc.integer({ min: 320, max: 1000 }),
        (columns, rows, width, height) => {
          const size = boardSize({ columns, rows }, { ...usual, window: { width, height } });
          expect(size.frame.columns * size.zoomed).toBeLessThanOrEqual(width);
          expect(size.frame.rows).toBeGreaterThanOrEqual(Math.min(4, rows));
          if (size.square < 24) expect(size.zoomed).toBeGreaterThanOrEqual(32);
        },
      ),
    );
  });

  it('keeps four rows in view above an on-screen keyboard', () => {
    for (const height of [390, 430]) {
      const { square, zoomed, frame } = boardSize(DEFAULT, {
        ...usual,
        window: { width: 360, height },
        isTyping: true,
      });
      expect(square).toBeLessThan(24);
      expect(zoomed).toBeGreaterThanOrEqual(32);
      expect(frame.rows).toBeGreaterThanOrEqual(4);
    }
  });

  it('keeps rack and Play in view from the minimum window size up, at any text size', () => {
    const letters = fc.constantFrom(0.75, 1, 1.25, 1.5, 1.75, 2);
    const across = fc.record({
      width: fc.integer({ min: 480, max: 2600 }),
      height: fc.integer({ min: 320, max: 1500 }),
    });
    const upright = fc.record({
      width: fc.integer({ min: 320, max: 1400 }),
      height: fc.integer({ min: 480, max: 1500 }),
    });
    const game = fc.record({
      seats: fc.constantFrom(2, 2, 2, 3, 4),
      hasOpenRack: fc.boolean(),
      rackSize: fc.integer({ min: 1, max: 7 }),
    });
    fc.assert(
      fc.property(fc.oneof(across, upright), letters, game, (window, size, rest) => {
        const { width, height } = window;
        fc.pre(size <= 1 || (Math.min(width, height) >= 360 && Math.max(width, height) >= 640));
        expect(beyond(DEFAULT, { ...rest, window, letters: size })).toEqual({ across: 0, down: 0 });
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    ['320×480', 1],
    ['360×640', 1],
    ['390×844', 1],
    ['480×320', 1],
    ['640×360', 1],
    ['667×375', 1],
    ['844×390', 1],
    ['683×330', 1],
    ['640×400', 1],
    ['390×844', 1.5],
    ['390×844', 2],
    ['360×640', 1.5],
    ['360×640', 2],
  ])('has finger-sized tiles and squares in a window of %s at a text size of %d', (of, letters) => {
    const [width, height] = numbersIn(of);
    const around = { ...usual, hasOpenRack: true, window: { width, height }, letters };
    const { square, zoomed, frame, tile } = boardSize(DEFAULT, around);
    expect(beyond(DEFAULT, around)).toEqual({ across: 0, down: 0 });
    expect(tile).toBeGreaterThanOrEqual(44);
    expect(zoomed).toBeGreaterThanOrEqual(square < 24 ? 32 : 24);
    expect(frame.rows).toBeGreaterThanOrEqual(4);
    expect(square).toBeGreaterThanOrEqual(9);
  });

  it.each([
    ['1360×860', 1, false],
    ['1366×650', 1, false],
    ['1900×1200', 1.5, false],
    ['1920×1080', 1.25, true],
    ['2560×1440', 1.5, true],
  ])('has a wide column in a window of %s at a text size of %d: %s', (of, letters, isWide) => {
    const [width, height] = numbersIn(of);
    const { hasWideColumn } = boardSize(DEFAULT, { ...usual, window: { width, height }, letters });
    expect(hasWideColumn).toBe(isWide);
  });

  it('chooses the same arrangement as the media queries', () => {
    // The media queries of the table use only these two lengths, in em.
    const window = fc.record({
      width: fc.integer({ min: 200, max: 1600 }),
      height: fc.integer({ min: 200, max: 1600 }),
    });
    fc.assert(
      fc.property(window, fc.constantFrom(1, 1.25, 1.5, 2), ({ width, height }, letters) => {
        const { arrangement } = boardSize(DEFAULT, {
          ...usual,
          window: { width, height },
          letters,
        });
        const isSmall = width / letters < 700 || height / letters < 600;
        const isLargeStack = arrangement === 'stack' && width / letters >= 700;
        expect(arrangement === 'flat' || (arrangement === 'stack' && !isLargeStack)).toBe(isSmall);
      }),
      { numRuns: 2000 },
    );
  });

  it("scales with the browser's text size, as in a smaller window", () => {
    const large = boardSize(DEFAULT, {
      ...usual,
      window: { width: 1800, height: 1400 },
      letters: 2,
    });
    const small = boardSize(DEFAULT, { ...usual, window: { width: 900, height: 700 } });
    // In whole pixels.
    expect(large.square - 2 * small.square).toBeOneOf([0, 1]);
    expect(large.zoomed).toBe(large.square);
    expect(large.rim.top).toBe(2 * small.rim.top);
    expect(large.arrangement).toBe(small.arrangement);
  });
});

describe('a line that says what to beat', () => {
  it('takes its height from the board in a stack, so that the ledge stays in the window', () => {
    const around = {
      window: { width: 360, height: 640 },
      seats: 2,
      hasOpenRack: false,
      rackSize: 7,
    };
    const shape = { columns: 15, rows: 15 };
    const without = boardSize(shape, around).square;
    const withTarget = boardSize(shape, { ...around, hasTarget: true }).square;
    expect(shape.rows * (without - withTarget)).toBeGreaterThanOrEqual(15);
    expect(boardSize(shape, { ...around, hasTarget: false }).square).toBe(without);
  });
});
