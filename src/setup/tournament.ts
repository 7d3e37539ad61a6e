import type { RuleBook } from '../engine';

/** Tiles that tournaments ask for in the bag before any are exchanged. */
export const TOURNAMENT_LEAST_IN_BAG = 7;

/**
 * Whether players may choose to exchange tiles as tournaments do: new tiles are drawn first, as there,
 * and the rules do not say themselves how many the bag must hold.
 */
export const canExchangeAsInTournaments = ({
  exchange,
  leastInBag = 0,
}: Pick<RuleBook, 'exchange' | 'leastInBag'>): boolean =>
  exchange === 'draw-first' && leastInBag === 0;

/** A game in which tiles are exchanged as in tournaments. */
export const asInTournaments = (rules: RuleBook): RuleBook => ({
  ...rules,
  leastInBag: TOURNAMENT_LEAST_IN_BAG,
});
