import { scraebbkle } from '../../engine';
import { HELP_DIALOG, keysInWords, movesInWords, rulesInWords } from '../../messages';
import { TIPS } from '../../store';
import { GameDialog } from '../GameDialog/GameDialog';
import { useActions, useGame } from '../game-context';
import { Button } from '../ui';
import './help-dialog.css';

/** Shows the beginner tips again, or skips the rest of them. */
function HintsButton() {
  const isOver = useGame(({ settings }) => settings.tipsGiven.length === TIPS.length);
  const { giveTips, resetTips } = useActions();
  return isOver ? (
    <Button onClick={resetTips}>{HELP_DIALOG.showTips}</Button>
  ) : (
    <Button onClick={() => giveTips(...TIPS)}>{HELP_DIALOG.hideTips}</Button>
  );
}

export function HelpDialog() {
  const { openPanel } = useActions();
  const rules = useGame(({ table }) => table?.view.rules ?? scraebbkle);
  const isGiven = useGame(({ table }) => (table?.view.given.length ?? 0) > 0);
  return (
    <GameDialog title={HELP_DIALOG.title} onClose={() => openPanel(undefined)}>
      <div className="help">
        <h3>{rules.name}</h3>
        <ul>
          {rulesInWords(rules, isGiven).map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
        <h3>{HELP_DIALOG.moves}</h3>
        <p>{movesInWords(rules)}</p>
        <h3>{HELP_DIALOG.friends}</h3>
        <p>{HELP_DIALOG.friendsHelp}</p>
        <h3>{HELP_DIALOG.hands}</h3>
        <p>{HELP_DIALOG.handsHelp}</p>
        <p>{HELP_DIALOG.zoomHelp}</p>
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
