import {
  commitTo,
  formatRecord,
  type GameSetup,
  publicHash,
  publicSetupToJson,
  updateFor,
  updateToJson,
  viewFor,
} from '../../engine';
import { andThen, countTurns, noEffects, withEffects } from '../../table';
import type { KeptGame } from '../wire/kept-host';
import type { HostMessage } from '../wire/messages';
import { sendRematch } from './rematch';
import { type HostEffect, type HostState, type HostStep, sendToSeat, broadcast } from './state';

export const idOf = ({ timeline }: KeptGame): string => timeline.record.id;

export const sendWelcome = (state: HostState, seat: number): readonly HostEffect[] =>
  sendToSeat(state, seat, { kind: 'welcome', seat, places: state.seats });

/** The set-up of a game without the host's secrets. */
const gameMessage = (id: string, setup: GameSetup): HostMessage => ({
  kind: 'game',
  game: id,
  setup: publicSetupToJson(setup),
  draws:
    setup.chance.kind === 'joint'
      ? { commitment: setup.chance.commitment, chains: setup.chance.chains }
      : null,
});

/** Contains every secret of the draws, so only for a game that is over or abandoned. */
const overMessage = ({ timeline, secrets }: KeptGame): HostMessage => ({
  kind: 'over',
  game: timeline.record.id,
  record: formatRecord(timeline.record),
  evidence: secrets?.evidence ?? null,
});

/** Broadcasts the record and the evidence of its draws, once; the game is over or abandoned. */
export function openDraws(state: HostState): HostStep {
  const { game } = state.kept;
  if (!game || state.areDrawsRevealed) return noEffects(state);
  return {
    state: { ...state, areDrawsRevealed: true },
    effects: broadcast(state, overMessage(game)),
  };
}

/** Sends a guest the turns that it does not have yet. */
export const sendUpdate =
  (seat: number) =>
  (state: HostState): HostStep => {
    const { game } = state.kept;
    if (!game) return noEffects(state);
    const { timeline } = game;
    const update = updateFor(timeline, seat, state.turnsSent.get(seat) ?? 0);
    const message: HostMessage = {
      kind: 'update',
      game: idOf(game),
      update: updateToJson(timeline.record.setup.rules, update),
      hash: publicHash(viewFor(timeline, seat)),
    };
    return {
      state: { ...state, turnsSent: new Map([...state.turnsSent, [seat, countTurns(timeline)]]) },
      effects: [
        ...sendToSeat(state, seat, message),
        ...(state.areDrawsRevealed ? sendToSeat(state, seat, overMessage(game)) : []),
      ],
    };
  };

/** Repeats the announcement of the pending draw, if it is one of this game. */
function sendDraw(state: HostState, seat: number, game: string): readonly HostEffect[] {
  const { draw } = state;
  if (draw?.game !== game) return [];
  return sendToSeat(state, seat, { kind: 'draw', game, statement: draw.statement });
}

/** The messages of the deal in progress. */
export function sendDealing(state: HostState, seat: number): readonly HostEffect[] {
  const { dealing } = state.kept;
  if (!dealing) return [];
  const { id, secret } = dealing;
  const deal = state.draw?.deal;
  return deal
    ? [...sendToSeat(state, seat, gameMessage(id, deal)), ...sendDraw(state, seat, id)]
    : sendToSeat(state, seat, { kind: 'commitment', game: id, commitment: commitTo(secret) });
}

/** Sends everything that a guest may learn of the game and of the next deal when it joins or returns. */
export const sendFullState =
  (seat: number) =>
  (state: HostState): HostStep => {
    const { game } = state.kept;
    if (!game) return { state, effects: sendDealing(state, seat) };
    const id = idOf(game);
    const turnsSent = new Map(state.turnsSent);
    turnsSent.delete(seat);
    const first: HostStep = {
      state: { ...state, turnsSent },
      effects: sendToSeat(state, seat, gameMessage(id, game.timeline.record.setup)),
    };
    return withEffects(andThen(first, sendUpdate(seat)), [
      ...sendDraw(state, seat, id),
      ...(state.kept.dealing ? [] : sendRematch(state, seat)),
      ...sendDealing(state, seat),
    ]);
  };
