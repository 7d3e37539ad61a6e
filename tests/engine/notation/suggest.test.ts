import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  alphabetOf,
  classic,
  configured,
  formatWordSquare,
  parseWordSquare,
  scrabbkle,
  scraebbkle,
  suggestMove,
} from '../../../src/engine';
import { runs } from '../../arbitraries/runs';
import { anyTexts, mutationsOf } from '../../arbitraries/texts';
import { valueOf } from '../../support/results';

const alphabet = alphabetOf(scraebbkle.tileSet);
const suggest = (text: string) => suggestMove(scraebbkle, text);

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
  ])('is not made for %.30j', (text) => {
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
  ])('is made in the notation of the game: $0.name, %2$s', (rules, text, move) => {
    expect(suggestMove(rules, text)).toBe(move);
  });

  it('is always a move as the game writes it, whatever was typed', () => {
    const examples = fc.constantFrom('GIT,f8,r', 'PLACE | 3 3 C?AKE', 'DINED,D04,', 'pass', ',,');
    fc.assert(
      fc.property(fc.oneof(anyTexts, mutationsOf(examples)), (text) => {
        const suggested = suggest(text) ?? ',';
        const move = valueOf(parseWordSquare(alphabet, suggested));
        expect(formatWordSquare(alphabet, move)).toBe(suggested);
      }),
      runs(500),
    );
  });
});
