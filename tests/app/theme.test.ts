import { afterEach, describe, expect, it, vi } from 'vitest';
import { followTheme, lookOf, type SystemWish } from '../../src/app/theme';
import type { Theme } from '../../src/store';
import { openPage } from '../support/page';

const PLAIN: SystemWish = { isDark: false, isHighContrast: false };

describe('the look of a setting', () => {
  it.each<[Theme, Partial<SystemWish>, string]>([
    ['system', {}, 'light'],
    ['system', { isDark: true }, 'dark'],
    ['system', { isHighContrast: true }, 'light more'],
    ['system', { isDark: true, isHighContrast: true }, 'dark more'],
    ['light', { isDark: true, isHighContrast: true }, 'light'],
    ['dark', { isHighContrast: true }, 'dark'],
    ['high-contrast', {}, 'light more'],
    ['high-contrast', { isDark: true }, 'dark more'],
  ])('%s, on a system that asks for %o, is %s', (setting, wish, expected) => {
    const { theme, contrast } = lookOf(setting, { ...PLAIN, ...wish });
    expect([theme, contrast].filter(Boolean).join(' ')).toBe(expected);
  });
});

/** A system whose wishes can be changed, as `matchMedia` tells of them. */
function systemOf(matching: ReadonlySet<string>) {
  let queries = matching;
  const listeners = new Set<() => void>();
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      return queries.has(query);
    },
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
  }));
  return {
    wishes: (...wanted: readonly string[]) => {
      queries = new Set(wanted);
      for (const listener of listeners) listener();
    },
  };
}

describe('the page', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('follows the setting and the system', () => {
    const system = systemOf(new Set());
    const page = openPage();
    const root = document.createElement('div');
    followTheme(root, page.store);
    expect({ ...root.dataset }).toEqual({ theme: 'light' });
    system.wishes('(prefers-color-scheme: dark)');
    expect({ ...root.dataset }).toEqual({ theme: 'dark' });
    page.actions.setTheme('high-contrast');
    expect({ ...root.dataset }).toEqual({ theme: 'dark', contrast: 'more' });
    system.wishes();
    expect({ ...root.dataset }).toEqual({ theme: 'light', contrast: 'more' });
    page.actions.setTheme('dark');
    expect({ ...root.dataset }).toEqual({ theme: 'dark' });
    page.actions.setTheme('system');
    system.wishes('(prefers-contrast: more)');
    expect({ ...root.dataset }).toEqual({ theme: 'light', contrast: 'more' });
  });
});
