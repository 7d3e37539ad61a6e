import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  decide,
  extend,
  formatCompactRecord,
  formatRecord,
  type GameEvent,
  generatePlays,
  decideHelp,
  humanTurns,
  latestState,
  type Move,
  MAX_COUNT,
  parseCompactRecord,
  parseRecord,
  rackToMove,
  withTurnsUndone,
  type Timeline,
} from '../../../src/engine';
import { randomGames } from '../../arbitraries/games';
import { orLong, runs } from '../../arbitraries/runs';
import { lexicon, PLAIN_DRAWS, smallGame } from '../../support/page';
import { afterMoves } from '../../support/games';
import { at, errorOf, valueOf } from '../../support/results';
import { seatsOf } from '../../support/seats';

const MIXED = { seats: seatsOf('human', 'computer'), undo: true } as const;

const back = (timeline: Timeline, id = 'back'): Timeline => {
  const last = humanTurns(timeline).at(-1);
  if (last === undefined) throw new Error('There is no turn to undo');
  return withTurnsUndone(timeline, last, id);
};
const kinds = ({ record }: Timeline): readonly string[] => record.events.map(({ kind }) => kind);

function moveOf(event: GameEvent): Move | undefined {
  switch (event.kind) {
    case 'play':
    case 'lost-turn':
      return { kind: 'play', play: event.play };
    case 'exchange':
      return { kind: 'exchange', tiles: event.returned };
    case 'pass':
      return { kind: 'pass' };
    default:
      return undefined;
  }
}

describe('an undone turn', () => {
  it('is the last one of a person, with all that followed', () => {
    const game = smallGame(PLAIN_DRAWS, MIXED, 'NO,2b', 'D,c1', ',', ',');
    const left = back(game);
    expect(kinds(left)).toEqual(['deal', 'play', 'play']);
    expect(left.record.parent).toEqual({ id: 'game', events: 3 });
    expect(kinds(back(left))).toEqual(['deal']);
    expect(humanTurns(back(left))).toEqual([]);
  });

  it('may be an earlier one; each turn of a person after it counts', () => {
    const game = smallGame(PLAIN_DRAWS, MIXED, 'NO,2b', 'D,c1', ',', ',', ',');
    const left = withTurnsUndone(game, at(humanTurns(game), 1), 'back');
    expect(kinds(left)).toEqual(['deal', 'play', 'play']);
    expect(left.record.undos).toEqual([2, 0]);
  });

  it('leaves the help given since then on record', () => {
    const game = smallGame(PLAIN_DRAWS, { ...MIXED, help: true }, 'NO,2b', ',');
    const helped = (['better-move', 'line'] as const).reduce(
      (before, help) =>
        valueOf(extend(before, valueOf(decideHelp(latestState(before), help)) as GameEvent)),
      game,
    );
    const left = back(helped);
    expect(left.record.events.slice(1)).toEqual([
      { kind: 'help', seat: 0, help: 'better-move' },
      { kind: 'help', seat: 0, help: 'line' },
    ]);
    const kept = valueOf(parseRecord(formatRecord(left.record), undefined));
    expect(latestState(kept)).toEqual(latestState(left));
  });

  it('is one move in a game between people', () => {
    const people = { ...MIXED, seats: seatsOf('human', 'human') };
    const left = back(smallGame(PLAIN_DRAWS, people, 'NO,2b', 'D,c1'));
    expect(kinds(left)).toEqual(['deal', 'play']);
    expect(left.record.undos).toEqual([0, 1]);
  });

  it('does not exist if only computers have moved', () => {
    const computers = { seats: seatsOf('computer', 'computer') };
    expect(humanTurns(smallGame(PLAIN_DRAWS, computers, 'NO,2b'))).toEqual([]);
  });

  it('may be the one that ended the game', () => {
    const over = smallGame(PLAIN_DRAWS, MIXED, ',', ',', ',', ',');
    expect(latestState(over).result).toBeDefined();
    expect(latestState(back(over)).result).toBeUndefined();
  });

  it('is counted, and the count is stored in the record', () => {
    const game = smallGame(PLAIN_DRAWS, MIXED, 'NO,2b', 'D,c1', ',', ',');
    const twice = back(back(game));
    expect(twice.record.undos).toEqual([2, 0]);
    const text = formatRecord(afterMoves(twice, lexicon, 'NO,2b').record);
    expect(valueOf(parseRecord(text, lexicon)).record.undos).toEqual([2, 0]);
    expect(valueOf(parseRecord(text, lexicon)).record.setup.undo).toBe(true);
  });

  it('is counted in a link as far as in a record', () => {
    const left = back(smallGame(PLAIN_DRAWS, MIXED, 'NO,2b'));
    const undos = [MAX_COUNT.events, 0];
    const often = { ...left, record: { ...left.record, undos } };
    const opened = valueOf(parseCompactRecord(formatCompactRecord(often), 'linked'));
    expect(opened.record.undos).toEqual(undos);
  });

  it('has one count for each seat', () => {
    const text = formatRecord(back(smallGame(PLAIN_DRAWS, MIXED, 'NO,2b')).record);
    for (const undos of ['[1]', '[1, 0, 0]', '[-1, 0]', '["1", 0]', '[1.5, 0]']) {
      const changed = text.replace(/"undos": \[[^\]]*\]/, `"undos": ${undos}`);
      expect(changed).not.toBe(text);
      const { code } = errorOf(parseRecord(changed, lexicon));
      expect(code).toBe('BAD_FIELD');
    }
  });

  it('leaves a record that names the game that still contains it', () => {
    const game = smallGame(PLAIN_DRAWS, MIXED, 'NO,2b', 'D,c1', ',', ',');
    const once = back(game, 'once');
    expect(back(once, 'twice').record.parent).toEqual({ id: 'game', events: 1 });
    const goneOn = afterMoves(once, lexicon, ',', ',');
    expect(back(goneOn, 'twice').record.parent).toEqual({ id: 'once', events: 3 });
  });
});

describe('after undoing a turn of a random game', () => {
  let redecided = 0;
  let others = 0;

  it('the same move has the same outcome, and equally many tiles draw the same', () => {
    fc.assert(
      fc.property(randomGames, ({ timeline, words }) => {
        const index = humanTurns(timeline).at(-1);
        if (index === undefined) return;
        const left = withTurnsUndone(timeline, index, 'back');
        const state = latestState(left);
        const before = at(timeline.states, index);
        expect(state).toEqual({ ...before, helped: state.helped });
        expect(state.helped).toEqual(expect.arrayContaining([...before.helped]));
        const event = at(timeline.record.events, index);
        const move = moveOf(event);
        if (!move) return;
        expect(valueOf(decide(state, move, words.lexicon))).toEqual(event);
        redecided += 1;
        if (event.kind !== 'play') return;
        const { rules, board } = state.setup;
        const position = { rules, board, grid: state.grid, rack: rackToMove(state) };
        for (const { play } of generatePlays(words, position).slice(0, 20)) {
          if (play.tiles.length !== event.play.tiles.length) continue;
          const other = valueOf(decide(state, { kind: 'play', play }, words.lexicon));
          expect(other).toMatchObject({ drawn: event.drawn });
          others += 1;
        }
      }),
      runs(50, 1000),
    );
  });

  it('both kinds of moves were tested', () => {
    expect(redecided).toBeGreaterThan(orLong(4, 10));
    expect(others).toBeGreaterThan(orLong(4, 10));
  });
});
