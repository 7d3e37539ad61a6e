import { expect, it } from 'vitest';
import { decide, type GameSetup, latestState, type Level } from '../engine';
import { type LocalTableState, openedState, phaseOf } from './local-state';
import { type LocalEffect, type LocalEvent, step } from './local-step';
import { moveOf } from '../../tests/support/games';
import { lexicon, timelineOf } from '../../tests/support/open-table';
import { at, valueOf } from '../../tests/support/results';
import { seatsOf } from '../../tests/support/seats';

const MIXED = { seats: seatsOf('human', 'computer') };
const COMPUTERS = { seats: seatsOf('computer', 'computer') };

const opened = (
  changes: Partial<GameSetup>,
  { settlesDraws = false, running = true, far = [] as readonly number[] } = {},
): LocalTableState =>
  step(openedState({ timeline: timelineOf(changes), running, far }, settlesDraws), {
    kind: 'words-read',
    lexicon,
  }).state;

function moved(state: LocalTableState, text: string): LocalEvent {
  const move = moveOf(text);
  return {
    kind: 'moved',
    move,
    outcome: valueOf(decide(latestState(state.timeline), move, lexicon)),
  };
}

const chosen = ({ question, timeline }: LocalTableState, text: string): LocalEvent => ({
  kind: 'chosen',
  question,
  chosen: { move: moveOf(text), chance: latestState(timeline).chance, isCut: false },
});

const kinds = (effects: readonly LocalEffect[]) => effects.map(({ kind }) => kind);

it('saves a move before it requests the next from the computer', () => {
  const { state, effects } = step(opened(MIXED), moved(opened(MIXED), 'NO,2b'));
  expect(kinds(effects)).toEqual(['save', 'ask']);
  expect(effects[0]).toEqual({ kind: 'save', saved: { timeline: state.timeline, running: true } });
  expect(effects[1]).toMatchObject({ question: 1, isPaced: false, turn: { turn: 1 } });
  expect(phaseOf(state)).toBe('thinking');
});

it('requests a computer move at the level of the seat', () => {
  const askedAt = (level: Level | undefined) => {
    const state = opened({ seats: MIXED.seats.map((seat) => ({ ...seat, level })) });
    return step(state, moved(state, 'NO,2b')).effects[1];
  };
  expect(askedAt('casual')).toMatchObject({ kind: 'ask', turn: { level: 'casual' } });
  expect(askedAt(undefined)).toMatchObject({ kind: 'ask', turn: { level: 'club' } });
});

it('leaves its arguments unchanged and returns the same result twice', () => {
  const before = opened(MIXED);
  const copy = structuredClone({ ...before, lexicon: undefined });
  const event = moved(before, 'NO,2b');
  expect(step(before, event)).toEqual(step(before, event));
  expect({ ...before, lexicon: undefined }).toEqual(copy);
});

it('keeps a state of plain data, except for its timeline and lexicon', () => {
  const waiting = opened(MIXED, { settlesDraws: true });
  const drawing = step(waiting, moved(waiting, 'NO,2b')).state;
  const { chance } = latestState(drawing.timeline);
  const thinking = step(drawing, { kind: 'drawn', chance }).state;
  const stuck = step(thinking, { kind: 'chosen', question: 1, chosen: undefined }).state;
  const states = [waiting, drawing, thinking, stuck];
  expect(states.map(phaseOf)).toEqual(['your-turn', 'drawing', 'thinking', 'stuck']);
  for (const { lexicon: _words, timeline: _game, ...rest } of states) {
    expect(JSON.parse(JSON.stringify(rest))).toEqual(rest);
  }
});

it('accepts only the answer to the pending request', () => {
  const asked = opened(COMPUTERS);
  const paused = step(asked, { kind: 'run', running: false });
  expect(kinds(paused.effects)).toEqual(['give-up', 'save']);
  expect(step(paused.state, chosen(asked, 'NO,2b'))).toEqual({ state: paused.state, effects: [] });
  const again = step(paused.state, { kind: 'run', running: true }).state;
  expect(again.question).toBe(2);
  expect(step(again, chosen(asked, 'NO,2b')).state).toBe(again);
  expect(kinds(step(again, chosen(again, 'NO,2b')).effects)).toEqual(['save', 'ask']);
});

it('records before the move that the search was cut', () => {
  const asked = opened(COMPUTERS);
  const answer = chosen(asked, 'NO,2b');
  if (answer.kind !== 'chosen' || !answer.chosen) throw new Error('Nothing was chosen');
  const cut = { ...answer, chosen: { ...answer.chosen, isCut: true } };
  const { state } = step(asked, cut);
  expect(state.timeline.record.events.slice(-2)).toMatchObject([
    { kind: 'cut', seat: 0 },
    { kind: 'play', seat: 0 },
  ]);
});

it('records a move only after its draw is settled', () => {
  const before = opened({}, { settlesDraws: true, far: [1] });
  const waiting = step(before, moved(before, 'NO,2b'));
  expect(kinds(waiting.effects)).toEqual(['settle']);
  expect(waiting.state.timeline).toBe(before.timeline);
  const { chance } = latestState(before.timeline);
  const drawn = step(waiting.state, { kind: 'drawn', chance });
  expect(kinds(drawn.effects)).toEqual(['save']);
  expect(drawn.state.drawing).toBeUndefined();
  expect(at(drawn.state.timeline.record.events, -1)).toMatchObject({ kind: 'play', seat: 0 });
});

it('cancels the search for a move that is made again, as after a reload of its host', () => {
  const asked = opened({ seats: seatsOf('computer', 'human') }, { settlesDraws: true, far: [1] });
  expect(phaseOf(asked)).toBe('thinking');
  const again = step(asked, moved(asked, 'NO,2b'));
  expect(kinds(again.effects)).toEqual(['give-up', 'settle']);
  expect(phaseOf(again.state)).toBe('drawing');
  expect(step(again.state, chosen(asked, 'NOT,2b'))).toEqual({ state: again.state, effects: [] });
});

it('settles no draw for a move that draws no tiles', () => {
  const before = opened({}, { settlesDraws: true, far: [1] });
  expect(kinds(step(before, moved(before, ',')).effects)).toEqual(['save']);
});

it('plays a game between computers to its end from answers alone', () => {
  let state = opened(COMPUTERS);
  const asked: LocalEffect[] = [];
  while (phaseOf(state) === 'thinking') {
    const next = step(state, chosen(state, ','));
    asked.push(...next.effects.filter(({ kind }) => kind === 'ask'));
    ({ state } = next);
  }
  expect(phaseOf(state)).toBe('over');
  expect(asked).toHaveLength(3);
  expect(asked.every((effect) => effect.kind === 'ask' && effect.isPaced)).toBe(true);
});

it('cancels the pending request when an earlier turn is shown, unless the game is shared', () => {
  const alone = opened(COMPUTERS);
  const played = step(alone, chosen(alone, 'NO,2b')).state;
  expect(kinds(step(played, { kind: 'turn-shown', turn: 0 }).effects)).toEqual(['give-up']);
  const shared = opened({ seats: seatsOf('human', 'computer', 'human') }, { far: [2] });
  const asked = step(shared, moved(shared, 'NO,2b')).state;
  const back = step(asked, { kind: 'turn-shown', turn: 0 });
  expect(back).toMatchObject({ state: { turnsShown: 0, isThinking: true }, effects: [] });
});
