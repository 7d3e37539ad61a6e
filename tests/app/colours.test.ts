import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** The colours of a theme by the names of their tokens. */
type Tokens = ReadonlyMap<string, string>;

const css = readFileSync(new URL('../../src/app/theme.css', import.meta.url), 'utf8');

function tokensOf(selector: string): Tokens {
  const start = css.indexOf(`${selector} {`);
  const block = css.slice(start, css.indexOf('}', start));
  return new Map(
    [...block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{3,6});/g)].map(([, name = '', colour = '']) => [
      name,
      colour,
    ]),
  );
}

function channels(hex: string): readonly number[] {
  const digits = hex.slice(1);
  const width = digits.length / 3;
  return [0, 1, 2].map((index) => {
    const channel = digits.slice(index * width, (index + 1) * width);
    return Number.parseInt(width === 1 ? channel + channel : channel, 16) / 255;
  });
}

/** Relative luminance of a colour, 0 to 1, as WCAG 2 defines it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex).map((channel) =>
    channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colours, 1 to 21, as WCAG 2 defines it. */
function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

/** What is written on what, and how well it must be read. */
const PAIRS: readonly (readonly [ink: string, ground: string, least: number])[] = [
  ['ink', 'page', 7],
  ['ink', 'panel', 7],
  ['ink', 'selected', 7],
  ['ink', 'square', 7],
  ['muted', 'page', 4.5],
  ['muted', 'panel', 4.5],
  ['muted', 'sunken', 4.5],
  ['muted', 'selected', 4.5],
  ['accent', 'panel', 4.5],
  ['on-accent', 'accent', 4.5],
  ['refusal', 'panel', 4.5],
  ['board-label', 'board', 4.5],
  ['tile-ink', 'tile-top', 7],
  ['tile-ink', 'tile-bottom', 7],
  ['tile-blank-ink', 'tile-bottom', 4.5],
  ['letter-ink', 'letter-1', 4.5],
  ['letter-ink', 'letter-2', 4.5],
  ['letter-ink', 'letter-3', 4.5],
  ['letter-4-ink', 'letter-4', 4.5],
  ['word-ink', 'word-1', 4.5],
  ['word-ink', 'word-2', 4.5],
  ['word-3-ink', 'word-3', 4.5],
  ['word-4-ink', 'word-4', 4.5],
  ['trap-ink', 'trap-a', 4.5],
  ['trap-ink', 'trap-b', 4.5],
];

const light = tokensOf(':root');
const dark = new Map([...light, ...tokensOf(':root[data-theme="dark"]')]);

describe.each([
  ['light', light],
  ['dark', dark],
])('the %s theme', (_, tokens) => {
  it.each(PAIRS)('prints %s on %s at %s : 1 or better', (ink, ground, least) => {
    const [over, under] = [tokens.get(ink), tokens.get(ground)];
    expect(over, `the token ${ink}`).toBeDefined();
    expect(under, `the token ${ground}`).toBeDefined();
    expect(contrast(over ?? '#000', under ?? '#000')).toBeGreaterThanOrEqual(least);
  });
});
