import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RULE_BOOKS, type RuleBook } from '../../../src/engine';
import { reachedUnder, type SmallPosition, strewnUnder } from '../../arbitraries/positions';
import { runs } from '../../arbitraries/runs';
import { cutDown } from '../../arbitraries/tile-sets';
import { agreed } from '../../oracle/agreed';
import { gridOf, plainBoard, rackOf } from '../../support/pictures';
import { at } from '../../support/results';
import { wordsOf } from '../../support/words';

const books = RULE_BOOKS.map((rules) => [rules.id, rules] as const);

const hasBlanks = ({ tileSet }: RuleBook): boolean => tileSet.blank.count > 0;

const withBlank = (position: SmallPosition): SmallPosition => ({
  ...position,
  rack: [{ kind: 'blank' }, ...position.rack.slice(1, 3)],
});

describe.each(books)('under the rules of %s, with few letters, the search', (_id, rules) => {
  const seen = { plays: 0, none: 0, single: 0, several: 0, start: 0 };
  let crossed = 0;
  let blanks = 0;

  it.each([
    ['reached by legal moves', reachedUnder(cutDown(rules)), 30],
    ['with random tiles', strewnUnder(cutDown(rules)), 25],
  ] as const)('agrees with the brute-force oracle in positions %s', (_name, positions, count) => {
    fc.assert(
      fc.property(positions, (position) => {
        const plays = agreed(position);
        seen.plays += plays.length;
        seen.none += Number(plays.length === 0);
        seen.single += plays.filter(({ play }) => play.tiles.length === 1).length;
        seen.several += plays.filter(({ play }) => play.tiles.length > 2).length;
        seen.start += Number(position.grid.filter(({ kind }) => kind !== 'empty').length < 2);
        crossed += plays.filter(({ words }) => words.length > 1).length;
        if (!hasBlanks(rules)) return;
        blanks += agreed(withBlank(position)).filter(({ play }) =>
          play.tiles.some(({ kind }) => kind === 'blank'),
        ).length;
      }),
      runs(count, 3 * count),
    );
  });

  it('was tested in all kinds of positions', () => {
    for (const times of Object.values(seen)) expect(times).toBeGreaterThan(5);
    expect(crossed > 5).toBe(rules.wordsPerMove === 'crosswise');
    expect(blanks > 5).toBe(hasBlanks(rules));
  });
});

describe('a whole rack', () => {
  const BONUS: Readonly<Record<string, number>> = {
    scraebbkle: 60,
    scrabbkle: 70,
    classic: 50,
    crossword: 0,
    configured: 50,
  };

  it.each(books)('earns the bonus of %s, and fewer tiles do not', (id, rules) => {
    const list = ['IAAAIIAA', 'IAAAIIA'];
    const plays = agreed({
      rules,
      board: plainBoard(8, 2),
      grid: gridOf(['I.......', '........']),
      rack: rackOf('AAAIIAA'),
      list,
      words: wordsOf(list),
    });
    expect(plays.map(({ words, score }) => [at(words, 0), score])).toEqual([
      ['IAAAIIAA', 8 + (BONUS[id] ?? 0)],
      ['IAAAIIA', 7],
    ]);
  });
});
