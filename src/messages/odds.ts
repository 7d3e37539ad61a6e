import { probabilityOfAny, type Tile, tileText, type View } from '../engine';

/** What is said beside the unseen tiles until one of them is pointed at. */
export const ODDS_HINT = 'Point at a letter for its odds.';

/** A chance as a share of a hundred; what is neither sure nor impossible is not said to be. */
function percent(chance: number): string {
  if (chance <= 0) return '0 %';
  if (chance >= 1) return '100 %';
  if (chance < 0.01) return 'under 1 %';
  return chance > 0.99 ? 'over 99 %' : `${Math.round(100 * chance)} %`;
}

const faceName = (face: string): string => (face === tileText({ kind: 'blank' }) ? 'Blank' : face);

/** How many tiles with a face are among some. */
export const countOfFace = (tiles: readonly Tile[], face: string): number =>
  tiles.filter((tile) => tileText(tile) === face).length;

/** What a screen reader calls a face among the unseen tiles. */
export const unseenFaceLabel = (face: string, count: number): string =>
  `${faceName(face)}: ${count} unseen`;

/**
 * How likely it is that another rack holds a tile with a face, and that the next draw, of as many tiles as
 * are laid now or else of one, brings it.
 */
export function oddsOf(view: View, face: string, laid: number): string {
  const { unseen, bagCount, seats } = view;
  const count = countOfFace(unseen, face);
  if (count === 0) return `${faceName(face)}: none is left to come.`;
  const hidden = seats.flatMap(({ rack }) => (rack.kind === 'hidden' ? [rack.count] : []));
  const drawn = Math.min(Math.max(1, laid), bagCount);
  const onRacks = probabilityOfAny(
    unseen.length,
    count,
    hidden.reduce((sum, tiles) => sum + tiles, 0),
  );
  const rack = hidden.length > 1 ? 'another rack' : 'the other rack';
  const next = drawn === 1 ? 'tile' : `${drawn} tiles`;
  const parts = [
    ...(hidden.length > 0 ? [`${percent(onRacks)} on ${rack}`] : []),
    ...(drawn > 0
      ? [`${percent(probabilityOfAny(unseen.length, count, drawn))} in your next ${next}`]
      : []),
  ];
  return `${faceName(face)}: ${parts.join(', ')}.`;
}
