import type { GameState } from '../game';
import { chooseMoveSteps, type LetterNumbers, letterNumbersOf, type Random } from '../players';
import { findBestSteps, type LeaveModel, leaveTableOf } from '../search';
import type { Steps } from '../steps';
import type { Tile } from '../tiles';
import { computerTurnOf, GREEDY_LEVEL, playGameSteps, type SelfPlay } from './self-play';

/** A rack that could be there, and its best equity in points; 0 without a play. */
export interface RackSample {
  readonly rack: LetterNumbers;
  readonly equity: number;
}

/** A position, and the result for the seat to move: 1 for a win, 0 for a loss, ½ for a tie. */
export interface PositionSample {
  readonly lead: number;
  readonly unseen: number;
  readonly won: number;
}

/** The samples of a game of self-play. */
export interface GameSamples {
  readonly racks: readonly RackSample[];
  readonly positions: readonly PositionSample[];
}

/** A random rack from the bag and the mover's tiles; undefined near the end of the bag. */
function otherRack(
  { bag, racks, toMove, setup: { rules } }: GameState,
  random: Random,
): readonly Tile[] | undefined {
  const own = racks[toMove] ?? [];
  if (bag.length < rules.rackSize) return undefined;
  return random.shuffled([...bag, ...own]).slice(0, rules.rackSize);
}

/** How racks of a game are sampled; equities include the leaves of the model. */
export interface RackSampling {
  readonly model: LeaveModel;
  readonly random: Random;
}

const BOTH = [GREEDY_LEVEL, GREEDY_LEVEL];

/** Plays a game of Club against itself; samples a position in each turn, and a rack if `sampling` says how. */
export function* sampleGameSteps(
  game: SelfPlay,
  seed: string,
  sampling?: RackSampling,
): Steps<GameSamples> {
  const { rules, board, words } = game;
  const racks: RackSample[] = [];
  const seen: { readonly seat: number; readonly lead: number; readonly unseen: number }[] = [];

  function* sampleRack({ model, random }: RackSampling, state: GameState): Steps<void> {
    const rack = otherRack(state, random);
    if (!rack) return;
    const leaves = leaveTableOf(rules, rack, model);
    const position = { rules, board, grid: state.grid, rack };
    const { plays } = yield* findBestSteps(words, position, leaves);
    const equity = plays.count === 0 ? 0 : plays.equityOf(0);
    racks.push({ rack: letterNumbersOf(rules.tileSet, rack), equity });
  }

  const timeline = yield* playGameSteps(game, seed, BOTH, function* (state) {
    const { scores, toMove: seat, bag } = state;
    const chosen = yield* chooseMoveSteps(words, computerTurnOf(state, GREEDY_LEVEL));
    const lead = (scores[seat] ?? 0) - (scores[1 - seat] ?? 0);
    seen.push({ seat, lead, unseen: bag.length + (state.racks[1 - seat]?.length ?? 0) });
    if (sampling) yield* sampleRack(sampling, state);
    return chosen;
  });
  const { winners = [] } = timeline.states.at(-1)?.result ?? {};
  const positions = seen.map(({ seat, lead, unseen }) => ({
    lead,
    unseen,
    won: winners.includes(seat) ? 1 / winners.length : 0,
  }));
  return { racks, positions };
}
