import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  alphabetOf,
  chooseMove,
  decide,
  extend,
  formatRecord,
  latestState,
  type Level,
  LEVELS,
  lexiconOf,
  parseRecord,
  parseWordList,
  scraebbkle,
  searchWordsOf,
  playerViewOf,
  startGame,
  type Timeline,
  DEFAULT_LEVEL,
} from '../../src/engine';
import { openLocalTable, type Table } from '../../src/table';
import { orLong } from '../arbitraries/runs';
import { defaultBoard } from '../golden/default-board';
import { makeKernel } from '../support/kernel';
import { valueOf } from '../support/results';
import { clientInNode } from '../support/worker-in-node';
import { seatsOf } from '../support/seats';

const shipped = new URL('../../public/resources/wordlist.txt', import.meta.url);

/** About 5,000 words: every 60th of the whole list, and all of up to three letters. */
const text = readFileSync(shipped, 'utf8')
  .split('\n')
  .filter((word, index) => index % 60 === 0 || word.length <= 3)
  .join('\n');

const alphabet = alphabetOf(scraebbkle.tileSet);
const { words: compiled } = valueOf(parseWordList(alphabet, text));
const words = { lexicon: lexiconOf(compiled), ...valueOf(searchWordsOf(makeKernel, compiled)) };

const newGame = (seed: string, level: Level): Timeline =>
  startGame(seed, {
    rules: scraebbkle,
    board: defaultBoard,
    given: [],
    boardName: 'Default board',
    seats: seatsOf('computer', 'computer').map((seat) => ({
      ...seat,
      level: level === DEFAULT_LEVEL ? undefined : level,
    })),
    openRacks: false,
    lexiconId: words.lexicon.id,
    chance: { kind: 'seeded', seed },
  });

function playedByEngine(seed: string, level: Level): Timeline {
  let timeline = newGame(seed, level);
  for (let state = latestState(timeline); !state.result; state = latestState(timeline)) {
    const { turns: turn, chance } = state;
    const asked = { position: playerViewOf(state), level, skill: 1, turn, chance };
    const { move, chance: after } = chooseMove(words, asked);
    timeline = valueOf(extend(timeline, valueOf(decide(state, move, words.lexicon, after))));
  }
  return timeline;
}

/** Resolves when the game is over, however long a slow machine takes. */
const isOver = (table: Table): Promise<void> =>
  new Promise((resolve) => {
    const look = (): void => {
      if (table.snapshot().phase === 'over') resolve();
    };
    table.subscribe(look);
    look();
  });

async function playedByWorker(seed: string, level: Level) {
  const { client, crossings } = await clientInNode(() =>
    Promise.reject(new Error('Nothing is fetched')),
  );
  const loaded = valueOf(await client.loadWords(alphabet, { kind: 'text', text }, () => {}));
  const table = openLocalTable(
    { timeline: newGame(seed, level), running: true },
    {
      chooseMove: client.chooseMove,
      after: () => () => {},
      pace: () => 0,
      newId: () => 'no branch',
      save: () => {},
    },
  );
  table.useLexicon(lexiconOf(loaded.words));
  await isOver(table);
  return { timeline: table.timeline(), crossings: crossings() };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the search in the worker', () => {
  const games = LEVELS.flatMap((level) =>
    orLong(['one'], ['one', 'two', 'three']).map((seed) => [level, seed] as const),
  );

  it.each(games)(
    'plays the same game as the engine, byte for byte: %s, seed %s',
    async (level, seed) => {
      const direct = playedByEngine(seed, level);
      const { timeline, crossings } = await playedByWorker(seed, level);
      expect(formatRecord(timeline.record)).toBe(formatRecord(direct.record));
      expect(valueOf(parseRecord(formatRecord(timeline.record), words.lexicon))).toEqual(direct);
      const turns = timeline.record.events.length - 1;
      expect(turns).toBeGreaterThan(4);
      expect(crossings).toBeGreaterThanOrEqual(2 * turns);
    },
  );
});
