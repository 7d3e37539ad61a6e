import {
  type RandomSource,
  commitTo,
  dealStatement,
  drawKey,
  type DrawStatement,
  type GameSetup,
  latestState,
  isLaterChainValue,
  type PublicSetup,
  seatAfter,
  startGame,
} from '../../engine';
import { andThen, noEffects, withEffects } from '../../table';
import type { DrawSecrets, KeptDealing, KeptGame } from '../wire/kept-host';
import type { GuestMessageOf } from '../wire/messages';
import {
  isAwayAt,
  type HostEffect,
  type HostEvent,
  type HostState,
  type HostStep,
  withSave,
  type PendingDraw,
  broadcast,
} from './state';
import { idOfOver } from './rematch';
import { idOf, openDraws, sendDealing, sendFullState } from './sending';

/** Whether a game can be dealt: every seat is taken, and no deal is in progress. */
export const canBegin = ({ kept, seats, isClosed }: HostState): boolean =>
  !kept.dealing && !isClosed && seats.every(({ at }) => at !== 'open');

const withNames = ({ seats, ...setup }: PublicSetup, names: readonly string[]): PublicSetup => ({
  ...setup,
  seats: seats.map((each, seat) => ({ ...each, name: names[seat] ?? each.name })),
});

/** Stops the game on the table, which stays on screen until the next one is dealt. */
function suspendGame(state: HostState): HostStep {
  const { game } = state.kept;
  const isGivenUp = game !== undefined && idOfOver(state) === undefined;
  return {
    state: {
      ...state,
      declined: [],
      rematch: undefined,
      draw: undefined,
      queuedMove: undefined,
      // The pending move of an abandoned game must not be made again.
      kept: { ...state.kept, game: game && { ...game, pending: undefined } },
    },
    effects: isGivenUp ? [{ kind: 'close-table' }] : [],
  };
}

/** Sends each guest the messages of the deal in progress. */
const announceDeal = (state: HostState): HostStep => ({
  state,
  effects: state.kept.plan.far.flatMap((seat) => sendDealing(state, seat)),
});

/** Starts or resumes a deal with joint draws. Saves it, performs `first`, and then announces it. */
export function dealJointly(
  state: HostState,
  dealing: KeptDealing,
  first: readonly HostEffect[] = [],
): HostStep {
  return andThen(
    suspendGame(state),
    (next) => withEffects(withSave(next, { dealing }), first),
    announceDeal,
    dealIfAllAnchored,
  );
}

/** Deals from the host's own random source. Saves the game, performs `first`, and then announces it. */
export function dealAlone(
  state: HostState,
  id: string,
  chance: RandomSource,
  first: readonly HostEffect[],
): HostStep {
  const names = state.seats.map(({ name }) => name);
  const setup: GameSetup = { ...withNames(state.kept.plan.setup, names), chance };
  const game = { timeline: startGame(id, setup), secrets: undefined, pending: undefined };
  return andThen(suspendGame(state), (next) => startDealtGame(next, game, first));
}

/**
 * Sets up the game once every guest has sent its anchor, which accepts the deal. Reveals the draws of the
 * previous game only then, since that game continues as long as a guest has not accepted.
 */
function dealIfAllAnchored(state: HostState): HostStep {
  const { dealing, plan } = state.kept;
  if (!dealing || state.draw?.deal) return noEffects(state);
  const { id, secret, names, anchors } = dealing;
  const chains = plan.far.flatMap((seat) => anchors.find((each) => each.seat === seat) ?? []);
  if (chains.length < plan.far.length) return noEffects(state);
  const deal: GameSetup = {
    ...withNames(plan.setup, names),
    chance: {
      kind: 'joint',
      commitment: commitTo(secret),
      chains: chains.map(({ anchor }) => anchor),
    },
  };
  const draw = {
    game: id,
    deal,
    secrets: { chains, evidence: { secret, draws: [] } },
    statement: dealStatement(deal),
    salt: null,
    links: new Map(),
  };
  return andThen(openDraws({ ...state, draw, declined: [] }), announceDeal, settleDraw);
}

export function receiveAnchor(
  state: HostState,
  seat: number,
  { game, anchor }: GuestMessageOf<'anchor'>,
): HostStep {
  const { dealing } = state.kept;
  const isBound = dealing?.anchors.some((each) => each.seat === seat);
  if (!dealing || dealing.id !== game || isBound) return noEffects(state);
  const anchors = [...dealing.anchors, { seat, anchor }];
  const declined = state.declined.filter((each) => each !== seat);
  return andThen(
    withSave({ ...state, declined }, { dealing: { ...dealing, anchors } }),
    dealIfAllAnchored,
  );
}

export function receiveDecline(
  state: HostState,
  seat: number,
  { game }: GuestMessageOf<'decline'>,
): HostStep {
  const { dealing } = state.kept;
  const isDue = dealing?.id === game && dealing.anchors.every((each) => each.seat !== seat);
  const isNew = isDue && !state.declined.includes(seat);
  return noEffects(isNew ? { ...state, declined: [...state.declined, seat] } : state);
}

/** Saves the move until its draw is settled, and requests the guests' contributions. */
export function drawDue(
  state: HostState,
  { statement, move, salt }: Extract<HostEvent, { readonly kind: 'draw-due' }>,
): HostStep {
  const { game } = state.kept;
  if (!game?.secrets || state.kept.dealing) return noEffects(state);
  const id = idOf(game);
  const draw = {
    game: id,
    deal: undefined,
    secrets: game.secrets,
    statement,
    salt: statement.kind === 'exchange' ? salt : null,
    links: new Map(),
  };
  const kept = withSave({ ...state, draw }, { game: { ...game, pending: { move, salt } } });
  const stated = withEffects(kept, broadcast(state, { kind: 'draw', game: id, statement }));
  return andThen(stated, settleDraw);
}

/**
 * Adds a seat's contribution to a draw; undefined if it is not for this draw, or not valid for the anchor.
 */
function withContribution(
  draw: PendingDraw,
  seat: number,
  { game, number, link }: GuestMessageOf<'share'>,
): PendingDraw | undefined {
  const anchor = draw.secrets.chains.find((chain) => chain.seat === seat)?.anchor;
  const isThis = draw.game === game && draw.statement.number === number;
  if (!isThis || anchor === undefined || !isLaterChainValue(anchor, link, number + 1)) {
    return undefined;
  }
  return { ...draw, links: new Map([...draw.links, [seat, link]]) };
}

export function receiveContribution(
  state: HostState,
  seat: number,
  message: GuestMessageOf<'share'>,
): HostStep {
  const draw = state.draw && withContribution(state.draw, seat, message);
  return draw ? settleDraw({ ...state, draw }) : noEffects(state);
}

/**
 * Whether a draw waits for a seat's contribution. An absent guest delays only a deal and the draw before its
 * own turn, since the game could not continue anyway.
 */
function mustContribute(state: HostState, seat: number, statement: DrawStatement): boolean {
  const { game } = state.kept;
  if (!isAwayAt(state, seat) || statement.kind === 'deal') return true;
  return game !== undefined && seat === seatAfter(latestState(game.timeline), statement.seat);
}

/** The key of a draw, and the secrets including this draw; undefined while it waits for a contribution. */
function settlementOf(
  state: HostState,
  { secrets, statement, salt, links }: PendingDraw,
): { readonly key: string; readonly secrets: DrawSecrets } | undefined {
  const { chains, evidence } = secrets;
  const { secret, draws } = evidence;
  if (chains.some(({ seat }) => !links.has(seat) && mustContribute(state, seat, statement)))
    return undefined;
  const shares = chains.map(({ seat }) => links.get(seat) ?? null);
  return {
    key: drawKey(secret, statement.number, shares),
    secrets: {
      chains,
      evidence: { secret, draws: [...draws, { statement, links: shares, salt }] },
    },
  };
}

/** Settles the announced draw unless it waits for a contribution. */
export function settleDraw(state: HostState): HostStep {
  const { draw } = state;
  const { game } = state.kept;
  const done = draw && settlementOf(state, draw);
  if (!done) return noEffects(state);
  const { key, secrets } = done;
  if (draw.deal) {
    const timeline = startGame(draw.game, draw.deal, key);
    return startDealtGame(state, { timeline, secrets, pending: undefined });
  }
  return {
    state: {
      ...state,
      draw: undefined,
      kept: { ...state.kept, game: game && { ...game, secrets } },
    },
    effects: [{ kind: 'settle-draw', key }],
  };
}

/** Puts a new game on the table and sends it to the guests, after it is saved. */
function startDealtGame(
  state: HostState,
  game: KeptGame,
  first: readonly HostEffect[] = [],
): HostStep {
  const { timeline } = game;
  const dealt: HostState = {
    ...state,
    draw: undefined,
    turnsSent: new Map(),
    reactions: [],
    areDrawsRevealed: false,
  };
  const laid: HostStep = withEffects(withSave(dealt, { game, dealing: undefined }), [
    ...openDraws(state).effects,
    ...first,
    { kind: 'open-table', timeline },
  ]);
  return andThen(laid, ...state.kept.plan.far.map(sendFullState));
}
