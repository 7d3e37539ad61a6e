import { Dialog } from '../Dialog/Dialog';
import { useActions, useGame } from '../game-context';
import './help-dialog.css';

const KEYS: readonly (readonly [keys: string, what: string])[] = [
  ['arrow keys', 'move the cursor'],
  ['letters', 'lay those tiles at the cursor; a blank where one is missing'],
  ['Shift + letter', 'lay a blank as that letter'],
  ['Space', 'on a tile: pick it up; on a square: lay it, or turn the cursor'],
  ['Backspace', 'take the last tile back'],
  ['Esc', 'take all tiles back; then drop the cursor'],
  ['Enter', 'play the move'],
  ['?', 'this list'],
];

/** The rules of the game in play, and the keys. */
export function HelpDialog() {
  const { openPanel } = useActions();
  const rules = useGame(({ table }) => table?.view.rules);
  return (
    <Dialog title="Rules and keys" onClose={() => openPanel(undefined)}>
      <div className="help">
        <h3>The game</h3>
        <ul>
          <li>
            Lay tiles in one row or one column so that together with what lies there they form{' '}
            <strong>one word</strong>, which must be in the word list. No tile may touch another at
            right angles to the word.
          </li>
          <li>
            The first word takes two tiles or more and covers the start square ★. Every other takes
            in at least one tile that is already on the board.
          </li>
          <li>
            <code>3L</code> multiplies the value of a tile laid on it, <code>3W</code> the whole
            word; several word factors multiply each other. Factors may be zero or negative. A
            square counts once, when it is covered.
          </li>
          <li>
            {rules?.bonuses.map(({ tiles, points }) => (
              <span key={tiles}>
                {tiles} tiles in one move bring {points} points more.{' '}
              </span>
            ))}
            A blank stands for any letter and is worth {rules?.tileSet.blank.value}.
          </li>
          <li>
            The game ends when the bag and one rack are empty, or when every player has passed twice
            in a row. Tiles that are left are deducted. The higher score wins.
          </li>
        </ul>
        <h3>Moves as text</h3>
        <p>
          The tiles you lay, a comma, and the square of the first: <code>HI,f4</code> goes down,{' '}
          <code>HI,4f</code> goes right. Squares already taken are skipped. A small letter is a
          blank. A comma alone passes.
        </p>
        <h3>Hands and keys</h3>
        <p>
          Drag tiles, or tap a tile and then a square. Click an empty square for a cursor; click
          again to turn it. A right-click, or a second tap, returns a tile.
        </p>
        <table className="help__keys">
          <tbody>
            {KEYS.map(([keys, what]) => (
              <tr key={keys}>
                <th scope="row">
                  <kbd>{keys}</kbd>
                </th>
                <td>{what}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Dialog>
  );
}
