import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { largestPositions } from '../../../bench/sections/largest';
import { recordedCounters } from '../../../bench/recorded';
import {
  classic,
  emptyGrid,
  findBest,
  findPlays,
  generatePlays,
  type Position,
  searchWordsOf,
} from '../../../src/engine';
import { MAX_VISITED, MAX_VISITED_IN_SIMULATION, playOutSteps } from '../../../src/engine/search';
import { runs } from '../../arbitraries/runs';
import { fullWords } from '../../golden/full-word-list';
import { makeKernelInJavaScript } from '../../support/kernel-in-javascript';
import { plainBoard, rackOf } from '../../support/pictures';
import { at, valueOf } from '../../support/results';

/** Maximum states per step, by which a search may exceed its limit. */
const STEP = 1250;

/** The largest board before and during a game, with twenty tiles on the rack, four of them blanks. */
const LARGEST_POSITIONS = largestPositions().map((position) => ({
  ...position,
  rack: rackOf('AEIOURSTLNDGAEIO____'),
}));

const EMPTY = { rules: classic, board: plainBoard(15, 15, 'h8') };
const onEmptyBoard: Position = {
  ...EMPTY,
  grid: emptyGrid(EMPTY.board),
  rack: rackOf('AEINRS_'),
};

/** A rack of forty tiles, ten of them blanks, of which no word is long enough. */
const WIDE = plainBoard(40, 40, 'h8');
const ONLY_LONG_WORDS: Position = {
  rules: { ...classic, shortestWord: 30, rackSize: 40 },
  board: WIDE,
  grid: emptyGrid(WIDE),
  rack: rackOf('AEIOURSTLNDGAEIOURSTLNDGAEIOUR__________'),
};

describe('the search for the best play', () => {
  it.each([0, 4, 8])('stops on the largest board, with a play: position %d', (place) => {
    const { visited, isCut, plays } = findBest(fullWords, at(LARGEST_POSITIONS, place));
    expect(isCut).toBe(true);
    expect(plays.count).toBe(1);
    expect(visited).toBeGreaterThanOrEqual(MAX_VISITED);
    expect(visited).toBeLessThan(MAX_VISITED + 2 * STEP);
  });

  it('is not marked as cut if it completes', () => {
    expect(findBest(fullWords, onEmptyBoard)).toMatchObject({ isCut: false });
  });

  it('continues until it has found a play, or visited sixteen times as many states', () => {
    const { plays, isCut, visited } = findBest(fullWords, onEmptyBoard, undefined, 1000);
    expect(plays.count).toBe(1);
    expect(isCut).toBe(true);
    expect(visited).toBeLessThan(2 * STEP);
    const none: Position = { ...onEmptyBoard, rack: rackOf('VVVVVVV') };
    expect(findBest(fullWords, none, undefined, 1000)).toMatchObject({ isCut: false });
    const found = findBest(fullWords, ONLY_LONG_WORDS, undefined, 10_000);
    expect(found).toMatchObject({ isCut: true, plays: { count: 0 } });
    expect(found.visited).toBeGreaterThanOrEqual(160_000);
    expect(found.visited).toBeLessThan(160_000 + 2 * STEP);
  });

  it('has a legal play wherever it stops, the same in both forms of the kernel', () => {
    const plain = valueOf(
      searchWordsOf(makeKernelInJavaScript, fullWords.compiled, fullWords.graph),
    );
    const position = at(largestPositions(), 4);
    const legal = generatePlays(fullWords, position);
    fc.assert(
      fc.property(fc.integer({ min: 500, max: 8000 }), (maxVisited) => {
        const found = findBest(fullWords, position, undefined, maxVisited);
        const best = found.plays.firstScored();
        expect(legal).toContainEqual(best);
        if (!found.isCut) expect(best).toEqual(legal[0]);
        const again = findBest(plain, position, undefined, maxVisited);
        expect(again).toMatchObject({ visited: found.visited, isCut: found.isCut });
        expect(again.plays.firstScored()).toEqual(best);
      }),
      runs(20),
    );
  });

  it('visits far fewer states with racks of seven, on all measured boards', () => {
    const visited = Object.values(recordedCounters()).flatMap((section) =>
      Object.entries(section).flatMap(([task, counters]) =>
        task.endsWith('best play') ? [counters['visited'] ?? Infinity] : [],
      ),
    );
    expect(visited.length).toBeGreaterThan(10);
    // The recorded counters are sums over all positions of a task.
    for (const sum of visited) expect(sum).toBeLessThan(MAX_VISITED_IN_SIMULATION);
    expect(MAX_VISITED_IN_SIMULATION).toBeLessThan(MAX_VISITED);
  });
});

describe('a turn of a playout', () => {
  it('visits a fraction of those states', () => {
    const { rack, ...field } = at(LARGEST_POSITIONS, 4);
    const game = {
      ...field,
      racks: [rack, rack],
      bag: [],
      scores: [0, 0],
      toMove: 0,
      passesInARow: 0,
      resigned: [],
    };
    const steps = playOutSteps(fullWords, { game, moves: [], turns: 1, seed: 1 });
    let taken = 0;
    while (!steps.next().done) taken++;
    expect(taken).toBeLessThan((1.1 * MAX_VISITED_IN_SIMULATION) / STEP);
  });
});

describe('the search for all plays', () => {
  it('ends after sixteen times as many states as that for the best', () => {
    const { kernel } = fullWords.context;
    const position = ONLY_LONG_WORDS;
    kernel.takePlays = () => {};
    fullWords.context.load(position.rules, position.board, position.grid);
    fullWords.context.countTiles(position.rules, position.rack, kernel.rackCounts);
    kernel.exports.loadRack();
    kernel.exports.beginSearch(0, 10_000);
    while (kernel.exports.step() !== 0) expect(kernel.exports.visited.value).toBeLessThan(200_000);
    expect(kernel.exports.isCut()).toBe(1);
  });

  it('is limited by the size of its list, and reports if that is full', () => {
    const position = at(LARGEST_POSITIONS, 4);
    expect(findPlays(fullWords, position)).toMatchObject({ isCut: true });
    expect(findPlays(fullWords, onEmptyBoard)).toMatchObject({ isCut: false });
    const longer = findPlays(fullWords, { ...onEmptyBoard, rack: rackOf('AEI____') });
    expect(longer.isCut).toBe(false);
    expect(longer.visited).toBeGreaterThan(MAX_VISITED_IN_SIMULATION);
  });
});
