import '@fontsource-variable/figtree';
import './tokens.css';
import './theme.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { GameProvider } from '../components';
import type { createGameStore } from '../store';
import { App } from './App';
import { CrashGuard } from './CrashGuard';
import { Opening } from './Opening';
import type { SlowOpening } from './services';

let drawn: Root | undefined;

/** Draws what a player can do while the page is slow to open, until `draw` takes its place. */
export function drawOpening(root: HTMLElement, slowOpening: SlowOpening): void {
  drawn = createRoot(root);
  drawn.render(<Opening {...slowOpening} />);
}

/** Draws the page of a store. */
export function draw(root: HTMLElement, store: ReturnType<typeof createGameStore>): void {
  drawn ??= createRoot(root);
  const page = drawn;
  // A transition is drawn in slices, so that the page answers while it comes up.
  startTransition(() => {
    page.render(
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
