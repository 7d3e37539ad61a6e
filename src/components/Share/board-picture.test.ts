import { describe, expect, it } from 'vitest';
import { classic, type GameSetup, scraebbkle, viewFor } from '../../engine';
import { gameOf, setupOf } from '../../../tests/support/games';
import { lexicon } from '../../../tests/support/page';
import { peopleNamed } from '../../../tests/support/seats';
import { boardPicture } from './board-picture';

/** Draws an open game on a board of 8 × 8 squares; elements are in the order of drawing. */
function drawn(changes: Partial<GameSetup>) {
  const game = gameOf(setupOf('', lexicon, { openRacks: true, ...changes }), lexicon);
  const { svg } = boardPicture(viewFor(game, 'everyone'), (name) => name);
  const elements = (kind: string) =>
    [...svg.matchAll(new RegExp(`<${kind} ([^>]*)>([^<]*)`, 'g'))].map(([, attributes, text]) => {
      const number = (name: string): number =>
        Number(new RegExp(`\\b${name}="([^"]*)"`).exec(attributes ?? '')?.[1] ?? 0);
      const [x, y] = [number('x'), number('y')];
      const [right, bottom] = [x + number('width'), y + number('height')];
      return { text, x, y, right, bottom, size: number('font-size') };
    });
  const [picture, ...boxes] = elements('rect');
  return { picture, boxes, texts: elements('text') };
}

const TILES = {
  ...classic.tileSet,
  letters: classic.tileSet.letters.map((each) => ({ ...each, count: each.count * 2 })),
};

describe('the picture of a board', () => {
  it.each([7, 9, 63])('has every tile of a rack of %i inside', (rackSize) => {
    const { picture, boxes } = drawn({ rules: { ...classic, tileSet: TILES, rackSize } });
    // A tile is drawn as two boxes, its edge and its top.
    expect(boxes).toHaveLength(64 + 2 * rackSize);
    expect(Math.min(...boxes.map(({ x }) => x))).toBeGreaterThan(0);
    expect(Math.max(...boxes.map(({ right }) => right))).toBeLessThan(picture?.right ?? 0);
    expect(Math.max(...boxes.map(({ bottom }) => bottom))).toBeLessThan(picture?.bottom ?? 0);
    const places = boxes.slice(64).map(({ x, y }) => `${x}, ${y}`);
    expect(new Set(places).size).toBe(2 * rackSize);
  });

  it('has scores of names in capitals inside', () => {
    const seats = peopleNamed('WWWWWWWW', 'MMMMMMMM');
    const { picture, texts } = drawn({ rules: scraebbkle, seats });
    const lines = texts.filter(({ text }) => text?.endsWith(' 0'));
    expect(lines.map(({ text }) => text)).toEqual(['WWWWWWWW 0', 'MMMMMMMM 0']);
    // Of Arial, in bold; other characters are at least as wide as a space.
    const ems = { W: 0.94, M: 0.83 } as Readonly<Record<string, number>>;
    for (const { text, x, size } of lines) {
      const width = [...(text ?? '')].reduce((sum, letter) => sum + (ems[letter] ?? 0.28), 0);
      expect(x + size * width).toBeLessThan((picture?.right ?? 0) - x);
    }
  });

  it('has the scores above the board, on as many lines as they need', () => {
    const names = ['Ann', 'Bob', 'A player whose name takes all of a line'];
    const rules = { ...scraebbkle, seats: { least: 2, most: 3, fixed: [] } };
    const { picture, boxes, texts } = drawn({ rules, seats: peopleNamed(...names) });
    const lines = texts.slice(0, 2);
    expect(lines.map(({ text }) => text)).toEqual(['Ann 0 · Bob 0', `${names[2]} 0`]);
    const [first, second] = lines;
    expect(second?.y).toBeGreaterThan(first?.y ?? 0);
    expect(Math.min(...boxes.map(({ y }) => y))).toBeGreaterThan(second?.y ?? 0);
    // A bold letter is about 0.6 of its size wide.
    const room = (picture?.right ?? 0) - 2 * (first?.x ?? 0);
    for (const { text, size } of lines) expect(0.6 * size * (text ?? '').length).toBeLessThan(room);
  });
});
