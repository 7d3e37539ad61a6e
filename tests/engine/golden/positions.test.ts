import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  alphabetOf,
  classic,
  DIRECTIONS,
  generatePlays,
  parseGrid,
  type Position,
} from '../../../src/engine';
import { fullWords } from '../../golden/full-word-list';
import { rackOf } from '../../support/pictures';
import { valueOf } from '../../support/results';
import { shippedBoard } from '../../support/shipped';

const positionsSchema = v.array(
  v.strictObject({
    rows: v.array(v.string()),
    rack: v.string(),
    plays: v.number(),
    scoreSum: v.number(),
    best: v.number(),
  }),
);

const positions = v.parse(
  positionsSchema,
  JSON.parse(readFileSync(new URL('../../golden/positions.json', import.meta.url), 'utf8')),
);

const board = shippedBoard('boards/classic.txt');

/** Positions of games on the standard board, with what other engines find in them. */
describe.each(positions.map((each, index) => ({ ...each, number: index + 1 })))(
  'position $number, rack $rack',
  ({ rows, rack, plays: count, scoreSum, best }) => {
    it('has the legal plays and scores that have been counted elsewhere', () => {
      const grid = valueOf(parseGrid(alphabetOf(classic.tileSet), board, rows));
      const position: Position = {
        rules: classic,
        board,
        grid,
        rack: rackOf(rack.replaceAll('?', '_')),
      };
      const isEmpty = grid.every(({ kind }) => kind === 'empty');
      // On an empty board, plays across alone were counted there.
      const counted = isEmpty ? ['across'] : DIRECTIONS;
      const found = generatePlays(fullWords, position).filter(({ play }) =>
        counted.includes(play.direction),
      );
      expect({
        count: found.length,
        scoreSum: found.reduce((sum, { score }) => sum + score, 0),
        best: found[0]?.score,
      }).toEqual({ count, scoreSum, best });
    });
  },
);
