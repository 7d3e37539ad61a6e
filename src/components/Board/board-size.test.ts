import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boardSize } from './board-size';

/** Every size of the design: the side of a square, or that of an overview, the zoomed side, and the frame. */
const SIZES: Readonly<Record<string, readonly string[]>> = {
  '': ['7×28', '15×15', '16×14', '26×99', '2×2', '60×60'],
  '1360×860': [
    '27 column',
    '44 rim',
    '48 rim',
    '6.7→34 (26×19) rim',
    '72 column',
    '11→32 (28×21) rim',
  ],
  '1366×650': [
    '19→44 (7×12) column',
    '36 column',
    '39 column',
    '5.5→33 (26×16) column',
    '72 column',
    '9.1→32 (27×17) column',
  ],
  '1366×768': [
    '23→44 (7×15) column',
    '44 column',
    '47 column',
    '5.8→34 (26×17) rim',
    '72 column',
    '9.6→32 (28×18) rim',
  ],
  '1920×1080': [
    '34 column',
    '59 rim',
    '63 rim',
    '9.0→44 (26×20) rim',
    '72 column',
    '14→32 (45×27) rim',
  ],
  '820×1180': [
    '26 stack',
    '48 stack',
    '49 stack',
    '7.4→36 (22×20) stack',
    '72 stack',
    '12→36 (22×20) stack',
  ],
  '844×390': [
    '12→56 (7×6) column',
    '23→33 (12×10) column',
    '24 column',
    '3.5→33 (12×10) column',
    '72 column',
    '5.8→33 (12×10) column',
  ],
  '390×844': [
    '15→52 (7×8) stack',
    '24 stack',
    '22→36 (10×11) stack',
    '4.2→36 (10×11) stack',
    '72 stack',
    '6.1→36 (10×11) stack',
  ],
  '360×640': [
    '9.6→48 (7×5) stack',
    '18→37 (9×7) stack',
    '19→37 (9×7) stack',
    '2.7→37 (9×7) stack',
    '72 stack',
    '4.5→37 (9×7) stack',
  ],
};

const numbersIn = (text: string): readonly [number, number] => {
  const [first = 0, second = 0] = text.split('×').map(Number);
  return [first, second];
};

function sizeIn(window: string, shape: string): string {
  const [width, height] = numbersIn(window);
  const [columns, rows] = numbersIn(shape);
  const size = boardSize(
    { columns, rows },
    { window: { width, height }, seats: 2, hasOpenRack: false, rackSize: 7 },
  );
  const { square, zoomed, frame, ledge } = size;
  const shown = square < 10 ? (Math.floor(square * 10) / 10).toFixed(1) : String(square);
  return square >= 24
    ? `${square} ${ledge}`
    : `${shown}→${zoomed} (${frame.columns}×${frame.rows}) ${ledge}`;
}

describe('the size of a board', () => {
  const { '': shapes = [], ...windows } = SIZES;
  for (const [window, sizes] of Object.entries(windows)) {
    it(`is as large as a window of ${window} lets it be`, () => {
      expect(shapes.map((shape) => sizeIn(window, shape))).toEqual(sizes);
    });
  }

  const usual = { seats: 2, hasOpenRack: false, rackSize: 7 };
  const DEFAULT = { columns: 16, rows: 14 };

  it('has squares for fingers where it is zoomed, and four rows of them in sight, on any board and phone', () => {
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

  it('keeps four rows in sight above an on-screen keyboard', () => {
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

  it('grows with the letters that are chosen in the browser, as in a smaller window', () => {
    const large = boardSize(DEFAULT, {
      ...usual,
      window: { width: 1800, height: 1400 },
      letters: 2,
    });
    const small = boardSize(DEFAULT, { ...usual, window: { width: 900, height: 700 } });
    expect(large.square).toBe(2 * small.square);
    expect(large.zoomed).toBe(2 * small.zoomed);
    expect(large.rim.top).toBe(2 * small.rim.top);
    expect(large.arrangement).toBe(small.arrangement);
  });
});
