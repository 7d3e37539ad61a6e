import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const FOLDER = new URL('../../src/messages/', import.meta.url);

/** Sentences that the rules of a game prescribe, and words that are not ours to change. */
const EXCEPTIONS = [
  'Illegal move format',
  'This is not a valid move.',
  'This is not a valid file. Please enter the file name of the board:',
  'cannot be exchanged. Please try again.',
  'The rules do not permit this move. Please try again.',
  'The board does not permit word',
];

/** Words that the screen does not use, each with what it says instead. */
const AVOIDED: readonly (readonly [RegExp, string])[] = [
  [/\b(?:no|some|any|every)body\b/i, 'no one, someone, anyone, everyone'],
  [/\b(?:who|what|where|when)ever\b/i, 'the name of the person or thing'],
  [/\bcannot\b/i, 'can’t'],
  [/\b(?:is|are|was|were|do|does|did|has|have|had|could|should|would|will|must) not\b/i, 'n’t'],
  [/\bof (?:your|its|one’s|my|their) own\b/i, 'your, my'],
  [/\b(?:il)?legal\b/i, 'allowed'],
  [/\b(?:lay|lays|laid|laying)\b/i, 'place'],
  [/\bpremiums?\b/i, 'bonus square'],
  [/\blanes?\b/i, 'heat map, row or column'],
  [/\bchances? to win\b/i, 'win chance'],
  [/\bgames imagined\b/i, 'simulate'],
  [/\bfront page\b/i, 'home'],
  [/\bfar away\b/i, 'online'],
  [/\bat this screen\b/i, 'on this device'],
  [/\bunreadable\b/i, 'damaged'],
  [/\busual list\b/i, 'standard list'],
  [/\bturns? (?:\w+ )?taken back\b/i, 'undone'],
  [/\bgive up\b/i, 'resign'],
  [/(?<!your |its )\bown rules\b/i, 'custom rules'],
  [/\blater version\b/i, 'newer version'],
  [/\bsame bag\b(?!, same racks|\b as)/i, 'challenge'],
  [/ …/, 'no space before …'],
  [/\d %/, 'no space before %'],
];

/** The code of a file without its comments and without the exceptions. */
const sentencesOf = (file: string): string =>
  EXCEPTIONS.reduce(
    (text, exception) => text.replaceAll(exception, ''),
    readFileSync(new URL(file, FOLDER), 'utf8').replaceAll(
      /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm,
      '',
    ),
  );

/** The texts between quotes; one word in lower case is a code. */
const textsIn = (code: string): readonly string[] =>
  [...code.matchAll(/'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g)]
    .map(
      ([, single, double, template]) =>
        single ?? double ?? (template ?? '').replaceAll(/\$\{[^}]*\}/g, '{}'),
    )
    .filter((text) => !/^[a-z-]+$/.test(text));

it('sentences on screen use one plain word for each thing', () => {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.ts'));
  const found = files.flatMap((file) =>
    textsIn(sentencesOf(file)).flatMap((text) =>
      AVOIDED.flatMap(([avoided, instead]) =>
        avoided.test(text) ? [`${file}: ${text} (${instead})`] : [],
      ),
    ),
  );
  expect(found).toEqual([]);
});
