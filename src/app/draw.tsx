import '@fontsource-variable/figtree';
import './tokens.css';
import './theme.css';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { GameProvider } from '../components';
import type { createGameStore } from '../store';
import { App } from './App';
import { CrashGuard } from './CrashGuard';

/** Draws the page of a store. */
export function draw(root: HTMLElement, store: ReturnType<typeof createGameStore>): void {
  // A transition is drawn in slices, so that the page answers while it comes up.
  startTransition(() => {
    createRoot(root).render(
      <StrictMode>
        <GameProvider store={store}>
          <CrashGuard store={store}>
            <App />
          </CrashGuard>
        </GameProvider>
      </StrictMode>,
    );
  });
}
