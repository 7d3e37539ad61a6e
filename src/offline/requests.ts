/** What a page asks of its service worker. */
export type WorkerRequest =
  /** Take over from the version before. */
  | { readonly kind: 'take-over' }
  /** Keep all files of the page again that are missing or damaged. */
  | { readonly kind: 'repair' }
  /** Answer this page, too, which was loaded before there was a service worker; `script` is its address. */
  | { readonly kind: 'claim'; readonly script: string };
