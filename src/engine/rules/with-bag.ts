import { sameTile, type Tile } from '../tiles';
import type { RuleBook } from './rule-book';

/**
 * A game with other tiles: those of a bag, letters worth the values given, one a letter in the order
 * of the alphabet (in points), and racks of a size.
 */
export function withBag(
  rules: RuleBook,
  bag: readonly Tile[],
  values: readonly number[],
  rackSize: number,
): RuleBook {
  const countOf = (tile: Tile): number => bag.filter((each) => sameTile(each, tile)).length;
  const { letters, blank } = rules.tileSet;
  return {
    ...rules,
    tileSet: {
      letters: letters.map((each, index) => ({
        ...each,
        value: values[index] ?? each.value,
        count: countOf({ kind: 'letter', letter: each.letter }),
      })),
      blank: { ...blank, count: countOf({ kind: 'blank' }) },
    },
    rackSize,
  };
}
