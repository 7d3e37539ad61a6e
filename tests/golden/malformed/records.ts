import { formatRecord } from '../../../src/engine';
import { PLAIN_DRAWS, smallGame } from '../../support/page';
import { seatsOf } from '../../support/seats';

export const TEXT = formatRecord(
  smallGame(PLAIN_DRAWS, { seats: seatsOf('human', 'human') }, 'NO,2b', ',', 'T,2b').record,
);

function changed(piece: string, other: string): string {
  if (!TEXT.includes(piece)) throw new Error(`Not in the record: ${piece}`);
  return TEXT.replace(piece, () => other);
}

const NO_RECORD = 'This isn’t a saved game. Choose a file made with “Save to file”.';
const field = (name: string): string => `The file is damaged: ${name} is missing or wrong.`;
const board = (problem: string): string => `The board in the file is damaged. ${problem}.`;
const event = (number: number, problem: string): string =>
  `The game is damaged: at event ${number}, ${problem}.`;

export const BAD_RECORDS: readonly (readonly [what: string, text: string, reason: string])[] = [
  ['nothing', '', NO_RECORD],
  ['a byte order mark alone', '\uFEFF', NO_RECORD],
  ['zero bytes', '\0'.repeat(100), NO_RECORD],
  ['half of it', TEXT.slice(0, TEXT.length / 2), NO_RECORD],
  ['a board', '16\n12\nd7\n', NO_RECORD],
  ['nothing in braces', '{}', NO_RECORD],
  ['a list', `[${TEXT}]`, NO_RECORD],
  ['a move', 'DINED,d4', NO_RECORD],
  ['null', 'null', NO_RECORD],
  ['another format', changed('scraebbkle-record', 'chess'), NO_RECORD],
  ['no version', changed('"version": 2,', ''), NO_RECORD],
  [
    'a version to come',
    changed('"version": 2', '"version": 3'),
    'This page doesn’t know version 3 of saved games. Reload and try again.',
  ],
  ['no name', changed('"id": "game"', '"id": ""'), field('id')],
  ['no set-up', changed('"setup"', '"set-up"'), field('setup')],
  ['a field too many', changed('"parent"', '"extra": 1, "parent"'), field('extra')],
  [
    'a field too many that holds markup',
    changed('"version": 2', '"version": 2, "extra": "<script>alert(1)</script>"'),
    field('extra'),
  ],
  [
    'a field of a long name',
    changed('"parent"', `"${'x'.repeat(500)}": 1, "parent"`),
    field(`"${'x'.repeat(60)}…"`),
  ],
  ['a rack of nothing', changed('"rackSize": 7', '"rackSize": 0'), field('setup.rules.rackSize')],
  [
    'a seat too few',
    changed(',\n   {\n    "name": "Player 2",\n    "player": "human",\n    "skill": 1\n   }', ''),
    field('setup.seats'),
  ],
  [
    'a nameless seat',
    changed('"Player 2"', '""'),
    field('setup.seats.1.name (entries count from 0)'),
  ],
  ['a start off the board', changed('"start": "b2"', '"start": "z2"'), field('setup.board.start')],
  [
    'a tile that is not one',
    changed('"drawn": "XY"', '"drawn": "X?"'),
    field('events.1.drawn (entries count from 0)'),
  ],
  [
    'a square that is not one',
    changed('"square": "b2"', '"square": "2b"'),
    field('events.1.square (entries count from 0)'),
  ],
  [
    'a score as text',
    changed('"score": 2', '"score": "2"'),
    field('events.1.score (entries count from 0)'),
  ],
  [
    'a row too short',
    changed('"........"', '"......."'),
    board('Row 1, column 8: a row needs 8 squares; this one has 7'),
  ],
  [
    'a factor too large',
    changed('"........"', '"[100]......."'),
    board('Row 1, column 2: a bonus must be a whole number from −9 to 99, not "100"'),
  ],
  [
    'other tiles dealt',
    changed('"NOTEAEI"', '"QQQQQQQ"'),
    event(1, 'these tiles can’t have been drawn'),
  ],
  [
    'another score',
    changed('"score": 2', '"score": 200'),
    event(2, 'the words or the score don’t match the move'),
  ],
  [
    'another word',
    changed('"NO"\n', '"ON"\n'),
    event(2, 'the words or the score don’t match the move'),
  ],
  [
    'too few tiles drawn',
    changed('"drawn": "XY"', '"drawn": "X"'),
    event(2, 'these tiles can’t have been drawn'),
  ],
  [
    'a turn of the other player',
    changed('"seat": 1', '"seat": 0'),
    event(3, 'it’s another player’s turn'),
  ],
  [
    'a tile that lay on no rack',
    changed('"tiles": "T"', '"tiles": "Q"'),
    event(4, 'the rules don’t allow this move (You don’t have Q.)'),
  ],
];
