import { type DrawEvidence, type GameRecord, parseRecord, verifyDraws } from '../../engine';
import { andThen, noEffects, withEffects } from '../../table';
import {
  type AbandonedGame,
  type SavedGuest,
  type KeptShares,
  MAX_ABANDONED,
  MAX_UNPROVED,
} from '../wire/kept-guest';
import type { HostMessageOf } from '../wire/messages';
import { contributionsOf, witnessOf } from './fair-play';
import { type GuestState, type GuestStep, withSave, type NewDeal, toHost } from './state';

// A host that can deal again at will could do so until it likes its rack. So a guest plays one game at a
// time, and a deal that replaces an unfinished game needs the player's consent.

/** Whether a game would replace an unfinished one of the same host. */
export const replacesGame = ({ kept: { game, host } }: GuestState, id: string): boolean =>
  game !== undefined && game.host === host && !game.isOver && game.id !== id;

/** Asks the player about a deal; announcing it again changes nothing. */
export function withNewDeal(
  state: GuestState,
  { game, commitment }: Pick<NewDeal, 'game' | 'commitment'>,
): GuestState {
  const before = state.newDeal;
  const isKnown = before?.game === game && before.commitment === commitment;
  return isKnown ? state : { ...state, newDeal: { game, commitment, isDeclined: false } };
}

/** Sends the anchor for a game, the same one each time, and chooses a seed first if there is none. */
export function sendAnchor(state: GuestState, game: string, commitment: string): GuestStep {
  const { shares } = state;
  if (replacesGame(state, game)) return noEffects(withNewDeal(state, { game, commitment }));
  if (!shares || shares.kept.game !== game) {
    return { state, effects: [{ kind: 'draw-seed', game, commitment }] };
  }
  if (shares.kept.commitment !== commitment) return noEffects(state);
  const { anchor } = shares.chain;
  return { state, effects: toHost(state, { kind: 'anchor', game, anchor }) };
}

/** Records the agreement to a game, once. */
export function recordAgreement(state: GuestState, id: string, seat: number): GuestStep {
  const { game, host } = state.kept;
  if (game?.id === id) return noEffects(state);
  // The count belongs to the game that these deals led to; the next game starts at zero.
  const counted = game ? { abandoned: [], unproved: 0 } : {};
  return withSave(state, {
    game: { id, host, isOver: false, own: { seat, made: [] } },
    ...counted,
  });
}

/** Keeps what is needed to verify the abandoned game, and counts older ones that were not proved. */
function withAbandoned({ abandoned, unproved, shares, game }: SavedGuest): Partial<SavedGuest> {
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
 * Abandons the game for the new deal. The anchor tells the host that the deal is accepted, so it is sent only
 * now. A host that draws alone is asked for the game instead.
 */
export function acceptDeal(state: GuestState): GuestStep {
  const { newDeal } = state;
  if (!newDeal) return noEffects(state);
  const { game, commitment } = newDeal;
  const free = withSave(
    { ...state, newDeal: undefined, shares: undefined },
    { ...withAbandoned(state.kept), game: undefined, shares: undefined },
  );
  return commitment === undefined
    ? withEffects(free, toHost(free.state, { kind: 'resync', game }))
    : andThen(free, (next) => sendAnchor(next, game, commitment));
}

/** Keeps the game; the player can still accept the deal later. */
export function declineDeal(state: GuestState): GuestStep {
  const { newDeal } = state;
  if (!newDeal || newDeal.isDeclined) return noEffects(state);
  return {
    state: { ...state, newDeal: { ...newDeal, isDeclined: true } },
    effects: toHost(state, { kind: 'decline', game: newDeal.game }),
  };
}

export const abandonedGame = ({ abandoned }: SavedGuest, id: string): AbandonedGame | undefined =>
  abandoned.find(({ shares }) => shares.game === id);

/** Whether all draws of an abandoned game verify, with the contributions that this guest revealed. */
function verifyAbandoned(shares: KeptShares, record: GameRecord, evidence: DrawEvidence): boolean {
  // The drawn tiles are not compared, so the seat does not matter.
  const witness = witnessOf(contributionsOf(shares), record.setup, 0, []);
  return witness !== undefined && verifyDraws(record, evidence, witness).ok;
}

/** Marks an abandoned game as proved if the evidence verifies. */
export function receiveEvidence(
  state: GuestState,
  { game, record: text, evidence }: HostMessageOf<'over'>,
): GuestStep {
  const left = abandonedGame(state.kept, game);
  if (!left || left.isProved || !evidence) return noEffects(state);
  const record = parseRecord(text, undefined);
  if (!record.ok || !verifyAbandoned(left.shares, record.value.record, evidence))
    return noEffects(state);
  const proved = { ...left, isProved: true };
  return withSave(state, {
    abandoned: state.kept.abandoned.map((each) => (each === left ? proved : each)),
  });
}

/** Number of deals before the current game that were not proved. */
export const countUnproved = ({ abandoned, unproved }: SavedGuest): number =>
  abandoned.filter(({ isProved }) => !isProved).length + unproved;
