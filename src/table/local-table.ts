import {
  branch,
  type Chance,
  decide,
  err,
  extend,
  formatMove,
  type GameEvent,
  isTurn,
  latestState,
  type Lexicon,
  LONGEST_ATTEMPT,
  type Move,
  type MoveError,
  ok,
  parseMove,
  type RefusalCode,
  replay,
  type Result,
  type Timeline,
  viewFor,
  withAutomaticPasses,
} from '../engine';
import { startComputerTurn, type TurnUnderWay } from './computer-turn';
import {
  computerToMove,
  computerTurnIn,
  needsCurtain,
  onlyComputers,
  reportOf,
  reportToResume,
  viewerOf,
} from './seating';
import type { MoveInput, Phase, SavedTable, Table, TableServices, TableSnapshot } from './table';

const countTurns = (timeline: Timeline): number => timeline.record.events.filter(isTurn).length;

/** How many events make up the deal and the first `turns` turns, refused attempts between them. */
function eventsOfTurns(timeline: Timeline, turns: number): number {
  const { events } = timeline.record;
  let seen = 0;
  const next = events.findIndex((event) => isTurn(event) && ++seen > turns);
  return next < 0 ? events.length : next;
}

/** The table of a game that is played at one screen. */
export function openLocalTable(saved: SavedTable, services: TableServices): Table {
  const listeners = new Set<() => void>();
  let { running } = saved;
  let timeline = withAutomaticPasses(saved.timeline);
  let lexicon: Lexicon | undefined;
  let turnsShown = countTurns(timeline);
  let curtainDown = true;
  /** The seat whose move is being reported to it. */
  let reportTo = reportToResume(latestState(timeline), saved.reportTo);
  let computerTurn: TurnUnderWay | undefined;
  let stuck = false;
  let current = takeSnapshot();

  function phase(): Phase {
    const state = latestState(timeline);
    if (turnsShown < countTurns(timeline)) return 'looking-back';
    if (state.result) return 'over';
    if (reportTo !== undefined) return 'report';
    if (!computerToMove(state)) {
      return curtainDown && needsCurtain(state) ? 'curtain' : 'your-turn';
    }
    if (computerTurn) return 'thinking';
    if (!lexicon) return 'waiting-for-words';
    return stuck ? 'stuck' : 'paused';
  }

  function takeSnapshot(): TableSnapshot {
    const viewer = reportTo ?? viewerOf(latestState(timeline), curtainDown);
    return {
      view: viewFor(timeline, viewer, eventsOfTurns(timeline, turnsShown)),
      phase: phase(),
      recordId: timeline.record.id,
      turnsShown,
      turns: countTurns(timeline),
      running,
      wordsChecked: timeline.wordsChecked,
    };
  }

  function changed(): void {
    current = takeSnapshot();
    for (const listener of listeners) listener();
  }

  const save = (): void => services.save({ timeline, running });

  function append(event: GameEvent): void {
    const extended = extend(timeline, event);
    if (!extended.ok) throw new Error(`A decided event does not apply: ${extended.error.code}`);
    timeline = withAutomaticPasses(extended.value);
    save();
  }

  function makeMove(move: Move, chance?: Chance): Result<Move, MoveError> {
    const decided = decide(latestState(timeline), move, lexicon, chance);
    if (!decided.ok) return decided;
    reportTo = reportOf(latestState(timeline), move);
    append(decided.value);
    if (latestState(timeline).result) reportTo = undefined;
    turnsShown = countTurns(timeline);
    curtainDown = true;
    letComputerMove();
    changed();
    return ok(move);
  }

  function refuse(text: string, code: RefusalCode): void {
    const seat = latestState(timeline).toMove;
    append({ kind: 'refused', seat, text: text.slice(0, LONGEST_ATTEMPT), code });
    changed();
  }

  /** Starts a computer's turn where one is due: here and not in a view, so a hidden tab plays on. */
  function letComputerMove(once = false): void {
    const state = latestState(timeline);
    const due = computerToMove(state) && turnsShown === countTurns(timeline);
    if (!due || reportTo !== undefined || !lexicon || computerTurn || !(running || once)) return;
    const pace = onlyComputers(state) && !once ? services.pace() : 0;
    stuck = false;
    computerTurn = startComputerTurn(services, computerTurnIn(state), lexicon, pace, (chosen) => {
      computerTurn = undefined;
      if (chosen && makeMove(chosen.move, chosen.chance).ok) return;
      stuck = true;
      changed();
    });
  }

  function takeBackComputerTurn(): void {
    computerTurn?.takeBack();
    computerTurn = undefined;
    stuck = false;
  }

  function readInput(input: MoveInput): ReturnType<typeof parseMove> {
    if (input.kind === 'move') return ok(input.move);
    const { setup, grid } = latestState(timeline);
    return parseMove(setup.rules, { board: setup.board, grid }, input.text);
  }

  const textOf = (input: MoveInput): string =>
    input.kind === 'text' ? input.text : formatMove(latestState(timeline).setup.rules, input.move);

  return {
    snapshot: () => current,
    timeline: () => timeline,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    submit: (input) => {
      if (current.phase !== 'your-turn') return err({ code: 'NOT_YOUR_TURN' });
      const move = readInput(input);
      if (!move.ok) {
        refuse(textOf(input), move.error.code);
        return move;
      }
      if (move.value.kind === 'play' && !lexicon) return err({ code: 'WORDS_NOT_READY' });
      const made = makeMove(move.value);
      if (!made.ok && made.error.code !== 'GAME_IS_OVER') refuse(textOf(input), made.error.code);
      return made;
    },
    goOn: () => {
      reportTo = undefined;
      letComputerMove();
      changed();
    },
    liftCurtain: () => {
      curtainDown = false;
      changed();
    },
    run: (value) => {
      running = value;
      if (!running) takeBackComputerTurn();
      save();
      letComputerMove();
      changed();
    },
    stepOnce: () => {
      letComputerMove(true);
      changed();
    },
    showTurn: (turn) => {
      turnsShown = Math.max(0, Math.min(turn, countTurns(timeline)));
      takeBackComputerTurn();
      letComputerMove();
      changed();
    },
    playOnFromHere: () => {
      if (turnsShown === countTurns(timeline)) return;
      const left = branch(timeline, eventsOfTurns(timeline, turnsShown), services.newId());
      timeline = withAutomaticPasses(left);
      turnsShown = countTurns(timeline);
      curtainDown = true;
      reportTo = undefined;
      save();
      letComputerMove();
      changed();
    },
    useLexicon: (value) => {
      lexicon = value;
      const checked = replay(timeline.record, lexicon);
      if (checked.ok) timeline = checked.value;
      letComputerMove();
      changed();
    },
    close: () => {
      takeBackComputerTurn();
      listeners.clear();
    },
  };
}
