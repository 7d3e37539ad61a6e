import { useEffect } from 'react';

/** Less than this, in pixels, is what an on-screen keyboard leaves of a phone. */
const SHORT = 480;

/** No on-screen keyboard is lower than this, in pixels. */
const KEYBOARD = 120;

/**
 * Tells the styles when a keyboard on the screen leaves little of the page, and how much: it makes
 * the page smaller in some browsers, and covers a part of it in others.
 */
export function useVisibleHeight(): void {
  useEffect(() => {
    const seen = window.visualViewport;
    if (!seen) return undefined;
    const { documentElement: root } = document;
    let whole = { width: seen.width, height: seen.height };
    const follow = (): void => {
      // Pinched: the page is as large as before, and seen in part.
      if (seen.scale !== 1) return;
      const { width, height } = seen;
      whole = { width, height: width === whole.width ? Math.max(whole.height, height) : height };
      const isShort = height < SHORT && height < whole.height - KEYBOARD;
      root.toggleAttribute('data-short', isShort);
      if (isShort) root.style.setProperty('--visible-height', `${seen.height}px`);
      else root.style.removeProperty('--visible-height');
    };
    follow();
    seen.addEventListener('resize', follow);
    return () => {
      seen.removeEventListener('resize', follow);
      root.removeAttribute('data-short');
      root.style.removeProperty('--visible-height');
    };
  }, []);
}
