/** The first module of the page's HTML. Its URL contains a hash of its text, so it tells versions of the page apart. */
export const firstScript = (): HTMLScriptElement | null =>
  document.querySelector('script[type="module"][src]');
