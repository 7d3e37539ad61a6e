import {
  type GameSetup,
  latestState,
  parseRecord,
  publicSetupFrom,
  viewFor,
  type DrawEvidence,
  type GameRecord,
  verifyDraws,
} from '../../engine';
import { andThen, noEffects, withEffects } from '../../table';
import type { HostMessageOf } from '../wire/messages';
import {
  withAgreedSetup,
  drawsOutcome,
  revealContribution,
  ownTurnsOutcome,
  contributionsOf,
  witnessOf,
} from './fair-play';
import {
  type GuestEffect,
  type GuestState,
  type GuestStep,
  ownPartIn,
  withSave,
  seatOf,
  toHost,
  type ReportedGame,
  withContributions,
  type NewDeal,
} from './state';
import {
  type AbandonedGame,
  type SavedGuest,
  type KeptShares,
  MAX_ABANDONED,
  MAX_UNPROVED,
} from '../wire/kept-guest';

// A host that can deal again at will could do so until it likes its rack. So a guest plays one game at a
// time, and a deal that replaces an unfinished game needs the player's consent.

/** Whether a game would replace an unfinished one of the same host. */
const replacesGame = ({ kept: { game, host } }: GuestState, id: string): boolean =>
  game !== undefined && game.host === host && !game.isOver && game.id !== id;

/** Asks the player about a deal; announcing it again changes nothing. */
function withNewDeal(
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
function recordAgreement(state: GuestState, id: string, seat: number): GuestStep {
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

const abandonedGame = ({ abandoned }: SavedGuest, id: string): AbandonedGame | undefined =>
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

const setupOf = ({ setup, chance }: ReportedGame): GameSetup | undefined =>
  chance && { ...setup, chance };

/** Agrees to a game that the host has dealt, and closes the table of another one. */
export function takeGame(state: GuestState, message: HostMessageOf<'game'>): GuestStep {
  const setup = publicSetupFrom(message.setup);
  const seat = seatOf(state);
  if (!setup.ok || seat === undefined) return noEffects(state);
  const chance = message.draws ? { kind: 'joint' as const, ...message.draws } : undefined;
  const game: ReportedGame = { id: message.game, setup: setup.value, chance };
  // For joint draws, the commitment has already led to the question.
  if (replacesGame(state, game.id)) {
    return noEffects(chance ? state : withNewDeal(state, { game: game.id, commitment: undefined }));
  }
  const own = state.shares?.kept.game === game.id ? state.shares : undefined;
  const whole = setupOf(game);
  const shares = whole && own && withAgreedSetup(own, whole);
  // A host must not deal again under the id of a game that has begun.
  if (own?.kept.setup !== undefined && !shares) {
    return noEffects({ ...state, draws: { kind: 'other-game' } });
  }
  const isOther = state.game?.id !== game.id;
  const entered = {
    ...state,
    game,
    newDeal: undefined,
    table: isOther ? undefined : state.table,
    rematch: isOther ? undefined : state.rematch,
    reactions: isOther ? [] : state.reactions,
  };
  const closing: GuestEffect[] = isOther && state.table ? [{ kind: 'close-table' }] : [];
  const bound = shares ? withContributions(entered, shares) : noEffects(entered);
  // An abandoned game is shown as far as it went, but not agreed to again.
  const step = abandonedGame(state.kept, game.id)
    ? bound
    : andThen(bound, (next) => recordAgreement(next, game.id, seat));
  return withEffects(step, closing);
}

/** Reveals this guest's contribution to an announced draw. */
export function takeDraw(state: GuestState, { game, statement }: HostMessageOf<'draw'>): GuestStep {
  if (game !== state.game?.id || game !== state.shares?.kept.game) return noEffects(state);
  const answer = revealContribution(state.shares, statement, state.isDisturbed);
  if (!answer) return noEffects(state);
  const { shares, link } = answer;
  return withEffects(
    withContributions(state, shares),
    toHost(state, { kind: 'share', game, number: statement.number, link }),
  );
}

/** Verifies the record of a game, and shows it if it is of the game at the table. */
export function takeRecord(
  state: GuestState,
  { game, record: text, evidence }: HostMessageOf<'over'>,
): GuestStep {
  const { table } = state;
  if (game !== state.game?.id || !table) return noEffects(state);
  const record = parseRecord(text, undefined);
  if (!record.ok) return noEffects({ ...state, draws: { kind: 'other-game' } });
  const setup = state.game && setupOf(state.game);
  const left = abandonedGame(state.kept, game)?.shares;
  const shares = left ? contributionsOf(left) : state.shares;
  const outcome = drawsOutcome(table, setup, shares, record.value, evidence);
  const isThis = outcome.kind !== 'other-game';
  const own = isThis ? ownPartIn(state, game) : undefined;
  const foreign = own && ownTurnsOutcome(table, viewFor(record.value, own.seat).turns, own);
  const draws = foreign ?? outcome;
  const taken = { ...state, draws, table: isThis ? { ...table, record: record.value } : table };
  const agreedGame = state.kept.game;
  const isOver = isThis && !foreign && latestState(record.value).result !== undefined;
  return isOver && agreedGame?.id === game && !agreedGame.isOver
    ? withSave(taken, { game: { ...agreedGame, isOver } })
    : noEffects(taken);
}
