import { type RuleBook, scraebbkle } from '../../engine';
import { movesInWords, rulesInWords } from '../../messages';
import { HINTS } from '../../store';
import { GameDialog } from '../GameDialog/GameDialog';
import { useActions, useGame } from '../game-context';
import { Button } from '../ui';
import './help-dialog.css';

type Key = readonly [keys: string, what: string];

const LETTERS: readonly Key[] = [['letters', 'lay those tiles at the cursor']];

const LETTERS_AND_BLANKS: readonly Key[] = [
  ['letters', 'lay those tiles at the cursor; a blank where one is missing'],
  ['Shift + letter', 'lay a blank as that letter'],
];

/** What keys do; those for blanks are of use only where there are any. */
const keysOf = ({ tileSet }: RuleBook): readonly Key[] => [
  ['arrow keys', 'move the cursor'],
  ...(tileSet.blank.count > 0 ? LETTERS_AND_BLANKS : LETTERS),
  ['Home, End', 'cursor to the first or last square of its row'],
  ['Page Down, Page Up', 'cursor to the next word, or to the one before'],
  ['Shift + Page Down, Page Up', 'the same from premium to premium'],
  ['/', 'tell what crosses at the cursor'],
  ['Space', 'on a tile: pick it up; on a square: lay it, or turn the cursor'],
  ['Shift + ←, →', 'on a tile of the rack: move it along'],
  ['Backspace', 'take the last tile back'],
  ['Esc', 'take all tiles back; then drop the cursor'],
  ['Enter', 'play the move'],
  ['?', 'this list'],
];

/** Gives the hints of the first game again, or spares the rest of them. */
function HintsButton() {
  const isOver = useGame(({ settings }) => settings.hintsGiven.length === HINTS.length);
  const { giveHints, resetHints } = useActions();
  return isOver ? (
    <Button onClick={resetHints}>Show the hints of the first game again</Button>
  ) : (
    <Button onClick={() => giveHints(...HINTS)}>Show no more hints</Button>
  );
}

/** The rules of the game in play, and the keys. */
export function HelpDialog() {
  const { openPanel } = useActions();
  const rules = useGame(({ table }) => table?.view.rules ?? scraebbkle);
  const isGiven = useGame(({ table }) => (table?.view.given.length ?? 0) > 0);
  return (
    <GameDialog title="Rules and keys" onClose={() => openPanel(undefined)}>
      <div className="help">
        <h3>{rules.name}</h3>
        <ul>
          {rulesInWords(rules, isGiven).map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
        <h3>Moves as text</h3>
        <p>{movesInWords(rules)}</p>
        <h3>Friends far away</h3>
        <p>
          In a new game, say of a seat that its player is far away, and open the table: it has a
          link or a code for each friend. Whoever is given one joins by it.
        </p>
        <h3>Hands and keys</h3>
        <p>
          Drag tiles, or tap a tile and then a square. Click an empty square for a cursor; click
          again to turn it. A right-click, or a second tap, returns a tile.
        </p>
        <HintsButton />
        <table className="help__keys">
          <tbody>
            {keysOf(rules).map(([keys, what]) => (
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
    </GameDialog>
  );
}
