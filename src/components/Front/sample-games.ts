import {
  boardFromJson,
  decide,
  extend,
  latestState,
  type Level,
  parseMove,
  type PlayEvent,
  type Result,
  scraebbkle,
  type Seat,
  startGame,
  type Timeline,
  type View,
  viewFor,
} from '../../engine';
import { type TakenTurn, usualSeat } from '../../store';
import recorded from './sample-games.json';

export interface Progress {
  /** 0-based. */
  readonly game: number;
  /** Number of turns played in that game. */
  readonly turns: number;
}

/** Unwraps a result. These texts are part of the build, so an unreadable one is a bug. */
function sound<T>(result: Result<T, { readonly code: string }>): T {
  if (!result.ok) throw new Error(`The sample games are damaged: ${result.error.code}`);
  return result.value;
}

const BOARD = sound(boardFromJson(recorded.board));

const COMPUTERS: readonly Seat[] = [usualSeat('computer', 0), usualSeat('computer', 1)];

function sampleAt(game: number): (typeof recorded.games)[number] {
  const sample = recorded.games[game];
  if (!sample) throw new Error(`There is no sample game ${game}`);
  return sample;
}

/** Returns the beginning of a sample game, with these seats. */
function dealt(game: number, seats = COMPUTERS): Timeline {
  const { seed } = sampleAt(game);
  return startGame(seed, {
    rules: scraebbkle,
    board: BOARD,
    given: [],
    boardName: 'Default board',
    seats,
    openRacks: false,
    help: true,
    undo: true,
    lexiconId: recorded.lexiconId,
    chance: { kind: 'seeded', seed },
  });
}

/** Extends a sample game to a number of turns by its recorded moves. */
function playedOn(game: number, from: Timeline, turns: number): Timeline {
  // The first event is the deal.
  const known = from.record.events.length - 1;
  return sampleAt(game)
    .moves.slice(known, turns)
    .reduce((timeline, text) => {
      const state = latestState(timeline);
      const move = sound(parseMove(scraebbkle, { board: BOARD, grid: state.grid }, text));
      return sound(extend(timeline, sound(decide(state, move, undefined))));
    }, from);
}

let latest: { readonly game: number; readonly timeline: Timeline } | undefined;

/** Returns a sample game after at least `turns` turns. Turns are played on demand; the latest game is cached. */
function timelineOf(game: number, turns: number): Timeline {
  const before = latest?.game === game ? latest.timeline : dealt(game);
  const timeline = playedOn(game, before, turns);
  latest = { game, timeline };
  return timeline;
}

/** The first position is one before a notable play, not an empty board. */
export const FIRST: Progress = { game: 0, turns: 10 };

/** Returns the next turn, or the first of the next game; undefined after all games. */
export function next({ game, turns }: Progress): Progress | undefined {
  if (turns < (recorded.games[game]?.moves.length ?? 0)) return { game, turns: turns + 1 };
  return game + 1 < recorded.games.length ? { game: game + 1, turns: 1 } : undefined;
}

/** Returns the position with all racks visible. */
export const positionAt = ({ game, turns }: Progress): View =>
  viewFor(timelineOf(game, turns), 'everyone', turns + 1);

/** Whether the computer to move plays tiles, so that the player can take its turn. */
export const hasTurnToTake = ({ game, turns }: Progress): boolean =>
  timelineOf(game, turns + 1).record.events[turns + 1]?.kind === 'play';

const bestFrom = ({ play, score, words }: PlayEvent): TakenTurn['best'] => ({
  move: { kind: 'play', play },
  score,
  words,
});

/**
 * Returns the position for the player to continue in place of the computer to move, against an opponent of a level;
 * undefined if the recorded turn plays no tiles.
 */
export function turnAt({ game, turns }: Progress, level: Level): TakenTurn | undefined {
  const { record, states } = timelineOf(game, turns + 1);
  const best = record.events[turns + 1];
  const state = states[turns + 1];
  if (!state || best?.kind !== 'play') return undefined;
  const seats = COMPUTERS.map((seat, index) =>
    index === state.toMove ? usualSeat('human', index) : { ...seat, level },
  );
  return { timeline: playedOn(game, dealt(game, seats), turns), best: bestFrom(best) };
}
