import { useEffect } from 'react';

/** Less than this, in pixels, is what an on-screen keyboard leaves of a phone. */
const SHORT = 480;

/**
 * Tells the styles when little of the page can be seen, and how much: an on-screen keyboard makes
 * the page smaller in some browsers, and covers a part of it in others.
 */
export function useVisibleHeight(): void {
  useEffect(() => {
    const seen = window.visualViewport;
    if (!seen) return undefined;
    const { documentElement: root } = document;
    const follow = (): void => {
      // Pinched: the page is as large as before, and seen in part.
      if (seen.scale !== 1) return;
      const isShort = seen.height < SHORT;
      root.toggleAttribute('data-short', isShort);
      if (isShort) root.style.setProperty('--visible-height', `${seen.height}px`);
      else root.style.removeProperty('--visible-height');
    };
    follow();
    seen.addEventListener('resize', follow);
    return () => seen.removeEventListener('resize', follow);
  }, []);
}
