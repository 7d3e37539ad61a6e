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
import { isAwayAt } from './seats';
import {
  type HostEffect,
  type HostEvent,
  type HostState,
  type HostStep,
  withSave,
  type StatedDraw,
  sendToSeat,
  broadcast,
} from './state';
import { gameMessage, idOf, openDraws, sendFullState } from './sending';

/** Whether a game can be dealt now: every seat is taken, and no other deal is under way. */
export const canBegin = ({ seats, isDealing, isClosed }: HostState): boolean =>
  !isDealing && !isClosed && seats.every(({ at }) => at !== 'open');

const withNames = ({ seats, ...setup }: PublicSetup, names: readonly string[]): PublicSetup => ({
  ...setup,
  seats: seats.map((each, seat) => ({ ...each, name: names[seat] ?? each.name })),
});

/** Nobody plays on in the game on the table; it stays there until another one has been dealt. */
function setAside(state: HostState): HostStep {
  const { game } = state.kept;
  const isGivenUp = game !== undefined && !latestState(game.timeline).result;
  return {
    state: {
      ...state,
      isDealing: true,
      declined: [],
      rematch: undefined,
      draw: undefined,
      early: undefined,
      // A move that waits for its draw is not made again in a game that has been given up.
      kept: { ...state.kept, game: game && { ...game, pending: undefined } },
    },
    effects: isGivenUp ? [{ kind: 'close-table' }] : [],
  };
}

/** Tells every guest something that depends on its seat. */
const toEach = (
  state: HostState,
  effectsFor: (seat: number) => readonly HostEffect[],
): HostStep => ({ state, effects: state.kept.plan.far.flatMap(effectsFor) });

/** Tells a guest who has come, or come back, how far the deal has come. */
export function sendDealing(state: HostState, seat: number): readonly HostEffect[] {
  const { dealing } = state.kept;
  if (!dealing) return [];
  const { id, secret } = dealing;
  if (!state.deal) {
    return sendToSeat(state, seat, { kind: 'commitment', game: id, commitment: commitTo(secret) });
  }
  return [
    ...sendToSeat(state, seat, gameMessage(id, state.deal)),
    ...(state.draw
      ? sendToSeat(state, seat, { kind: 'draw', game: id, statement: state.draw.statement })
      : []),
  ];
}

/**
 * Deals by joint draws, or goes on with that. What was kept is not told before it is kept, then what is
 * to be told `first`.
 */
export function dealJointly(
  state: HostState,
  dealing: KeptDealing,
  first: readonly HostEffect[] = [],
): HostStep {
  const aside = setAside(state);
  const kept = andThen(aside, (next) => withEffects(withSave(next, { dealing }), first));
  const told = andThen(kept, (next) => toEach(next, (seat) => sendDealing(next, seat)));
  return andThen(told, dealIfBound);
}

/** Deals by a source of chance that this page alone has, and tells that after what is to be told `first`. */
export function dealAlone(
  state: HostState,
  id: string,
  chance: RandomSource,
  first: readonly HostEffect[],
): HostStep {
  const names = state.seats.map(({ name }) => name);
  const setup: GameSetup = { ...withNames(state.kept.plan.setup, names), chance };
  const game = { timeline: startGame(id, setup), secrets: undefined, pending: undefined };
  return andThen(setAside(state), (next) => lay(next, game, first));
}

/**
 * Deals as soon as every guest is bound to its shares, which is how it accepts the deal: not before that the
 * game before is opened, which would have to go on else.
 */
function dealIfBound(state: HostState): HostStep {
  const { dealing, plan } = state.kept;
  if (!dealing || state.deal) return noEffects(state);
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
    secrets: { secret, chains, opened: [] },
    statement: dealStatement(deal),
    salt: null,
    links: new Map(),
  };
  const opened = openDraws({ ...state, deal, draw, declined: [] });
  const told = andThen(opened, (next) => toEach(next, (seat) => sendDealing(next, seat)));
  return andThen(told, settleDraw);
}

/** A guest binds itself to its shares in the game that is being dealt. */
export function receiveAnchor(
  state: HostState,
  seat: number,
  game: string,
  anchor: string,
): HostStep {
  const { dealing } = state.kept;
  const isBound = dealing?.anchors.some((each) => each.seat === seat);
  if (!dealing || dealing.id !== game || isBound) return noEffects(state);
  const anchors = [...dealing.anchors, { seat, anchor }];
  const declined = state.declined.filter((each) => each !== seat);
  return andThen(
    withSave({ ...state, declined }, { dealing: { ...dealing, anchors } }),
    dealIfBound,
  );
}

/** A guest keeps the game before, and takes no part in the deal. */
export function receiveDecline(state: HostState, seat: number, game: string): HostStep {
  const { dealing } = state.kept;
  const isDue = dealing?.id === game && dealing.anchors.every((each) => each.seat !== seat);
  return isDue && !state.declined.includes(seat)
    ? noEffects({ ...state, declined: [...state.declined, seat] })
    : noEffects(state);
}

/** A move has been made and waits for what it draws: the guests are asked for their shares. */
export function drawDue(
  state: HostState,
  { statement, move, salt }: Extract<HostEvent, { readonly kind: 'draw-due' }>,
): HostStep {
  const { game } = state.kept;
  if (!game?.secrets || state.isDealing) return noEffects(state);
  const id = idOf(game);
  const draw = {
    game: id,
    secrets: game.secrets,
    statement,
    salt: statement.kind === 'exchange' ? salt : null,
    links: new Map(),
  };
  const stated = andThen(
    withSave(state, { game: { ...game, pending: { move, salt } } }),
    (kept) => ({
      state: { ...kept, draw },
      effects: broadcast(kept, { kind: 'draw', game: id, statement }),
    }),
  );
  return andThen(stated, settleDraw);
}

/** The draw with the share of a seat; undefined for one that was not asked for, or opens nothing. */
function withShare(
  draw: StatedDraw,
  seat: number,
  number: number,
  link: string,
): StatedDraw | undefined {
  const anchor = draw.secrets.chains.find((chain) => chain.seat === seat)?.anchor;
  const isAsked = draw.statement.number === number && anchor !== undefined;
  if (!isAsked || !isLaterChainValue(anchor, link, number + 1)) return undefined;
  return { ...draw, links: new Map([...draw.links, [seat, link]]) };
}

/** A guest opens its share in a draw. */
export function receiveContribution(
  state: HostState,
  seat: number,
  game: string,
  number: number,
  link: string,
): HostStep {
  const draw = state.draw?.game === game && withShare(state.draw, seat, number, link);
  return draw ? settleDraw({ ...state, draw }) : noEffects(state);
}

/**
 * Whether a draw waits for the share of a seat. A guest who is away is waited for where its turn is
 * next, as nothing could go on without it; a deal waits for everyone.
 */
function isWaitedFor(state: HostState, seat: number, statement: DrawStatement): boolean {
  const { game } = state.kept;
  if (!isAwayAt(state, seat) || statement.kind === 'deal') return true;
  return game !== undefined && seat === seatAfter(latestState(game.timeline), statement.seat);
}

/**
 * The key of a draw, and the secrets with the draw opened; undefined while a share is missing whose seat
 * is waited for.
 */
function settled(
  state: HostState,
  { secrets, statement, salt, links }: StatedDraw,
): { readonly key: string; readonly secrets: DrawSecrets } | undefined {
  const { secret, chains, opened } = secrets;
  if (chains.some(({ seat }) => !links.has(seat) && isWaitedFor(state, seat, statement)))
    return undefined;
  const shares = chains.map(({ seat }) => links.get(seat) ?? null);
  return {
    key: drawKey(secret, statement.number, shares),
    secrets: { secret, chains, opened: [...opened, { statement, links: shares, salt }] },
  };
}

/** Settles the draw that has been stated, unless a share in it is still waited for. */
export function settleDraw(state: HostState): HostStep {
  const { draw, deal } = state;
  const { game, dealing } = state.kept;
  const done = draw && settled(state, draw);
  if (!done) return noEffects(state);
  const { key, secrets } = done;
  if (dealing && deal) {
    const timeline = startGame(dealing.id, deal, key);
    return lay(state, { timeline, secrets, pending: undefined });
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

/** Lays a game on the table that has just been dealt, as soon as it is kept. */
function lay(state: HostState, game: KeptGame, first: readonly HostEffect[] = []): HostStep {
  const { timeline } = game;
  const opening = openDraws(state).effects;
  const dealt: HostState = {
    ...state,
    isDealing: false,
    deal: undefined,
    draw: undefined,
    told: new Map(),
    reactions: [],
    isOpened: false,
  };
  const laid: HostStep = withEffects(withSave(dealt, { game, dealing: undefined }), [
    ...opening,
    ...first,
    { kind: 'open-table', timeline },
  ]);
  return state.kept.plan.far.reduce(
    (step, seat) => andThen(step, (next) => sendFullState(next, seat)),
    laid,
  );
}
