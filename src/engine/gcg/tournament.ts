import { classic, latinTileSet, type RuleBook, USUAL_ENGLISH_TILES } from '../rules';

/** The game for two as clubs and tournaments play it, and as published games are told: 100 tiles. */
export const tournament: RuleBook = {
  ...classic,
  id: 'tournament',
  name: 'Tournament',
  seats: { least: 2, most: 2, fixed: [] },
  tileSet: latinTileSet(USUAL_ENGLISH_TILES, { value: 0, count: 2 }),
};
