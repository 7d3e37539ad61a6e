export const LANES = ['p2p', 'killed', 'phone', 'board', 'search'] as const;

/** Peer-to-peer connections, killed browsers, journeys on phones and on a large board, and the search of the engine. */
export type Lane = (typeof LANES)[number];

/** The beginnings of the paths of a module and its tests. */
const withTests = (...modules: readonly string[]): readonly string[] =>
  modules.flatMap((module) => [`src/${module}`, `tests/${module}`]);

/** Every lane depends on what runs, builds and serves the page, and on shared code of browser tests. */
const EVERYWHERE = [
  '.ci/',
  'package.json',
  'package-lock.json',
  'index.html',
  'vite.config.ts',
  'playwright.config.ts',
  'scripts/e2e.ts',
  ...['browser', 'ci', 'kernel', 'meanings', 'offline', 'parts'].map((part) => `scripts/${part}/`),
  'e2e/lib/',
];

/** The beginnings of other paths that a lane depends on. */
const OWN: Readonly<Record<Lane, readonly string[]>> = {
  p2p: [
    ...withTests('net/', 'online/', 'store/online/', 'store/online.', 'components/Online'),
    'e2e/p2p/',
    'scripts/p2p',
    'playwright.p2p.',
  ],
  killed: [
    ...withTests('persistence/', 'table/', 'offline/'),
    ...withTests('store/restore', 'store/save', 'store/unreadable', 'store/update-text'),
    'e2e/engines/',
    'e2e/long/',
    'scripts/engines',
    'playwright.engines.',
  ],
  phone: [...withTests('components/'), 'e2e/long/'],
  board: [...withTests('components/'), 'e2e/long/'],
  search: [
    'src/engine/',
    ...['arbitraries', 'bench', 'engine', 'golden', 'oracle', 'support'].map(
      (folder) => `tests/${folder}/`,
    ),
    'bench/',
    'public/resources/',
    'vitest.config.ts',
  ],
};

/** The lanes that changes of these paths need, relative to the root of the repository; all if the paths are unknown. */
export const lanesFor = (paths: readonly string[] | undefined): readonly Lane[] =>
  LANES.filter((lane) => {
    const starts = [...EVERYWHERE, ...OWN[lane]];
    return !paths || paths.some((path) => starts.some((start) => path.startsWith(start)));
  });
