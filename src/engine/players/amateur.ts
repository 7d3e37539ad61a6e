import { findPlaysSteps, type PlayList, type SearchWords, type Steps } from '../search';
import { chooseIndex } from '../tiles';
import { exchangesIn } from './candidates';
import type { ChosenMove, ComputerTurn } from './computer-turn';
import { type GradedWords, gradesOf } from './graded-words';

/** How well an amateur plays. */
export interface Amateur {
  /** For each grade of words, and those of none, the chance that such a word of four letters comes to mind. */
  readonly knows: readonly [number, number, number, number];
  /** What becomes of that chance with each further letter. */
  readonly perLetter: number;
  /** By how many points, at most, a play is thought to be worth more than it scores. */
  readonly whim: number;
}

const WORD = 2 ** 32;

/** Plays that are thought of in one step, which takes less than a millisecond. */
const PLAYS_PER_STEP = 256;

/** A number from 0 to 1 for a word, another one for each seed (FNV-1a, and the finaliser of MurmurHash3). */
function shareOf(word: string, seed: number): number {
  let hash = seed ^ 0x811c9dc5;
  for (let place = 0; place < word.length; place++) {
    hash = Math.imul(hash ^ word.charCodeAt(place), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / WORD;
}

/** The chance that words come to mind, all of which a play forms. */
function chanceOf(
  words: readonly string[],
  grade: (word: string) => number,
  player: Amateur,
): number {
  const { knows, perLetter } = player;
  return Math.min(
    ...words.map((word) => (knows[grade(word)] ?? 0) * perLetter ** Math.max(0, word.length - 4)),
  );
}

/** The play that an amateur takes for the best of those that come to mind; the easiest to find, if none does. */
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
    const chance = chances.get(spelled) ?? chanceOf(words, grade, player);
    chances.set(spelled, chance);
    if (chance > easiest.chance) easiest = { play, chance };
    if (shareOf(word, seed) >= chance) continue;
    const worth = plays.scoreOf(play) + player.whim * shareOf(`${spelled} ${play}`, seed);
    if (worth > best.worth) best = { play, worth };
  }
  return best.worth === -Infinity ? easiest.play : best.play;
}

/**
 * The move of somebody who knows common words better than rare ones, and overlooks some of those: a play
 * whenever one is legal.
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
