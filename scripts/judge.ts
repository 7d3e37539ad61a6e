import * as v from 'valibot';
import {
  alphabetOf,
  allTiles,
  DIRECTIONS,
  type ExchangeRefusal,
  judgePlay,
  type Lexicon,
  lexiconOf,
  type Move,
  type MoveFormatError,
  ok,
  parseMove,
  parsePlacedTiles,
  parseSquareName,
  type PlacedTile,
  playForWord,
  type Position,
  type Refusal,
  refuseExchange,
  type Result,
  takeTiles,
  rackTileOf,
} from '../src/engine';
import { illegalFormat, quoted, submitReason } from '../src/messages';
import { type Answer, answerLines } from './engine/json-lines';
import { noTile, positionFields, positionOf } from './engine/position';
import { aboutField, read, RequestError, valueOf } from './engine/request';
import { readWordList } from './engine/word-list';

const requestSchema = v.strictObject({
  ...positionFields,
  move: v.optional(v.string()),
  play: v.optional(
    v.strictObject({ tiles: v.string(), square: v.string(), direction: v.picklist(DIRECTIONS) }),
  ),
  word: v.optional(
    v.strictObject({
      word: v.string(),
      row: v.pipe(v.number(), v.integer()),
      column: v.pipe(v.number(), v.integer()),
      across: v.boolean(),
    }),
  ),
});

type Request = v.InferOutput<typeof requestSchema>;
type MoveFault = MoveFormatError | Refusal | ExchangeRefusal;

function laidTiles({ rules }: Position, text: string, field: string): readonly PlacedTile[] {
  const tiles = valueOf(parsePlacedTiles(alphabetOf(rules.tileSet), text), noTile(field));
  if (tiles.length === 0) throw new RequestError(aboutField(field, 'must have at least one tile'));
  return tiles;
}

/** Reads the move of a request, which has one of three forms. */
function moveOf(position: Position, { move, play, word }: Request): Result<Move, MoveFault> {
  if ([move, play, word].filter((each) => each !== undefined).length !== 1) {
    throw new RequestError('Give exactly one of move, play and word.');
  }
  if (move !== undefined) return parseMove(position.rules, position, move);
  if (play) {
    const square = parseSquareName(play.square);
    if (!square) {
      const problem = `must be a square such as h8, not ${quoted(play.square)}`;
      throw new RequestError(aboutField('play.square', problem));
    }
    const tiles = laidTiles(position, play.tiles, 'play.tiles');
    return ok({ kind: 'play', play: { tiles, square, direction: play.direction } });
  }
  const { word: text = '', row = 0, column = 0, across } = word ?? {};
  const whole = playForWord(position, {
    tiles: laidTiles(position, text, 'word.word'),
    square: { row, column },
    direction: across ? 'across' : 'down',
  });
  return whole.ok ? ok({ kind: 'play', play: whole.value }) : whole;
}

/** Number of tiles that are neither on the board nor on the rack. */
function bagCount({ rules, grid, rack }: Position): number {
  const onBoard = grid.flatMap((content) =>
    content.kind === 'empty' ? [] : [rackTileOf(content)],
  );
  return takeTiles(allTiles(rules.tileSet), [...onBoard, ...rack]).left.length;
}

const sentence = (text: string): string => (text.endsWith('.') ? text : `${text}.`);

const refused = ({ rules }: Position, error: MoveFault): Answer => {
  const isFormat = error.code === 'ILLEGAL_FORMAT';
  const reason = submitReason(rules, error);
  return {
    legal: false,
    format: isFormat,
    code: error.code,
    message: isFormat ? `${sentence(illegalFormat(rules))} ${reason}` : reason,
  };
};

const NO_WORDS: Answer = { legal: true, words: [], score: 0 };

function judge(position: Position, move: Move, lexicon: Lexicon): Answer {
  const { rules, rack } = position;
  switch (move.kind) {
    case 'pass':
      return NO_WORDS;
    case 'exchange': {
      const refusal = refuseExchange(rules, rack, bagCount(position), move.tiles);
      return refusal ? refused(position, refusal) : NO_WORDS;
    }
    case 'play': {
      const judged = judgePlay(rules, position, rack, move.play, lexicon);
      if (!judged.ok) return refused(position, judged.error);
      const { words, score } = judged.value;
      return { legal: true, words: words.map(({ letters }) => letters), score: score.total };
    }
  }
}

await answerLines((line) => {
  const request = read(requestSchema, line);
  const position = positionOf(request);
  const list = readWordList(request.words, alphabetOf(position.rules.tileSet));
  const lexicon = lexiconOf(list.words);
  const move = moveOf(position, request);
  return move.ok ? judge(position, move.value, lexicon) : refused(position, move.error);
});
