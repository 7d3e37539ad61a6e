import {
  createContext,
  type ReactNode,
  type RefCallback,
  type RefObject,
  useCallback,
  useContext,
  useEffect,
  useMemo,
} from 'react';
import { type StoreApi, useStore } from 'zustand';
import type { Actions, GameStore } from '../store';
import { createLandmarks, type Landmark, type Landmarks } from './landmarks';

interface GameContents {
  readonly store: StoreApi<GameStore>;
  readonly landmarks: Landmarks;
}

const GameContext = createContext<GameContents | undefined>(undefined);

/** Gives the components below it the store of their game, and what they point at of each other. */
export function GameProvider(props: {
  readonly store: StoreApi<GameStore>;
  readonly children: ReactNode;
}) {
  const { store, children } = props;
  const contents = useMemo(() => ({ store, landmarks: createLandmarks() }), [store]);
  useEffect(() => contents.landmarks.giveUp, [contents]);
  return <GameContext value={contents}>{children}</GameContext>;
}

function useContents(): GameContents {
  const contents = useContext(GameContext);
  if (!contents) throw new Error('A component of the game stands outside its GameProvider');
  return contents;
}

/** The store itself, for event handlers that read it once. */
export const useGameStore = (): StoreApi<GameStore> => useContents().store;

/** A part of the store; the component renders again when the part changes. */
export const useGame = <T,>(select: (state: GameStore) => T): T => useStore(useGameStore(), select);

/** What a player can do. */
export const useActions = (): Actions => useGame(({ actions }) => actions);

/** The elements of the page that others point at than the components that draw them. */
export const useLandmarks = (): Landmarks => useContents().landmarks;

type OwnRef = RefObject<HTMLElement | null> | ((element: HTMLElement | null) => void);

function tell(own: OwnRef | undefined, element: HTMLElement | null): void {
  if (typeof own === 'function') own(element);
  else if (own) own.current = element;
}

/**
 * The ref of an element that others point at.
 *
 * @param own A ref that its component has besides.
 */
export function useLandmark(name: Landmark, own?: OwnRef): RefCallback<HTMLElement> {
  const { add } = useLandmarks();
  return useCallback(
    (element) => {
      tell(own, element);
      if (!element) return undefined;
      const takeAway = add(name, element);
      return () => {
        takeAway();
        tell(own, null);
      };
    },
    [add, name, own],
  );
}
