import type { GameStore, Theme } from '../store';

/** The settings of the system that every page should follow. */
interface SystemWish {
  readonly isDark: boolean;
  readonly isHighContrast: boolean;
}

/** How the page looks: the attributes of its root by which tokens.css chooses its colours. */
interface Look {
  readonly theme: 'light' | 'dark';
  readonly contrast: 'more' | undefined;
}

/** The look that a setting stands for; what it leaves open is as the system wishes. */
function lookOf(setting: Theme, { isDark, isHighContrast }: SystemWish): Look {
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

/** Ink is dark, and paper is white. */
const ON_PAPER: Look = { theme: 'light', contrast: undefined };

function show(root: HTMLElement, { theme, contrast }: Look): void {
  root.dataset['theme'] = theme;
  if (contrast) root.dataset['contrast'] = contrast;
  else delete root.dataset['contrast'];
}

/**
 * Where public/look.js, which comes before anything is drawn, finds the look of before. The settings are read later:
 * without a copy, a dark page would be white for a moment. Where the copy is missing, that script does nothing.
 */
const LOOK_BEFORE = 'scraebbkle-look';

/** Saves the look that was chosen; the look of the system is read again at each load. */
function keep(setting: Theme, { theme, contrast }: Look): void {
  try {
    if (setting === 'system') localStorage.removeItem(LOOK_BEFORE);
    else localStorage.setItem(LOOK_BEFORE, contrast ? `${theme} ${contrast}` : theme);
  } catch {
    // Where this store is missing, the page begins with the look of the system.
  }
}

/** Gives the page the look that is set, now and whenever the setting or the system changes. */
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
    const wish = { isDark: dark.matches, isHighContrast: highContrast.matches };
    const look = lookOf(shown, wish);
    show(root, paper.matches ? ON_PAPER : look);
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
