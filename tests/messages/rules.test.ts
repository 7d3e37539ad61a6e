import { describe, expect, it } from 'vitest';
import {
  classic,
  configured,
  crossword,
  RULE_BOOKS,
  type RuleBook,
  scrabbkle,
  scraebbkle,
} from '../../src/engine';
import {
  type Caption,
  endRules,
  exampleCaption,
  exampleInWords,
  type IllustratedRule,
  illustratedRule,
  otherTurns,
  premiumRule,
  rulesLead,
  type ShownMove,
  squareCaption,
  tilesRule,
} from '../../src/messages';

const RULES: readonly IllustratedRule[] = [
  'join',
  'alongside',
  'crossing',
  'line',
  'opening',
  'list',
  'length',
];

const text = (caption: Caption): string => caption.join('');

const ruleText = (rules: RuleBook, rule: IllustratedRule, isGiven = false): string =>
  illustratedRule(rules, rule, isGiven).text;

const TOYED: ShownMove = {
  lying: ['IVY'],
  placed: ['T', 'O', 'E', 'D'],
  direction: 'down',
  word: 'TOYED',
  through: ['Y'],
  beside: ['V', 'Y'],
  crossWords: ['TOYS'],
};

describe('a rule in words', () => {
  it('says whether a move makes one word or several', () => {
    expect(text(rulesLead(scraebbkle))).toContain('exactly one word');
    expect(text(rulesLead(classic))).toContain('several words');
    expect(ruleText(scraebbkle, 'join')).toMatch(/uses at least one tile already/);
    expect(ruleText(classic, 'join')).toMatch(/touches at least one tile already/);
  });

  it('says what lies on the board before the first word', () => {
    expect(ruleText(crossword, 'join')).toMatch(/^The board starts with one tile on it\. Every/);
    expect(ruleText(crossword, 'join', true)).toBe(
      'The board starts with tiles on it. Every word uses at least one tile already on the board.',
    );
    expect(ruleText(scraebbkle, 'join', true)).toBe(ruleText(crossword, 'join', true));
    expect(ruleText(classic, 'join', true)).toMatch(/^The board starts with tiles on it\./);
  });

  it('says how many tiles the first word uses if one is not enough', () => {
    expect(ruleText(configured, 'opening')).toBe('The first word covers the start square ★.');
    expect(ruleText(scraebbkle, 'opening')).toBe(
      'The first word uses 2 tiles or more and covers the start square ★.',
    );
  });

  it('says what an unknown word costs', () => {
    expect(ruleText(classic, 'list')).toContain('costs your turn');
    expect(ruleText(scrabbkle, 'list')).toContain('Try again.');
  });

  it('gives the minimum length of words', () => {
    expect(ruleText({ ...configured, shortestWord: 3 }, 'length')).toBe(
      'Words have 3 letters or more.',
    );
  });

  it('gives bonuses and the value of a blank, if there are any', () => {
    expect(tilesRule(scraebbkle)).toBe(
      'Play 7 tiles in one move for a 60-point bonus. A blank can be any letter and is worth 8.',
    );
    expect(tilesRule(configured)).toContain('Play a full rack in one move');
    expect(tilesRule(crossword)).toBe('');
  });

  it('says what squares count, if the board has any', () => {
    expect(premiumRule(crossword, false)).toBe('A word scores the values of all its tiles.');
    expect(premiumRule(classic, true)).toContain('multiply each other');
    expect(premiumRule(classic, false)).toBe('This board has no bonus squares.');
    const word = (factor: number) => text(squareCaption.word({ kind: 'word', factor }));
    expect([2, 3, 12].map(word)).toEqual([
      '2W doubles the whole word.',
      '3W triples the whole word.',
      '12W multiplies the whole word.',
    ]);
    expect(text(squareCaption.letter({ kind: 'letter', factor: 3 }))).toBe('3L triples a tile.');
  });

  it('says how many tiles the bag must hold for an exchange, if that exceeds the tiles exchanged', () => {
    const other = (rules: RuleBook) => otherTurns(rules).join('\n');
    const told = 'You can exchange only while the bag holds 7 tiles or more.';
    expect(other({ ...classic, leastInBag: 7 })).toContain(told);
    expect(other({ ...classic, leastInBag: 0 })).toBe(other(classic));
    const none = { ...classic, exchange: 'none' } as const;
    expect(other({ ...none, leastInBag: 7 })).toBe(other(none));
    expect(other({ ...configured, leastInBag: 1 })).toContain('1 tile or more.');
  });

  it('says what a resignation does, if there is another player', () => {
    const sentence = 'A player who resigns is out of the game. The last one left wins.';
    expect(otherTurns(crossword)).toContain(sentence);
    const alone = { ...configured, seats: { least: 1, most: 1, fixed: [] } };
    expect(otherTurns(alone)).not.toContain(sentence);
  });

  it('says how the game ends and who wins', () => {
    expect(endRules(scraebbkle)).toEqual([
      'The game ends when the bag and one rack are empty.',
      'It also ends when everyone passes twice in a row.',
      'Leftover tiles are deducted. The higher score wins.',
    ]);
    expect(endRules(crossword)[0]).toBe('The game ends when everyone passes in a row.');
  });

  it.each(RULE_BOOKS)('of $name is a complete sentence and said only once', (rules) => {
    const texts = [
      text(rulesLead(rules)),
      ...RULES.map((rule) => ruleText(rules, rule)),
      premiumRule(rules, true),
      ...otherTurns(rules),
      ...endRules(rules),
    ];
    expect(new Set(texts).size).toBe(texts.length);
    for (const each of texts) expect(each).toMatch(/^[A-Z][^]*\.$/);
  });
});

describe('an example', () => {
  it.each(RULES)('of %s has a sentence of its own for each board', (rule) => {
    const sentences = [true, false].map((isAllowed) =>
      text(exampleCaption(classic, rule, isAllowed, TOYED)),
    );
    expect(new Set(sentences).size).toBe(2);
    for (const sentence of sentences) expect(sentence).toMatch(/^T\S*[^]* [^]*\.$/);
  });

  it('says what the move does on its board', () => {
    const caption = (rule: IllustratedRule, isAllowed: boolean) =>
      text(exampleCaption(scraebbkle, rule, isAllowed, TOYED));
    expect(caption('join', true)).toBe('TOYED goes through the Y.');
    expect(caption('alongside', false)).toBe('TOYED lies against V and Y.');
    expect(caption('line', false)).toBe('T, O, E and D go round a corner.');
    expect(caption('list', false)).toBe('TOYED isn’t in the list.');
    expect(text(exampleCaption(classic, 'list', false, TOYED))).toBe('TOYED costs your turn.');
  });

  it('has an alternative text', () => {
    expect(exampleInWords(TOYED)).toBe('IVY is on the board, and T, O, E and D go down.');
    expect(exampleInWords({ ...TOYED, lying: [], placed: ['T'], direction: 'across' })).toBe(
      'The board is empty, and T goes across.',
    );
    expect(exampleInWords({ ...TOYED, direction: undefined })).toMatch(/go round a corner\.$/);
  });
});
