import { describe, expect, it } from 'vitest';
import {
  alphabetOf,
  configured,
  crossword,
  type LaidTile,
  lexiconOf,
  parseWordList,
  RULE_BOOKS,
  type RuleBook,
  rackTileOf,
  refuseMove,
  scraebbkle,
  type TileSet,
} from '../../engine';
import { valuesSum } from '../../messages';
import { freshDraft, moveToSquare, readDraft } from '../../store';
import { valueOf } from '../../../tests/support/results';
import {
  EXAMPLE_WORDS,
  exampleLetters,
  type RuleExample,
  type RuleIllustration,
  ruleIllustrations,
} from './rule-examples';
import { scoreExample, squareKinds } from './score-example';

const GREEK: TileSet = {
  letters: [...'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΤΥΦ'].map((letter) => ({
    letter,
    twin: letter.toLowerCase(),
    value: 1,
    count: 2,
  })),
  blank: { value: 0, count: 2 },
};

const OWN: RuleBook = {
  ...configured,
  id: 'own',
  name: 'Own',
  tileSet: GREEK,
  rackSize: 5,
  shortestWord: 4,
  opening: { kind: 'start-square', fewestTiles: 5 },
  unknownWord: 'lose-turn',
};

const SMALL_RACK: RuleBook = { ...scraebbkle, id: 'small', rackSize: 3, shortestWord: 3 };

const BOOKS = [...RULE_BOOKS, OWN, SMALL_RACK];

function lexiconFor({ tileSet }: RuleBook) {
  const letterFor = exampleLetters(tileSet);
  const words = EXAMPLE_WORDS.map((word) => [...word].map(letterFor).join(''));
  return lexiconOf(valueOf(parseWordList(alphabetOf(tileSet), words.join('\n'))).words);
}

/** Places the tiles of an example on the screen, and returns the answer of the game: `allowed`, or a code. */
function answerOf(rules: RuleBook, { field, laid }: RuleExample): string {
  const rack = laid.map(({ tile }) => rackTileOf(tile));
  const lexicon = lexiconFor(rules);
  const draft = laid.reduce(
    (so, { square }: LaidTile, slot) => moveToSquare(so, slot, square),
    freshDraft(rack, rules.rackSize),
  );
  const reading = readDraft({ rules, field, rack, lexicon }, draft, 'down');
  if (reading.kind !== 'play') return reading.kind;
  const table = { ...field, rules: { ...rules, unknownWord: 'try-again' } as const, bagCount: 50 };
  return refuseMove(table, rack, reading, lexicon)?.code ?? 'allowed';
}

const REFUSALS: Readonly<Record<RuleIllustration['rule'], readonly string[]>> = {
  join: ['NO_OVERLAP', 'NOT_ADJACENT'],
  alongside: ['CROSS_WORD_FORMED'],
  crossing: ['WORD_NOT_IN_LIST'],
  line: ['not-in-line'],
  opening: ['START_NOT_COVERED'],
  list: ['WORD_NOT_IN_LIST'],
  length: ['WORD_TOO_SHORT'],
};

const rulesOf = (rules: RuleBook, isGiven = false) =>
  ruleIllustrations(rules, isGiven).map(({ rule }) => rule);

describe('the examples of rules', () => {
  it.each(BOOKS)('of $name are judged by the game as they are shown', (rules) => {
    for (const { rule, boards } of ruleIllustrations(rules, false)) {
      expect(boards, rule).toBeDefined();
      if (!boards) continue;
      expect(answerOf(rules, boards.allowed), rule).toBe('allowed');
      expect(REFUSALS[rule], rule).toContain(answerOf(rules, boards.refused));
    }
  });

  it.each(BOOKS)('of $name take no more tiles than a rack holds', (rules) => {
    for (const { boards } of ruleIllustrations(rules, false)) {
      expect(boards?.allowed.laid.length).toBeLessThanOrEqual(rules.rackSize);
      expect(boards?.refused.laid.length).toBeLessThanOrEqual(rules.rackSize);
    }
  });

  it('are those of the rules that a game has', () => {
    expect(rulesOf(scraebbkle)).toEqual(['join', 'alongside', 'line', 'opening', 'list']);
    expect(rulesOf(crossword)).toEqual(['join', 'alongside', 'line', 'list']);
    expect(rulesOf(OWN)).toEqual(['join', 'crossing', 'line', 'opening', 'list', 'length']);
    expect(rulesOf(scraebbkle, true)).not.toContain('opening');
  });

  it('are left out where none fits the rules', () => {
    const rules = { ...configured, shortestWord: 20 };
    expect(ruleIllustrations(rules, false).map(({ boards }) => boards)).toEqual(
      rulesOf(rules).map(() => undefined),
    );
  });
});

describe('the example of a score', () => {
  const PREMIUMS = [
    { kind: 'letter', factor: 5 },
    { kind: 'word', factor: 12 },
    { kind: 'word', factor: 4 },
    { kind: 'letter', factor: -2 },
  ] as const;
  const board = { rows: 1, columns: 4, start: { row: 0, column: 0 }, premiums: PREMIUMS };

  it('uses the factors of the board, and the bonus of the rules', () => {
    const kinds = squareKinds(scraebbkle, board);
    expect(kinds.map(({ premium }) => premium.factor)).toEqual([5, 4, -2]);
    // L1, I1, F4 times 5, T1, I1, N1 and a blank of 8; all that times 4, and 60 for seven tiles.
    const { score } = scoreExample(scraebbkle, kinds);
    expect(score.total).toBe((5 + 4 * 5 + 8) * 4 + 60);
    expect(valuesSum(score)).toBe('(1 + 1 + 4 × 5 + 1 + 1 + 1 + 8) × 4 + 60');
    expect(valuesSum(scoreExample(crossword, []).score)).toBe('1 + 1 + 4 + 1 + 1 + 1 + 2');
  });

  it('has factors of zero and below only if boards can have them', () => {
    const kindsOf = (rules: RuleBook) => squareKinds(rules, undefined).map(({ kind }) => kind);
    expect(kindsOf(scraebbkle)).toEqual(['letter', 'word', 'trap']);
    expect(kindsOf(configured)).toEqual(['letter', 'word']);
    expect(kindsOf(crossword)).toEqual([]);
  });

  it('takes no more tiles than a rack holds', () => {
    expect(scoreExample(SMALL_RACK, []).laid).toHaveLength(3);
  });
});
