import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  findBest,
  findPlays,
  type LeaveModel,
  leaveTableOf,
  type Position,
  RULE_BOOKS,
  type ScoredPlay,
  scraebbkle,
  takeTiles,
  type Tile,
  rackTileOf,
  tilesText,
} from '../../../src/engine';
import { reachedPositions } from '../../arbitraries/positions';
import { orLong, runs } from '../../arbitraries/runs';
import { fullWords } from '../../golden/full-word-list';
import { slowLeaveTable } from '../../oracle/leave-table';
import { rackOf } from '../../support/pictures';
import { positionIn, selfPlay } from '../../support/self-play';
import { shippedBoard } from '../../support/shipped';

/** An arbitrary value of kept tiles, with a bonus for blanks and a penalty for pairs. */
function valueOf(kept: readonly Tile[]): number {
  const text = tilesText(kept);
  const pairs = kept.length - new Set(text).size;
  const sum = [...text].reduce(
    (total, letter) => total + (letter.charCodeAt(0) % 11) - 5 + (letter === '_' ? 20 : 0),
    0,
  );
  return sum - 6 * pairs;
}

type ValueOf = typeof valueOf;

const tableOf = ({ rules, rack }: Position, worth: ValueOf) => slowLeaveTable(rules, rack, worth);

const equityOf = ({ rack }: Position, { play, score }: ScoredPlay, worth: ValueOf): number =>
  score + worth(takeTiles(rack, play.tiles.map(rackTileOf)).left);

/** Compares a search by equity with all plays sorted by score and leave value. */
function checkEquity(words: typeof fullWords, position: Position, worth: ValueOf): void {
  const byScore = findPlays(words, position).plays.inOrder();
  const byEquity = byScore.toSorted(
    (a, b) => equityOf(position, b, worth) - equityOf(position, a, worth),
  );
  const table = tableOf(position, worth);
  const { plays } = findPlays(words, position, table);
  expect(plays.inOrder()).toStrictEqual(byEquity);
  const numbers = Array.from({ length: plays.count }, (_, play) => play);
  expect(numbers.map((play) => plays.equityOf(play))).toEqual(
    numbers.map((play) => equityOf(position, plays.at(play), worth)),
  );
  expect(findBest(words, position, table).plays.firstScored()).toStrictEqual(byEquity[0]);
}

/** The distance between tested moments of a game, in turns. */
const EVERY = orLong(3, 1);

describe.each(RULE_BOOKS.map((rules) => [rules.id, rules] as const))(
  'plays of %s by equity',
  (_id, rules) => {
    it.each(['classic', 'quicksand'])(
      'match the order of scores plus leave values on the board %s',
      (board) => {
        const { timeline } = selfPlay(
          rules.id,
          {
            rules,
            board: shippedBoard(`boards/${board}.txt`),
            given: [],
            boardName: board,
            seats: [1, 0.3].map((skill, seat) => ({
              name: `Player ${seat + 1}`,
              player: 'computer',
              skill,
            })),
            openRacks: false,
            lexiconId: fullWords.lexicon.id,
            chance: { kind: 'seeded', seed: board },
          },
          fullWords,
        );
        const positions = timeline.states.filter((_, turns) => turns % EVERY === 0).map(positionIn);
        const others = positions.filter((position) => {
          const first = findBest(
            fullWords,
            position,
            tableOf(position, valueOf),
          ).plays.firstScored();
          return first?.score !== findBest(fullWords, position).plays.firstScored()?.score;
        });
        expect(others.length).toBeGreaterThan(0);
        for (const position of positions) checkEquity(fullWords, position, valueOf);
      },
    );
  },
);

describe('leaves with any values', () => {
  it('order plays in small positions of all kinds', () => {
    fc.assert(
      fc.property(
        reachedPositions,
        fc.infiniteStream(fc.integer({ min: -2_560_000, max: 2_560_000 })),
        (position, parts) => {
          const known = new Map<string, number>();
          const worth = (kept: readonly Tile[]): number => {
            const text = [...tilesText(kept)].toSorted().join('');
            const value = known.get(text) ?? Number(parts.next().value) / 256;
            known.set(text, value);
            return value;
          };
          checkEquity(position.words, position, worth);
        },
      ),
      runs(25, 1000),
    );
  });
});

const WORTHLESS: LeaveModel = {
  partsOfPoint: 1,
  ofTile: () => 0,
  ofPair: () => 0,
  ofCopy: () => 0,
  ofBalance: () => 0,
  isVowel: () => false,
};

describe('a leave table', () => {
  it('has the value of each part of a rack in 256ths of a point, and the maximum by tiles laid', () => {
    const thirds: LeaveModel = { ...WORTHLESS, ofTile: () => 1, partsOfPoint: 3 };
    const table = leaveTableOf(scraebbkle, rackOf('AAB_'), thirds);
    expect(table.values).toHaveLength(3 * 2 * 2);
    expect(table.best).toEqual(Float64Array.of(341, 256, 171, 85, 0).map((part) => part / 256));
  });

  it('fits into the memory of a kernel for a rack of ten different tiles', () => {
    const { values } = leaveTableOf(scraebbkle, rackOf('ABCDEFGHI_'), WORTHLESS);
    expect(values).toHaveLength(fullWords.context.kernel.leaves.length);
  });
});
