import * as fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseScript } from '../../../src/engine';
import type { Script } from '../../../src/engine/notation';
import { runs } from '../../arbitraries/runs';
import { anyTexts, mutationsOf } from '../../arbitraries/texts';
import { errorOf, valueOf } from '../../support/results';

const read = (text: string): Script => valueOf(parseScript(text));

const GAME = ['2', 'Ann', 'Bob', 'PLACE | 8 8 CAKE', '', 'pass', '', 'EXCHANGE aa?', ''];

/** A script without line numbers. */
const sense = ({ names, commands }: Script) => ({
  names,
  commands: commands.map(({ text }) => text),
});

const written = (names: readonly string[], commands: readonly string[], returns: boolean): string =>
  [names.length, ...names, ...commands.flatMap((text) => (returns ? [text, ''] : [text])), ''].join(
    '\n',
  );

const entries = (maxLength: number): Arbitrary<string> =>
  fc
    .string({ unit: 'grapheme', minLength: 1, maxLength })
    .filter(
      (text) => text === text.trim() && !text.includes('\n') && [...text].length <= maxLength,
    );

const scripts = fc.tuple(
  fc.array(entries(40), { minLength: 1, maxLength: 8 }),
  fc.array(entries(60), { maxLength: 10 }),
  fc.boolean(),
);

describe('a script', () => {
  it('has the number of players, their names, and commands with line numbers', () => {
    expect(read(GAME.join('\n'))).toEqual({
      names: ['Ann', 'Bob'],
      commands: [
        { line: 4, text: 'PLACE | 8 8 CAKE' },
        { line: 6, text: 'pass' },
        { line: 8, text: 'EXCHANGE aa?' },
      ],
    });
  });

  it.each([
    ['no empty lines', GAME.filter((line) => line !== '').join('\n')],
    ['some empty lines', GAME.filter((_, index) => index !== 4).join('\n')],
    ['more empty lines', GAME.join('\n\n').replace('2\n\nAnn\n\nBob', '2\nAnn\nBob')],
    ['CR LF', GAME.join('\r\n')],
    ['blanks around lines', GAME.map((line) => ` \t${line}  `).join('\n')],
    ['a byte order mark', `\uFEFF${GAME.join('\n')}`],
  ])('means the same with %s', (_name, text) => {
    expect(sense(read(text))).toEqual(sense(read(GAME.join('\n'))));
  });

  it('keeps inner spaces of names and commands', () => {
    expect(sense(read('1\n  Ann  of the Hill \n  PLACE   -  1 1   É?ß \n nonsense'))).toEqual({
      names: ['Ann  of the Hill'],
      commands: ['PLACE   -  1 1   É?ß', 'nonsense'],
    });
  });

  it('may have one to eight players, duplicate names and no commands', () => {
    expect(read('1\nAnn')).toEqual({ names: ['Ann'], commands: [] });
    expect(read(`8\n${'Ann\n'.repeat(8)}`).names).toEqual(Array.from({ length: 8 }, () => 'Ann'));
  });

  it('may have names, commands and numbers of commands up to their limits', () => {
    const [name, command] = ['𐐀'.repeat(40), '𐐀'.repeat(200)];
    expect(sense(read(`1\n${name}\n${command}`))).toEqual({ names: [name], commands: [command] });
    expect(read(`1\nAnn\n${'pass\n\n'.repeat(10_000)}`).commands).toHaveLength(10_000);
  });

  it('round-trips', () => {
    fc.assert(
      fc.property(scripts, ([names, commands, returns]) => {
        expect(sense(read(written(names, commands, returns)))).toEqual({ names, commands });
      }),
      runs(200),
    );
  });
});

const players = { code: 'BAD_PLAYER_COUNT', line: 1, column: 1, min: 1, max: 8 };
const LONG = 'x'.repeat(201);

describe('a script is refused', () => {
  it.each([
    ['nothing', '', { ...players, found: '' }],
    ['an empty first line', '\n2\nAnn\nBob', { ...players, found: '' }],
    ['no players', '0', { ...players, found: '0' }],
    ['nine players', `9\n${'Ann\n'.repeat(9)}`, { ...players, found: '9' }],
    ['a negative number', '-1\nAnn', { ...players, found: '-1' }],
    ['a fraction', '1.5\nAnn', { ...players, found: '1.5' }],
    ['a signed number', '+2\nAnn\nBob', { ...players, found: '+2' }],
    ['a leading zero', '02\nAnn\nBob', { ...players, found: '02' }],
    ['a number in words', 'two\nAnn\nBob', { ...players, found: 'two' }],
    ['two numbers', ' 2 3\nAnn\nBob', { ...players, column: 2, found: '2 3' }],
    ['a name first', 'Ann\nBob', { ...players, found: 'Ann' }],
    ['digits of another script', '٢\nAnn\nBob', { ...players, found: '٢' }],
    ['no names', '2', { code: 'NAME_MISSING', line: 2, column: 1, seat: 0 }],
    ['no names after a line end', '2\n', { code: 'NAME_MISSING', line: 2, column: 1, seat: 0 }],
    ['one name too few', '3\nAnn\nBob\n', { code: 'NAME_MISSING', line: 4, column: 1, seat: 2 }],
    [
      'an empty first name',
      '2\n\nBob\npass',
      { code: 'NAME_MISSING', line: 2, column: 1, seat: 0 },
    ],
    [
      'a blank last name',
      '2\nAnn\n  \npass',
      { code: 'NAME_MISSING', line: 3, column: 3, seat: 1 },
    ],
    [
      'a long name',
      `2\nAnn\n ${'x'.repeat(41)}`,
      { code: 'NAME_TOO_LONG', line: 3, column: 2, seat: 1, max: 40 },
    ],
    [
      'a long command',
      `1\nAnn\n${LONG}`,
      { code: 'COMMAND_TOO_LONG', line: 3, column: 1, max: 200 },
    ],
    [
      'a later long command',
      `1\nAnn\npass\n\n  ${LONG}`,
      { code: 'COMMAND_TOO_LONG', line: 5, column: 3, max: 200 },
    ],
    [
      'one command beyond ten thousand',
      `1\nAnn\n${'pass\n'.repeat(10_001)}`,
      { code: 'TOO_MANY_COMMANDS', line: 10_003, column: 1, max: 10_000 },
    ],
  ])('for %s', (_what, text, error) => {
    expect(errorOf(parseScript(text))).toEqual(error);
  });

  it('with an error, or round-trips, for any text', () => {
    const texts = fc.oneof(anyTexts, mutationsOf(scripts.map((script) => written(...script))));
    fc.assert(
      fc.property(texts, (text) => {
        const result = parseScript(text);
        if (result.ok) {
          const { names, commands } = sense(result.value);
          expect(sense(read(written(names, commands, true)))).toEqual({ names, commands });
        } else expect(Math.min(result.error.line, result.error.column)).toBeGreaterThan(0);
      }),
      runs(500),
    );
  });
});
