import type { StoreContext } from '../context';
import type { Slice } from '../state';
import type { Letter, Square } from '../../engine';
import * as cursor from './cursor';
import { NO_DRAFT } from './draft';
import * as gestures from './gestures';
import { type Cursor, type DraftState, NO_INPUT, type ScreenState } from '../state';

/** Input with tiles, cursor and move box; other players do not see it. */
export interface DraftActions {
  readonly tapSquare: (square: Square) => void;
  readonly tapPosition: (position: number, isKey?: boolean) => void;
  readonly dropOnSquare: (slot: number, square: Square) => void;
  readonly dropOnRack: (slot: number, position: number) => void;
  readonly takeBackFrom: (square: Square) => void;
  readonly nameBlank: (letter: Letter) => void;
  readonly cancelNaming: () => void;
  readonly typeLetter: (character: string, wantsBlank: boolean) => void;
  readonly moveCursor: (rows: number, columns: number, from?: Square) => void;
  readonly putCursor: (cursor: Cursor | undefined) => void;
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

export function draftSlice({
  screen: { setState: set, getState: get },
  services: { pick },
}: StoreContext): Slice<DraftState, DraftActions> {
  /** Makes an action of a gesture, which takes the state of the screen as its first argument. */
  const doing =
    <Given extends readonly unknown[]>(
      gesture: (state: ScreenState, ...given: Given) => Partial<ScreenState>,
    ) =>
    (...given: Given): void =>
      set(gesture(get(), ...given));

  return {
    ...NO_INPUT,
    draft: NO_DRAFT,
    verdict: { kind: 'nothing' },
    refused: undefined,
    cursorLeft: undefined,
    actions: {
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
    },
  };
}
