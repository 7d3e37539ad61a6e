import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  alphabetOf,
  buildGraph,
  chooseMove,
  type ComputerTurn,
  type GameSetup,
  type GameState,
  latestState,
  type Lexicon,
  lexiconOf,
  parseWordList,
  scraebbkle,
  searchWordsOf,
  playerViewOf,
  startGame,
  type ThinkingTime,
} from '../../src/engine';
import type { SimulationProgress } from '../../src/worker';
import { defaultBoard } from '../golden/default-board';
import { eventually } from '../support/eventually';
import { fakeClock } from '../support/fake-services';
import { makeKernel } from '../support/kernel';
import { at, valueOf } from '../support/results';
import { seatsOf } from '../support/seats';
import { selfPlay } from '../support/self-play';
import { clientOfSeveral } from '../support/worker-in-node';

const shipped = new URL('../../public/resources/wordlist.txt', import.meta.url);
const few = readFileSync(shipped, 'utf8')
  .split('\n')
  .filter((word, index) => index % 60 === 0 || word.length <= 3)
  .join('\n');
const alphabet = alphabetOf(scraebbkle.tileSet);
const { words: compiled } = valueOf(parseWordList(alphabet, few));
const lexicon: Lexicon = lexiconOf(compiled);
const graph = buildGraph(compiled);
const words = valueOf(searchWordsOf(makeKernel, compiled, graph));

const setupOf = (seed: string): GameSetup => ({
  rules: scraebbkle,
  board: defaultBoard,
  given: [],
  boardName: 'Default board',
  seats: seatsOf('computer', 'computer'),
  openRacks: false,
  lexiconId: lexicon.id,
  chance: { kind: 'seeded', seed },
});

function turnIn(state: GameState, thinkingTime: ThinkingTime = 0.3): ComputerTurn {
  return {
    position: playerViewOf(state),
    level: 'champion',
    skill: 1,
    thinkingTime,
    turn: state.turns,
    chance: state.chance,
  };
}

const firstTurn = (seed: string, thinkingTime?: ThinkingTime): ComputerTurn =>
  turnIn(latestState(startGame(seed, setupOf(seed))), thinkingTime);

/** The first turn with an empty bag in a game that two computers play. */
function lastTurn(seed: string): ComputerTurn {
  const { states } = selfPlay(seed, setupOf(seed), { compiled, lexicon, graph, ...words }).timeline;
  return turnIn(
    at(
      states.filter(({ bag, result }) => bag.length === 0 && !result),
      0,
    ),
  );
}

describe('a turn on several workers', () => {
  it.each(['a', 'b', 'c'])(
    'finds the same move as on one, for any number of workers: seed %s',
    async (seed) => {
      const turn = firstTurn(seed);
      const alone = chooseMove(words, turn);
      for (const workers of [1, 3]) {
        const { answer } = clientOfSeveral(workers).chooseMove(turn, lexicon);
        expect(await answer).toEqual({ kind: 'answered', value: alone });
      }
    },
  );

  it('finds the same move in an endgame as on one', async () => {
    for (const seed of ['d', 'f']) {
      const turn = lastTurn(seed);
      const thoughts: SimulationProgress[] = [];
      const { answer } = clientOfSeveral(2).chooseMove(turn, lexicon, (thought) => {
        thoughts.push(thought);
      });
      const value = chooseMove(words, turn);
      expect(await answer).toEqual({ kind: 'answered', value });
      expect(at(thoughts, -1)).toMatchObject({ share: 1, best: [{ move: value.move }] });
    }
  });

  it('plays the best move of an endgame so far on request, after a small part of the search', async () => {
    const thoughts: SimulationProgress[] = [];
    const question = clientOfSeveral(1).chooseMove(lastTurn('d'), lexicon, (thought) => {
      thoughts.push(thought);
    });
    question.finishEarly();
    expect(await question.answer).toMatchObject({ kind: 'answered' });
    expect(thoughts).toHaveLength(1);
    expect(at(thoughts, 0).share).toBeLessThan(0.01);
  });

  it('reports its progress and the best moves so far', async () => {
    const thoughts: SimulationProgress[] = [];
    const turn = firstTurn('told');
    const question = clientOfSeveral(2).chooseMove(turn, lexicon, (thought) => {
      thoughts.push(thought);
    });
    const answer = await question.answer;
    const shares = thoughts.map(({ share }) => share);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(at(shares, 0)).toBe(0);
    expect(at(shares, -1)).toBeGreaterThan(0.9);
    const [best] = at(thoughts, 0).best;
    expect(best?.move.kind).toBe('play');
    expect(at(thoughts, -1).best.length).toBeLessThan(at(thoughts, 0).best.length);
    expect(answer.kind).toBe('answered');
  });

  it('plays the best move so far on request, or when its time is up', async () => {
    for (const how of ['told', 'time']) {
      const clock = fakeClock();
      const thoughts: SimulationProgress[] = [];
      const turn = firstTurn('now', 3);
      const question = clientOfSeveral(2, (run, milliseconds) =>
        milliseconds === 3000 ? clock.after(milliseconds, run) : () => {},
      ).chooseMove(turn, lexicon, (thought) => {
        thoughts.push(thought);
        if (thoughts.length < 4) return;
        if (how === 'told') question.finishEarly();
        else clock.strike();
      });
      const answer = await question.answer;
      expect(answer.kind).toBe('answered');
      expect(at(thoughts, -1).share).toBeLessThan(0.2);
      expect(clock.waiting()).toEqual([]);
    }
  });

  it('plays without simulation if it is hurried at once', async () => {
    const turn = firstTurn('at once');
    const question = clientOfSeveral(1).chooseMove(turn, lexicon);
    question.finishEarly();
    const answer = await question.answer;
    expect(answer).toMatchObject({ kind: 'answered', value: { move: { kind: 'play' } } });
  });

  it('stops when it is cancelled, and reports nothing more', async () => {
    const thoughts: SimulationProgress[] = [];
    const question = clientOfSeveral(2).chooseMove(firstTurn('left', 3), lexicon, (thought) => {
      thoughts.push(thought);
    });
    await eventually(() => expect(thoughts.length).toBeGreaterThan(1));
    question.cancel();
    const told = thoughts.length;
    expect(await question.answer).toEqual({ kind: 'cancelled' });
    expect(thoughts).toHaveLength(told);
  });
});

/**
 * Lets each step of a search take a whole time slice, until `max` readings of the clock, after which time stands still.
 * Returns how often the clock has been read.
 */
function countReadings(max: number): () => number {
  let readings = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => 10 * Math.min(max, ++readings));
  return () => readings;
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe('several long searches on one worker', () => {
  const { position } = lastTurn('d');

  it('do not interrupt each other for ever', async () => {
    const client = clientOfSeveral(1);
    const rated = () => client.rateMoves({ position, max: 3 }, lexicon).answer;
    const whileAlone = countReadings(Infinity);
    const alone = await rated();
    const readings = whileAlone();
    expect(readings).toBeGreaterThan(20);
    const max = 10 * readings;
    const whileTogether = countReadings(max);
    expect(await Promise.all([rated(), rated(), rated()])).toEqual([alone, alone, alone]);
    expect(whileTogether()).toBeLessThan(max);
  });
});
