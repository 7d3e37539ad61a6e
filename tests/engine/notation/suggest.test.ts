import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  classic,
  configured,
  crossword,
  formatMove,
  parseMove,
  passText,
  RULE_BOOKS,
  scrabbkle,
  scraebbkle,
  suggestMove,
  suggestTilesToLay,
} from '../../../src/engine';
import { runs } from '../../arbitraries/runs';
import { anyTexts, mutationsOf } from '../../arbitraries/texts';
import { fieldOf, rackOf } from '../../support/pictures';
import { valueOf } from '../../support/results';

const field = fieldOf(
  Array.from({ length: 14 }, (_, row) => (row === 7 ? '....CAT.........' : '.'.repeat(16))),
);
const suggest = (text: string) => suggestMove(scraebbkle, field, text);

describe('a suggestion', () => {
  it.each([
    ['GIT,f8,r', 'GIT,8f'],
    ['SAR,h7,d', 'SAR,h7'],
    ['SaR,H07,D', 'SaR,h7'],
    ['PLACE - 5 1 CAKE', 'CAKE,5a'],
    ['place | 3 3 C?AKE', 'CaKE,c3'],
    ['DINED,D4', 'DINED,d4'],
    ['DINED,d04', 'DINED,d4'],
    [' DINED , d4 ', 'DINED,d4'],
    ['DINED,,10B', 'DINED,10b'],
    ['DINED,d4,', 'DINED,d4'],
    ['pass', ','],
    [' , ', ','],
    [',,', ','],
  ])('for %j is %s', (text, move) => {
    expect(suggest(text)).toBe(move);
  });

  it.each([
    '',
    'qwerty',
    'DINED',
    'DINED,d',
    'DINED,d100',
    'DINED,dd4',
    'DI7,d4',
    'PLACE - 5 0 CAKE',
    'PLACE - 100 1 CAKE',
    'PLACE - 5 27 CAKE',
    `PLACE - 1 ${'9'.repeat(400)} CAKE`,
    `PLACE - ${'9'.repeat(400)} 1 CAKE`,
  ])('is absent for %.30j', (text) => {
    expect(suggest(text)).toBeUndefined();
  });

  it.each([
    [scrabbkle, 'GIT,8f', 'GIT,f8,r'],
    [scrabbkle, 'GIT,F8,R', 'GIT,f8,r'],
    [scrabbkle, ',', ',,'],
    [configured, 'CaKE,c3', 'PLACE | 3 3 C?AKE'],
    [configured, 'GIT,f8,r', 'PLACE - 8 6 GIT'],
    [configured, ',,', 'PASS'],
    [classic, 'PLACE - 5 1 CAKE', 'CAKE,5a'],
  ])('is in the notation of the game: $0.name, %2$s', (rules, text, move) => {
    expect(suggestMove(rules, field, text)).toBe(move);
  });

  it.each([
    [classic, 'EXCHANGE QH?', '-QH_'],
    [classic, 'exchange qh', '-QH'],
    [classic, '-ab', '-AB'],
    [classic, '-A?', '-A_'],
    [classic, '- A B', '-AB'],
    [configured, '-AE', 'EXCHANGE AE'],
    [configured, '-ae', 'EXCHANGE AE'],
    [configured, '-A_', 'EXCHANGE A?'],
    [configured, 'EXCHANGE A E', 'EXCHANGE AE'],
    [configured, 'EXCHANGE AE_', 'EXCHANGE AE?'],
  ])('corrects an exchange: $0.name, %2$s', (rules, text, move) => {
    expect(suggestMove(rules, field, text)).toBe(move);
  });

  it.each([
    [scraebbkle, 'EXCHANGE AE'],
    [scraebbkle, '-AE'],
    [crossword, '-AE'],
    [classic, 'EXCHANGE'],
    [classic, 'EXCHANGE _1'],
    [configured, '-'],
    [configured, '-A1'],
    [{ ...classic, tileSet: crossword.tileSet }, 'EXCHANGE A?'],
  ])('is absent for an exchange that $0.name does not allow: %2$s', (rules, text) => {
    expect(suggestMove(rules, field, text)).toBeUndefined();
  });

  it.each([
    [scraebbkle, 'DOG,3,4,across', 'DOG,4e'],
    [scraebbkle, 'CATS,7,4,across', 'S,8h'],
    [scraebbkle, 'Tea, 07, 6, DOWN', 'ea,g9'],
    [scrabbkle, 'CATS,7,4,true', 'S,h8,r'],
    [classic, 'TEA,7,6,false', 'EA,g9'],
    [configured, 'CATS,7,4,across', 'PLACE - 8 8 S'],
    [crossword, 'S,h8,r', 'S,8h'],
    [crossword, 'PLACE - 8 8 S', 'S,8h'],
    [crossword, 'CATS,7,4,ACROSS', 'S,8h'],
  ])('replaces a whole word over tiles on the board: $0.name, %2$s', (rules, text, move) => {
    expect(suggestMove(rules, field, text)).toBe(move);
  });

  it.each([
    'DOG,7,4,across',
    'CAT,7,4,across',
    'AT,7,5,across',
    'DOG,3,14,across',
    'DOG,99,0,down',
  ])('is absent for a whole word that does not fit: %s', (text) => {
    expect(suggest(text)).toBeUndefined();
  });

  it.each([
    ['cat,3,4,across', 'CAT,4e'],
    ['cat,4e', 'CAT,4e'],
    ['CaT,e4,r', 'CAT,4e'],
    ['place - 4 5 ca?t', 'CAT,4e'],
  ])('turns small letters into capitals in a game without blanks: %s', (text, move) => {
    expect(suggestMove(crossword, field, text)).toBe(move);
  });

  it.each(RULE_BOOKS)('is a pass in $name for every notation of a pass', (rules) => {
    for (const text of [',', ',,', 'PASS', 'pass', ' , , ']) {
      expect(suggestMove(rules, field, text)).toBe(passText(rules));
    }
  });

  it('names squares of large boards', () => {
    const wide = fieldOf(Array.from({ length: 120 }, () => '.'.repeat(30)));
    expect(suggestMove(scraebbkle, wide, 'DOG,AB0100')).toBe('DOG,ab100');
    expect(suggestMove(scraebbkle, wide, 'PLACE - 3 29 DOG')).toBe('DOG,3ac');
    expect(suggestMove(scrabbkle, wide, 'DOG,3ac')).toBe('DOG,ac3,r');
    expect(suggestMove(configured, wide, 'DOG,ac3,r')).toBe('PLACE - 3 29 DOG');
  });

  it('is a move in the notation of the game for any text', () => {
    const examples = fc.constantFrom(
      'GIT,f8,r',
      'PLACE | 3 3 C?AKE',
      'DINED,D04,',
      'pass',
      ',,',
      '-ae_',
      'EXCHANGE AE?',
      'CATS,7,4,across',
    );
    const texts = fc.oneof(anyTexts, examples, mutationsOf(examples));
    fc.assert(
      fc.property(texts, fc.constantFrom(...RULE_BOOKS), (text, rules) => {
        const suggested = suggestMove(rules, field, text) ?? passText(rules);
        const move = valueOf(parseMove(rules, field, suggested));
        expect(formatMove(rules, move)).toBe(suggested);
      }),
      runs(500),
    );
  });
});

describe('the tiles to lay for a whole word typed over tiles on the board', () => {
  const shorter = (rules: (typeof RULE_BOOKS)[number], text: string, rack = 'BGSTEAC') =>
    suggestTilesToLay(rules, field, rackOf(rack), text);

  it.each([
    [scraebbkle, 'CATS,8e', 'S,8h'],
    [scraebbkle, 'BAG,f7', 'BG,f7'],
    [scraebbkle, 'BaG,f7', 'BG,f7'],
    [scraebbkle, 'ATE,f8', 'TE,f9'],
    [scrabbkle, 'CATS,e8,r', 'S,h8,r'],
    [scrabbkle, 'BAG,f7,d', 'BG,f7,d'],
    [classic, 'BAG,f7', 'BG,f7'],
    [configured, 'PLACE - 8 5 CATS', 'PLACE - 8 8 S'],
    [configured, 'place | 7 6 bag', 'PLACE | 7 6 BG'],
    [crossword, 'CATS,8e', 'S,8h'],
  ])('in $0.name: %2$s for %1$s', (rules, text, move) => {
    expect(shorter(rules, text)).toBe(move);
  });

  it('are the same for any word that they form', () => {
    expect(shorter(scraebbkle, 'CATG,8e')).toBe('G,8h');
    expect(shorter(scraebbkle, 'GAB,f7')).toBe('GB,f7');
  });

  it.each([
    ['nothing lies in its line', 'BEG,a1'],
    ['another letter lies there', 'BEG,f7'],
    ['all of it lies there already', 'CAT,8e'],
    ['the word on the board is longer', 'CA,8e'],
    ['it runs off the board', 'CATSSSSSSSSSSS,8e'],
    ['a second word is formed', 'TAG,g7'],
    ['they are not on the rack', 'CATZ,8e'],
    ['it is a pass', ','],
    ['it is not a move', 'CATS'],
  ])('are absent if %s: %s', (_, text) => {
    expect(shorter(scraebbkle, text)).toBeUndefined();
  });

  it('are absent for a move in the whole-word form', () => {
    expect(shorter(crossword, 'CATS,7,4,across')).toBeUndefined();
  });
});
