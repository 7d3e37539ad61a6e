import {
  DEFAULT_LEVEL,
  type GameState,
  latestState,
  type Level,
  LEVELS,
  methodOf,
  type PlayerView,
  playerViewOf,
  rackToMove,
  setupFromPosition,
  startGame,
  type StartPosition,
} from '../game';
import { computerSeats, computerTurnOf, playGameSteps } from '../learning';
import type { Lexicon } from '../lexicon';
import { chooseMoveSteps, type GradedWords, Random } from '../players';
import type { RuleBook } from '../rules';
import type { SearchWords, Steps } from '../search';
import { chooseIndex, initialRandom, type Tile } from '../tiles';
import { hasPuzzles, type Puzzle, type PuzzleKind, puzzleSeats } from './puzzle';
import { SOLUTIONS } from './solutions';

/** Words to search, the same words to judge by, and how common they are if that is known. */
export interface PuzzleWords {
  readonly words: SearchWords;
  readonly lexicon: Lexicon;
  readonly graded: GradedWords | undefined;
}

/** A puzzle to make; the same question has the same answer. */
export interface PuzzleQuestion extends Omit<StartPosition, 'grid' | 'rack'> {
  readonly kind: PuzzleKind;
  readonly seed: string;
  /** Weights of leaves that were learned for this game. */
  readonly learnedLeaves?: readonly number[] | undefined;
}

/** The strongest level whose words are mostly common plays the games from which positions are taken. */
const LEVEL: Level =
  LEVELS.toReversed().find((level) => methodOf(level).kind === 'amateur') ?? DEFAULT_LEVEL;

/** Turns of a game from which positions far from its end are taken, since players see a whole board at once. */
const TURNS = { min: 1, max: 12 };

/** Consecutive turns of a game whose positions are tried. */
const POSITIONS = 4;

/**
 * Number of other racks dealt at a position, by kind. A bonus word is the best play with one rack in several hundred.
 * With the racks that computers keep to the end, several moves usually win.
 */
const DEALS: Readonly<Record<PuzzleKind, number>> = {
  'most-points': 10,
  'bonus-word': 1000,
  'best-value': 0,
  endgame: 3,
};

const levelsFor = (rules: RuleBook): readonly Level[] =>
  Array.from({ length: puzzleSeats(rules) }, () => LEVEL);

/** A number of 31 bits that depends on a seed. */
const numberFrom = (seed: string): number =>
  chooseIndex(initialRandom({ kind: 'seeded', seed }), 'puzzle', 2 ** 31).value;

/** Minimum number of tiles on the rack in an endgame. */
const MIN_RACK_AT_END = 3;

/** Whether a puzzle can begin at a state. No game deals the other players more tiles than the first. */
function isSuitable(kind: PuzzleKind, state: GameState): boolean {
  const { isDealt, result, bag, racks, setup } = state;
  if (!isDealt || result) return false;
  const { length } = rackToMove(state);
  if (kind !== 'endgame') return length === setup.rules.rackSize && bag.length > length;
  const isFirstLongest = racks.every((rack) => rack.length <= length);
  return bag.length === 0 && length >= MIN_RACK_AT_END && isFirstLongest;
}

/** The view of the first player in a game that begins with a position. */
export function viewOfPosition(position: StartPosition, lexiconId: string): PlayerView {
  const seats = computerSeats(levelsFor(position.rules));
  const setup = setupFromPosition(position, { seats, lexiconId, seed: '' });
  return playerViewOf(latestState(startGame('', setup)));
}

/**
 * The racks with which a puzzle of a kind may begin at a position: its own, then others that are dealt at random from all
 * tiles that are not on the board. Each is as likely as in a game.
 */
function* racksFor(
  kind: PuzzleKind,
  { rack, unseen }: Pick<PlayerView, 'rack' | 'unseen'>,
  random: Random,
): Iterable<readonly Tile[]> {
  yield rack;
  const tiles = [...rack, ...unseen];
  for (let deal = 0; deal < DEALS[kind]; deal++) {
    yield random.shuffled(tiles).slice(0, rack.length);
  }
}

/**
 * Plays a game and looks for a position in which one move stands out, in steps. Undefined if there is none among those
 * tried; ask again with another seed.
 */
export function* makePuzzleSteps(
  { words, lexicon, graded }: PuzzleWords,
  { kind, rules, board, boardName, given, seed, learnedLeaves }: PuzzleQuestion,
): Steps<Puzzle | undefined> {
  if (!hasPuzzles(kind, rules)) return undefined;
  const random = new Random(numberFrom(seed));
  const first = TURNS.min + random.below(TURNS.max - TURNS.min + 1);
  const { states } = yield* playGameSteps(
    { rules: { ...rules, computers: 'best' }, board, given, lexicon, words },
    seed,
    levelsFor(rules),
    (state) => chooseMoveSteps(words, computerTurnOf(state, LEVEL), graded),
    (state) => kind !== 'endgame' && state.turns >= first + POSITIONS,
  );
  const knows = (word: string): boolean => !graded || graded.has(word);
  const lexiconId = lexicon.id;
  for (const state of states.filter((each) => isSuitable(kind, each)).slice(-POSITIONS)) {
    const { grid } = state;
    const own = { rules, board, boardName, given, grid, rack: rackToMove(state) };
    for (const rack of racksFor(kind, viewOfPosition(own, lexiconId), random)) {
      const position = { ...own, rack };
      const seen = { ...viewOfPosition(position, lexiconId), learnedLeaves };
      const moves = yield* SOLUTIONS[kind](words, seen, knows, random.next());
      const [best, ...others] = moves ?? [];
      if (best) return { kind, position, seats: puzzleSeats(rules), lexiconId, best, others };
    }
  }
  return undefined;
}
