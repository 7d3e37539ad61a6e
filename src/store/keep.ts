import { formatDesk } from './desk';
import type { StoreServices } from './services';
import type { Screen, ScreenState } from './state';

/** What this browser keeps of the page, each under a name of its own. */
export type KeptName =
  | 'record'
  | 'words'
  | 'before'
  | 'wordsBefore'
  | 'desk'
  /** A table that others have a part in; empty where there is none. */
  | 'online'
  | 'onlineWords'
  /** The part of a guest in the table that it left last. */
  | 'onlineLeft'
  /** How others are met. */
  | 'meeting'
  | 'settings'
  /** What the player has put beside the words of lists. */
  | 'ownWords';

export interface Keep {
  readonly read: (name: KeptName) => Promise<string | undefined>;
  /** Keeps a text; false, and the screen tells, when the browser does not. */
  readonly write: (name: KeptName, text: string) => Promise<boolean>;
}

export function createKeep(screen: Screen, storage: StoreServices['storage']): Keep {
  return {
    read: storage.read,
    write: async (name, text) => {
      const keeps = await storage.write(name, text);
      if (keeps !== screen.getState().keeps) screen.setState({ keeps });
      return keeps;
    },
  };
}

const DESK_PARTS = ['table', 'draft', 'typed', 'cursor'] as const satisfies (keyof ScreenState)[];

/** Keeps the settings, the game before and the desk of a screen whenever they change. */
export function keepScreen(screen: Screen, { write }: Keep): void {
  screen.subscribe((state, before) => {
    if (state.settings !== before.settings) {
      void write('settings', JSON.stringify(state.settings));
    }
    if (state.ownWords !== before.ownWords) {
      void write('ownWords', JSON.stringify(state.ownWords));
    }
    if (state.gameBefore !== undefined && state.gameBefore !== before.gameBefore) {
      void write('before', state.gameBefore.record);
      void write('wordsBefore', state.gameBefore.words);
    }
    if (DESK_PARTS.every((part) => state[part] === before[part])) return;
    const desk = formatDesk(state);
    if (desk !== undefined) void write('desk', desk);
  });
}
