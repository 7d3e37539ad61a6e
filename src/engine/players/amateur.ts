import type { Amateur } from '../game';
import type { Lexicon } from '../lexicon';
import { findPlaysSteps, type PlayList, type SearchWords, type Steps } from '../search';
import { alphabetOf, chooseIndex, type Letter, type TileSet, tileValue } from '../tiles';
import { exchangesIn } from './candidates';
import type { ChosenMove, ComputerTurn } from './computer-turn';

/**
 * How common words are: for each word in capitals, the grade of the first list that contains it, 0 for the
 * most common. Ungraded words are in no list.
 */
export type GradedWords = ReadonlyMap<string, number>;

/**
 * Parses the grades of words: one grade per line, with spaces between its words. The result is undefined if
 * the lexicon has less than half of them, as one in another language does.
 */
export function gradedWordsFrom(
  text: string,
  lexicon: Pick<Lexicon, 'has'>,
): GradedWords | undefined {
  const graded = new Map<string, number>();
  let shared = 0;
  for (const [grade, line] of text.trim().split('\n').entries()) {
    for (const word of line.split(' ')) graded.set(word, grade);
  }
  for (const word of graded.keys()) if (lexicon.has(word)) shared++;
  return 2 * shared < graded.size ? undefined : graded;
}

/** The grade of words that are in none of the three lists. */
const UNGRADED = 3;

/** From each of these lengths on, a word of unknown grade counts as one grade rarer. */
const LONGER = [5, 6, 7];

/**
 * Estimates a grade from the spelling of a word: fewer people know long words, and words with the most
 * valuable letters.
 */
function gradeBySpelling(tileSet: TileSet, word: string): number {
  const { letters } = alphabetOf(tileSet);
  const values = letters
    .map((letter: Letter) => tileValue(tileSet, { kind: 'letter', letter }))
    .toSorted((a, b) => a - b);
  const high = values[Math.floor(values.length * 0.8)] ?? Infinity;
  const isRare = [...word].some(
    (letter) => letters.includes(letter) && tileValue(tileSet, { kind: 'letter', letter }) > high,
  );
  const longer = LONGER.filter((length) => word.length >= length).length;
  return Math.min(UNGRADED, longer + (isRare ? 1 : 0));
}

const WORD = 2 ** 32;

/** Plays considered in one step, which takes about a millisecond on a board of 225 squares. */
const PLAYS_PER_STEP = 256;

/**
 * A number from 0 up to but not including 1 that depends on a word and the seed (FNV-1a, and the finaliser of
 * MurmurHash3).
 */
function hashFraction(word: string, seed: number): number {
  let hash = seed ^ 0x811c9dc5;
  for (let place = 0; place < word.length; place++) {
    hash = Math.imul(hash ^ word.charCodeAt(place), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / WORD;
}

/** The probability that all words of a play come to mind: that of the least likely one. */
function probabilityOf(
  words: readonly string[],
  grade: (word: string) => number,
  player: Amateur,
): number {
  const { knows, perLetter } = player;
  return Math.min(
    ...words.map((word) => (knows[grade(word)] ?? 0) * perLetter ** Math.max(0, word.length - 4)),
  );
}

/** The play that an amateur thinks is the best of those that come to mind, or the easiest to find if none does. */
function* playOf(
  plays: PlayList,
  seed: number,
  grade: (word: string) => number,
  player: Amateur,
): Steps<number> {
  const chances = new Map<string, number>();
  let best = { play: 0, worth: -Infinity };
  let easiest = { play: 0, chance: -1 };
  for (let play = 0; play < plays.count; play++) {
    if (play % PLAYS_PER_STEP === 0) yield;
    const words = plays.wordsOf(play);
    const [word = ''] = words;
    const spelled = words.join(' ');
    const chance = chances.get(spelled) ?? probabilityOf(words, grade, player);
    chances.set(spelled, chance);
    if (chance > easiest.chance) easiest = { play, chance };
    if (hashFraction(word, seed) >= chance) continue;
    const worth =
      plays.scoreOf(play) + player.maxOverestimate * hashFraction(`${spelled} ${play}`, seed);
    if (worth > best.worth) best = { play, worth };
  }
  return best.worth === -Infinity ? easiest.play : best.play;
}

/**
 * Chooses the move of an amateur, who knows common words better than rare ones and overlooks some. It is a
 * play whenever one is legal.
 */
export function* choosingAsAmateur(
  words: SearchWords,
  { position, turn, chance }: ComputerTurn,
  player: Amateur,
  graded: GradedWords | undefined,
): Steps<ChosenMove> {
  const { plays, isCut } = yield* findPlaysSteps(words, position);
  if (plays.count === 0) {
    const [exchange] = exchangesIn(position);
    return { move: exchange?.move ?? { kind: 'pass' }, chance, isCut };
  }
  const { value: seed, chance: after } = chooseIndex(chance, `ideas in turn ${turn}`, WORD / 2);
  const grade = (word: string): number =>
    graded ? (graded.get(word) ?? UNGRADED) : gradeBySpelling(position.rules.tileSet, word);
  const play = plays.playAt(yield* playOf(plays, seed, grade, player));
  return { move: { kind: 'play', play }, chance: after, isCut };
}
