/** Which module may import which. oxlint.config.mjs generates its forbidden imports from these tables. */

/** Folders of `src/`, and the modules that each may import through their `index`. */
export const modules = {
  engine: [],
  worker: ['engine'],
  persistence: [],
  offline: [],
  scheduler: [],
  net: ['engine'],
  table: ['engine'],
  online: ['engine', 'net', 'table'],
  setup: ['engine', 'worker'],
  messages: ['engine', 'worker', 'table', 'online', 'setup'],
  store: ['engine', 'worker', 'table', 'online', 'setup', 'messages'],
  components: ['engine', 'scheduler', 'table', 'online', 'setup', 'messages', 'store'],
  app: [
    'engine',
    'worker',
    'persistence',
    'offline',
    'scheduler',
    'table',
    'setup',
    'messages',
    'store',
    'components',
  ],
};

/**
 * Layers of the engine: the folders of `src/engine/`, and the layers that each may import. All of them may import the
 * files beside the folders, except `index`.
 */
export const engineLayers = {
  tiles: [],
  board: [],
  lexicon: ['tiles'],
  rules: ['tiles', 'board'],
  play: ['tiles', 'board', 'lexicon', 'rules'],
  game: ['tiles', 'board', 'lexicon', 'rules', 'play'],
  search: ['tiles', 'board', 'lexicon', 'rules', 'play', 'game'],
  players: ['tiles', 'board', 'lexicon', 'rules', 'play', 'game', 'search'],
  review: ['tiles', 'board', 'lexicon', 'rules', 'play', 'game', 'search', 'players'],
  learning: ['tiles', 'board', 'lexicon', 'rules', 'play', 'game', 'search', 'players'],
  study: ['tiles', 'lexicon'],
  puzzles: [
    'tiles',
    'board',
    'lexicon',
    'rules',
    'play',
    'game',
    'search',
    'players',
    'learning',
    'notation',
  ],
  notation: ['tiles', 'board', 'lexicon', 'rules', 'play', 'game'],
  gcg: ['tiles', 'board', 'rules', 'play', 'game'],
  entry: ['tiles', 'board', 'lexicon', 'rules', 'play', 'game', 'gcg'],
};

const HIDDEN_STATE = ['game/state', 'game/record', 'game/decide', 'game/apply', 'tiles/bag'];

/**
 * Files that a layer may not import, although it may import their folder: search and players use the view and the pure
 * transitions of a game, never its state, bag or record.
 */
export const hiddenFiles = { search: HIDDEN_STATE, players: HIDDEN_STATE };

/**
 * Folders of `src/components/` that are imported only through their `index`. `ui` does not depend on the game: it
 * imports no other module but `messages`, and nothing else of `src/components/`.
 */
export const componentModules = ['ui', 'drag'];

/** Packages that each module may import; those of the engine are pure and run anywhere. */
export const packages = {
  engine: ['valibot', '@noble/hashes'],
  messages: [],
  worker: ['idb-keyval'],
  persistence: ['idb-keyval', 'valibot'],
  offline: [],
  scheduler: [],
  net: ['trystero', 'valibot', '@noble/curves', '@noble/hashes'],
  table: [],
  online: ['valibot', '@noble/hashes'],
  setup: ['valibot', 'file-selector', 'fflate'],
  store: ['zustand', 'valibot', 'ts-fsrs'],
  components: ['react', 'react-dom', 'zustand', '@dnd-kit/core', '@tanstack/react-virtual', 'uqr'],
  app: ['react', 'react-dom', 'zustand', '@noble/hashes', '@fontsource-variable/figtree'],
};
