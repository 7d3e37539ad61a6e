import type { StoreServices } from '../services';
import type { Screen, ScreenState } from '../state';
import { withTablePart } from '../load-table-part';
import type { GESTURES } from './gestures';

type Gestures = typeof GESTURES;

/** The arguments of a gesture after the state of the screen. */
type GivenTo<Gesture> = Gesture extends (state: ScreenState, ...given: infer Given) => unknown
  ? Given
  : never;

type GestureActions = {
  readonly [Name in keyof Gestures]: (...given: GivenTo<Gestures[Name]>) => void;
};

const NAMES = {
  tapSquare: true,
  pointAt: true,
  tapPosition: true,
  dropOnSquare: true,
  dropOnRack: true,
  takeBackFrom: true,
  nameBlank: true,
  cancelNaming: true,
  typeLetter: true,
  moveCursor: true,
  putCursor: true,
  cursorToEdge: true,
  jumpToWord: true,
  jumpToPremium: true,
  announceCrossings: true,
  takeBackLast: true,
  escape: true,
  typeMove: true,
  shuffle: true,
  sort: true,
  recall: true,
  beginExchange: true,
  chooseTiles: true,
} as const satisfies Record<keyof Gestures, true>;

/**
 * Input with tiles, cursor and move box; other players do not see it. A gesture before the table is drawn, such as a
 * letter typed on the home page, is performed once it can be.
 */
export function draftSlice(
  { setState: set, getState: get }: Screen,
  { pick }: Pick<StoreServices, 'pick'>,
) {
  const perform =
    (name: keyof Gestures) =>
    (...given: readonly unknown[]): void =>
      withTablePart(({ GESTURES: gestures }) => {
        const gesture = gestures[name] as (
          state: ScreenState,
          ...rest: readonly unknown[]
        ) => Partial<ScreenState>;
        set(gesture(get(), ...given));
      });
  const names = Object.keys(NAMES) as (keyof Gestures)[];
  const actions = Object.fromEntries(names.map((name) => [name, perform(name)])) as GestureActions;
  return { ...actions, shuffle: () => actions.shuffle(pick) };
}
