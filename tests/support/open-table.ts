import { type GameSetup, type Lexicon, tilesText, type Timeline } from '../../src/engine';
import { type LocalTable, openLocalTable, type Table } from '../../src/table';
import { gameOf, setupOf } from './games';
import { wordsOf } from './words';
import { fakeServices } from './fake-services';

export const { lexicon } = wordsOf(['NO', 'NOT', 'NOTE', 'ON', 'TON', 'TEA', 'DO', 'AD', 'DAD']);

/** Racks NOTEAEI and DDDDZQA, then X, Y and random tiles. */
const DRAWS = 'NOTEAEIDDDDZQAXY';

export const timelineOf = (changes: Partial<GameSetup>, ...moves: readonly string[]): Timeline =>
  gameOf(setupOf(DRAWS, lexicon, changes), lexicon, ...moves);

export interface OpenTable extends ReturnType<typeof fakeServices> {
  readonly table: LocalTable;
}

/** Opens a table with a game; the words are loaded unless others (or none) are given. */
export function openTable(
  timeline: Timeline,
  options: {
    readonly running?: boolean;
    readonly pace?: number;
    readonly words?: Lexicon | undefined;
  } = {},
): OpenTable {
  const { running = true, pace = 900 } = options;
  const made = fakeServices(pace);
  const table = openLocalTable({ timeline, running }, made.services);
  const words = 'words' in options ? options.words : lexicon;
  if (words) table.useLexicon(words);
  return { ...made, table };
}

/** The racks that the table shows: tiles, or the number of hidden ones. */
export const racksShown = (table: Table): readonly (string | number)[] =>
  table
    .snapshot()
    .view.seats.map(({ rack }) => (rack.kind === 'shown' ? tilesText(rack.tiles) : rack.count));
