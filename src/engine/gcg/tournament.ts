import { classic, latinTileSet, type RuleBook, USUAL_ENGLISH_TILES } from '../rules';

/** The pragma by which files of ours name their rule book. */
export const RULE_BOOK_PRAGMA = 'rule-book';

/** The rules that a file is read by: those that it names, or those of tournaments. */
export const rulesOfGcg = (source: string): RuleBook =>
  new RegExp(`^#${RULE_BOOK_PRAGMA}\\s+${classic.id}\\s*$`, 'm').test(source)
    ? classic
    : tournament;

/** The game for two as clubs and tournaments play it, and as published games are told: 100 tiles. */
export const tournament: RuleBook = {
  ...classic,
  id: 'tournament',
  name: 'Tournament',
  seats: { least: 2, most: 2, fixed: [] },
  tileSet: latinTileSet(USUAL_ENGLISH_TILES, { value: 0, count: 2 }),
};
