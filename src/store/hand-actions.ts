import type { Letter, Square } from '../engine';
import * as cursor from './cursor';
import * as hands from './hands';
import type { StoreServices } from './services';
import type { Screen, ScreenState } from './state';

/** What hands do with tiles, cursor and move box; nobody else at the table sees it. */
export interface HandActions {
  readonly tapSquare: (square: Square) => void;
  readonly tapPosition: (position: number) => void;
  readonly dropOnSquare: (slot: number, square: Square) => void;
  readonly dropOnRack: (slot: number, position: number) => void;
  readonly takeBackFrom: (square: Square) => void;
  readonly nameBlank: (letter: Letter) => void;
  readonly cancelNaming: () => void;
  readonly typeLetter: (character: string, wantsBlank: boolean) => void;
  readonly moveCursor: (rows: number, columns: number, from?: Square) => void;
  readonly cursorToEdge: (edge: 'first' | 'last', from?: Square) => void;
  readonly jumpToWord: (way: cursor.JumpWay, from?: Square) => void;
  readonly jumpToPremium: (way: cursor.JumpWay, from?: Square) => void;
  readonly tellCrossings: (from?: Square) => void;
  readonly takeBackLast: () => void;
  readonly escape: () => void;
  readonly typeMove: (text: string) => void;
  readonly shuffle: () => void;
  readonly sort: () => void;
  readonly recall: () => void;
}

export function handActions(screen: Screen, { pick }: Pick<StoreServices, 'pick'>): HandActions {
  /** Makes an action of a gesture: what it was given goes after the state of the screen. */
  const doing =
    <Given extends readonly unknown[]>(
      gesture: (state: ScreenState, ...given: Given) => Partial<ScreenState>,
    ) =>
    (...given: Given): void =>
      screen.setState(gesture(screen.getState(), ...given));

  return {
    tapSquare: doing(hands.tapSquare),
    tapPosition: doing(hands.tapPosition),
    dropOnSquare: doing(hands.dropOnSquare),
    dropOnRack: doing(hands.dropOnRack),
    takeBackFrom: doing(hands.takeBackFrom),
    nameBlank: doing(hands.nameBlank),
    cancelNaming: doing(hands.cancelNaming),
    typeLetter: doing(hands.typeLetter),
    moveCursor: doing(cursor.moveCursor),
    cursorToEdge: doing(cursor.cursorToEdge),
    jumpToWord: doing(cursor.jumpToWord),
    jumpToPremium: doing(cursor.jumpToPremium),
    tellCrossings: doing(cursor.tellCrossings),
    takeBackLast: doing(hands.takeBackLast),
    escape: doing(hands.escape),
    typeMove: doing(hands.typeMove),
    shuffle: doing((state) => hands.shuffle(state, pick)),
    sort: doing(hands.sort),
    recall: doing(hands.recallAll),
  };
}
