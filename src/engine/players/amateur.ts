import type { Amateur } from '../game';
import { findPlaysSteps, type PlayList, type SearchWords, type Steps } from '../search';
import { chooseIndex } from '../tiles';
import { exchangesIn } from './candidates';
import type { ChosenMove, ComputerTurn } from './computer-turn';
import { type GradedWords, gradesOf } from './graded-words';

const WORD = 2 ** 32;

/** Plays considered in one step, which takes less than a millisecond. */
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
  const grade = gradesOf(position.rules.tileSet, graded);
  const play = plays.playAt(yield* playOf(plays, seed, grade, player));
  return { move: { kind: 'play', play }, chance: after, isCut };
}
