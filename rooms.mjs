/**
 * The rooms of the house and the arrows between them: for each room, the rooms it may import.
 * The linter's forbidden lists are generated from this table alone (see oxlint.config.mjs).
 */

/** Rooms directly under `src/`. Whatever is not listed is forbidden. */
export const rooms = {
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
 * Floors inside `src/engine/`. A floor may import itself, the floors listed, and the modules that
 * stand beside the floors and know none of them: `result`, `text`, `limits` and `steps`.
 * `search` and `players` see of `game` the view and the pure transitions, never its state, bag or
 * record; that finer rule is `forbiddenModules`.
 */
export const floors = {
  tiles: [],
  board: [],
  lexicon: ['tiles'],
  rules: ['tiles', 'board'],
  play: ['tiles', 'board', 'lexicon', 'rules'],
  game: ['tiles', 'board', 'lexicon', 'rules', 'play'],
  search: ['tiles', 'board', 'lexicon', 'rules', 'play', 'game'],
  players: ['tiles', 'board', 'lexicon', 'rules', 'play', 'game', 'search'],
  review: ['tiles', 'board', 'lexicon', 'rules', 'play', 'game', 'search', 'players'],
  notation: ['tiles', 'board', 'lexicon', 'rules', 'play', 'game'],
  gcg: ['tiles', 'board', 'rules', 'play', 'game'],
};

/**
 * Folders of `src/components/` with a door of their own. `ui` knows nothing of the game: of the house
 * it imports nothing.
 */
export const parts = ['ui', 'drag'];

/** Single modules a floor may not import although it may import their floor. */
const HIDDEN_STATE = ['game/state', 'game/record', 'game/decide', 'game/apply', 'tiles/bag'];

export const forbiddenModules = { search: HIDDEN_STATE, players: HIDDEN_STATE };

/** Packages a room may import; the engine's are pure and run anywhere. */
export const packages = {
  engine: ['valibot', '@noble/hashes'],
  messages: [],
  worker: ['idb-keyval'],
  persistence: ['idb-keyval', 'valibot'],
  offline: [],
  scheduler: [],
  net: ['trystero', 'valibot', '@noble/curves', '@noble/hashes'],
  table: [],
  online: ['valibot'],
  setup: ['valibot', 'file-selector', 'fflate'],
  store: ['zustand', 'valibot'],
  components: ['react', 'react-dom', 'zustand', '@dnd-kit/core', '@tanstack/react-virtual', 'uqr'],
  app: ['react', 'react-dom', 'zustand', '@fontsource-variable/figtree'],
};
