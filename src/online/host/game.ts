import {
  type DrawStatement,
  formatRecord,
  type GameSetup,
  latestState,
  updateFor,
  updateToJson,
  parseMove,
  publicHash,
  publicSetupToJson,
  seatAfter,
  type Timeline,
  viewFor,
} from '../../engine';
import { countTurns, type SubmitError } from '../../table';
import type { KeptGame } from '../wire/kept-host';
import type { GuestMessage, HostMessage } from '../wire/messages';
import { isAwayAt } from './seats';
import {
  andThen,
  type EarlyMove,
  type HostEffect,
  type HostState,
  type HostStep,
  keeping,
  still,
  tell,
  tellEveryone,
} from './state';

const idOf = ({ timeline }: KeptGame): string => timeline.record.id;

/** Tells how a game is set up, without anything that only its host may know. */
export const gameMessage = (id: string, setup: GameSetup): HostMessage => ({
  kind: 'game',
  game: id,
  setup: publicSetupToJson(setup),
  draws:
    setup.chance.kind === 'joint'
      ? { commitment: setup.chance.commitment, chains: [...setup.chance.chains] }
      : null,
});

/** The record, and what its draws were made of: only for a game that does not go on. */
const overMessage = ({ timeline, secrets }: KeptGame): HostMessage => ({
  kind: 'over',
  game: timeline.record.id,
  record: formatRecord(timeline.record),
  evidence: secrets ? { secret: secrets.secret, draws: [...secrets.opened] } : null,
});

/** Opens the draws of the game to everyone, once, whether it is over or not. */
export function openDraws(state: HostState): HostStep {
  const { game } = state.kept;
  if (!game || state.isOpened) return still(state);
  return {
    state: { ...state, isOpened: true },
    effects: tellEveryone(state, overMessage(game)),
  };
}

/** Tells the guest of a seat what it does not know yet. */
function tellNews(state: HostState, seat: number): HostStep {
  const { game } = state.kept;
  if (!game) return still(state);
  const { timeline } = game;
  const news: HostMessage = {
    kind: 'news',
    game: idOf(game),
    news: updateToJson(
      timeline.record.setup.rules,
      updateFor(timeline, seat, state.told.get(seat) ?? 0),
    ),
    hash: publicHash(viewFor(timeline, seat)),
  };
  return {
    state: { ...state, told: new Map([...state.told, [seat, countTurns(timeline)]]) },
    effects: [
      ...tell(state, seat, news),
      ...(state.isOpened ? tell(state, seat, overMessage(game)) : []),
    ],
  };
}

/** Tells a guest who has come, or come back, all that it may know of the game. */
export function tellAll(state: HostState, seat: number): HostStep {
  const { game } = state.kept;
  if (!game) return still(state);
  const id = idOf(game);
  // What is over once another game is being dealt has been told as far as it went.
  if (state.isDealing) {
    return { state, effects: state.isOpened ? tell(state, seat, overMessage(game)) : [] };
  }
  const told = new Map(state.told);
  told.delete(seat);
  const setup = tell(state, seat, gameMessage(id, game.timeline.record.setup));
  const news = tellNews({ ...state, told }, seat);
  const draw: readonly HostEffect[] =
    state.draw?.game === id
      ? tell(state, seat, { kind: 'draw', game: id, statement: state.draw.statement })
      : [];
  return { state: news.state, effects: [...setup, ...news.effects, ...draw] };
}

/** The table has gone on: that is kept, and told to the guests. */
export function tableSaved(state: HostState, timeline: Timeline): HostStep {
  const { game, plan } = state.kept;
  if (!game || state.isDealing) return still(state);
  const isOpened = state.isOpened || latestState(timeline).result !== undefined;
  const saved = keeping(
    { ...state, isOpened },
    { game: { ...game, timeline, pending: undefined } },
  );
  const turns = countTurns(timeline);
  return plan.far
    .filter((seat) => state.told.get(seat) !== turns)
    .reduce((step, seat) => andThen(step, (next) => tellNews(next, seat)), saved);
}

/** A move has been made and waits for what it draws: the guests are asked for their shares. */
export function drawDue(
  state: HostState,
  statement: DrawStatement,
  move: string,
  salt: string,
): HostStep {
  const { game } = state.kept;
  if (!game?.secrets || state.isDealing) return still(state);
  const id = idOf(game);
  const draw = {
    game: id,
    secrets: game.secrets,
    statement,
    salt: statement.kind === 'exchange' ? salt : null,
    links: new Map(),
  };
  return andThen(keeping(state, { game: { ...game, pending: { move, salt } } }), (kept) => ({
    state: { ...kept, draw },
    effects: tellEveryone(kept, { kind: 'draw', game: id, statement }),
  }));
}

/**
 * Whether a draw waits for the share of a seat. A guest who is away is waited for where its turn is
 * next, as nothing could go on without it; a deal waits for everyone.
 */
export function isWaitedFor(state: HostState, seat: number, statement: DrawStatement): boolean {
  const { game } = state.kept;
  if (!isAwayAt(state, seat) || statement.kind === 'deal') return true;
  return game !== undefined && seat === seatAfter(latestState(game.timeline), statement.seat);
}

/** The words have come: moves that waited for them are made. */
export function lexiconCame(state: HostState): HostStep {
  const { game } = state.kept;
  if (!game || state.isDealing) return still(state);
  const { setup, grid, toMove } = latestState(game.timeline);
  const pending =
    game.pending && parseMove(setup.rules, { board: setup.board, grid }, game.pending.move);
  const again: readonly HostEffect[] = pending?.ok
    ? [{ kind: 'play-again', seat: toMove, input: { kind: 'move', move: pending.value } }]
    : [];
  const early: readonly HostEffect[] = state.early ? playing(state, game, state.early) : [];
  return { state: { ...state, early: undefined }, effects: [...again, ...early] };
}

/** Makes a guest's move, unless that is late, repeated, or waits for its draw already. */
const playing = (state: HostState, game: KeptGame, move: EarlyMove): readonly HostEffect[] =>
  move.turns !== countTurns(game.timeline) || game.pending || state.isDealing
    ? []
    : [{ kind: 'play', move }];

type GameMessage = Extract<GuestMessage, { readonly kind: 'move' | 'resign' | 'resync' }>;

/** Takes what a guest says of the game on the table. */
export function takeInGame(state: HostState, seat: number, message: GameMessage): HostStep {
  const { game } = state.kept;
  if (!game || state.isDealing || message.game !== idOf(game)) return still(state);
  switch (message.kind) {
    case 'move':
      return { state, effects: playing(state, game, { ...message, seat }) };
    case 'resign': {
      const isNow = message.turns === countTurns(game.timeline);
      return { state, effects: isNow ? [{ kind: 'resign', seat }] : [] };
    }
    case 'resync':
      return tellAll(state, seat);
  }
}

/** The table has not taken a guest's move: it waits for the words, or the guest is told. */
export function notPlayed(state: HostState, move: EarlyMove, error: SubmitError): HostStep {
  const { game } = state.kept;
  if (error.code === 'WORDS_NOT_READY') return still({ ...state, early: move });
  if (!game) return still(state);
  const words = error.code === 'WORD_NOT_IN_LIST' ? [...error.words] : [];
  return {
    state,
    effects: tell(state, move.seat, {
      kind: 'refused',
      game: idOf(game),
      turns: move.turns,
      code: error.code,
      words,
    }),
  };
}
