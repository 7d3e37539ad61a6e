export const LANES = ['p2p', 'killed', 'phone', 'board', 'search'] as const;

/** Peer-to-peer connections, killed browsers, journeys on phones and on a large board, and the search of the engine. */
export type Lane = (typeof LANES)[number];

/** Paths that every lane depends on: what runs, builds and serves the page, and shared code of browser tests. */
const EVERYWHERE =
  /^(?:\.ci\/|package(?:-lock)?\.json$|vite\.config\.ts$|scripts\/(?:ci|browser|offline|parts|kernel)\/|e2e\/lib\/)/;

/** Additional paths of each lane. */
const OWN: Readonly<Record<Lane, RegExp>> = {
  p2p: /^(?:(?:src|tests)\/(?:net|online|store\/online|components\/Online)[./]|e2e\/p2p\/|scripts\/p2p(?:\/|\.ts$)|playwright\.p2p\.)/,
  killed:
    /^(?:(?:src|tests)\/(?:persistence|table|offline)\/|e2e\/engines\/|scripts\/engines(?:\/|\.ts$)|playwright\.engines\.)/,
  phone: /^(?:src|tests)\/components\//,
  board: /^(?:src|tests)\/components\//,
  search:
    /^(?:src\/engine\/|bench\/|tests\/(?:engine|oracle|bench|arbitraries|golden|support)\/|vitest\.config\.ts$)/,
};

/** The lanes that changes of these paths need, relative to the root of the repository; all if the paths are unknown. */
export const lanesFor = (paths: readonly string[] | undefined): readonly Lane[] =>
  LANES.filter(
    (lane) =>
      paths === undefined || paths.some((path) => EVERYWHERE.test(path) || OWN[lane].test(path)),
  );
