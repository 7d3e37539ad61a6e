/** A message of a page to the service worker. */
export type WorkerRequest =
  /** Replace the previous version. Pages built with Workbox send the same message. */
  | { readonly type: 'SKIP_WAITING' }
  /** Store missing or damaged files again. */
  | { readonly type: 'REPAIR' }
  /** Store the later files as well. */
  | { readonly type: 'KEEP_LATER' }
  /** Control pages that were loaded before the service worker; `script` is the URL of the sender's script. */
  | { readonly type: 'CLAIM'; readonly script: string };
