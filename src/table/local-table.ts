import {
  branch,
  type Chance,
  decide,
  err,
  extend,
  formatMove,
  type GameEvent,
  type Help,
  helpedBy,
  keepsAttempt,
  latestState,
  type Lexicon,
  LONGEST_ATTEMPT,
  type Move,
  type MoveError,
  ok,
  parseMove,
  type RefusalCode,
  replay,
  resign,
  type Result,
  type TurnEvent,
  viewFor,
  withAutomaticPasses,
} from '../engine';
import { startComputerTurn, type TurnUnderWay } from './computer-turn';
import {
  computerToMove,
  computerTurnIn,
  helpStateOf,
  needsCurtain,
  onlyComputers,
  reportOf,
  reportToResume,
  viewerOf,
} from './seating';
import type {
  LocalTable,
  HelpFault,
  MoveInput,
  Phase,
  ResignFault,
  SavedTable,
  SubmitError,
  TableServices,
  TableSnapshot,
} from './table';
import { countTurns, eventsOfTurns } from './turns';

/** The table of a game whose record is kept here; some of its players may sit at other screens. */
export function openLocalTable(saved: SavedTable, services: TableServices): LocalTable {
  const listeners = new Set<() => void>();
  const { far = [] } = saved;
  let { running } = saved;
  let timeline = withAutomaticPasses(saved.timeline);
  let lexicon: Lexicon | undefined;
  let turnsShown = countTurns(timeline);
  let curtainDown = true;
  /** The seat whose move is being reported to it. */
  let reportTo = reportToResume(latestState(timeline), saved.reportTo, far);
  let computerTurn: TurnUnderWay | undefined;
  let stuck = false;
  /** Whether a move waits for what it draws. */
  let isDrawing = false;
  let isClosed = false;
  let current = takeSnapshot();

  function phase(): Phase {
    const state = latestState(timeline);
    if (turnsShown < countTurns(timeline)) return 'looking-back';
    if (state.result) return 'over';
    if (reportTo !== undefined) return 'report';
    if (isDrawing) return 'drawing';
    if (!computerToMove(state)) {
      if (far.includes(state.toMove)) return 'their-turn';
      return curtainDown && needsCurtain(state, far) ? 'curtain' : 'your-turn';
    }
    if (computerTurn) return 'thinking';
    if (!lexicon) return 'waiting-for-words';
    return stuck ? 'stuck' : 'paused';
  }

  function takeSnapshot(): TableSnapshot {
    const viewer = reportTo ?? viewerOf(latestState(timeline), curtainDown, far);
    return {
      view: viewFor(timeline, viewer, eventsOfTurns(timeline, turnsShown)),
      phase: phase(),
      recordId: timeline.record.id,
      lexiconId: timeline.record.setup.lexiconId,
      turnsShown,
      turns: countTurns(timeline),
      running,
      wordsChecked: timeline.wordsChecked,
      online: far.length > 0 ? 'host' : undefined,
      hasRecord: true,
      help: helpStateOf(latestState(timeline), isTurnHere()),
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
    const state = latestState(timeline);
    const decided = decide(state, move, lexicon, chance);
    if (!decided.ok) return decided;
    const settled = services.settleDraw?.(state, decided.value);
    if (settled) void makeSettledMove(move, settled);
    else takeTurn(decided.value);
    return ok(move);
  }

  /** Makes a move as soon as it is settled what it draws; the game stands still until then. */
  async function makeSettledMove(move: Move, settled: Promise<Chance>): Promise<void> {
    isDrawing = true;
    changed();
    const chance = await settled;
    if (isClosed) return;
    isDrawing = false;
    const decided = decide(latestState(timeline), move, lexicon, chance);
    if (!decided.ok) throw new Error(`A decided move does not apply: ${decided.error.code}`);
    takeTurn(decided.value);
  }

  function takeTurn(event: TurnEvent): void {
    const isLookingBack = far.length > 0 && turnsShown < countTurns(timeline);
    // Players far away go on while a report is read here.
    reportTo =
      reportOf(latestState(timeline), event, far) ?? (far.length > 0 ? reportTo : undefined);
    append(event);
    if (latestState(timeline).result) reportTo = undefined;
    if (!isLookingBack) turnsShown = countTurns(timeline);
    curtainDown = true;
    letComputerMove();
    changed();
  }

  function refuse(text: string, code: RefusalCode): void {
    if (!keepsAttempt(timeline.record)) return;
    const seat = latestState(timeline).toMove;
    append({ kind: 'refused', seat, text: text.slice(0, LONGEST_ATTEMPT), code });
    changed();
  }

  /** Starts a computer's turn where one is due: here and not in a view, so a hidden tab plays on. */
  function letComputerMove(once = false): void {
    const state = latestState(timeline);
    // Players far away do not wait for what is done at this screen.
    const isHeld = reportTo !== undefined || turnsShown < countTurns(timeline);
    if (!computerToMove(state) || isDrawing || (isHeld && far.length === 0)) return;
    if (!lexicon || computerTurn || !(running || once)) return;
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

  function submitNow(input: MoveInput): Result<Move, SubmitError> {
    const move = readInput(input);
    if (!move.ok) {
      refuse(textOf(input), move.error.code);
      return move;
    }
    if (move.value.kind === 'play' && !lexicon) return err({ code: 'WORDS_NOT_READY' });
    const made = makeMove(move.value);
    if (!made.ok && made.error.code !== 'GAME_IS_OVER') refuse(textOf(input), made.error.code);
    return made;
  }

  function resignNow(): Result<undefined, ResignFault> {
    const resigned = resign(latestState(timeline));
    if (!resigned.ok) return resigned;
    takeTurn(resigned.value);
    return ok(undefined);
  }

  /** Whether a person at this screen is to move, whichever moment is looked at. */
  function isTurnHere(): boolean {
    const state = latestState(timeline);
    const isBehindCurtain = curtainDown && needsCurtain(state, far);
    const isElsewhere = computerToMove(state) || far.includes(state.toMove);
    return isTurnOf(state.toMove) && reportTo === undefined && !isElsewhere && !isBehindCurtain;
  }

  function takeHelp(help: Help): Result<undefined, HelpFault> {
    if (current.help === 'free') return ok(undefined);
    if (current.help === 'later') return err({ code: 'NOT_YOUR_TURN' });
    const helped = helpedBy(latestState(timeline), help);
    if (!helped.ok) return helped;
    if (helped.value) {
      append(helped.value);
      changed();
    }
    return ok(undefined);
  }

  /** Whether the game waits for the move of a seat. */
  function isTurnOf(seat: number): boolean {
    const { toMove, result } = latestState(timeline);
    return toMove === seat && !result && !isDrawing;
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
    submit: (input) =>
      current.phase === 'your-turn' ? submitNow(input) : err({ code: 'NOT_YOUR_TURN' }),
    submitFor: (seat, input) =>
      isTurnOf(seat) ? submitNow(input) : err({ code: 'NOT_YOUR_TURN' }),
    resign: () => (current.phase === 'your-turn' ? resignNow() : err({ code: 'NOT_YOUR_TURN' })),
    resignFor: (seat) => (isTurnOf(seat) ? resignNow() : err({ code: 'NOT_YOUR_TURN' })),
    takeHelp,
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
      if (far.length === 0) takeBackComputerTurn();
      letComputerMove();
      changed();
    },
    playOnFromHere: () => {
      if (turnsShown === countTurns(timeline) || far.length > 0) return;
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
      isClosed = true;
      takeBackComputerTurn();
      listeners.clear();
    },
  };
}
