import type { LibraryName } from '../kept-names';
import type { StoreServices } from '../services';

/** What the library needs of what a browser keeps. */
export interface LibraryStorage
  extends Pick<
    StoreServices['storage'],
    'read' | 'readToReplace' | 'replace' | 'move' | 'remove' | 'names'
  > {
  readonly write: (name: LibraryName, text: string) => Promise<boolean>;
}
