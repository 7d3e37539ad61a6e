import {
  emptyGrid,
  type JudgedPlay,
  judgePlay,
  rackTileOf,
  sameSquare,
  tilesOn,
  type Turn,
  type View,
  withTiles,
} from '../../engine';

/**
 * Judges the last play of a view again, for the words and the sum of its score. Undefined for other turns, and if the
 * score on record is another one, as in an imported game.
 */
export function judgedAgain(view: View, turn: Turn): JudgedPlay | undefined {
  if (turn.kind !== 'play') return undefined;
  const { board, rules } = view;
  const before = tilesOn(view).filter(
    ({ square }) => !turn.squares.some((laid) => sameSquare(laid, square)),
  );
  const judged = judgePlay(
    rules,
    withTiles({ board, grid: emptyGrid(board) }, before),
    turn.play.tiles.map(rackTileOf),
    turn.play,
    undefined,
  );
  if (!judged.ok || judged.value.score.total !== turn.score) return undefined;
  // They were when it was played.
  return { ...judged.value, wordsChecked: true };
}
