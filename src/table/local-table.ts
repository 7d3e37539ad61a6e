import { replaySteps } from '../engine';
import { type Reply, replyToHelp, replyToMove, replyToResignation } from './local-requests';
import { type LocalTableState, openedState, snapshotOf } from './local-state';
import { type LocalEffect, type LocalEvent, step } from './local-step';
import { type RunningMachine, runMachine } from './machine';
import type { LocalTable, SavedTable, TableServices } from './table';

function createPerformer(services: TableServices) {
  let cancelSearch = (): void => {};
  let stopChecking = (): void => {};

  function ask(
    { question, turn, lexicon, isPaced }: Extract<LocalEffect, { kind: 'ask' }>,
    send: (event: LocalEvent) => void,
  ): void {
    const search = services.chooseMove(turn, lexicon);
    const pace = isPaced ? services.pace() : 0;
    let stopWaiting = (): void => {};
    const waited = new Promise<void>((resolve) => {
      if (pace > 0) stopWaiting = services.after(pace, resolve);
      else resolve();
    });
    cancelSearch = () => {
      stopWaiting();
      search.cancel();
    };
    void Promise.all([search.answer, waited]).then(([outcome]) => {
      const chosen = outcome.kind === 'answered' ? outcome.value : undefined;
      send({ kind: 'chosen', question, chosen, isCodeMissing: outcome.kind === 'code-missing' });
    });
  }

  /** Checks a short record at once, a long one in steps so that the page stays responsive. */
  function check(
    { record, lexicon }: Extract<LocalEffect, { kind: 'check-words' }>,
    send: (event: LocalEvent) => void,
  ): void {
    const steps = replaySteps(record, lexicon);
    const goOn = (): void => {
      const { done, value } = steps.next();
      if (!done) stopChecking = services.after(0, goOn);
      else send({ kind: 'words-checked', record, holds: value.ok && value.value.wordsChecked });
    };
    stopChecking();
    goOn();
  }

  function perform(effect: LocalEffect, send: (event: LocalEvent) => void): void {
    switch (effect.kind) {
      case 'save':
        services.save(effect.saved);
        return;
      case 'ask':
        ask(effect, send);
        return;
      case 'give-up':
        cancelSearch();
        return;
      case 'check-words':
        check(effect, send);
        return;
      case 'settle': {
        const { game, event } = effect;
        const settled = services.settleDraw?.(game, event);
        if (settled) void settled.then((chance) => send({ kind: 'drawn', chance }));
        else send({ kind: 'drawn', chance: game.chance });
      }
    }
  }

  return { perform, giveUp: () => cancelSearch(), stopChecking: () => stopChecking() };
}

/** Returns the snapshot of the current state, computed once per state. */
function snapshots({ state }: RunningMachine<LocalTableState, LocalEvent>) {
  let shown = state();
  let snapshot = snapshotOf(shown);
  return () => {
    if (shown !== state()) {
      shown = state();
      snapshot = snapshotOf(shown);
    }
    return snapshot;
  };
}

/** Some of the players may be at other screens. */
export function openLocalTable(saved: SavedTable, services: TableServices): LocalTable {
  const { perform, giveUp, stopChecking } = createPerformer(services);
  const first = openedState(saved, services.settleDraw !== undefined);
  const machine = runMachine(first, { step, perform });
  const { state, send } = machine;

  function reply<Answer>({ answer, event }: Reply<Answer>): Answer {
    if (event) send(event);
    return answer;
  }

  return {
    snapshot: snapshots(machine),
    timeline: () => state().timeline,
    subscribe: (listener) => machine.subscribe(() => listener()),
    submit: (input) => reply(replyToMove(state(), input)),
    submitFor: (seat, input) => reply(replyToMove(state(), input, seat)),
    resign: () => reply(replyToResignation(state())),
    resignFor: (seat) => reply(replyToResignation(state(), seat)),
    takeHelp: (help) => reply(replyToHelp(state(), help)),
    dismissReport: () => send({ kind: 'report-read' }),
    liftCurtain: () => send({ kind: 'curtain-lifted' }),
    run: (running) => send({ kind: 'run', running }),
    stepOnce: () => send({ kind: 'stepped' }),
    showTurn: (turn) => send({ kind: 'turn-shown', turn }),
    branchHere: () => send({ kind: 'branched', id: services.newId() }),
    undo: () => send({ kind: 'undone', id: services.newId() }),
    useLexicon: (lexicon) => send({ kind: 'words-read', lexicon }),
    close: () => {
      machine.stop();
      stopChecking();
      if (state().isThinking) giveUp();
    },
  };
}
