import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findListInJson, FORMAT, parseArchive, VERSION } from './archive-file';
import { runs } from '../../../tests/arbitraries/runs';
import { anyTexts } from '../../../tests/arbitraries/texts';

const noPause = async (): Promise<void> => {};

async function find(json: string, max = 1000) {
  const list = await findListInJson(json, 'games', max, noPause);
  return list === 'too-long' ? undefined : list;
}

async function elementsIn(json: string): Promise<readonly unknown[] | undefined> {
  const list = await find(json);
  return list?.elements.map(([from, to]) => JSON.parse(json.slice(from, to)));
}

describe('the list in a JSON object', () => {
  it('is found with all its elements', async () => {
    const spaces = fc.constantFrom(undefined, 1, '\t');
    const values = fc.record({ before: fc.jsonValue(), games: fc.array(fc.jsonValue()) });
    await fc.assert(
      fc.asyncProperty(values, fc.jsonValue(), spaces, async ({ before, games }, after, space) => {
        const json = JSON.stringify({ before, games, after }, undefined, space);
        expect(await elementsIn(json)).toEqual(JSON.parse(json).games);
        const { from = 0, to = 0 } = (await find(json)) ?? {};
        expect(JSON.parse(`${json.slice(0, from)}[]${json.slice(to)}`).games).toEqual([]);
      }),
      runs(200, 1000),
    );
  });

  it.each([
    ['is not that of a nested object', '{"a":{"games":[1]},"games":[2,3]}', [2, 3]],
    ['is not found by a value of that name', '{"a":"games","b":["games",[1]],"games":[2]}', [2]],
    [
      'may have quotes and brackets in its texts',
      '{"games":["\\\\","]\\"[",{"a":"}"}]}',
      ['\\', ']"[', { a: '}' }],
    ],
    ['may be empty', '{ "games" : [ ] }', []],
    ['is undefined if the value is an object', '{"games":{"a":[1]}}', undefined],
    ['is undefined without an end', '{"games":[1,2', undefined],
    ['is undefined if a text has no end', '{"games":[1,"2]}', undefined],
  ])('%s', async (_what, json, expected) => {
    expect(await elementsIn(json)).toEqual(expected);
  });

  it('may have only so many elements', async () => {
    const findTwo = (json: string) => findListInJson(json, 'games', 2, noPause);
    expect(await findTwo('{"games":[1,2]}')).toMatchObject({ elements: { length: 2 } });
    expect(await findTwo('{"games":[1,2,3]}')).toBe('too-long');
  });

  it('is searched a million characters at a time', async () => {
    let pauses = 0;
    const json = JSON.stringify({ games: Array.from({ length: 100 }, () => 'a'.repeat(50_000)) });
    await findListInJson(json, 'games', 1000, async () => {
      pauses++;
    });
    expect(pauses).toBe(5);
  });

  it('is searched in any text without an error', async () => {
    await fc.assert(
      fc.asyncProperty(anyTexts, async (text) => {
        await find(`{"games":[${text}`);
        await find(text);
      }),
      runs(200, 1000),
    );
  });
});

describe('an archive', () => {
  it('has as many games as a player may have in the library over the years', async () => {
    const games = Array.from({ length: 100_000 }, () => ({ record: {} }));
    const text = JSON.stringify({ format: FORMAT, version: VERSION, games });
    expect(await parseArchive(text, noPause)).toMatchObject({
      ok: true,
      value: { games: games.length },
    });
  });
});
