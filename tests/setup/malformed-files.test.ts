import { describe, expect, it } from 'vitest';
import {
  alphabetOf,
  parseRecord,
  parseRuleBook,
  parseScript,
  parseWordList,
  type RuleBook,
  scrabbkle,
  scraebbkle,
} from '../../src/engine';
import {
  configuredGameReason,
  ownFileReason,
  recordReason,
  ruleBookReason,
  scriptReason,
  chosenWordsReason,
} from '../../src/messages';
import { ownGameFile, readOwnBoard, readPickedGame } from '../../src/setup';
import { BAD_CONFIGURED, BAD_SCRABBKLE, BAD_SCRAEBBKLE } from '../golden/malformed/boards';
import { BAD_CONFIGURATIONS, BAD_TILE_SETS } from '../golden/malformed/configurations';
import { BAD_RECORDS } from '../golden/malformed/records';
import { BAD_RULE_BOOKS } from '../golden/malformed/rule-books';
import { BAD_SCRIPTS } from '../golden/malformed/scripts';
import { BAD_LISTS } from '../golden/malformed/word-lists';
import { errorOf } from '../support/results';
import { GOOD } from '../support/set-up-files';

const fromFile = (text: string): Promise<string> => new File([text], 'bad').text();

describe.each<[string, RuleBook, typeof BAD_SCRAEBBKLE]>([
  ['ScraeBBKle', scraebbkle, BAD_SCRAEBBKLE],
  ['ScraBBKle', scrabbkle, BAD_SCRABBKLE],
])('a board file of %s is refused', (_game, rules, table) => {
  it.each(table)('for %s', async (_what, text, problem) => {
    const error = errorOf(await readOwnBoard(rules, new File([text], 'bad.txt')));
    expect(ownFileReason('bad.txt', error)).toBe(`In "bad.txt": ${problem}`);
  });
});

/** Reads a good configuration with one file replaced; returns the sentence that refuses it. */
async function saidOf(name: string, text: string): Promise<string> {
  const files = Object.entries({ ...GOOD, [name]: text }).map(([path, content]) =>
    ownGameFile(new File([content], path), path),
  );
  return configuredGameReason(errorOf(await readPickedGame(files)));
}

describe('a configuration is refused', () => {
  it.each(BAD_CONFIGURATIONS)('for %s', async (_what, text, sentence) => {
    expect(await saidOf('config.txt', text)).toBe(sentence);
  });

  it.each(BAD_TILE_SETS)('for its tile set: %s', async (_what, text, sentence) => {
    expect(await saidOf('tiles.txt', text)).toBe(sentence);
  });

  it.each(BAD_CONFIGURED)('for its board: %s', async (_what, text, problem) => {
    expect(await saidOf('board.txt', text)).toBe(`In "board.txt": ${problem}`);
  });
});

describe('a record is refused', () => {
  it.each(BAD_RECORDS)('for %s', async (_what, text, reason) => {
    expect(recordReason(errorOf(parseRecord(await fromFile(text), undefined)))).toBe(reason);
  });
});

describe('a rule book is refused', () => {
  it.each(BAD_RULE_BOOKS)('for %s', async (_what, text, sentence) => {
    expect(ruleBookReason(errorOf(parseRuleBook(await fromFile(text))))).toBe(sentence);
  });
});

describe('a script is refused', () => {
  it.each(BAD_SCRIPTS)('for %s', async (_what, text, place, problem) => {
    const error = errorOf(parseScript(await fromFile(text)));
    expect(scriptReason(error)).toBe(`In the script, ${place}: ${problem}.`);
  });
});

describe('a word list is refused', () => {
  it.each(BAD_LISTS)('for %s', async (_what, text, problem) => {
    const error = errorOf(parseWordList(alphabetOf(scraebbkle.tileSet), await fromFile(text)));
    expect(chosenWordsReason('bad.txt', error)).toBe(`bad.txt ${problem} and choose it again.`);
  });
});
