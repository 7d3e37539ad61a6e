import {
  type DrawEvidence,
  type GameSetup,
  updateFromJson,
  parseRecord,
  publicHash,
  publicSetupFrom,
  type Timeline,
  verifyDraws,
  viewFor,
  withUpdate,
} from '../../engine';
import type { SubmitError } from '../../table';
import type { HostMessage } from '../wire/messages';
import { agreed, openShare, witnessOf } from './shares';
import {
  type DrawsOutcome,
  type GuestEffect,
  type GuestState,
  type GuestStep,
  keeping,
  seatOf,
  sendAgain,
  still,
  toHost,
  type ToldGame,
  withEffects,
  withShares,
  withStatus,
  withTable,
} from './state';
import { afterUpdate, afterRefusal, type GuestTable, guestTable } from './table';

/** Binds this guest to its shares in a game, in the same way however often it is asked. */
export function bind(state: GuestState, game: string, commitment: string): GuestStep {
  const { shares } = state;
  if (!shares || shares.kept.game !== game) {
    return { state, effects: [{ kind: 'draw-seed', game, commitment }] };
  }
  if (shares.kept.commitment !== commitment) return still(state);
  const { anchor } = shares.chain;
  return { state, effects: toHost(state, { kind: 'anchor', game, anchor }) };
}

const setupOf = ({ setup, chance }: ToldGame): GameSetup | undefined =>
  chance && { ...setup, chance };

function takeGame(state: GuestState, message: Extract<HostMessage, { kind: 'game' }>): GuestStep {
  const setup = publicSetupFrom(message.setup);
  if (!setup.ok) return still(state);
  const chance = message.draws ? { kind: 'joint' as const, ...message.draws } : undefined;
  const game: ToldGame = { id: message.game, setup: setup.value, chance };
  const isOther = state.game?.id !== game.id;
  const told = { ...state, game, table: isOther ? undefined : state.table };
  const closing: GuestEffect[] = isOther && state.table ? [{ kind: 'close-table' }] : [];
  const whole = setupOf(game);
  const shares =
    whole && state.shares?.kept.game === game.id ? agreed(state.shares, whole) : undefined;
  return withEffects(shares ? withShares(told, shares) : still(told), closing);
}

function takeDraw(
  state: GuestState,
  { game, statement }: Extract<HostMessage, { kind: 'draw' }>,
): GuestStep {
  if (game !== state.game?.id || game !== state.shares?.kept.game) return still(state);
  const opened = openShare(state.shares, statement);
  if (!opened) return still(state);
  const { shares, link } = opened;
  return withEffects(
    withShares(state, shares),
    toHost(state, { kind: 'share', game, number: statement.number, link }),
  );
}

function takeNews(state: GuestState, message: Extract<HostMessage, { kind: 'news' }>): GuestStep {
  const { game } = state;
  const seat = seatOf(state);
  if (!game || message.game !== game.id || seat === undefined) return still(state);
  const news = updateFromJson(game.setup.rules, message.news);
  if (!news.ok || news.value.viewer !== seat) return still(state);
  const { sent } = state.kept;
  const first = state.table ? undefined : withUpdate(undefined, news.value);
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
  const told = table && afterUpdate(table, news.value, message.hash);
  if (told) {
    const step = withTable(sat, told);
    return { state: step.state, effects: [...opening, ...step.effects] };
  }
  // Asked once more, a host that has told everything would tell the same.
  if (news.value.known === 0) {
    return { state: { ...sat, draws: { kind: 'other-game' } }, effects: opening };
  }
  const resync = toHost(state, { kind: 'resync', game: game.id });
  return { state: sat, effects: [...opening, ...resync] };
}

/** The refusal of a move, as the host tells it. */
function errorOf({ code, words }: Extract<HostMessage, { kind: 'refused' }>): SubmitError {
  if (code === 'WORD_NOT_IN_LIST') return { code, words, squares: [] };
  // Whatever else there is to say of a move, this page has said before it was sent.
  return { code: code === 'WORDS_NOT_READY' ? code : 'NOT_YOUR_TURN' };
}

/** Whether a record tells what this page has been told, turn by turn. */
const isSameGame = (record: Timeline, { latest }: GuestTable): boolean =>
  publicHash(viewFor(record, 'everyone')) === publicHash(latest);

function outcomeOf(
  { game, table, shares }: GuestState,
  record: Timeline,
  evidence: DrawEvidence | null,
): DrawsOutcome {
  const whole = game && setupOf(game);
  if (!table || !isSameGame(record, table)) return { kind: 'other-game' };
  if (!whole) return { kind: 'not-joint' };
  if (!evidence) return { kind: 'not-opened' };
  const isOwn = shares?.kept.game === table.id;
  const witness = isOwn ? witnessOf(shares, whole, table.seat, table.news) : undefined;
  return {
    kind: 'verified',
    result: verifyDraws(record.record, evidence, witness),
    game: record,
  };
}

function takeRecord(
  state: GuestState,
  { game, record: text, evidence }: Extract<HostMessage, { kind: 'over' }>,
): GuestState {
  const { table } = state;
  if (game !== state.game?.id || !table) return state;
  const record = parseRecord(text, undefined);
  if (!record.ok) return { ...state, draws: { kind: 'other-game' } };
  const draws = outcomeOf(state, record.value, evidence);
  const isThis = draws.kind !== 'other-game';
  return { ...state, draws, table: isThis ? { ...table, record: record.value } : table };
}

/** Takes a message of the host. */
export function take(state: GuestState, message: HostMessage): GuestStep {
  switch (message.kind) {
    case 'challenge':
      return still(state);
    case 'welcome': {
      const { seat, places: seats } = message;
      const next = withStatus({ ...state, seats }, { kind: 'seated', seat, isHostAway: false });
      const { proved } = state.search;
      const isKnown = proved === undefined || proved === state.kept.host;
      const known = isKnown ? still(next) : keeping(next, { host: proved });
      return withEffects(known, sendAgain(next));
    }
    case 'turned-away':
      return still(withStatus(state, { kind: 'turned-away', reason: message.reason }));
    case 'places':
      return still({ ...state, seats: message.places });
    case 'commitment':
      return bind(state, message.game, message.commitment);
    case 'game':
      return takeGame(state, message);
    case 'draw':
      return takeDraw(state, message);
    case 'news':
      return takeNews(state, message);
    case 'refused':
      return state.table && message.game === state.game?.id
        ? withTable(state, afterRefusal(state.table, message.turns, errorOf(message)))
        : still(state);
    case 'over':
      return still(takeRecord(state, message));
    case 'closed':
      return still(withStatus(state, { kind: 'closed' }));
  }
}
