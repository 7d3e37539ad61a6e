import * as v from 'valibot';
import {
  alphabetOf,
  type CompiledWords,
  generatePlays,
  placedTilesText,
  type Position,
  type ScoredPlay,
  type SearchWords,
  searchWordsOf,
  squareName,
} from '../src/engine';
import { answerLines } from './engine/json-lines';
import { positionFields, positionOf } from './engine/position';
import { read, valueOf } from './engine/request';
import { readWordList } from './engine/word-list';
import { kernelMaker } from './kernel/make-kernel';

const requestSchema = v.strictObject({
  ...positionFields,
  top: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
});

const listed = ({ rules }: Position, { play, words, score }: ScoredPlay) => ({
  tiles: placedTilesText(alphabetOf(rules.tileSet), play.tiles),
  square: squareName(play.square),
  direction: play.direction,
  words,
  score,
});

const makeKernel = await kernelMaker();

const known = new Map<string, SearchWords>();

/** Returns the words in the form for searches; builds the graph of each lexicon once. */
function searchWords(compiled: CompiledWords): SearchWords {
  const words =
    known.get(compiled.id) ??
    valueOf(
      searchWordsOf(makeKernel, compiled),
      ({ bytes }) =>
        `The words take ${bytes} bytes, more than this machine has room for. Use fewer.`,
    );
  known.set(compiled.id, words);
  return words;
}

await answerLines((line) => {
  const request = read(requestSchema, line);
  const position = positionOf(request);
  const list = readWordList(request.words, alphabetOf(position.rules.tileSet));
  const words = searchWords(list.words);
  const plays = generatePlays(words, position);
  return {
    count: plays.length,
    scoreSum: plays.reduce((sum, { score }) => sum + score, 0),
    best: plays[0]?.score ?? null,
    plays: plays.slice(0, request.top).map((play) => listed(position, play)),
  };
});
