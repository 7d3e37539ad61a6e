import type { Lexicons } from '../setup';
import type { SaveService } from './save-service';
import type { StoreServices } from './services';
import type { Screen } from './state';
import type { TableSession } from './table-session';

/** The state and services that all parts of a store use. */
export interface StoreCore {
  readonly screen: Screen;
  readonly services: StoreServices;
  readonly saves: SaveService;
  readonly session: TableSession;
  readonly lexicons: Lexicons;
}
