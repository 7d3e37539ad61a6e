import { hasPuzzles, PUZZLE_KINDS, type PuzzleKind } from '../../engine';
import { gamesTriedText, PUZZLE_KIND_NAMES, PUZZLES, quickGameName } from '../../messages';
import { endlessBoards } from '../../store';
import { useActions, useGame, useGameStore } from '../game-context';
import { Button } from '../ui';
import './endless.css';

/** The kind of endless puzzles, and the game and board they are made for. */
export function EndlessForm() {
  const choice = useGame(({ puzzles }) => puzzles?.choice);
  const making = useGame(({ puzzles }) => puzzles?.making);
  const games = useGame(({ puzzles }) => puzzles?.gamesTried ?? 0);
  const store = useGameStore();
  const { showEndless, stopMaking } = useActions();
  if (!choice) return null;
  const boards = endlessBoards(store.getState());
  const chosen = boards[choice.board];
  const kindOf = (value: string): PuzzleKind =>
    PUZZLE_KINDS.find((kind) => kind === value) ?? choice.kind;
  return (
    <div className="endless">
      <div className="endless__choice">
        <label>
          <span className="visually-hidden">{PUZZLES.kind}</span>
          <select
            value={choice.kind}
            onChange={({ target }) => void showEndless({ ...choice, kind: kindOf(target.value) })}
          >
            {PUZZLE_KINDS.map((kind) => (
              <option key={kind} value={kind} disabled={chosen && !hasPuzzles(kind, chosen.rules)}>
                {PUZZLE_KIND_NAMES[kind]}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span className="visually-hidden">{PUZZLES.board}</span>
          <select
            value={choice.board}
            onChange={({ target }) => void showEndless({ ...choice, board: Number(target.value) })}
          >
            {boards.map(({ rules, boardName }, index) => (
              <option key={index} value={index}>
                {quickGameName(rules, boardName)}
              </option>
            ))}
          </select>
        </label>
      </div>
      <div className="endless__making">
        <p>
          <span role="status">
            {making === 'running' && PUZZLES.making}
            {making === 'failed' && PUZZLES.notMade}
          </span>{' '}
          {making === 'running' && <span>{gamesTriedText(games)}</span>}
        </p>
        {making === 'running' && <Button onClick={stopMaking}>{PUZZLES.stop}</Button>}
        {making === 'failed' && (
          <Button onClick={() => void showEndless(choice)}>{PUZZLES.retry}</Button>
        )}
      </div>
    </div>
  );
}
