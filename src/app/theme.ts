import type { GameStore, Theme } from '../store';

interface SystemLook {
  readonly isDark: boolean;
  readonly isHighContrast: boolean;
}

/** Attributes of the root element by which tokens.css chooses colours. */
interface Look {
  readonly theme: 'light' | 'dark';
  readonly contrast: 'more' | undefined;
}

/** Returns the look for a setting; the system decides what the setting leaves open. */
function lookOf(setting: Theme, { isDark, isHighContrast }: SystemLook): Look {
  const asSystem = isDark ? 'dark' : 'light';
  switch (setting) {
    case 'light':
    case 'dark':
      return { theme: setting, contrast: undefined };
    case 'high-contrast':
      return { theme: asSystem, contrast: 'more' };
    case 'system':
      return { theme: asSystem, contrast: isHighContrast ? 'more' : undefined };
  }
}

const PRINT_LOOK: Look = { theme: 'light', contrast: undefined };

function show(root: HTMLElement, { theme, contrast }: Look): void {
  root.dataset['theme'] = theme;
  if (contrast) root.dataset['contrast'] = contrast;
  else delete root.dataset['contrast'];
}

/**
 * localStorage key of the last look, for public/look.js, which runs before the first paint. The settings are read
 * later: without this copy, a dark page would flash white. If the entry is missing, that script does nothing.
 */
const LOOK_KEY = 'scraebbkle-look';

/** Saves a chosen look; the look of the system is read again at each load. */
function keep(setting: Theme, { theme, contrast }: Look): void {
  try {
    if (setting === 'system') localStorage.removeItem(LOOK_KEY);
    else localStorage.setItem(LOOK_KEY, contrast ? `${theme} ${contrast}` : theme);
  } catch {
    // Without local storage the page starts with the look of the system.
  }
}

/** Applies the look now and after every change of the setting or the system. */
export function followTheme(
  root: HTMLElement,
  store: {
    readonly getState: () => Pick<GameStore, 'settings'>;
    readonly subscribe: (listener: () => void) => unknown;
  },
): void {
  const dark = window.matchMedia('(prefers-color-scheme: dark)');
  const highContrast = window.matchMedia('(prefers-contrast: more)');
  const paper = window.matchMedia('print');
  let shown: Theme | undefined;
  const apply = (): void => {
    shown = store.getState().settings.theme;
    const preferences = { isDark: dark.matches, isHighContrast: highContrast.matches };
    const look = lookOf(shown, preferences);
    show(root, paper.matches ? PRINT_LOOK : look);
    keep(shown, look);
  };
  apply();
  dark.addEventListener('change', apply);
  highContrast.addEventListener('change', apply);
  paper.addEventListener('change', apply);
  store.subscribe(() => {
    if (store.getState().settings.theme !== shown) apply();
  });
}
