import { readFileSync } from 'node:fs';
import {
  alphabetOf,
  crossword,
  formatMove,
  type GameEvent,
  type GameSetup,
  latestState,
  squareName,
  tilesText,
  type Timeline,
} from '../../src/engine';
import { tileSetOf } from '../support/games';
import { pictureOf, plainBoard, rackOf } from '../support/pictures';
import { wordsOf } from '../support/words';

/** One tile of each of eighteen letters, unsorted. */
const BAG = 'ETAOINSRHLDUCMPGBY';

const VALUES = Object.fromEntries(
  crossword.tileSet.letters.map(({ letter, value }) => [letter, value]),
);

const rules = {
  ...crossword,
  tileSet: tileSetOf(Object.fromEntries([...BAG].map((letter) => [letter, 1])), VALUES),
  rackSize: 4,
};

/** Words of these letters, without repeated letters. */
export const crosswordList: readonly string[] = readFileSync(
  new URL('./crossword-words.txt', import.meta.url),
  'utf8',
)
  .trim()
  .split('\n');

export const crosswordWords = wordsOf(crosswordList, alphabetOf(rules.tileSet));

/** A game of three computers that play at random, sometimes at their best, and always at their best. */
export const crosswordSetup: GameSetup = {
  rules,
  board: plainBoard(7, 6),
  given: [],
  boardName: 'Plain',
  seats: [0, 0.5, 1].map((skill) => ({ name: `Skill ${skill}`, player: 'computer', skill })),
  openRacks: false,
  lexiconId: crosswordWords.lexicon.id,
  chance: { kind: 'java', seed: 15, bag: rackOf(BAG) },
};

function lineOf(timeline: Timeline, event: GameEvent): string {
  if (event.kind === 'deal') {
    const { opening } = event;
    const first = opening ? `${opening.tile.letter} on ${squareName(opening.square)}` : 'nothing';
    return `deal ${event.racks.map(tilesText).join(' ')}, ${first}`;
  }
  const { name } = timeline.record.setup.seats[event.seat] ?? { name: '' };
  if (event.kind !== 'play') return `${name}: ${event.kind}`;
  const { play, words, score, drawn } = event;
  const move = formatMove(rules, { kind: 'play', play });
  return `${name}: ${move} makes ${words.join()} for ${score}, draws ${tilesText(drawn) || 'nothing'}`;
}

/** A game in readable form: a line for each event, the scores, and the board at the end. */
export function crosswordText(timeline: Timeline): string {
  const { grid, result } = latestState(timeline);
  const { record } = timeline;
  return [
    ...record.events.map((event) => lineOf(timeline, event)),
    `${result?.reason}: ${result?.finalScores.join(' ')}`,
    ...pictureOf({ board: record.setup.board, grid }),
    '',
  ].join('\n');
}
