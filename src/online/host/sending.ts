import {
  formatRecord,
  type GameSetup,
  publicHash,
  publicSetupToJson,
  updateFor,
  updateToJson,
  viewFor,
} from '../../engine';
import { countTurns, noEffects } from '../../table';
import type { KeptGame } from '../wire/kept-host';
import type { HostMessage } from '../wire/messages';
import { sendRematch } from './rematch';
import { type HostEffect, type HostState, type HostStep, sendToSeat, broadcast } from './state';

/** The id of a game that has been dealt. */
export const idOf = ({ timeline }: KeptGame): string => timeline.record.id;

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
  if (!game || state.isOpened) return noEffects(state);
  return {
    state: { ...state, isOpened: true },
    effects: broadcast(state, overMessage(game)),
  };
}

/** Tells the guest of a seat what it does not know yet. */
export function sendUpdate(state: HostState, seat: number): HostStep {
  const { game } = state.kept;
  if (!game) return noEffects(state);
  const { timeline } = game;
  const update: HostMessage = {
    kind: 'update',
    game: idOf(game),
    update: updateToJson(
      timeline.record.setup.rules,
      updateFor(timeline, seat, state.told.get(seat) ?? 0),
    ),
    hash: publicHash(viewFor(timeline, seat)),
  };
  return {
    state: { ...state, told: new Map([...state.told, [seat, countTurns(timeline)]]) },
    effects: [
      ...sendToSeat(state, seat, update),
      ...(state.isOpened ? sendToSeat(state, seat, overMessage(game)) : []),
    ],
  };
}

/** Tells a guest who has come, or come back, all that it may know of the game. */
export function sendFullState(state: HostState, seat: number): HostStep {
  const { game } = state.kept;
  if (!game) return noEffects(state);
  const id = idOf(game);
  const told = new Map(state.told);
  told.delete(seat);
  const setup = sendToSeat(state, seat, gameMessage(id, game.timeline.record.setup));
  const update = sendUpdate({ ...state, told }, seat);
  const draw: readonly HostEffect[] =
    state.draw?.game === id
      ? sendToSeat(state, seat, { kind: 'draw', game: id, statement: state.draw.statement })
      : [];
  return {
    state: update.state,
    effects: [
      ...setup,
      ...update.effects,
      ...draw,
      ...(state.isDealing ? [] : sendRematch(state, seat)),
    ],
  };
}
