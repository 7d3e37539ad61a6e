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

export const idOf = ({ timeline }: KeptGame): string => timeline.record.id;

/** The set-up of a game without the host's secrets. */
export const gameMessage = (id: string, setup: GameSetup): HostMessage => ({
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
      ...(state.areDrawsRevealed ? sendToSeat(state, seat, overMessage(game)) : []),
    ],
  };
}

/** Sends everything that a guest may learn of the game when it joins or returns. */
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
