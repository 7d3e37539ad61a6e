import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  alphabetOf,
  enterGcg,
  type EnteredMove,
  type Entry,
  isTurn,
  outcomesOf,
  reduceEntry,
} from '../../../src/engine';
import { formatGcg, parseGcg } from '../../../src/engine/gcg';
import { compareGcg } from '../../../scripts/engine/compare-gcg';
import { gcgGames } from '../../arbitraries/gcg-games';
import type { RandomGame } from '../../arbitraries/games';
import { runs } from '../../arbitraries/runs';
import { valueOf } from '../../support/results';

function entered({ timeline }: RandomGame): Entry {
  const { setup } = timeline.record;
  const source = valueOf(formatGcg(timeline, 'all'));
  const { chance: _, ...table } = setup;
  return enterGcg(table, valueOf(parseGcg(alphabetOf(setup.rules.tileSet), source))).entry;
}

/** A correction of a move: a tile less, another square, or no play at all. */
function corrected(move: EnteredMove, way: number): EnteredMove {
  if (move.kind !== 'play' || way === 0) return { kind: 'pass' };
  if (way === 1) return { ...move, laid: move.laid.slice(1) };
  const laid = move.laid.map(({ square, tile }) => ({
    square: { ...square, column: square.column - 1 },
    tile,
  }));
  return { ...move, laid };
}

describe('a correction of one turn', () => {
  it('leaves all others as they were entered, and judges each on its new board', () => {
    fc.assert(
      fc.property(gcgGames(3, 5), fc.nat(), fc.integer({ min: 0, max: 2 }), (game, place, way) => {
        const entry = entered(game);
        const before = outcomesOf(entry);
        fc.pre(before.length > 0);
        const turn = entry.turns[place % entry.turns.length];
        if (!turn) return;
        const move = corrected(turn.move, way);
        const after = reduceEntry(entry, { kind: 'change-turn', id: turn.id, turn: { move } });
        const others = ({ turns }: Entry) => turns.filter(({ id }) => id !== turn.id);
        expect(others(after)).toEqual(others(entry));
        for (const [index, each] of others(after).entries())
          expect(each).toBe(others(entry)[index]);
        // A copy has no outcomes that were computed before.
        const fresh = outcomesOf({ ...after, turns: structuredClone(after.turns) });
        expect(outcomesOf(after)).toEqual(fresh);
        for (const { problem, judged, turn: each } of fresh) {
          if (problem || each.move.kind !== 'play') continue;
          expect(judged?.laid).toEqual(each.move.laid);
        }
        const undone = reduceEntry(after, { kind: 'change-turn', id: turn.id, turn });
        expect(outcomesOf(undone)).toEqual(before);
      }),
      runs(12, 500),
    );
  });
});

describe('a random game entered from its file', () => {
  it('has the same running scores, and is read back equal', () => {
    fc.assert(
      fc.property(gcgGames(8, 12), ({ timeline, words }) => {
        // A game without turns is nothing to enter.
        fc.pre(timeline.record.events.some(isTurn));
        const { rules, board } = timeline.record.setup;
        const source = valueOf(formatGcg(timeline, 'all'));
        const found = compareGcg(source, rules, board, words.lexicon);
        expect(found.differences).toEqual([]);
      }),
      runs(8, 500),
    );
  });
});
