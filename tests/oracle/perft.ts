import type { Play, Position, Tile } from '../../src/engine';
import type { PerftCounts } from '../golden/perft';
import { withPlay } from './lay';

interface Scored {
  readonly play: Play;
  readonly score: number;
}

const pointsOf = (plays: readonly Scored[]): number =>
  plays.reduce((sum, { score }) => sum + score, 0);

/** Counts the plays of a position, and the replies of the other rack to each of them. */
export function perft(
  position: Position,
  reply: readonly Tile[],
  playsOf: (position: Position) => readonly Scored[],
): PerftCounts {
  const plays = playsOf(position);
  const replies = plays.map(({ play }) => {
    const grid = withPlay(position.board, position.grid, play);
    return playsOf({ ...position, grid, rack: reply });
  });
  return {
    plays: plays.length,
    points: pointsOf(plays),
    replies: replies.reduce((sum, each) => sum + each.length, 0),
    replyPoints: replies.reduce((sum, each) => sum + pointsOf(each), 0),
  };
}
