export { type Alphabet, type CasePair, casePairOf, type Letter, makeAlphabet } from './alphabet';
export { type Bag, draw, type Draw, refill } from './bag';
export {
  type RandomState,
  type RandomSource,
  chooseFraction,
  chooseIndex,
  chooseTile,
  initialRandom,
  withDrawKey,
} from './chance';
export { FaceCounts, takeTiles } from './multiset';
export { probabilityOfAny } from './odds';
export {
  allTiles,
  alphabetOf,
  compareByCode,
  compareTiles,
  type LetterTiles,
  tilesLeft,
  type TileSet,
  tileCount,
  tilesValue,
  tileValue,
} from './tile-set';
export {
  type TileTextError,
  parsePlacedTiles,
  parseTiles,
  type PlacedTile,
  placedTilesText,
  placedTileText,
  sameTile,
  type Tile,
  rackTileOf,
  tilesText,
  tileText,
} from './tile';
