/** The tests that only some changes need. */
export const LANES = ['p2p', 'killed', 'phone', 'board'] as const;

/** Browsers that speak to each other, browsers that are killed, a journey on a phone, and one on a big board. */
export type Lane = (typeof LANES)[number];

/** Paths that every lane depends on: what runs, builds and serves the page, and what browser tests share. */
const EVERYWHERE =
  /^(?:\.ci\/|package(?:-lock)?\.json$|vite\.config\.ts$|scripts\/(?:ci|browser|offline|parts|kernel)\/|e2e\/lib\/)/;

/** The paths that each lane depends on besides. */
const OWN: Readonly<Record<Lane, RegExp>> = {
  p2p: /^(?:(?:src|tests)\/(?:net|online|store\/online|components\/Online)[./]|e2e\/p2p\/|scripts\/p2p(?:\/|\.ts$)|playwright\.p2p\.)/,
  killed:
    /^(?:(?:src|tests)\/(?:persistence|table|offline)\/|e2e\/engines\/|scripts\/engines(?:\/|\.ts$)|playwright\.engines\.)/,
  phone: /^(?:src|tests)\/components\//,
  board: /^(?:src|tests)\/components\//,
};

/**
 * The lanes that a change of these paths, relative to the root of the repository, needs; all of them if it is
 * not known what has changed.
 */
export const lanesFor = (paths: readonly string[] | undefined): readonly Lane[] =>
  LANES.filter(
    (lane) =>
      paths === undefined || paths.some((path) => EVERYWHERE.test(path) || OWN[lane].test(path)),
  );
