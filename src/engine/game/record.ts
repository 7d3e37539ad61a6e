import { type Lexicon, coversLexicon } from '../lexicon';
import { err, ok, type Result } from '../result';
import { runToEnd, type Steps } from '../steps';
import { tileCount, withDrawKey } from '../tiles';
import { MAX_COUNT } from '../limits';
import { type GameEvent, isTurn, type PassEvent, traceOf } from './event';
import type { GameSetup, PublicSetup } from './game-setup';
import { deal, decideHelp } from './decide';
import { type EndingElsewhere, type GameState, initialState, resultOf } from './state';
import { applyEvent, type EventFault } from './apply';
import { mustPass } from './legality';

/** The record that a branch comes from, and how many of its events they share. */
interface RecordParent {
  readonly id: string;
  readonly events: number;
}

/**
 * Facts from the file of an imported game that its record lacks or contradicts. Tiles are as in the file;
 * turns are those of the record.
 */
export interface ImportedGame {
  /** Last score of each seat in the file. */
  readonly scores: readonly number[];
  /** Time penalties in the file by seat, in points: 0 or negative. */
  readonly time: readonly number[];
  /**
   * Tiles known to be on the player's rack before each turn, as text. A game with more turns was continued
   * differently from the file.
   */
  readonly racks: readonly string[];
  /** Turns (0-based) of exchanges for which the file gives only the number of tiles. */
  readonly exchanges: readonly number[];
  /** Tiles known to be left at the end of the file, by seat. */
  readonly left: readonly string[];
  /** Absent unless it decides the result. */
  readonly ending?: EndingElsewhere | undefined;
  /** Absent if the file has none, as is everything below. */
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  /** In the order of the file. */
  readonly notes?: readonly GameNote[] | undefined;
}

/** A note on a game or on one of its turns. */
export interface GameNote {
  /** Number of turns before it; more than the game has for a note at the very end of the file. */
  readonly after: number;
  readonly text: string;
}

/** A game as set-up and events; everything else is computed from them. */
export interface GameRecord {
  /** Unique among a player's records. */
  readonly id: string;
  readonly parent: RecordParent | undefined;
  readonly setup: GameSetup;
  /** Number of turns that each seat undid before this record; absent if there were none. */
  readonly undos?: readonly number[] | undefined;
  /** Absent unless the game was imported. */
  readonly imported?: ImportedGame | undefined;
  /** Seat (0-based) of the person who sent this game by a link; absent if it was played in this browser. */
  readonly sender?: number | undefined;
  readonly events: readonly GameEvent[];
}

/** A record with its states: `states[n]` is the state after the first n events. */
export interface Timeline {
  readonly record: GameRecord;
  readonly states: readonly [GameState, ...GameState[]];
  /** Whether every word was looked up, in the lexicon that the record names or a substitute. */
  readonly wordsChecked: boolean;
}

/** The first impossible event (0-based), and why it is impossible. */
export interface ReplayError {
  readonly code: 'BAD_EVENT';
  readonly index: number;
  readonly fault: EventFault;
}

export const latestState = ({ states }: Timeline): GameState => states.at(-1) ?? states[0];

/** Appends an event that was just decided, without looking up its words again. */
export function extend(timeline: Timeline, event: GameEvent): Result<Timeline, EventFault> {
  const after = applyEvent(latestState(timeline), event);
  if (!after.ok) return after;
  return ok({
    ...timeline,
    record: { ...timeline.record, events: [...timeline.record.events, event] },
    states: [...timeline.states, after.value],
  });
}

/** Appends an event that must apply. */
export function appendEvent(timeline: Timeline, event: GameEvent): Timeline {
  const after = extend(timeline, event);
  if (!after.ok) throw new Error(`A decided event does not apply: ${after.error.code}`);
  return after.value;
}

/**
 * Appends the events that `next` decides, until it decides none. It copies the timeline once; `extend` copies
 * it for each event.
 */
export function extendWhile(
  timeline: Timeline,
  next: (state: GameState) => GameEvent | undefined,
): Timeline {
  let state = latestState(timeline);
  let event = next(state);
  // Without an event, do not copy the timeline, which may be long.
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

/** The pass that the rules make if the seat to move has no tiles. */
export const automaticPass = (state: GameState): PassEvent | undefined =>
  mustPass(state)
    ? { kind: 'pass', seat: state.toMove, trace: traceOf(state.chance, []) }
    : undefined;

export const withAutomaticPasses = (timeline: Timeline): Timeline =>
  extendWhile(timeline, automaticPass);

const EVENTS_PER_STEP = 500;

/** Size of a game, in tiles and squares, above which a step has fewer events, because each state is larger. */
const LARGE_GAME_SIZE = 1000;

/** Returns a function to call after each event; it returns true when a step should end. */
export function stepCounter({ rules, board }: GameSetup): () => boolean {
  const size = tileCount(rules.tileSet) + board.rows * board.columns;
  const perStep = EVENTS_PER_STEP / Math.max(1, size / LARGE_GAME_SIZE);
  let done = 0;
  return () => {
    done = done + 1 < perStep ? done + 1 : 0;
    return done === 0;
  };
}

/** Replays a record and checks every event. Words are checked only if the lexicon covers that of the record. */
export const replay = (
  record: GameRecord,
  lexicon: Lexicon | undefined,
): Result<Timeline, ReplayError> => runToEnd(replaySteps(record, lexicon));

export function* replaySteps(
  record: GameRecord,
  lexicon: Lexicon | undefined,
): Steps<Result<Timeline, ReplayError>> {
  const words = lexicon && coversLexicon(lexicon, record.setup.lexiconId) ? lexicon : undefined;
  const shouldYield = stepCounter(record.setup);
  const first = initialState(record.setup, record.imported?.ending);
  const states: [GameState, ...GameState[]] = [first];
  let state = first;
  for (const [index, event] of record.events.entries()) {
    const after = applyEvent(state, event, words);
    if (!after.ok) return err({ code: 'BAD_EVENT', index, fault: after.error });
    state = after.value;
    states.push(state);
    if (shouldYield()) yield;
  }
  return ok({ record, states, wordsChecked: words !== undefined });
}

/** A game before its deal. */
export const undealtGame = (id: string, setup: GameSetup): Timeline => ({
  record: { id, parent: undefined, setup, events: [] },
  states: [initialState(setup)],
  wordsChecked: true,
});

/** Starts a game with its deal. Pass `key` if draws are joint. */
export function startGame(id: string, setup: GameSetup, key?: string): Timeline {
  const game = undealtGame(id, setup);
  const [first] = game.states;
  return appendEvent(
    game,
    deal(first, key === undefined ? first.chance : withDrawKey(first.chance, key)),
  );
}

/**
 * The parent of a new branch after `events` events. A branch without turns since it began is replaced by its
 * parent, so that nothing is lost if it is forgotten.
 */
function branchParent({ id, parent, events: all }: GameRecord, events: number): RecordParent {
  const isOwn = !parent || events > parent.events || all.slice(parent.events).some(isTurn);
  return { id: isOwn ? id : parent.id, events };
}

export const timelinePrefix = (
  { record, states, ...rest }: Timeline,
  events: number,
): Timeline => ({
  ...rest,
  record: { ...record, events: record.events.slice(0, events) },
  states: [states[0], ...states.slice(1, events + 1)],
});

function endingAs(state: GameState, ending: EndingElsewhere | undefined): GameState {
  const { elsewhere: _, ...played } = state;
  const after = { ...played, ...(ending && { elsewhere: ending }) };
  return { ...after, result: state.isDealt ? resultOf(after) : undefined };
}

/** Replaces the facts of the file that a game was imported from, which may end it. */
export function withImported(timeline: Timeline, imported: ImportedGame): Timeline {
  const { record, states, ...rest } = timeline;
  const { ending } = imported;
  const [first, ...others] = states;
  const isAsBefore = !ending && !first.elsewhere;
  return {
    ...rest,
    record: { ...record, imported },
    states: isAsBefore
      ? states
      : [endingAs(first, ending), ...others.map((state) => endingAs(state, ending))],
  };
}

/** The facts of the file about the first turns of an imported game. The record has the racks of later turns. */
function knownUntil(imported: ImportedGame, turns: number): ImportedGame {
  const { ending: _, ...others } = imported;
  const { racks, exchanges, notes, time, left } = imported;
  if (turns >= racks.length) return imported;
  return {
    ...others,
    racks: racks.slice(0, turns),
    exchanges: exchanges.filter((turn) => turn < turns),
    time: time.map(() => 0),
    left: left.map(() => ''),
    ...(notes && { notes: notes.filter(({ after }) => after <= turns) }),
  };
}

/** Starts a new record from the first `events` events of a game. The people of this browser play it. */
export function branch(timeline: Timeline, events: number, id: string): Timeline {
  const parent = branchParent(timeline.record, events);
  const first = timelinePrefix(timeline, events);
  const { sender: _, ...record } = first.record;
  const { imported } = record;
  const started = { ...first, record: { ...record, id, parent } };
  return imported ? withImported(started, knownUntil(imported, latestState(first).turns)) : started;
}

export const isUndoAllowed = ({ undo }: PublicSetup): boolean => undo === true;

/** Indexes (0-based) of the human turns among the events, in order; automatic passes are not among them. */
export const humanTurns = ({ record, states }: Timeline): readonly number[] =>
  record.events.flatMap((event, index) => {
    const before = states[index];
    const isHuman = isTurn(event) && record.setup.seats[event.seat]?.player === 'human';
    return isHuman && before !== undefined && !mustPass(before) ? [index] : [];
  });

/** Repeats the help that the player to move got in `later` events. */
const repeatHelp = (game: Timeline, later: readonly GameEvent[]): Timeline =>
  extendWhile(game, (state) => {
    for (const event of later) {
      const helped =
        event.kind === 'help' && event.seat === state.toMove
          ? decideHelp(state, event.help)
          : undefined;
      if (helped?.ok && helped.value) return helped.value;
    }
    return undefined;
  });

/**
 * Undoes the human turn at an index (0-based) and all that followed: returns a new record that branches off before it
 * and counts the undone human turns. Draws depend on the number of tiles drawn, so the same move draws the same tiles
 * again. Help that its player got since then stays on record.
 */
export function withTurnsUndone(timeline: Timeline, index: number, id: string): Timeline {
  const { events } = timeline.record;
  const left = repeatHelp(branch(timeline, index, id), events.slice(index));
  const { setup, undos = [] } = left.record;
  const undone = humanTurns(timeline).filter((turn) => turn >= index);
  const counted = setup.seats.map((_, seat) => {
    const own = undone.filter((turn) => timeline.states[turn]?.toMove === seat);
    return Math.min(MAX_COUNT.events, (undos[seat] ?? 0) + own.length);
  });
  return { ...left, record: { ...left.record, undos: counted } };
}
