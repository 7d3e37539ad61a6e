import { describe, expect, it } from 'vitest';
import {
  classic,
  type CommandProblem,
  configured,
  crossword,
  RULE_BOOKS,
  type RuleBook,
  scrabbkle,
  scraebbkle,
} from '../../src/engine';
import {
  gameInShort,
  moveForm,
  movesInWords,
  rulesInWords,
  submitReason,
} from '../../src/messages';
import { CHOICES } from '../../src/setup';

it('every game on offer has a different one-sentence description', () => {
  const sentences = CHOICES.map(gameInShort);
  expect(new Set(sentences).size).toBe(CHOICES.length);
  for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z].*\.$/);
});

describe('the rules in words', () => {
  it('state what is particular to a game', () => {
    expect(rulesInWords(scraebbkle).join('\n')).toContain('exactly one word');
    expect(rulesInWords(scraebbkle)).toContain(
      'Play 7 tiles in one move for a 60-point bonus. A blank can be any letter and is worth 8.',
    );
    expect(rulesInWords(classic).join('\n')).toMatch(/Every word you make[^]*costs your turn/);
    expect(rulesInWords(crossword).join('\n')).toMatch(/The board starts with one tile on it\./);
    expect(rulesInWords(configured).join('\n')).toContain('Play a full rack in one move');
    expect(rulesInWords({ ...configured, shortestWord: 3 })).toContain(
      'Words have 3 letters or more.',
    );
  });

  it('state how many tiles the bag must hold for an exchange if that exceeds the tiles exchanged', () => {
    const told = 'You can exchange only while the bag holds 7 tiles or more.';
    expect(rulesInWords({ ...classic, leastInBag: 7 }).join('\n')).toContain(told);
    expect(rulesInWords({ ...classic, leastInBag: 0 })).toEqual(rulesInWords(classic));
    const none = { ...classic, exchange: 'none' } as const;
    expect(rulesInWords({ ...none, leastInBag: 7 })).toEqual(rulesInWords(none));
    expect(rulesInWords({ ...configured, leastInBag: 1 }).join('\n')).toContain('1 tile or more.');
  });

  it('state the effect of a resignation if there is another player', () => {
    const sentence = 'A player who resigns is out of the game. The last one left wins.';
    expect(rulesInWords(crossword)).toContain(sentence);
    const alone = { ...configured, seats: { least: 1, most: 1, fixed: [] } };
    expect(rulesInWords(alone)).not.toContain(sentence);
  });

  it('mention no start square and no first tile if tiles are given', () => {
    const beginning = (rules: RuleBook) => rulesInWords(rules, true)[1];
    const crossing = 'uses at least one tile already on the board.';
    expect(beginning(crossword)).toBe(`The board starts with tiles on it. Every word ${crossing}`);
    expect(beginning(scraebbkle)).toBe(beginning(crossword));
    expect(beginning(classic)).toMatch(/^The board starts with tiles on it\..* touches /);
  });

  it('state how many tiles the first word uses if one is not enough', () => {
    expect(rulesInWords(configured)).toContain(
      'The first word covers the start square ★. Every later word touches at least one tile already on the board.',
    );
    expect(rulesInWords(scraebbkle).join('\n')).toContain(
      'The first word uses 2 tiles or more and',
    );
  });

  it('mention factors of zero and below only if boards can have them', () => {
    expect(rulesInWords(scraebbkle).join('\n')).toContain('Some may be zero or negative.');
    expect(rulesInWords(configured).join('\n')).not.toContain('negative');
  });

  it('are different complete sentences', () => {
    for (const rules of RULE_BOOKS) {
      const words = rulesInWords(rules);
      expect(new Set(words).size).toBe(words.length);
      for (const rule of words) expect(rule).toMatch(/^[A-Z0-9][^]*\.$/);
    }
  });
});

describe('the move format in words', () => {
  const NAME = 'Enter your tiles and the first square.';

  it.each([
    [
      scraebbkle,
      'Enter word,square: HI,f4 is down, HI,4f is across, a comma alone passes. Occupied squares are skipped. A small letter is a blank.',
    ],
    [
      scrabbkle,
      'Enter word,square,direction: HI,f4,r is across, HI,f4,d is down, two commas alone pass. Occupied squares are skipped. A small letter is a blank.',
    ],
    [
      classic,
      'Enter word,square: HI,f4 is down, HI,4f is across, a comma alone passes; -AE exchanges tiles. Occupied squares are skipped. A small letter is a blank, and _ is one in an exchange.',
    ],
    [
      crossword,
      'Enter word,square: HI,f4 is down, HI,4f is across, a comma alone passes; or a whole word with row and column from 0: GRAPE,4,0,across. Occupied squares are skipped.',
    ],
    [
      configured,
      'Enter PASS, EXCHANGE aa?, or PLACE | 3 3 CAKE. | is down, - is across; then row and column, from 1. The first square must be free. After it, occupied squares are skipped. ? is a blank; put its letter after it.',
    ],
  ])('is that of $0.name', (rules, words) => {
    expect(movesInWords(rules)).toBe(`${NAME} ${words}`);
  });

  it('omits blanks and exchanges if the game has none', () => {
    const { tileSet } = crossword;
    const without = { ...configured, tileSet };
    expect(moveForm(without)).toBe('Enter PASS, EXCHANGE aa, or PLACE | 3 3 CAKE.');
    expect(movesInWords(without)).not.toMatch(/blank|\?/);
    expect(moveForm({ ...configured, exchange: 'none' })).toBe('Enter PASS or PLACE | 3 3 CAKE.');
    expect(movesInWords({ ...classic, tileSet })).not.toMatch(/blank|_/);
    const told = (rules: RuleBook, problem: CommandProblem) =>
      submitReason(rules, { code: 'ILLEGAL_FORMAT', column: 1, problem });
    expect(
      told({ ...configured, exchange: 'none' }, { kind: 'unknown-command', found: 'GO' }),
    ).toBe('Unknown command "GO". Use PASS or PLACE.');
    expect(told(without, { kind: 'bad-tile', found: '1' })).toBe(
      '"1" isn’t a tile. Use this game’s letters.',
    );
    expect(told(without, { kind: 'no-tiles', command: 'EXCHANGE' })).toBe(
      'Name at least one tile. EXCHANGE needs tiles, like EXCHANGE aa.',
    );
  });
});
