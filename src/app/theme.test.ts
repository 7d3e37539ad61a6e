import { readFileSync } from 'node:fs';
import { runInThisContext } from 'node:vm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { followTheme } from './theme';
import type { Theme } from '../store';
import { openPage } from '../../tests/support/page';

/** Fakes `matchMedia`; the test can change which queries match. */
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

/** Runs public/look.js, and returns the attributes it set from the stored look. */
function lookAtFirst(): Record<string, string | undefined> {
  const root = document.documentElement;
  for (const name of Object.keys(root.dataset)) delete root.dataset[name];
  runInThisContext(readFileSync('public/look.js', 'utf8'));
  return { ...root.dataset };
}

const DARK = '(prefers-color-scheme: dark)';
const CONTRAST = '(prefers-contrast: more)';

describe('look of the page', () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each<[Theme, readonly string[], Record<string, string>]>([
    ['system', [], { theme: 'light' }],
    ['system', [DARK], { theme: 'dark' }],
    ['system', [CONTRAST], { theme: 'light', contrast: 'more' }],
    ['system', [DARK, CONTRAST], { theme: 'dark', contrast: 'more' }],
    ['light', [DARK, CONTRAST], { theme: 'light' }],
    ['dark', [CONTRAST], { theme: 'dark' }],
    ['high-contrast', [], { theme: 'light', contrast: 'more' }],
    ['high-contrast', [DARK], { theme: 'dark', contrast: 'more' }],
  ])('for setting %s with media queries %j is %j', (setting, wishes, expected) => {
    systemOf(new Set(wishes));
    const page = openPage();
    page.actions.setTheme(setting);
    const root = document.createElement('div');
    followTheme(root, page.store);
    expect({ ...root.dataset }).toEqual(expected);
  });

  it.each<[Theme, readonly string[]]>([
    ['light', [DARK]],
    ['dark', []],
    ['high-contrast', []],
    ['high-contrast', [DARK]],
    ['system', [DARK, CONTRAST]],
  ])('for setting %s is right before the settings have been read', (setting, wishes) => {
    systemOf(new Set(wishes));
    localStorage.setItem('scraebbkle-look', 'dark more');
    const page = openPage();
    page.actions.setTheme(setting);
    const root = document.createElement('div');
    followTheme(root, page.store);
    expect(lookAtFirst()).toEqual(setting === 'system' ? {} : { ...root.dataset });
  });

  it('is that of the system at first if the stored text is invalid', () => {
    localStorage.setItem('scraebbkle-look', 'red alert');
    expect(lookAtFirst()).toEqual({});
  });

  it('is light in print, and then restored', () => {
    const system = systemOf(new Set());
    const page = openPage();
    page.actions.setTheme('high-contrast');
    const root = document.createElement('div');
    followTheme(root, page.store);
    system.wishes(DARK, 'print');
    expect({ ...root.dataset }).toEqual({ theme: 'light' });
    system.wishes(DARK);
    expect({ ...root.dataset }).toEqual({ theme: 'dark', contrast: 'more' });
  });

  it('follows the setting and the system', () => {
    const system = systemOf(new Set());
    const page = openPage();
    const root = document.createElement('div');
    followTheme(root, page.store);
    expect({ ...root.dataset }).toEqual({ theme: 'light' });
    system.wishes(DARK);
    expect({ ...root.dataset }).toEqual({ theme: 'dark' });
    page.actions.setTheme('high-contrast');
    expect({ ...root.dataset }).toEqual({ theme: 'dark', contrast: 'more' });
    system.wishes();
    expect({ ...root.dataset }).toEqual({ theme: 'light', contrast: 'more' });
    page.actions.setTheme('dark');
    expect({ ...root.dataset }).toEqual({ theme: 'dark' });
    page.actions.setTheme('system');
    system.wishes(CONTRAST);
    expect({ ...root.dataset }).toEqual({ theme: 'light', contrast: 'more' });
  });
});
