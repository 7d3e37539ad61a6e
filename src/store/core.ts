import type { Lexicons } from '../setup';
import type { SaveService } from './save-service';
import type { StoreServices } from './services';
import type { Screen } from './state';
import type { TableSession } from './table-session';

/** What the rest of a store is built on. */
export interface StoreCore {
  readonly screen: Screen;
  readonly services: StoreServices;
  readonly saves: SaveService;
  readonly session: TableSession;
  readonly lexicons: Lexicons;
}
