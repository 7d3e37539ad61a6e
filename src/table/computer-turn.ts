import type { Move, Position } from '../engine';
import type { TableServices } from './table';

/** A computer's move on its way; taking it back ends it without a word. */
export interface ComputerTurn {
  readonly takeBack: () => void;
}

/**
 * Asks for a computer's move and hands it on, at the earliest after `pace` milliseconds;
 * `undefined` where no search could be had.
 */
export function startComputerTurn(
  services: Pick<TableServices, 'chooseMove' | 'after'>,
  position: Position,
  pace: number,
  onMove: (move: Move | undefined) => void,
): ComputerTurn {
  let takenBack = false;
  let stopWaiting = (): void => {};
  const question = services.chooseMove(position);
  const waited =
    pace > 0
      ? new Promise<void>((resolve) => {
          stopWaiting = services.after(pace, resolve);
        })
      : Promise.resolve();
  void Promise.all([question.answer, waited]).then(([outcome]) => {
    if (!takenBack) onMove(outcome.kind === 'answered' ? outcome.move : undefined);
  });
  return {
    takeBack: () => {
      takenBack = true;
      stopWaiting();
      question.cancel();
    },
  };
}
