import type { RuleBook } from '../engine';

/** Minimum number of tiles in the bag for an exchange in tournaments. */
export const TOURNAMENT_MIN_BAG = 7;

/**
 * Whether players may choose the exchange rule of tournaments: new tiles are drawn first, and the rules set no
 * minimum for the bag.
 */
export const canExchangeAsInTournaments = ({
  exchange,
  leastInBag = 0,
}: Pick<RuleBook, 'exchange' | 'leastInBag'>): boolean =>
  exchange === 'draw-first' && leastInBag === 0;

export const withTournamentExchange = (rules: RuleBook): RuleBook => ({
  ...rules,
  leastInBag: TOURNAMENT_MIN_BAG,
});
