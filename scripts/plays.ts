import * as v from 'valibot';
import {
  alphabetOf,
  generatePlays,
  placedTilesText,
  type Position,
  type ScoredPlay,
  squareName,
} from '../src/engine';
import { answerLines } from './engine/json-lines';
import { positionFields, positionOf, read, wordsOf } from './engine/request';

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

await answerLines((line) => {
  const request = read(requestSchema, line);
  const position = positionOf(request);
  const words = wordsOf(request.words, alphabetOf(position.rules.tileSet));
  const plays = generatePlays(words, position);
  return {
    count: plays.length,
    scoreSum: plays.reduce((sum, { score }) => sum + score, 0),
    best: plays[0]?.score ?? null,
    plays: plays.slice(0, request.top).map((play) => listed(position, play)),
  };
});
