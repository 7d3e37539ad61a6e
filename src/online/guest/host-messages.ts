import {
  type GameSetup,
  latestState,
  parseRecord,
  publicSetupFrom,
  updateFromJson,
  viewFor,
  withUpdate,
} from '../../engine';
import { andThen, noEffects, type SubmitError, withEffects } from '../../table';
import type { OwnPart } from '../wire/kept-guest';
import { type HostMessage } from '../wire/messages';
import { withReaction } from '../wire/reactions';
import {
  abandonedGame,
  recordAgreement,
  replacesGame,
  receiveEvidence,
  withNewDeal,
} from './deals';
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
  withSave,
  seatOf,
  sendAgain,
  toHost,
  type ReportedGame,
  withContributions,
  withStatus,
  withTable,
} from './state';
import { afterRefusal, afterUpdate, guestTable } from './table';

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

const setupOf = ({ setup, chance }: ReportedGame): GameSetup | undefined =>
  chance && { ...setup, chance };

function takeGame(state: GuestState, message: Extract<HostMessage, { kind: 'game' }>): GuestStep {
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

function takeDraw(
  state: GuestState,
  { game, statement }: Extract<HostMessage, { kind: 'draw' }>,
): GuestStep {
  if (game !== state.game?.id || game !== state.shares?.kept.game) return noEffects(state);
  const answer = revealContribution(state.shares, statement, state.isDisturbed);
  if (!answer) return noEffects(state);
  const { shares, link } = answer;
  return withEffects(
    withContributions(state, shares),
    toHost(state, { kind: 'share', game, number: statement.number, link }),
  );
}

const ownPartIn = ({ kept: { game } }: GuestState, id: string): OwnPart | undefined =>
  game?.id === id ? game.own : undefined;

function takeUpdate(
  state: GuestState,
  message: Extract<HostMessage, { kind: 'update' }>,
): GuestStep {
  const { game } = state;
  const seat = seatOf(state);
  if (!game || message.game !== game.id || seat === undefined) return noEffects(state);
  const update = updateFromJson(game.setup.rules, message.update);
  if (!update.ok || update.value.viewer !== seat) return noEffects(state);
  const own = ownPartIn(state, game.id);
  // Seats change only between games, so after a change only a finished game may be updated.
  if (own && own.seat !== seat && !update.value.result) return noEffects(state);
  const { sent } = state.kept;
  const first = state.table ? undefined : withUpdate(undefined, update.value);
  const table = first?.ok
    ? guestTable(
        game.id,
        game.setup,
        seat,
        first.value,
        sent?.game === game.id ? sent.what : undefined,
      )
    : state.table;
  const sat = first && table ? { ...state, table, draws: undefined } : state;
  const opening: readonly GuestEffect[] =
    first && table ? [{ kind: 'open-table', id: table.id }, ...sendAgain(sat)] : [];
  const told = table && afterUpdate(table, update.value, message.hash);
  if (told) {
    const foreign =
      own?.seat === seat && sat.draws?.kind !== 'foreign-turn'
        ? ownTurnsOutcome(told, told.update.turns, own)
        : undefined;
    const draws = foreign ?? sat.draws;
    const step = withTable({ ...sat, isDisturbed: false, draws }, told);
    return { state: step.state, effects: [...opening, ...step.effects] };
  }
  // The host has sent the full state, so another request would lead to the same.
  if (update.value.known === 0) {
    return { state: { ...sat, draws: { kind: 'other-game' } }, effects: opening };
  }
  const resync = toHost(state, { kind: 'resync', game: game.id });
  return { state: sat, effects: [...opening, ...resync] };
}

function refusalError({ code, words }: Extract<HostMessage, { kind: 'refused' }>): SubmitError {
  if (code === 'WORD_NOT_IN_LIST') return { code, words, squares: [] };
  // This page has found any other fault before it sent the move.
  return { code: code === 'WORDS_NOT_READY' ? code : 'NOT_YOUR_TURN' };
}

function takeRecord(
  state: GuestState,
  { game, record: text, evidence }: Extract<HostMessage, { kind: 'over' }>,
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

function takeReaction(
  state: GuestState,
  { game, seat, turns, reaction }: Extract<HostMessage, { kind: 'reaction' }>,
): GuestState {
  const reactions = withReaction(state.reactions, { seat, turns, reaction });
  return reactions && game === state.game?.id ? { ...state, reactions } : state;
}

/** Answers a message of the host that has proved its identity. */
export function handleHostMessage(state: GuestState, message: HostMessage): GuestStep {
  switch (message.kind) {
    case 'challenge':
      return noEffects(state);
    case 'welcome': {
      const { seat, places: seats } = message;
      // If the seat is new, the rematch is being dealt.
      const rematch = seat === seatOf(state) ? state.rematch : undefined;
      const next = withStatus(
        { ...state, seats, rematch },
        { kind: 'seated', seat, isHostAway: false },
      );
      const { proved } = state.search;
      const isKnown = proved === undefined || proved === state.kept.host;
      const known = isKnown ? noEffects(next) : withSave(next, { host: proved });
      return withEffects(known, sendAgain(next));
    }
    case 'turned-away':
      return noEffects(withStatus(state, { kind: 'turned-away', reason: message.reason }));
    case 'places':
      return noEffects({ ...state, seats: message.places });
    case 'commitment':
      return sendAnchor(state, message.game, message.commitment);
    case 'game':
      return takeGame(state, message);
    case 'draw':
      return takeDraw(state, message);
    case 'update':
      return takeUpdate(state, message);
    case 'refused':
      return state.table && message.game === state.game?.id
        ? withTable(state, afterRefusal(state.table, message.turns, refusalError(message)))
        : noEffects(state);
    case 'over':
      return andThen(receiveEvidence(state, message), (next) => takeRecord(next, message));
    case 'reaction':
      return noEffects(takeReaction(state, message));
    case 'rematch':
      return noEffects(
        message.game === state.game?.id ? { ...state, rematch: message.seats } : state,
      );
    case 'closed':
      return noEffects(withStatus({ ...state, newDeal: undefined }, { kind: 'closed' }));
  }
}
