import { scraebbkle } from '../../engine';
import {
  FRIENDS_HELP,
  HANDS_HELP,
  keysInWords,
  movesInWords,
  NO_MORE_TIPS,
  rulesInWords,
  SHOW_TIPS_AGAIN,
  ZOOM_HELP,
} from '../../messages';
import { TIPS } from '../../store';
import { GameDialog } from '../GameDialog/GameDialog';
import { useActions, useGame } from '../game-context';
import { Button } from '../ui';
import './help-dialog.css';

/** Shows the tips of the first game again, or skips the rest of them. */
function HintsButton() {
  const isOver = useGame(({ settings }) => settings.tipsGiven.length === TIPS.length);
  const { giveTips, resetTips } = useActions();
  return isOver ? (
    <Button onClick={resetTips}>{SHOW_TIPS_AGAIN}</Button>
  ) : (
    <Button onClick={() => giveTips(...TIPS)}>{NO_MORE_TIPS}</Button>
  );
}

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
        <p>{FRIENDS_HELP}</p>
        <h3>Hands and keys</h3>
        <p>{HANDS_HELP}</p>
        <p>{ZOOM_HELP}</p>
        <HintsButton />
        <table className="help__keys">
          <tbody>
            {keysInWords(rules).map(([keys, what]) => (
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
