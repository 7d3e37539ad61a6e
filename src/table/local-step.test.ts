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

/** A table whose words are there. */
const opened = (
  changes: Partial<GameSetup>,
  { settlesDraws = false, running = true, far = [] as readonly number[] } = {},
): LocalTableState =>
  step(openedState({ timeline: timelineOf(changes), running, far }, settlesDraws), {
    kind: 'words-read',
    lexicon,
  }).state;

/** The event of a move that the rules take. */
function moved(state: LocalTableState, text: string): LocalEvent {
  const move = moveOf(text);
  return {
    kind: 'moved',
    move,
    outcome: valueOf(decide(latestState(state.timeline), move, lexicon)),
  };
}

/** The answer to the question that is open. */
const chosen = ({ question, timeline }: LocalTableState, text: string): LocalEvent => ({
  kind: 'chosen',
  question,
  chosen: { move: moveOf(text), chance: latestState(timeline).chance, isCut: false },
});

const kinds = (effects: readonly LocalEffect[]) => effects.map(({ kind }) => kind);

it('keeps a move before it asks the computer for the next', () => {
  const { state, effects } = step(opened(MIXED), moved(opened(MIXED), 'NO,2b'));
  expect(kinds(effects)).toEqual(['save', 'ask']);
  expect(effects[0]).toEqual({ kind: 'save', saved: { timeline: state.timeline, running: true } });
  expect(effects[1]).toMatchObject({ question: 1, isPaced: false, turn: { turn: 1 } });
  expect(phaseOf(state)).toBe('thinking');
});

it('asks the computer to play at the level of its seat', () => {
  const askedAt = (level: Level | undefined) => {
    const state = opened({ seats: MIXED.seats.map((seat) => ({ ...seat, level })) });
    return step(state, moved(state, 'NO,2b')).effects[1];
  };
  expect(askedAt('casual')).toMatchObject({ kind: 'ask', turn: { level: 'casual' } });
  expect(askedAt(undefined)).toMatchObject({ kind: 'ask', turn: { level: 'club' } });
});

it('changes nothing that it is given, and comes to the same again', () => {
  const before = opened(MIXED);
  const copy = structuredClone({ ...before, lexicon: undefined });
  const event = moved(before, 'NO,2b');
  expect(step(before, event)).toEqual(step(before, event));
  expect({ ...before, lexicon: undefined }).toEqual(copy);
});

it('has nothing but plain data at any moment, besides its game and words', () => {
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

it('takes an answer to the question that is open, and to no other', () => {
  const asked = opened(COMPUTERS);
  const paused = step(asked, { kind: 'run', running: false });
  expect(kinds(paused.effects)).toEqual(['give-up', 'save']);
  expect(step(paused.state, chosen(asked, 'NO,2b'))).toEqual({ state: paused.state, effects: [] });
  const again = step(paused.state, { kind: 'run', running: true }).state;
  expect(again.question).toBe(2);
  expect(step(again, chosen(asked, 'NO,2b')).state).toBe(again);
  expect(kinds(step(again, chosen(again, 'NO,2b')).effects)).toEqual(['save', 'ask']);
});

it('puts on record, before the move, that a search was cut', () => {
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

it('keeps nothing of a move before it is settled what it draws', () => {
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

it('settles nothing where a move draws nothing', () => {
  const before = opened({}, { settlesDraws: true, far: [1] });
  expect(kinds(step(before, moved(before, ',')).effects)).toEqual(['save']);
});

it('plays a game of computers to its end by answers alone, no screen looking on', () => {
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

it('gives the open question up when somebody looks back, unless others wait for it', () => {
  const alone = opened(COMPUTERS);
  const played = step(alone, chosen(alone, 'NO,2b')).state;
  expect(kinds(step(played, { kind: 'turn-shown', turn: 0 }).effects)).toEqual(['give-up']);
  const shared = opened({ seats: seatsOf('human', 'computer', 'human') }, { far: [2] });
  const asked = step(shared, moved(shared, 'NO,2b')).state;
  const back = step(asked, { kind: 'turn-shown', turn: 0 });
  expect(back).toMatchObject({ state: { turnsShown: 0, isThinking: true }, effects: [] });
});
