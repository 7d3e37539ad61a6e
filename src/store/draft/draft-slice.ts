import type { StoreContext } from '../context';
import type { ScreenState } from '../state';
import * as cursor from './cursor';
import * as gestures from './gestures';

/** Input with tiles, cursor and move box; other players do not see it. */
export function draftSlice({
  screen: { setState: set, getState: get },
  services: { pick },
}: StoreContext) {
  /** Makes an action of a gesture, which takes the state of the screen as its first argument. */
  const doing =
    <Given extends readonly unknown[]>(
      gesture: (state: ScreenState, ...given: Given) => Partial<ScreenState>,
    ) =>
    (...given: Given): void =>
      set(gesture(get(), ...given));

  return {
    tapSquare: doing(gestures.tapSquare),
    tapPosition: doing(gestures.tapPosition),
    dropOnSquare: doing(gestures.dropOnSquare),
    dropOnRack: doing(gestures.dropOnRack),
    takeBackFrom: doing(gestures.takeBackFrom),
    nameBlank: doing(gestures.nameBlank),
    cancelNaming: doing(gestures.cancelNaming),
    typeLetter: doing(gestures.typeLetter),
    moveCursor: doing(cursor.moveCursor),
    putCursor: doing(cursor.putCursor),
    cursorToEdge: doing(cursor.cursorToEdge),
    jumpToWord: doing(cursor.jumpToWord),
    jumpToPremium: doing(cursor.jumpToPremium),
    tellCrossings: doing(cursor.tellCrossings),
    takeBackLast: doing(gestures.takeBackLast),
    escape: doing(gestures.escape),
    typeMove: doing(gestures.typeMove),
    shuffle: doing((state) => gestures.shuffle(state, pick)),
    sort: doing(gestures.sort),
    recall: doing(gestures.recallAll),
  };
}
