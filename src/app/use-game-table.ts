import { useEffect, useState } from 'react';
import { preloadNextParts, useGame } from '../components';
import { whenIdle } from '../scheduler';
import { loadFileReader } from '../setup';
import { loadTablePart } from '../store';
import type * as gameTable from './GameTable';

type GameDrawing = typeof gameTable;

/** Loads what the first view does not need: the table, and what the store does there. */
async function load(): Promise<GameDrawing> {
  const [drawing] = await Promise.all([import('./GameTable'), loadTablePart()]);
  return drawing;
}

/** Preloads the other parts that a new game needs. */
function preloadNext(): void {
  void preloadNextParts();
  loadFileReader().catch(() => undefined);
}

let loaded: GameDrawing | undefined;

/** Loads the table before the first render; if that fails, the page tries again. */
export async function preloadGameTable(): Promise<void> {
  loaded = await load().catch(() => undefined);
}

/** Whether the player has used pointer or keyboard. */
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
 * Loads the table when there is a game, at the first touch, or while the page is idle, so that it is ready when a
 * game starts.
 */
export function useGameTable(): GameTable {
  const hasGame = useGame(({ table }) => table !== undefined);
  const isTouched = useTouched();
  const isIdle = useIdle();
  const [drawing, setDrawing] = useState(loaded);
  const [failure, setFailure] = useState<{ readonly of: string; readonly reason: unknown }>();
  const [attempts, setAttempts] = useState(0);
  const isWanted = (hasGame || isTouched || isIdle) && !drawing;
  // Retries a failed load when a game starts.
  const attempt = `${attempts} ${hasGame}`;
  useEffect(() => {
    if (!isWanted) return undefined;
    let isCurrent = true;
    load().then(
      (ready) => {
        if (isCurrent) setDrawing(ready);
      },
      (reason: unknown) => {
        if (isCurrent) setFailure({ of: attempt, reason });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [isWanted, attempt]);
  const isLoaded = drawing !== undefined;
  // The next parts follow later: loading both at once would block an idle page.
  useEffect(() => (isLoaded ? whenIdle('loading', preloadNext) : undefined), [isLoaded]);
  if (drawing) return { state: 'loaded', drawing };
  if (failure?.of !== attempt) return { state: 'loading' };
  return { state: 'failed', reason: failure.reason, retry: () => setAttempts(attempts + 1) };
}
