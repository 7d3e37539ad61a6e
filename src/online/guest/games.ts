import { type GameSetup, latestState, parseRecord, publicSetupFrom, viewFor } from '../../engine';
import { andThen, noEffects, withEffects } from '../../table';
import type { HostMessageOf } from '../wire/messages';
import { abandonedGame, recordAgreement, replacesGame, withNewDeal } from './deals';
import {
  withAgreedSetup,
  drawsOutcome,
  revealContribution,
  ownTurnsOutcome,
  contributionsOf,
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
} from './state';

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
  const told = {
    ...state,
    game,
    newDeal: undefined,
    table: isOther ? undefined : state.table,
    rematch: isOther ? undefined : state.rematch,
    reactions: isOther ? [] : state.reactions,
  };
  const closing: GuestEffect[] = isOther && state.table ? [{ kind: 'close-table' }] : [];
  const bound = shares ? withContributions(told, shares) : noEffects(told);
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
