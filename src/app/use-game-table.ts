import { useEffect, useState } from 'react';
import { preloadNextParts, useGame } from '../components';
import { whenIdle } from '../scheduler';
import { preloadBoardReader } from '../setup';
import type * as gameTable from './GameTable';

/** The module that draws a game. */
type GameDrawing = typeof gameTable;

/** It comes in a script of its own, which the first view does without. */
const load = (): Promise<GameDrawing> => import('./GameTable');

/** Loads what a new game takes besides. */
function preloadNext(): void {
  void preloadNextParts();
  preloadBoardReader().catch(() => undefined);
}

let loaded: GameDrawing | undefined;

/** Gets what draws a game, so that it is there when the page is drawn; the page tries again if that fails. */
export async function preloadGameTable(): Promise<void> {
  loaded = await load().catch(() => undefined);
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

/** Whether the page has been idle. */
function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle('loading', () => setIdle(true)), []);
  return isIdle;
}

type GameTable =
  | { readonly state: 'loading' }
  | { readonly state: 'loaded'; readonly drawing: GameDrawing }
  | { readonly state: 'failed'; readonly reason: unknown; readonly retry: () => void };

/**
 * What draws a game: it is asked for when there is a game, at the first touch, or while the page is idle, so
 * that it is there by the time a game starts.
 */
export function useGameTable(): GameTable {
  const hasGame = useGame(({ table }) => table !== undefined);
  const isTouched = useTouched();
  const isIdle = useIdle();
  const [drawing, setDrawing] = useState(loaded);
  const [failure, setFailure] = useState<{ readonly of: string; readonly reason: unknown }>();
  const [attempts, setAttempts] = useState(0);
  const isWanted = (hasGame || isTouched || isIdle) && !drawing;
  // What could not be loaded before there was a game is asked for again when there is one.
  const attempt = `${attempts} ${hasGame}`;
  useEffect(() => {
    if (!isWanted) return undefined;
    let isCurrent = true;
    load().then(
      (come) => {
        if (isCurrent) setDrawing(come);
      },
      (reason: unknown) => {
        if (isCurrent) setFailure({ of: attempt, reason });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [isWanted, attempt]);
  const hasCome = drawing !== undefined;
  // What is opened next comes after it: both at once would hold up an idle page.
  useEffect(() => (hasCome ? whenIdle('loading', preloadNext) : undefined), [hasCome]);
  if (drawing) return { state: 'loaded', drawing };
  if (failure?.of !== attempt) return { state: 'loading' };
  return { state: 'failed', reason: failure.reason, retry: () => setAttempts(attempts + 1) };
}
