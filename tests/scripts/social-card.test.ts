import { describe, expect, it } from 'vitest';
import { cardOf } from '../../vite.config';

const PAGE = '<meta name="description" content="A game." />';

const contentOf = (site: string | undefined, name: string): unknown =>
  cardOf(PAGE, site).find(({ attrs }) => attrs?.['property'] === name)?.attrs?.['content'];

describe('the card of a shared link', () => {
  it('has the description of the page', () => {
    expect(contentOf(undefined, 'og:description')).toBe('A game.');
  });

  it.each(['https://example.org/game', 'https://example.org/game/'])(
    'gives the picture an absolute URL under %s',
    (site) => {
      expect(contentOf(site, 'og:image')).toBe('https://example.org/game/card.jpg');
      expect(contentOf(site, 'og:url')).toBe('https://example.org/game/');
    },
  );

  it('has no picture if the site’s URL is unknown', () => {
    expect(contentOf(undefined, 'og:image')).toBeUndefined();
  });
});
