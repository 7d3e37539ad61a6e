import '@fontsource-variable/figtree';
import './tokens.css';
import './theme.css';
import {
  type ReactNode,
  StrictMode,
  startTransition,
  useEffect,
  useSyncExternalStore,
} from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { Button, GameProvider, NewVersionContext } from '../components';
import { OPENING } from '../messages';
import type { createGameStore } from '../store';
import { App } from './App';
import { CrashGuard } from './CrashGuard';
import { newVersion } from './new-version';
import type { SlowOpening } from './services';

let root: Root | undefined;
let isPageDrawn = false;

/** Shown in place of the page while saved games are slow to open. */
function Opening({
  takeOver,
  openWithoutSaves,
}: Pick<SlowOpening, 'takeOver' | 'openWithoutSaves'>) {
  return (
    <main className="crash">
      <div role="status">
        <h1>{OPENING.headline}</h1>
        <p>{OPENING.reason}</p>
      </div>
      <p className="crash__ways">
        <Button tone="main" onClick={takeOver}>
          {OPENING.openHere}
        </Button>
        <Button onClick={openWithoutSaves}>{OPENING.playWithout}</Button>
      </p>
    </main>
  );
}

/** Shows what the player can do while saved games are slow to open, unless the page is rendered already. */
export function drawOpening(element: HTMLElement, slowOpening: SlowOpening): void {
  if (isPageDrawn) return;
  root ??= createRoot(element);
  root.render(<Opening {...slowOpening} />);
}

function NewVersionProvider({ children }: { readonly children: ReactNode }) {
  const version = useSyncExternalStore(newVersion.subscribe, newVersion.get);
  return <NewVersionContext value={version}>{children}</NewVersionContext>;
}

function Drawn({ onDrawn }: { readonly onDrawn: () => void }) {
  useEffect(onDrawn, [onDrawn]);
  return null;
}

export function draw(
  element: HTMLElement,
  store: ReturnType<typeof createGameStore>,
  onDrawn: () => void,
): void {
  isPageDrawn = true;
  const page = (root ??= createRoot(element));
  // A transition is rendered in time slices, so that the page stays responsive.
  startTransition(() => {
    page.render(
      <StrictMode>
        <GameProvider store={store}>
          <CrashGuard store={store}>
            <NewVersionProvider>
              <App />
            </NewVersionProvider>
            <Drawn onDrawn={onDrawn} />
          </CrashGuard>
        </GameProvider>
      </StrictMode>,
    );
  });
}
