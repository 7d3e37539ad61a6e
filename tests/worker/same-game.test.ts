import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  alphabetOf,
  decide,
  extend,
  formatRecord,
  latestState,
  lexiconOf,
  parseRecord,
  parseWordList,
  rackToMove,
  scraebbkle,
  searchWordsOf,
  startGame,
  type Timeline,
} from '../../src/engine';
import { greedy } from '../support/search';
import { openLocalTable } from '../../src/table';
import { orLong } from '../arbitraries/runs';
import { defaultBoard } from '../golden/default-board';
import { eventually } from '../support/eventually';
import { makeKernel } from '../support/kernel';
import { valueOf } from '../support/results';
import { clientInNode } from '../support/worker-in-node';
import { seatsOf } from '../support/seats';

const shipped = new URL('../../public/resources/wordlist.txt', import.meta.url);

/** Five thousand words, evenly from the whole list, and all of the shortest. */
const text = readFileSync(shipped, 'utf8')
  .split('\n')
  .filter((word, index) => index % 60 === 0 || word.length <= 3)
  .join('\n');

const alphabet = alphabetOf(scraebbkle.tileSet);
const { words: compiled } = valueOf(parseWordList(alphabet, text));
const words = { lexicon: lexiconOf(compiled), ...valueOf(searchWordsOf(makeKernel, compiled)) };

const newGame = (seed: string): Timeline =>
  startGame(seed, {
    rules: scraebbkle,
    board: defaultBoard,
    given: [],
    boardName: 'Default board',
    seats: seatsOf('computer', 'computer'),
    openRacks: false,
    lexiconId: words.lexicon.id,
    chance: { kind: 'seeded', seed },
  });

/** The game that the engine plays by itself. */
function playedByEngine(seed: string): Timeline {
  let timeline = newGame(seed);
  for (let state = latestState(timeline); !state.result; state = latestState(timeline)) {
    const { rules, board } = state.setup;
    const move = greedy(words, { rules, board, grid: state.grid, rack: rackToMove(state) });
    timeline = valueOf(extend(timeline, valueOf(decide(state, move, words.lexicon))));
  }
  return timeline;
}

/** The game that a table plays which asks the worker. */
async function playedByWorker(seed: string) {
  const { client, crossings } = await clientInNode(() =>
    Promise.reject(new Error('Nothing is fetched')),
  );
  const loaded = valueOf(await client.loadWords(alphabet, { kind: 'text', text }, () => {}));
  const table = openLocalTable(
    { timeline: newGame(seed), running: true },
    {
      chooseMove: client.chooseMove,
      after: () => () => {},
      pace: () => 0,
      newId: () => 'no branch',
      save: () => {},
    },
  );
  table.useLexicon(lexiconOf(loaded.words));
  await eventually(() => expect(table.snapshot().phase).toBe('over'));
  return { timeline: table.timeline(), crossings: crossings() };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the search behind messages', () => {
  it.each(orLong(['one'], ['one', 'two', 'three']))(
    'plays the same game as the search itself, byte for byte: seed %s',
    async (seed) => {
      const direct = playedByEngine(seed);
      const { timeline, crossings } = await playedByWorker(seed);
      expect(formatRecord(timeline.record)).toBe(formatRecord(direct.record));
      expect(valueOf(parseRecord(formatRecord(timeline.record), words.lexicon))).toEqual(direct);
      const turns = timeline.record.events.length - 1;
      expect(turns).toBeGreaterThan(15);
      expect(crossings).toBeGreaterThanOrEqual(2 * turns);
    },
  );
});
