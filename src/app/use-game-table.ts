import { useEffect, useState } from 'react';
import { preloadSetupDialog, useGame } from '../components';
import type * as gameTable from './GameTable';
import { whenAtRest } from './when-at-rest';

/** What draws a game. */
type GameDrawing = typeof gameTable;

/** It comes in a script of its own, which the first view does without. */
const load = (): Promise<GameDrawing> => import('./GameTable');

let loaded: GameDrawing | undefined;

/** Gets what draws a game, so that it is there when the page is drawn. */
export async function preloadGameTable(): Promise<void> {
  loaded = await load();
}

/** Whether anybody has touched the page, by pointer or keys. */
function useTouched(): boolean {
  const [isTouched, setTouched] = useState(false);
  useEffect(() => {
    const touch = (): void => setTouched(true);
    window.addEventListener('pointerdown', touch, { once: true });
    window.addEventListener('keydown', touch, { once: true });
    return () => {
      window.removeEventListener('pointerdown', touch);
      window.removeEventListener('keydown', touch);
    };
  }, []);
  return isTouched;
}

/** Whether the page has come to rest. */
function useAtRest(): boolean {
  const [isAtRest, setAtRest] = useState(false);
  useEffect(() => {
    let isMounted = true;
    whenAtRest(() => {
      if (isMounted) setAtRest(true);
    });
    return () => {
      isMounted = false;
    };
  }, []);
  return isAtRest;
}

/**
 * What draws a game, once it has come: it is asked for when there is a game, at the first touch, or
 * while the page is at rest, so that it is there by the time a game starts.
 */
export function useGameTable(): GameDrawing | undefined {
  const hasGame = useGame(({ table }) => table !== undefined);
  const isTouched = useTouched();
  const isAtRest = useAtRest();
  const [table, setTable] = useState(loaded);
  const isWanted = (hasGame || isTouched || isAtRest) && !table;
  useEffect(() => {
    if (!isWanted) return undefined;
    let isMounted = true;
    void load().then((come) => {
      if (isMounted) setTable(come);
    });
    return () => {
      isMounted = false;
    };
  }, [isWanted]);
  const hasCome = table !== undefined;
  // What is opened next comes after it: both at once would hold up a page that is at rest.
  useEffect(() => {
    if (hasCome) whenAtRest(preloadSetupDialog);
  }, [hasCome]);
  return table;
}
