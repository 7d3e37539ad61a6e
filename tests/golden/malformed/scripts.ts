const players = 'the number of players must be a whole number from 1 to 8';
export const missing = (name: string): string =>
  `${name}’s name is missing; put each name on its own line`;
const LONG_COMMAND = `PLACE | 8 8 ${'A'.repeat(189)}`;

/** Invalid scripts, each with the place of the error and the sentence. */
export const BAD_SCRIPTS: readonly (readonly [
  what: string,
  text: string,
  place: string,
  problem: string,
])[] = [
  ['zero bytes', '\0'.repeat(30), 'line 1, column 1', `${players}, not "${'\\u0000'.repeat(20)}…"`],
  ['an empty first line', '\n2\nAnn\nBob', 'line 1, column 1', `${players}, but it’s missing`],
  ['no players', '0\nPASS', 'line 1, column 1', `${players}, not "0"`],
  ['nine players', `9\n${'Ann\n'.repeat(9)}`, 'line 1, column 1', `${players}, not "9"`],
  ['players below none', '-1\nAnn', 'line 1, column 1', `${players}, not "-1"`],
  ['part of a player', '1.5\nAnn', 'line 1, column 1', `${players}, not "1.5"`],
  ['a number with a sign', '+2\nAnn\nBob', 'line 1, column 1', `${players}, written "2", not "+2"`],
  [
    'a number with a zero before',
    '02\nAnn\nBob',
    'line 1, column 1',
    `${players}, written "2", not "02"`,
  ],
  ['a number in words', 'two\nAnn\nBob', 'line 1, column 1', `${players}, not "two"`],
  ['digits of another script', '٢\nAnn\nBob', 'line 1, column 1', `${players}, not "٢"`],
  ['a space without width', '2\u200b\nAnn\nBob', 'line 1, column 1', `${players}, not "2\\u200b"`],
  ['number and name in a line', '  1 Ann\nPASS', 'line 1, column 3', `${players}, not "1 Ann"`],
  ['names first', 'Ann\nBob\nPASS', 'line 1, column 1', `${players}, not "Ann"`],
  [
    'commands first',
    'PLACE | 8 8 CAKE\nPASS\n',
    'line 1, column 1',
    `${players}, not "PLACE | 8 8 CAKE"`,
  ],
  ['a record', '{\n "format": "scraebbkle-record"', 'line 1, column 1', `${players}, not "{"`],
  ['a number alone', '2', 'line 2, column 1', missing('Player 1')],
  ['an empty name', '2\n\nBob\nPASS', 'line 2, column 1', missing('Player 1')],
  ['a blank name', '2\nAnn\n   \nPASS', 'line 3, column 4', missing('Player 2')],
  ['a name too few', '3\nAnn\nBob', 'line 4, column 1', missing('Player 3')],
  [
    'a long name',
    `2\nAnn\n ${'B'.repeat(41)}\n`,
    'line 3, column 2',
    'Player 2’s name can have 40 characters at most',
  ],
  [
    'a long command',
    `1\nAnn\nPASS\n\n  ${LONG_COMMAND}`,
    'line 5, column 3',
    'a command can have 200 characters at most; shorten it',
  ],
  [
    'too many commands',
    `1\nAnn\n${'PASS\n'.repeat(10_001)}`,
    'line 10003, column 1',
    'a script can have 10000 commands at most; remove the others',
  ],
];
