import { scraebbkle } from '../../engine';
import { moveForm, rulesInWords } from '../../messages';
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
  const rules = useGame(({ table }) => table?.view.rules ?? scraebbkle);
  return (
    <Dialog title="Rules and keys" onClose={() => openPanel(undefined)}>
      <div className="help">
        <h3>{rules.name}</h3>
        <ul>
          {rulesInWords(rules).map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
        <h3>Moves as text</h3>
        <p>
          Name the tiles you lay, and the square of the first. {moveForm(rules)}{' '}
          {rules.occupiedSquare === 'slide' && 'Squares already taken are skipped. '}
          {rules.notation === 'commands' ? '' : 'A small letter is a blank.'}
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
