import type { ChosenMove, ComputerTurn, Lexicon } from '../engine';
import type { TableServices } from './table';

/** A computer's move on its way; taking it back ends it without a word. */
export interface TurnUnderWay {
  readonly takeBack: () => void;
}

/**
 * Asks for a computer's move and hands it on, at the earliest after `pace` milliseconds;
 * `undefined` where no search could be had.
 */
export function startComputerTurn(
  services: Pick<TableServices, 'chooseMove' | 'after'>,
  turn: ComputerTurn,
  lexicon: Lexicon,
  pace: number,
  onChosen: (chosen: ChosenMove | undefined) => void,
): TurnUnderWay {
  let takenBack = false;
  let stopWaiting = (): void => {};
  const question = services.chooseMove(turn, lexicon);
  const waited =
    pace > 0
      ? new Promise<void>((resolve) => {
          stopWaiting = services.after(pace, resolve);
        })
      : Promise.resolve();
  void Promise.all([question.answer, waited]).then(([outcome]) => {
    if (!takenBack) onChosen(outcome.kind === 'answered' ? outcome.chosen : undefined);
  });
  return {
    takeBack: () => {
      takenBack = true;
      stopWaiting();
      question.cancel();
    },
  };
}
