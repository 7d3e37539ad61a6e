import { expect, it } from 'vitest';
import {
  applyEvent,
  extend,
  formatCompactRecord,
  formatRecord,
  latestState,
  parseCompactRecord,
  parseRecord,
  type Timeline,
} from '../../../src/engine';
import { gameOf, afterMoves, setupOf } from '../../support/games';
import { errorOf, valueOf } from '../../support/results';
import { seatsOf } from '../../support/seats';
import { wordsOf } from '../../support/words';

const { lexicon } = wordsOf(['NO', 'NOT', 'NOTE', 'ON', 'TON']);

const CUT = { kind: 'cut', seat: 0 } as const;

const gameWith = (first: 'human' | 'computer'): Timeline =>
  gameOf(setupOf('NOTEAEIDDDDZQAXY', lexicon, { seats: seatsOf(first, 'human') }), lexicon);

const cutGame = (): Timeline => valueOf(extend(gameWith('computer'), CUT));

it('a limited search changes only the mark of its turn', () => {
  const without = latestState(gameWith('computer'));
  expect(latestState(cutGame())).toEqual({ ...without, isCut: true });
  expect(latestState(afterMoves(cutGame(), lexicon, 'NO,2b')).isCut).toBe(false);
});

it('a limited search is recorded at most once a turn, and only for computers', () => {
  expect(errorOf(applyEvent(latestState(cutGame()), CUT))).toEqual({ code: 'NO_CUT' });
  expect(errorOf(applyEvent(latestState(gameWith('human')), CUT))).toEqual({ code: 'NO_CUT' });
});

it('a limited search round-trips in full and compact records', () => {
  const played = afterMoves(cutGame(), lexicon, 'NO,2b');
  const { events } = played.record;
  expect(valueOf(parseRecord(formatRecord(played.record), lexicon)).record.events).toEqual(events);
  const brief = parseCompactRecord(formatCompactRecord(played), 'another');
  expect(valueOf(brief).record.events).toEqual(events);
});
