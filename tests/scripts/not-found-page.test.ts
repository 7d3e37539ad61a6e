import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { notFoundPage } from '../../vite.config';

const TEMPLATE = readFileSync('src/app/404.html', 'utf8');

const wayHome = (site: string | undefined): string | undefined =>
  /<a href="([^"]*)"/.exec(notFoundPage(TEMPLATE, site))?.[1];

describe('the page for unknown addresses', () => {
  it.each([
    ['https://example.org/game', '/game/'],
    ['https://example.org/game/', '/game/'],
    ['https://example.org', '/'],
    [undefined, './'],
  ])('published at %s links to %s', (site, home) => {
    expect(wayHome(site)).toBe(home);
  });

  it('contains no script', () => {
    expect(TEMPLATE).not.toContain('<script');
  });
});
