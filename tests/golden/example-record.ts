import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import {
  alphabetOf,
  type Board,
  decide,
  extend,
  type GameEvent,
  type GameSetup,
  latestState,
  type Lexicon,
  parseMove,
  parseTiles,
  scraebbkle,
  startGame,
  type Tile,
  type Timeline,
} from '../../src/engine';
import { valueOf } from '../support/results';
import { seatsOf } from '../support/seats';

const file = join(import.meta.dirname, 'example-play.json');

const schema = v.object({
  final_grid: v.array(v.string()),
  final_racks: v.array(v.string()),
  steps: v.array(
    v.object({
      player: v.picklist([1, 2]),
      rack: v.string(),
      opponent_rack: v.string(),
      input: v.string(),
      outcome: v.picklist(['accepted', 'pass', 'not_permitted', 'illegal_format']),
      scores: v.array(v.number()),
      word: v.optional(v.string()),
      reason: v.optional(v.string()),
    }),
  ),
});

export const example = v.parse(schema, JSON.parse(readFileSync(file, 'utf8')));

export type ExampleStep = (typeof example.steps)[number];

/** The printed racks of both players before a step; after the last one, the final racks. */
export function printedRacks(step: number): readonly string[] {
  const printed = example.steps[step];
  if (!printed) return example.final_racks;
  const { player, rack, opponent_rack: other } = printed;
  return player === 1 ? [rack, other] : [other, rack];
}

/** All tiles in the order drawn: both racks, then the draw of each play. */
function exampleDraws(): readonly Tile[] {
  const refills = example.steps.flatMap(({ player, input, outcome }, step) => {
    if (outcome !== 'accepted') return [];
    const laid = input.indexOf(',');
    return [(printedRacks(step + 1)[player - 1] ?? '').slice(-laid)];
  });
  const text = [...printedRacks(0), ...refills].join('');
  return valueOf(parseTiles(alphabetOf(scraebbkle.tileSet), text));
}

/** The setup of the example: a person against the computer, with open racks. */
export const exampleSetup = (board: Board, lexicon: Lexicon): GameSetup => ({
  rules: scraebbkle,
  board,
  given: [],
  boardName: 'Default board',
  seats: seatsOf('human', 'computer'),
  openRacks: true,
  lexiconId: lexicon.id,
  chance: { kind: 'given', tiles: exampleDraws(), seed: 'after the example' },
});

function attempt(timeline: Timeline, text: string, lexicon: Lexicon): GameEvent {
  const state = latestState(timeline);
  const refused = { kind: 'refused', seat: state.toMove, text } as const;
  const field = { board: state.setup.board, grid: state.grid };
  const move = parseMove(scraebbkle, field, text);
  if (!move.ok) return { ...refused, code: move.error.code };
  const event = decide(state, move.value, lexicon);
  if (event.ok) return event.value;
  const { code } = event.error;
  if (code === 'GAME_IS_OVER') throw new Error('The example goes on after its last step');
  return { ...refused, code };
}

/** The whole example as a game, including refused attempts: one event for each step. */
export function exampleTimeline(board: Board, lexicon: Lexicon): Timeline {
  let timeline = startGame('example', exampleSetup(board, lexicon));
  for (const { input } of example.steps) {
    timeline = valueOf(extend(timeline, attempt(timeline, input, lexicon)));
  }
  return timeline;
}
