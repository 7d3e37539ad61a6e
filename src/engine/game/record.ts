import { type Lexicon, coversLexicon } from '../lexicon';
import { err, ok, type Result } from '../result';
import { runToEnd, type Steps } from '../steps';
import { tileCount, withDrawKey } from '../tiles';
import { type GameEvent, isTurn, type PassEvent, traceOf } from './event';
import type { GameSetup } from './game-setup';
import { deal } from './opening';
import { type GameState, initialState } from './state';
import { applyEvent, type EventFault } from './apply';
import { mustPass } from './legality';

/** Where a branch left its game: after how many events of the parent record. */
export interface RecordParent {
  readonly id: string;
  readonly events: number;
}

/**
 * A game that was imported: what its file says of it, where the record holds something else or more. Tiles are as the
 * file names them, in the order of the record.
 */
export interface ImportedGame {
  /** The last score of each seat in the file. */
  readonly scores: readonly number[];
  /** Points that the file counts for time, by seat: none, or fewer. */
  readonly time: readonly number[];
  /**
   * The tiles that are known to have been on the rack of the player, before each turn of the file. A game that has
   * more turns went on otherwise than the file.
   */
  readonly racks: readonly string[];
  /** The turns (0-based) of exchanges of which the file says how many tiles they were, and not which. */
  readonly exchanges: readonly number[];
  /** The tiles that are known to have been left at the end of the file, by seat. */
  readonly left: readonly string[];
}

/** A game: how it was set up, and all that happened. Everything else follows from it. */
export interface GameRecord {
  /** Names this record among a player's records. */
  readonly id: string;
  readonly parent: RecordParent | undefined;
  readonly setup: GameSetup;
  /** How often each seat took a turn back before this record; left out where nobody did. */
  readonly undos?: readonly number[] | undefined;
  /** What is known of the game from the file it was imported from; left out of any other. */
  readonly imported?: ImportedGame | undefined;
  readonly events: readonly GameEvent[];
}

/** A record with the state after each number of events: `states[n]` after the first n. */
export interface Timeline {
  readonly record: GameRecord;
  readonly states: readonly [GameState, ...GameState[]];
  /** Whether every word was looked up in the lexicon that the record names, or one in its place. */
  readonly wordsChecked: boolean;
}

/** The event (0-based) that cannot have happened, and why. */
export interface ReplayError {
  readonly code: 'BAD_EVENT';
  readonly index: number;
  readonly fault: EventFault;
}

/** The state at the end of a timeline. */
export const latestState = ({ states }: Timeline): GameState => states.at(-1) ?? states[0];

/** Appends an event that has just been decided. */
export function extend(timeline: Timeline, event: GameEvent): Result<Timeline, EventFault> {
  const after = applyEvent(latestState(timeline), event);
  if (!after.ok) return after;
  return ok({
    ...timeline,
    record: { ...timeline.record, events: [...timeline.record.events, event] },
    states: [...timeline.states, after.value],
  });
}

/**
 * The timeline with all that happens next: `next` decides an event in each state, until it decides
 * none. It takes time for the events alone, where extending copies the timeline for each of them.
 */
export function extendWhile(
  timeline: Timeline,
  next: (state: GameState) => GameEvent | undefined,
): Timeline {
  let state = latestState(timeline);
  let event = next(state);
  // A timeline may be long: one that stays as it is is not copied.
  if (!event) return timeline;
  const events = [...timeline.record.events];
  const states: [GameState, ...GameState[]] = [...timeline.states];
  for (; event; event = next(state)) {
    const after = applyEvent(state, event);
    if (!after.ok) throw new Error(`A decided event does not apply: ${after.error.code}`);
    state = after.value;
    events.push(event);
    states.push(state);
  }
  return { ...timeline, record: { ...timeline.record, events }, states };
}

/** The pass that the rules make for the seat to move, where it has no tiles. */
export const automaticPass = (state: GameState): PassEvent | undefined =>
  mustPass(state)
    ? { kind: 'pass', seat: state.toMove, trace: traceOf(state.chance, []) }
    : undefined;

/** The timeline with the passes that the rules make for seats without tiles. */
export const withAutomaticPasses = (timeline: Timeline): Timeline =>
  extendWhile(timeline, automaticPass);

/** Plays a record through, checking every event; words only when the lexicon may judge the record's. */
export const replay = (
  record: GameRecord,
  lexicon: Lexicon | undefined,
): Result<Timeline, ReplayError> => runToEnd(replaySteps(record, lexicon));

/** The same in steps. */
export function* replaySteps(
  record: GameRecord,
  lexicon: Lexicon | undefined,
): Steps<Result<Timeline, ReplayError>> {
  const words = lexicon && coversLexicon(lexicon, record.setup.lexiconId) ? lexicon : undefined;
  const isEnough = stepsOfEvents(record.setup);
  const first = initialState(record.setup);
  const states: [GameState, ...GameState[]] = [first];
  let state = first;
  for (const [index, event] of record.events.entries()) {
    const after = applyEvent(state, event, words);
    if (!after.ok) return err({ code: 'BAD_EVENT', index, fault: after.error });
    state = after.value;
    states.push(state);
    if (isEnough()) yield;
  }
  return ok({ record, states, wordsChecked: words !== undefined });
}

/** Events of a game that are read, or played through, in one step. */
const EVENTS_PER_STEP = 500;

/** Tiles and squares of a game from which on a step has fewer events, since each makes a larger state. */
const LARGE = 1000;

/** Counts the events of a game one by one; true if a step has had enough of them, and another one begins. */
export function stepsOfEvents({ rules, board }: GameSetup): () => boolean {
  const size = tileCount(rules.tileSet) + board.rows * board.columns;
  const perStep = EVENTS_PER_STEP / Math.max(1, size / LARGE);
  let done = 0;
  return () => {
    done = done + 1 < perStep ? done + 1 : 0;
    return done === 0;
  };
}

/** Starts a game: the racks are dealt, by a key of the deal where draws are joint. */
export function startGame(id: string, setup: GameSetup, key?: string): Timeline {
  const first = initialState(setup);
  const event = deal(first, key === undefined ? first.chance : withDrawKey(first.chance, key));
  const dealt = applyEvent(first, event);
  if (!dealt.ok) throw new Error(`The deal failed: ${dealt.error.code}`);
  return {
    record: { id, parent: undefined, setup, events: [event] },
    states: [first, dealt.value],
    wordsChecked: true,
  };
}

/**
 * The record that the first `events` events of another come from: of a branch that has had no turn
 * of its own it is the parent, so that nothing is lost when the branch is forgotten.
 */
function originOf({ id, parent, events: all }: GameRecord, events: number): RecordParent {
  const isOwn = !parent || events > parent.events || all.slice(parent.events).some(isTurn);
  return { id: isOwn ? id : parent.id, events };
}

/** A game as it was after its first `events` events. */
export const timelinePrefix = (
  { record, states, ...rest }: Timeline,
  events: number,
): Timeline => ({
  ...rest,
  record: { ...record, events: record.events.slice(0, events) },
  states: [states[0], ...states.slice(1, events + 1)],
});

/** A new game that leaves another after its first `events` events. */
export function branch(timeline: Timeline, events: number, id: string): Timeline {
  const parent = originOf(timeline.record, events);
  const first = timelinePrefix(timeline, events);
  const { record } = first;
  const { imported } = record;
  // From here on the racks are those that are played with, whatever the file tells.
  const racks = imported?.racks.slice(0, latestState(first).turns);
  const known = imported && racks ? { imported: { ...imported, racks } } : {};
  return { ...first, record: { ...record, ...known, id, parent } };
}
