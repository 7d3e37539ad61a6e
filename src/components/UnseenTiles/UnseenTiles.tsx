import { type Tile, tileText, type TileSet } from '../../engine';
import { unseenTitle } from '../../messages';
import { useGame } from '../game-context';
import './unseen-tiles.css';

const countOf = (tiles: readonly Tile[], text: string): number =>
  tiles.filter((tile) => tileText(tile) === text).length;

/** The faces of all tiles that the game has, the blank last. */
const facesOf = ({ letters, blank }: TileSet): readonly string[] => [
  ...letters.flatMap(({ letter, count }) => (count > 0 ? [letter] : [])),
  ...(blank.count > 0 ? [tileText({ kind: 'blank' })] : []),
];

/** The tiles that this player cannot see: in the bag, or on racks that are hidden. */
export function UnseenTiles() {
  const view = useGame(({ table }) => table?.view);
  if (!view) return null;
  const { unseen, bagCount } = view;
  return (
    <section className="panel unseen" aria-label="Unseen tiles">
      <h2>{unseenTitle(unseen.length, bagCount)}</h2>
      <ul>
        {facesOf(view.rules.tileSet).map((face) => {
          const count = countOf(unseen, face);
          return (
            <li key={face} className={count === 0 ? 'unseen__gone' : undefined}>
              {face}
              <sub>{count}</sub>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
