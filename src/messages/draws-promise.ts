import type { RuleBook } from '../engine';

/** How tiles are drawn at a table that others have a part in. */
export const drawsPromise = ({ randomness }: Pick<RuleBook, 'randomness'>): string =>
  randomness === 'seeded'
    ? 'Draws are joint: every guest has a share in each of them, so that nobody can choose or foresee a tile, and all are verified at the end. The host’s page deals and knows every rack.'
    : 'Draws are not joint: in this game they follow one generator, which the host’s page alone has. They cannot be verified by guests.';
