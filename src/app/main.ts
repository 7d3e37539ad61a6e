import './unloaded.css';
import { begin } from '../scheduler';
import { createGameStore, partNotice } from '../store';
import { browserServices } from './services';
import { registerServiceWorker } from './new-version';
import { followTheme } from './theme';
import { preloadGameTable } from './use-game-table';
import { watchLoading } from './watch-loading';
import { whenState } from './when-state';

interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (url: string) => string },
  ) => unknown;
}

/**
 * If the browser enforces Trusted Types, allows worker scripts from the page's own origin. No policy allows text to
 * become HTML or a script.
 */
function installTrustedTypes(): void {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => {
      if (new URL(url, location.href).origin === location.origin) return url;
      throw new TypeError(`No script comes from ${url}.`);
    },
  });
}

installTrustedTypes();

const endOpening = begin('opening');

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

const SLOW_OPENING_MS = 2000;

const loading = watchLoading();

// The components are a separate script, so that no script blocks the page for long.
const drawing = import('./draw');
const { slowOpening, ...services } = browserServices();
const store = createGameStore(services);
const { restore } = store.getState().actions;

/** Shows a notice that part of the page could not be loaded; the page works without it. */
function reportNotLoaded(reason: unknown): void {
  store.getState().actions.showNotice(partNotice(reason));
}

/** So that a reload does not follow the link again. */
const removeFragment = (): void =>
  history.replaceState(null, '', `${location.pathname}${location.search}`);

/** Opens the shared table, the game of the library or the puzzle that the URL fragment names. */
async function followLink(): Promise<void> {
  const { visit, openGame, openPanel, openLink, openPuzzles } = store.getState().actions;
  const game = new URLSearchParams(location.hash.slice(1)).get('game');
  if (game !== null && location.hash.startsWith('#game=')) {
    removeFragment();
    const opened = await openGame(game, 'if-free');
    if (!opened.ok && opened.error.code !== 'CANCELLED') openPanel('games');
  }
  if (/^#\d[a-z]/.test(location.hash)) {
    const isOpened = await openLink(location.hash.slice(1));
    // If opening fails, the fragment stays, and a reload tries again.
    if (isOpened) removeFragment();
  }
  const [, puzzle] = /^#puzzle=(\d{1,5})$/.exec(location.hash) ?? [];
  if (puzzle !== undefined) {
    removeFragment();
    await openPuzzles(Number(puzzle));
  }
  if (/^#(?:join|code)=/.test(location.hash)) await visit(location.hash);
}

let isThemed = false;

/** Applies the theme, once the settings are known or if they are slow to load. */
function showTheme(): void {
  if (!isThemed) followTheme(document.documentElement, store);
  isThemed = true;
}

const restored = restore().then(async () => {
  showTheme();
  await followLink().catch(reportNotLoaded);
  store.subscribe(({ online }, { online: before }) => {
    if (before?.role === 'visitor' && online?.role !== 'visitor') removeFragment();
  });
  return store.getState().table ? preloadGameTable() : undefined;
});
window.addEventListener('hashchange', () => void followLink().catch(reportNotLoaded));

let isOpen = false;

/** Shows that the page is still opening if its saved games are slow to load. */
function watchOpening(element: HTMLElement): void {
  setTimeout(() => {
    if (isOpen) return;
    if (!slowOpening.isWaiting()) {
      watchOpening(element);
      return;
    }
    showTheme();
    void drawing.then(({ drawOpening }) => drawOpening(element, slowOpening));
  }, SLOW_OPENING_MS);
}
watchOpening(root);

Promise.all([drawing, restored]).then(
  ([{ draw }]) => {
    isOpen = true;
    slowOpening.end();
    loading.end();
    draw(root, store, endOpening);
    whenState(
      store,
      ({ table }) => table !== undefined,
      () =>
        void import('./follow-game').then(({ followGame }) => followGame(store), reportNotLoaded),
    );
    import('./watch-page').then(({ watchPage }) => watchPage(document), reportNotLoaded);
    import('./opened-files').then(
      ({ followOpenedFiles }) => followOpenedFiles(store),
      reportNotLoaded,
    );
    registerServiceWorker(store);
  },
  async (reason) => {
    await loading.fail(root, reason);
    endOpening();
  },
);
