import {
  chainFrom,
  type DrawEvidence,
  type GameRecord,
  parseRecord,
  verifyDraws,
  type Witness,
} from '../../engine';
import { noEffects, withEffects } from '../../table';
import {
  type AbandonedGame,
  type KeptGuest,
  type KeptShares,
  MAX_ABANDONED,
  MAX_UNPROVED,
} from '../wire/kept-guest';
import type { HostMessage } from '../wire/messages';
import { MAX_DRAWS } from './draws';
import { type GuestState, type GuestStep, withSave, type NewDeal, toHost } from './state';

// A host that could deal again unasked could go on until it likes its rack. So a guest takes part in one
// game at a time, until that is over; for another deal in its place the player is asked first.

/** Whether a game would take the place of one that is not over. */
export const replacesGame = ({ kept: { game, host } }: GuestState, id: string): boolean =>
  game !== undefined && game.host === host && !game.isOver && game.id !== id;

/** Asks the player about a deal, once however often the host announces it. */
export function withNewDeal(
  state: GuestState,
  { game, commitment }: Pick<NewDeal, 'game' | 'commitment'>,
): GuestState {
  const before = state.newDeal;
  const isKnown = before?.game === game && before.commitment === commitment;
  return isKnown ? state : { ...state, newDeal: { game, commitment, isDeclined: false } };
}

/** The guest that has agreed to a game, unless it had already. */
export function agreedTo(state: GuestState, id: string, seat: number): GuestStep {
  const { game, host } = state.kept;
  if (game?.id === id) return noEffects(state);
  // Deals are counted for the game that they led to, not for the next one.
  const counted = game ? { abandoned: [], unproved: 0 } : {};
  return withSave(state, {
    game: { id, host, isOver: false, own: { seat, made: [] } },
    ...counted,
  });
}

/** What is left of the game that a new deal takes the place of: what its evidence is checked against. */
function withAbandoned({ abandoned, unproved, shares, game }: KeptGuest): Partial<KeptGuest> {
  const isJoint = shares?.setup !== undefined && shares.game === game?.id;
  const all = isJoint ? [...abandoned, { shares, isProved: false }] : abandoned;
  const forgotten = all.slice(0, -MAX_ABANDONED).filter(({ isProved }) => !isProved);
  const more = forgotten.length + (isJoint ? 0 : 1);
  return {
    abandoned: all.slice(-MAX_ABANDONED),
    unproved: Math.min(unproved + more, MAX_UNPROVED),
  };
}

/**
 * The player gives the game up for the new deal. Only then the guest binds itself to that, which tells the
 * host that it has been accepted; a host that draws alone is asked for the game instead.
 */
export function acceptDeal(
  state: GuestState,
  bind: (state: GuestState, game: string, commitment: string) => GuestStep,
): GuestStep {
  const { newDeal } = state;
  if (!newDeal) return noEffects(state);
  const { game, commitment } = newDeal;
  const free = withSave(
    { ...state, newDeal: undefined, shares: undefined },
    { ...withAbandoned(state.kept), game: undefined, shares: undefined },
  );
  if (commitment === undefined) {
    return withEffects(free, toHost(free.state, { kind: 'resync', game }));
  }
  const bound = bind(free.state, game, commitment);
  return { state: bound.state, effects: [...free.effects, ...bound.effects] };
}

/** The player keeps the game; the deal can be accepted later all the same. */
export function declineDeal(state: GuestState): GuestStep {
  const { newDeal } = state;
  if (!newDeal || newDeal.isDeclined) return noEffects(state);
  return {
    state: { ...state, newDeal: { ...newDeal, isDeclined: true } },
    effects: toHost(state, { kind: 'decline', game: newDeal.game }),
  };
}

/** What the guest remembers of a game that was left for another deal. */
export const abandonedGame = ({ abandoned }: KeptGuest, id: string): AbandonedGame | undefined =>
  abandoned.find(({ shares }) => shares.game === id);

/** Whether all draws of a game were by chance, as far as the guest's shares in them show. */
function areFair(shares: KeptShares, record: GameRecord, evidence: DrawEvidence): boolean {
  const { chance } = record.setup;
  if (shares.setup === undefined || chance.kind !== 'joint') return false;
  const { anchor } = chainFrom(shares.seed, MAX_DRAWS);
  const witness: Witness = {
    setup: shares.setup,
    // The tiles that it was shown are not compared, so that its seat is of no account.
    seat: 0,
    chain: chance.chains.indexOf(anchor),
    draws: shares.heard.map((heard) => ({ ...heard, drawn: null })),
  };
  return verifyDraws(record, evidence, witness).ok;
}

/** The guest after evidence of a game; one that had been abandoned is proved by it, or not. */
export function takeEvidence(
  state: GuestState,
  { game, record: text, evidence }: Extract<HostMessage, { readonly kind: 'over' }>,
): GuestStep {
  const left = abandonedGame(state.kept, game);
  if (!left || left.isProved || !evidence) return noEffects(state);
  const record = parseRecord(text, undefined);
  if (!record.ok || !areFair(left.shares, record.value.record, evidence)) return noEffects(state);
  const proved = { ...left, isProved: true };
  return withSave(state, {
    abandoned: state.kept.abandoned.map((each) => (each === left ? proved : each)),
  });
}

/** How many deals before that of the game have not been proved. */
export const countUnproved = ({ abandoned, unproved }: KeptGuest): number =>
  abandoned.filter(({ isProved }) => !isProved).length + unproved;
