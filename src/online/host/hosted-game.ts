import {
  type Chance,
  countDraws,
  dealStatement,
  formatMove,
  formatRecord,
  type GameEvent,
  type GameSetup,
  type GameState,
  latestState,
  type Move,
  updateFor,
  updateToJson,
  parseMove,
  publicHash,
  publicSetupToJson,
  startGame,
  statementOf,
  type Timeline,
  viewFor,
  withDrawKey,
} from '../../engine';
import {
  countTurns,
  type FarSeats,
  type LocalTable,
  openLocalTable,
  type SubmitError,
  type TableServices,
} from '../../table';
import type { HostMessage } from '../wire/messages';
import type { DrawSecrets, Shares } from './shares';

/** A move that was made and waits for what it draws: it is made again where the page was left. */
export interface PendingMove {
  /** In the notation of the game. */
  readonly move: string;
  readonly salt: string;
}

/** What has to be kept of a game that this page hosts. */
export interface SavedHostedGame {
  readonly timeline: Timeline;
  readonly secrets: DrawSecrets | undefined;
  readonly pending: PendingMove | undefined;
}

/** What a hosted game needs of the world around it. */
export interface HostedGameServices extends Omit<TableServices, 'save' | 'settleDraw'> {
  /** Thirty-two random bytes as 64 hexadecimal digits. */
  readonly random: () => string;
  /** Keeps the game; guests are told of nothing before it is kept. */
  readonly save: (game: SavedHostedGame) => Promise<unknown>;
  /** Tells the guest at a seat, if one is there. */
  readonly tell: (seat: number, message: HostMessage) => void;
}

/** A game whose record is kept here, and whose players sit here and elsewhere. */
export interface HostedGame {
  readonly table: LocalTable;
  /** Tells a guest who has come, or come back, all that it may know. */
  readonly tellAll: (seat: number) => void;
  readonly takeShare: (seat: number, number: number, link: string) => void;
  /** A guest's move after so many turns; a late or repeated one does nothing. */
  readonly takeMove: (seat: number, turns: number, text: string) => void;
  /** A guest resigns after so many turns; late or repeated, that does nothing. */
  readonly takeResignation: (seat: number, turns: number) => void;
  /** Some guest is away now, or back. */
  readonly presenceChanged: () => void;
  /** Opens what the draws were made of to all, once, whether the game is over or not: it does not go on. */
  readonly open: () => void;
  /** Opens it to a guest who has come back, where it has been opened. */
  readonly openTo: (seat: number) => void;
  /** Ends the game, which has been opened. */
  readonly close: () => void;
}

/** The move that an event came of. */
function moveBehind(event: GameEvent): Move {
  if (event.kind === 'play') return { kind: 'play', play: event.play };
  return event.kind === 'exchange' ? { kind: 'exchange', tiles: event.returned } : { kind: 'pass' };
}

const refusalOf = (
  error: SubmitError,
): Pick<Extract<HostMessage, { kind: 'refused' }>, 'code' | 'words'> => ({
  code: error.code,
  words: error.code === 'WORD_NOT_IN_LIST' ? [...error.words] : [],
});

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

/** The game just dealt, by a key of the deal where draws are joint. */
export async function dealTogether(
  id: string,
  setup: GameSetup,
  shares: Shares | undefined,
): Promise<Timeline> {
  const key = await shares?.ask(dealStatement(setup), null);
  return startGame(id, setup, key);
}

/** Opens a game that has been dealt; `shares` are those of its deal, where draws are joint. */
export function openHostedGame(
  game: SavedHostedGame,
  far: FarSeats,
  shares: Shares | undefined,
  services: HostedGameServices,
): HostedGame {
  const id = game.timeline.record.id;
  let pending = game.pending;
  let timeline = game.timeline;
  /** How many turns each guest has been told of; none where it has to be told everything. */
  const toldTurns = new Map<number, number>();
  /** A guest's move that came before the words did. */
  let early: { readonly seat: number; readonly turns: number; readonly text: string } | undefined;
  let isOpened = false;
  let isClosed = false;
  let kept: Promise<unknown> = Promise.resolve();

  function keep(): void {
    const saved = { timeline, secrets: shares?.secrets(), pending };
    kept = kept.then(() => services.save(saved));
  }

  /** What the draws were made of, once that may be told. */
  function opening(): HostMessage {
    const secrets = shares?.secrets();
    return {
      kind: 'over',
      game: id,
      record: formatRecord(timeline.record),
      evidence: secrets ? { secret: secrets.secret, draws: [...secrets.opened] } : null,
    };
  }

  function tellNews(seat: number): void {
    const { rules } = timeline.record.setup;
    const news = updateFor(timeline, seat, toldTurns.get(seat) ?? 0);
    toldTurns.set(seat, countTurns(timeline));
    services.tell(seat, {
      kind: 'news',
      game: id,
      news: updateToJson(rules, news),
      hash: publicHash(viewFor(timeline, seat)),
    });
    if (isOpened) services.tell(seat, opening());
  }

  function tellAll(seat: number): void {
    services.tell(seat, gameMessage(id, timeline.record.setup));
    toldTurns.delete(seat);
    tellNews(seat);
    const statement = shares?.pending();
    if (statement) services.tell(seat, { kind: 'draw', game: id, statement });
  }

  /** Tells every guest what it does not know yet, as soon as that is kept. */
  function tellChanges(): void {
    void kept.then(() => {
      if (isClosed) return;
      isOpened = isOpened || latestState(timeline).result !== undefined;
      for (const seat of far) {
        if (toldTurns.get(seat) !== countTurns(timeline)) tellNews(seat);
      }
    });
  }

  function settleDraw(state: GameState, event: GameEvent): Promise<Chance> | undefined {
    const { setup } = state;
    const number = countDraws(timeline.record.events);
    const move = formatMove(setup.rules, moveBehind(event));
    // A move that is made again is said again in the same words.
    const salt = pending?.move === move ? pending.salt : services.random();
    const statement = statementOf(setup, event, number, salt);
    if (!shares || !statement) return undefined;
    pending = { move, salt };
    keep();
    const key = kept.then(() => shares.ask(statement, event.kind === 'exchange' ? salt : null));
    return key.then((each) => withDrawKey(state.chance, each));
  }

  const table = openLocalTable(
    { timeline, running: true, far },
    {
      ...services,
      settleDraw: shares ? settleDraw : undefined,
      save: (state) => {
        timeline = state.timeline;
        pending = undefined;
        keep();
      },
    },
  );

  /** Makes the move again that waited for what it draws when the page was left. */
  function makePendingMove(): void {
    const { setup, grid, toMove } = latestState(timeline);
    const move = pending && parseMove(setup.rules, { board: setup.board, grid }, pending.move);
    if (move?.ok) table.submitFor(toMove, { kind: 'move', move: move.value });
  }

  function takeMove(seat: number, turns: number, text: string): void {
    // What waits for its draw is made already, however often it is said.
    if (turns !== countTurns(timeline) || pending) return;
    const made = table.submitFor(seat, { kind: 'text', text });
    if (made.ok) return;
    if (made.error.code === 'WORDS_NOT_READY') early = { seat, turns, text };
    else services.tell(seat, { kind: 'refused', game: id, turns, ...refusalOf(made.error) });
  }

  function makeEarlyMove(): void {
    if (!early) return;
    const { seat, turns, text } = early;
    early = undefined;
    takeMove(seat, turns, text);
  }

  table.subscribe(tellChanges);

  return {
    table: {
      ...table,
      useLexicon: (lexicon) => {
        table.useLexicon(lexicon);
        makePendingMove();
        makeEarlyMove();
      },
    },
    tellAll: (seat) => void kept.then(() => !isClosed && tellAll(seat)),
    takeShare: (seat, number, link) => void shares?.give(seat, number, link),
    takeMove,
    takeResignation: (seat, turns) => {
      if (turns === countTurns(timeline)) table.resignFor(seat);
    },
    presenceChanged: () => shares?.check(),
    open: () => {
      isClosed = true;
      if (isOpened) return;
      isOpened = true;
      for (const seat of far) services.tell(seat, opening());
    },
    openTo: (seat) => {
      if (isOpened) services.tell(seat, opening());
    },
    close: table.close,
  };
}
