/** What a page asks of its service worker. */
export type WorkerRequest =
  /** Take over from the version before; pages that were made with Workbox say so in the same words. */
  | { readonly type: 'SKIP_WAITING' }
  /** Keep all files of the page again that are missing or damaged. */
  | { readonly type: 'REPAIR' }
  /** Keep the later files, too. */
  | { readonly type: 'KEEP_LATER' }
  /** Answer this page, too, which was loaded before there was a service worker; `script` is its address. */
  | { readonly type: 'CLAIM'; readonly script: string };
