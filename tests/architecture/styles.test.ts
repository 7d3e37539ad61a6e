import { readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../src', import.meta.url));

const textsOf = (ending: RegExp): readonly string[] =>
  readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file))
    .map((file) => readFileSync(`${ROOT}/${file}`, 'utf8'));

const SHEETS = textsOf(/\.css$/);

const inAll = (find: (css: string) => readonly string[]): readonly string[] => SHEETS.flatMap(find);

/** `:has()` on an ancestor of the board, which may have thousands of squares. */
const AROUND_BOARD =
  /\.(?:app|app__table|front|board-frame|board)(?:--[a-z-]+)*(?::not\([^)]*\))*:has\(/;

const asked = (css: string): readonly string[] =>
  css.split('\n').filter((line) => AROUND_BOARD.test(line));

/** Lines with selectors of every element, or of a pseudo-element of every element. */
const ofEverything = (css: string): readonly string[] =>
  css.split('\n').filter((line) => /^\s*\*?(?:\*|::before|::after)\s*[,{]/.test(line));

/** Animations and transitions outside a media query for users who accept motion. */
function movesAlways(css: string): readonly string[] {
  const blocks: string[] = [];
  const found: string[] = [];
  for (const line of css.split('\n')) {
    const isWelcome = blocks.some((block) =>
      block.includes('(prefers-reduced-motion: no-preference)'),
    );
    if (!isWelcome && /^\s*(?:animation|transition):(?!\s*(?:none|\S+ 0s\b))/.test(line))
      found.push(line);
    if (line.endsWith('{')) blocks.push(line);
    if (line.trim() === '}') blocks.pop();
  }
  return found;
}

/** Blocks that more than one part of the page may style. */
const ADJUSTED = ['app', 'dialog', 'found', 'front', 'header', 'menu', 'part-note', 'rack'];

/** The blocks with which selectors begin, such as `seat` in `.seat__score b`. */
const blocksOf = (css: string): readonly string[] =>
  css
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/@[^{;]*\{/g, '{')
    .split(/[{},]/)
    .flatMap((selector) => /^\s*\.([a-z]+(?:-[a-z]+)*)/.exec(selector)?.[1] ?? []);

/** Blocks in the style sheets of more than one folder, whose parts would change each other's look. */
function sharedBlocks(sheets: readonly (readonly [folder: string, css: string])[]) {
  const folders = new Map<string, Set<string>>();
  for (const [folder, css] of sheets) {
    for (const block of blocksOf(css)) {
      folders.set(block, (folders.get(block) ?? new Set()).add(folder));
    }
  }
  return [...folders].flatMap(([block, { size }]) => (size > 1 ? [block] : []));
}

const given = (code: string): readonly string[] => code.match(/(?<=')--[a-z-]*[a-z](?=')/g) ?? [];

describe('style sheets', () => {
  it('are found', () => {
    expect(SHEETS.length).toBeGreaterThan(30);
  });

  it('have no :has() on an ancestor of the board', () => {
    // After any change inside such an element, browsers recompute the style of every square.
    expect(asked('.app__table--stack:not(.x):has(.result) {')).toHaveLength(1);
    expect(inAll(asked)).toEqual([]);
  });

  it('have one rule for every element, its box sizing', () => {
    // Rules for `::before` and `::after` of every element cost as much time as all other rules together.
    expect(ofEverything('*,\n*::before,\n*::after {')).toHaveLength(3);
    expect(inAll(ofEverything)).toEqual(['* {']);
  });

  it('move nothing under reduced motion', () => {
    expect(movesAlways('.a {\n  animation: b 1s;\n}')).toHaveLength(1);
    // An animation of no duration only makes the element appear.
    expect(movesAlways('.a {\n  animation: b 0s 10s;\n}')).toEqual([]);
    expect(inAll(movesAlways)).toEqual([]);
  });

  it('name a block in one folder of components only', () => {
    expect(
      sharedBlocks([
        ['Dock', '.last-move p {'],
        ['ScorePanel', '.last-move {'],
      ]),
    ).toEqual(['last-move']);
    const sheets = readdirSync(`${ROOT}/components`, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.css'))
      .map((file) => [dirname(file), readFileSync(`${ROOT}/components/${file}`, 'utf8')] as const);
    expect(sharedBlocks(sheets).toSorted()).toEqual(ADJUSTED);
  });

  it('use every custom property that code sets', () => {
    expect(given("{ '--ledge-height': '84px' }")).toEqual(['--ledge-height']);
    const properties = textsOf(/(?<!\.test)\.tsx?$/).flatMap(given);
    expect(properties).toContain('--frame-width');
    const isUsed = (name: string): boolean => SHEETS.some((css) => css.includes(`var(${name})`));
    expect(properties.filter((name) => !isUsed(name))).toEqual([]);
  });
});
