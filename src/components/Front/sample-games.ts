import {
  decide,
  extend,
  latestState,
  type Level,
  parseMove,
  parseScraebbkleBoard,
  type Player,
  type Result,
  scraebbkle,
  type Seat,
  startGame,
  type Timeline,
  type View,
  viewFor,
} from '../../engine';
import { defaultName } from '../../messages';
import type { TakenTurn } from '../../store';
import recorded from './sample-games.json';

/** How far the sample games have come. */
export interface Progress {
  /** 0-based. */
  readonly game: number;
  /** Turns that have been played in it. */
  readonly turns: number;
}

/** The page came with these texts: one that cannot be read is a bug. */
function sound<T>(result: Result<T, { readonly code: string }>): T {
  if (!result.ok) throw new Error(`The sample games are damaged: ${result.error.code}`);
  return result.value;
}

const BOARD = sound(parseScraebbkleBoard(recorded.board));

const seatOf = (player: Player, seat: number): Seat => ({
  name: defaultName(seat),
  player,
  skill: 1,
  level: undefined,
});

const COMPUTERS: readonly Seat[] = [seatOf('computer', 0), seatOf('computer', 1)];

/** The first turns of a sample game, under these seats. */
function playedOut(game: number, turns?: number, seats = COMPUTERS): Timeline | undefined {
  const sample = recorded.games[game];
  if (!sample) return undefined;
  const { seed, moves } = sample;
  let timeline = startGame(seed, {
    rules: scraebbkle,
    board: BOARD,
    given: [],
    boardName: 'Default board',
    seats,
    openRacks: false,
    undo: true,
    lexiconId: recorded.lexiconId,
    chance: { kind: 'seeded', seed },
  });
  for (const text of moves.slice(0, turns)) {
    const state = latestState(timeline);
    const move = sound(parseMove(scraebbkle, { board: BOARD, grid: state.grid }, text));
    timeline = sound(extend(timeline, sound(decide(state, move, undefined))));
  }
  return timeline;
}

let latest: { readonly game: number; readonly timeline: Timeline } | undefined;

function timelineOf(game: number): Timeline {
  const timeline = latest?.game === game ? latest.timeline : playedOut(game);
  if (!timeline) throw new Error(`There is no sample game ${game}`);
  latest = { game, timeline };
  return timeline;
}

/** The first game is shown before a play that is worth a look, since nobody wants to see an empty board first. */
export const FIRST: Progress = { game: 0, turns: 10 };

/** One turn further, in the next game after the last turn of one; undefined after all games. */
export function next({ game, turns }: Progress): Progress | undefined {
  if (turns < (recorded.games[game]?.moves.length ?? 0)) return { game, turns: turns + 1 };
  return game + 1 < recorded.games.length ? { game: game + 1, turns: 1 } : undefined;
}

/** The position that has been reached, with all racks. */
export const positionAt = ({ game, turns }: Progress): View =>
  // The deal comes first.
  viewFor(timelineOf(game), 'everyone', turns + 1);

/**
 * The position that has been reached, for a person to play on from in place of the computer whose
 * turn it is, against one of a level; undefined where that one plays no tiles.
 */
export function turnAt({ game, turns }: Progress, level: Level): TakenTurn | undefined {
  const whole = timelineOf(game);
  const best = whole.record.events[turns + 1];
  const state = whole.states[turns + 1];
  if (!state || best?.kind !== 'play') return undefined;
  const seats = COMPUTERS.map((seat, index) =>
    index === state.toMove ? seatOf('human', index) : { ...seat, level },
  );
  const timeline = playedOut(game, turns, seats);
  return timeline && { timeline, best };
}
