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

/** Selects a part of the store; the component renders again when that part changes. */
export const useGame = <T,>(select: (state: GameStore) => T): T => useStore(useGameStore(), select);

export const useActions = (): Actions => useGame(({ actions }) => actions);

export const useLandmarks = (): Landmarks => useContents().landmarks;

type OwnRef = RefObject<HTMLElement | null> | ((element: HTMLElement | null) => void);

function setRef(own: OwnRef | undefined, element: HTMLElement | null): void {
  if (typeof own === 'function') own(element);
  else if (own) own.current = element;
}

/**
 * Returns a ref that registers an element as a landmark.
 *
 * @param own Another ref of the component, which is set as well.
 */
export function useLandmark(name: Landmark, own?: OwnRef): RefCallback<HTMLElement> {
  const { add } = useLandmarks();
  return useCallback(
    (element) => {
      setRef(own, element);
      if (!element) return undefined;
      const remove = add(name, element);
      return () => {
        remove();
        setRef(own, null);
      };
    },
    [add, name, own],
  );
}
