import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  alphabetOf,
  crossword,
  withBag,
  formatRecord,
  type GameSetup,
  parseLetterBag,
  parseRecord,
  readRuleBook,
  startGame,
  type Tile,
  tilesText,
  tileValue,
} from '../../../src/engine';
import { runs } from '../../arbitraries/runs';
import { setupOf, tilesInPlay } from '../../support/games';
import { rackOf } from '../../support/pictures';
import { errorOf, valueOf } from '../../support/results';
import { wordsOf } from '../../support/words';

const alphabet = alphabetOf(crossword.tileSet);
const { lexicon } = wordsOf(['NO']);

const VALUES = alphabet.letters.map((_, index) => index + 1);

function setupWith(bag: readonly Tile[], values: readonly number[] = VALUES): GameSetup {
  const rules = withBag(crossword, bag, values, 3);
  return setupOf('', lexicon, { rules, chance: { kind: 'java', seed: 7, bag } });
}

const sorted = (text: string): string => [...text].toSorted().join('');

describe('the crossword with a bag', () => {
  it('has a tile for each letter of the bag, and the given values', () => {
    const rules = withBag(crossword, rackOf('ZEBRAZA'), VALUES, 4);
    expect(rules).toEqual({
      ...crossword,
      rackSize: 4,
      tileSet: {
        letters: crossword.tileSet.letters.map(({ letter, twin }, index) => ({
          letter,
          twin,
          value: index + 1,
          count: { A: 2, B: 1, E: 1, R: 1, Z: 2 }[letter] ?? 0,
        })),
        blank: { value: 0, count: 0 },
      },
    });
  });

  it('keeps the usual value of a letter without a given one', () => {
    const { tileSet } = withBag(crossword, rackOf('AZ'), [-5], 7);
    expect(rackOf('AZ').map((tile) => tileValue(tileSet, tile))).toEqual([-5, 10]);
  });

  it('has the blanks of the bag too', () => {
    expect(tilesInPlay(startGame('game', setupWith(rackOf('_N_O'))).states[0])).toBe('NO__');
  });

  const bags = fc
    .array(fc.constantFrom(...alphabet.letters, ...alphabet.lowerCase), {
      minLength: 1,
      maxLength: 120,
      size: 'max',
    })
    .map((letters) => letters.join(''));

  it('accepts any bag of letters, and its games have valid records', () => {
    fc.assert(
      fc.property(
        bags,
        fc.array(fc.integer({ min: -99, max: 99 }), { minLength: 26, maxLength: 26 }),
        (text, values) => {
          const bag = valueOf(parseLetterBag(alphabet, text));
          const game = startGame('game', setupWith(bag, values));
          const { rules } = game.record.setup;
          expect(valueOf(readRuleBook(rules)).rules).toEqual(rules);
          expect(tilesInPlay(game.states[1] ?? game.states[0])).toBe(sorted(tilesText(bag)));
          expect(valueOf(parseRecord(formatRecord(game.record), lexicon))).toEqual(game);
        },
      ),
      runs(100),
    );
  });
});

describe('a record whose bag differs from its tile set is refused', () => {
  const { record } = startGame('game', setupWith(rackOf('NOTEBOOK')));

  it.each([
    ['one tile too few', 'NOTEBOO'],
    ['one tile too many', 'NOTEBOOKS'],
    ['one tile of a kind too many', 'NOTEBOOKO'],
    ['another tile', 'NOTEBOOS'],
    ['a blank', 'NOTEBOO_'],
    ['nothing', ''],
    ['a small letter', 'NOTEBOOk'],
    ['a character that is not a letter', 'NOTEBOO?'],
  ])('with %s', (_name, bag) => {
    const text = formatRecord(record).replace('"bag": "NOTEBOOK"', `"bag": "${bag}"`);
    expect(errorOf(parseRecord(text, lexicon))).toEqual({
      code: 'BAD_FIELD',
      path: 'setup.chance.bag',
    });
  });

  it('but may be in any order, which determines the draws', () => {
    const text = formatRecord(record).replace('"bag": "NOTEBOOK"', '"bag": "KOOBETON"');
    expect(errorOf(parseRecord(text, lexicon))).toMatchObject({ code: 'BAD_EVENT', index: 0 });
  });
});
