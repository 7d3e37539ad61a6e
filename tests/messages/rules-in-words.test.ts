import { describe, expect, it } from 'vitest';
import { classic, configured, crossword, RULE_BOOKS, scraebbkle } from '../../src/engine';
import { rulesInWords } from '../../src/messages';

describe('the rules in words', () => {
  it('say what sets a game apart', () => {
    expect(rulesInWords(scraebbkle).join('\n')).toContain('form one word');
    expect(rulesInWords(scraebbkle)).toContain(
      '7 tiles laid in one move bring 60 points more. A blank stands for any letter and is worth 8.',
    );
    expect(rulesInWords(classic).join('\n')).toMatch(
      /along the line and across it[^]*costs the turn/,
    );
    expect(rulesInWords(crossword).join('\n')).toMatch(/One tile lies on the board before play/);
    expect(rulesInWords(configured).join('\n')).toContain('A full rack laid in one move');
    expect(rulesInWords({ ...configured, shortestWord: 3 })).toContain(
      'Words have 3 letters or more.',
    );
  });

  it('are sentences, each said once', () => {
    for (const rules of RULE_BOOKS) {
      const words = rulesInWords(rules);
      expect(new Set(words).size).toBe(words.length);
      for (const rule of words) expect(rule).toMatch(/^[A-Z0-9][^]*\.$/);
    }
  });
});
