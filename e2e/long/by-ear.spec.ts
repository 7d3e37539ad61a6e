import { openSetup, openOptions } from '../lib/table';
import {
  formatMove,
  NO_PREMIUM,
  parseSquareName,
  type PlacedTile,
  type Position,
  type Premium,
  scraebbkle,
  type Tile,
} from '../../src/engine';
import type { SquareContent } from '../../src/engine/play';
import { greedy } from '../../tests/support/search';
import { words } from '../lib/games';
import { heardIn, type Reader, readerOf, type Thing } from '../lib/reader';
import { expect, test } from '../lib/test';

const EMPTY: SquareContent = { kind: 'empty' };

const numberOf = (text: string): number => Number(text.replace(/−|minus /, '-'));

function tileNamed(name: string): PlacedTile | undefined {
  const [, letter, blank] = /^\w+, ([A-Z])(, blank)?, (?:minus )?\d+$/.exec(name) ?? [];
  return letter === undefined ? undefined : { kind: blank ? 'blank' : 'letter', letter };
}

function premiumNamed(name: string): Premium {
  const [, kind, factor] = /(letter|word) times ((?:minus )?\d+)$/.exec(name) ?? [];
  return kind === 'letter' || kind === 'word'
    ? { kind, factor: numberOf(factor ?? '') }
    : NO_PREMIUM;
}

function rackTile({ name }: Thing): Tile {
  return name.startsWith('blank')
    ? { kind: 'blank' }
    : { kind: 'letter', letter: name.slice(0, 1) };
}

function boardIn(things: readonly Thing[]) {
  const [, columns = '', rows = ''] =
    things
      .map(({ name }) => /^Board, (\d+) columns, (\d+) rows$/.exec(name))
      .find((match) => match !== null) ?? [];
  const cells = things.filter(({ role }) => role === 'gridcell').map(({ name }) => name);
  return { columns: Number(columns), rows: Number(rows), cells };
}

/** Whether the whole board is accessible; it appears after the front page. */
function hasBoard(things: readonly Thing[]): boolean {
  const { columns, rows, cells } = boardIn(things);
  return cells.length > 0 && cells.length === columns * rows;
}

function positionIn(things: readonly Thing[]): Position {
  const { columns, rows, cells } = boardIn(things);
  const start = cells.find((name) => /, start\b/.test(name))?.split(',')[0] ?? 'd7';
  return {
    rules: scraebbkle,
    board: {
      columns,
      rows,
      start: parseSquareName(start) ?? { row: 0, column: 0 },
      premiums: cells.map(premiumNamed),
    },
    grid: cells.map((name) => tileNamed(name) ?? EMPTY),
    rack: things
      .filter(({ role, within }) => role === 'button' && within.includes('group Your tiles'))
      .filter(({ name }) => name.includes('value'))
      .map(rackTile),
  };
}

/** Another player's move begins with their name; then the word, its place, blanks and points. */
const PLAYED =
  /^(?:(\w+): )?([A-Z]+) (?:across|down) from (\w+)(?:, blanks? [^\d]+)?, ((?:minus )?\d+) points?[.,]/;

/** Calls the player: the move of the computer, the first turn, or the end. */
const CALL = /Your turn\.|^Easy(?:: | passed)|Game over\./;

/** The last call; tips may follow it. */
const lastCall = (things: readonly Thing[]): string =>
  heardIn(things).findLast((text) => CALL.test(text)) ?? '';

/** Waits for a new announcement of the turn or the end, and for the board; returns all elements. */
async function untilCalled(reader: Reader, before: string): Promise<readonly Thing[]> {
  let things: readonly Thing[] = [];
  await expect
    .poll(async () => {
      things = await reader.things();
      return hasBoard(things) && !['', before].includes(lastCall(things));
    })
    .toBe(true);
  return things;
}

test('a game against the computer is played through the accessibility tree', async ({ page }) => {
  test.slow();
  await openSetup(page);
  await openOptions(page);
  const reader = await readerOf(page);
  await reader.write(await reader.find('textbox', /^Seed/), 'by ear');
  await reader.press(await reader.find('button', /^Start game$/));
  let things = await untilCalled(reader, '');
  expect(lastCall(things)).toMatch(/^Your turn\. Rack: (?:\w+, ){6}\w+\.$/);

  const scores = [0, 0];
  for (let turn = 1; ; turn++) {
    const said = lastCall(things);
    const move = formatMove(scraebbkle, greedy(words, positionIn(things)));
    await reader.write(await reader.find('textbox', /^Move: /), move);
    await reader.press(await reader.find('button', /^Play\b/));

    things = await untilCalled(reader, said);
    const heard = heardIn(things);
    const news = heard.slice(heard.indexOf(said) + 1);
    for (const text of news) {
      const [, player, , place, points] = PLAYED.exec(text) ?? [];
      if (place === undefined || points === undefined) continue;
      const seat = player === undefined ? 0 : 1;
      scores[seat] = (scores[seat] ?? 0) + numberOf(points);
    }
    if (news.some((text) => text.includes('Game over.'))) {
      expect(news.join(' ')).toMatch(/Game over\. (?:You win|Easy wins|A tie), /);
      expect(turn).toBeGreaterThan(8);
      return;
    }
    const told = things.filter(
      ({ role, within }) => role === 'StaticText' && within[0]?.endsWith(' score'),
    );
    expect(told.map(({ name }) => numberOf(name))).toEqual(scores);
  }
});
