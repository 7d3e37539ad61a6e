/** The address of this page with a fragment, which leads somebody else to a table. */
export const addressOf = (fragment: string): string => new URL(fragment, document.baseURI).href;
