import type { LibraryName } from '../kept-names';
import type { StoreServices } from '../services';

export interface LibraryStorage
  extends Pick<StoreServices['storage'], 'read' | 'readToReplace' | 'move' | 'remove' | 'names'> {
  readonly replace: (name: string, text: string) => ReturnType<StoreServices['storage']['replace']>;
  readonly write: (name: LibraryName, text: string) => Promise<boolean>;
}
