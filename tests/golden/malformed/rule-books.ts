import { classic, formatRuleBook } from '../../../src/engine';
import { plainBoard } from '../../support/pictures';
import { ON_THE_TABLE } from '../../support/set-up-files';

export const RULES = { ...classic, name: 'My rules' };
export const TEXT = formatRuleBook({ rules: RULES, board: plainBoard(4, 3, 'b2') });

function changed(piece: string, other: string): string {
  if (!TEXT.includes(piece)) throw new Error(`Not in the rule book: ${piece}`);
  return TEXT.replace(piece, () => other);
}

export const NOT_JSON = 'This isn’t valid JSON. Fix it, or choose rules saved here.';
const inRules = (problem: string): string => `In the rule book, ${problem}.`;

/** Invalid rule books, each with the sentence after the name. */
export const BAD_RULE_BOOKS: readonly (readonly [what: string, text: string, sentence: string])[] =
  [
    ['nothing', '', NOT_JSON],
    ['a byte order mark alone', '\uFEFF', NOT_JSON],
    ['zero bytes', '\0'.repeat(100), NOT_JSON],
    ['half of it', TEXT.slice(0, TEXT.length / 2), NOT_JSON],
    ['single quotation marks', TEXT.replaceAll('"', "'"), NOT_JSON],
    ['a comma too many', changed('"id": "classic",', '"id": "classic",,'), NOT_JSON],
    ['a number alone', '7', 'The rule book must be an object in braces, not 7.'],
    ['null alone', 'null', 'The rule book must be an object in braces, not null.'],
    ['a text alone', '"classic"', 'The rule book must be an object in braces, not "classic".'],
    ['a list', '[]', inRules('id is missing; add it')],
    ['nothing in braces', '{}', inRules('id is missing; add it')],
    ['a record', ON_THE_TABLE, inRules('name is missing; add it')],
    ['no name', changed('"name": "My rules",', ''), inRules('name is missing; add it')],
    ['an empty name', changed('"My rules"', '""'), inRules('name can’t be empty')],
    [
      'a number for a name',
      changed('"My rules"', '7'),
      inRules('name must be a text in quotation marks, not 7'),
    ],
    [
      'a long name',
      changed('My rules', 'x'.repeat(101)),
      inRules('name can have 100 characters at most'),
    ],
    ['a field of another name', changed('"tie"', '"Tie"'), inRules('tie is missing; add it')],
    [
      'a field too many',
      changed('"tie"', '"colour": "red", "tie"'),
      inRules('colour isn’t a known field; remove it'),
    ],
    [
      'a field of a long name',
      changed('"tie"', `"${'x'.repeat(500)}": 1, "tie"`),
      inRules(`"${'x'.repeat(60)}…" isn’t a known field; remove it`),
    ],
    [
      'no such notation',
      changed('"notation": "word-square"', '"notation": "chess"'),
      inRules(
        'notation must be "word-square", "word-square-direction", "word-square-or-whole-word" or "commands", not "chess"',
      ),
    ],
    [
      'a rack as text',
      changed('"rackSize": 7', '"rackSize": "7"'),
      inRules('rackSize must be a number, not "7"'),
    ],
    [
      'a rack of nothing',
      changed('"rackSize": 7', '"rackSize": 0'),
      inRules('rackSize must be 1 or more, not 0'),
    ],
    [
      'a rack of 64',
      changed('"rackSize": 7', '"rackSize": 64'),
      inRules('rackSize must be 63 or less, not 64'),
    ],
    [
      'part of a tile',
      changed('"rackSize": 7', '"rackSize": 6.5'),
      inRules('rackSize must be a whole number, not 6.5'),
    ],
    [
      'a rack without end',
      changed('"rackSize": 7', '"rackSize": 1e999'),
      inRules('rackSize must be a whole number, not Infinity'),
    ],
    [
      'more seats at least than at most',
      changed('"least": 2', '"least": 5'),
      inRules('seats has a minimum above its maximum'),
    ],
    [
      'nine seats',
      changed('"most": 4', '"most": 9'),
      inRules('seats.most must be 8 or less, not 9'),
    ],
    [
      'one seat of several fixed',
      changed('"fixed": []', '"fixed": [{ "name": "A", "player": "human" }]'),
      inRules('seats must set a player for every seat, or none ("fixed": [])'),
    ],
    [
      'a letter twice',
      changed('"letter": "B"', '"letter": "A"'),
      inRules(
        'tileSet.letters.1 (entries count from 0) must have a letter and a twin that differ and are in no other entry, not "A" and "b"',
      ),
    ],
    [
      'a letter of two',
      changed('"letter": "Q"', '"letter": "QU"'),
      inRules(
        'tileSet.letters.16.letter (entries count from 0) must be one character other than digits, spaces and _ ? . , | -, not "QU"',
      ),
    ],
    [
      'an accent on its own',
      changed('"letter": "Q"', '"letter": "E\\u0301"'),
      inRules(
        'tileSet.letters.16.letter (entries count from 0) must be in composed form (Unicode NFC), as keyboards write it',
      ),
    ],
    [
      'minus zero',
      changed('"points": 50', '"points": -0'),
      inRules('bonuses.0.points (entries count from 0) must be 0 without a minus sign'),
    ],
    [
      'a board of no columns',
      changed('"columns": 4', '"columns": 0'),
      inRules('board.columns must be 1 or more, not 0'),
    ],
    [
      'a start off the board',
      changed('"start": "b2"', '"start": "e1"'),
      inRules('board.start must be a square of the board, such as "d7"'),
    ],
    [
      'a row too short',
      changed('"....",', '"...",'),
      'The board of the rule book is damaged. Row 1, column 4: a row needs 4 squares; this one has 3.',
    ],
    [
      'a square that is not one',
      changed('"....",', '".(2)..",'),
      'The board of the rule book is damaged. Row 1, column 2: expected ., [n] or <n>, found "(".',
    ],
  ];
