import { HEADER, retryingText, viewingText } from '../../messages';
import { isWatched, puzzleNow, retryNow } from '../../store';
import { useActions, useGame } from '../game-context';
import { Button } from '../ui';
import { PuzzleTitle } from './PuzzleTitle';

/** In place of the title: which turn is shown or played again, or that it is a puzzle, and the way back. */
export function Banner() {
  const shown = useGame(({ table }) =>
    table?.phase === 'looking-back' ? table.turnsShown : undefined,
  );
  const turns = useGame(({ table }) => table?.turns ?? 0);
  const retried = useGame((state) => retryNow(state)?.turn);
  const isPuzzle = useGame((state) => puzzleNow(state) !== undefined);
  const isOthers = useGame(isWatched);
  const { backToGame, backToFinishedGame, showFront } = useActions();
  if (isPuzzle) return <PuzzleTitle />;
  return (
    <div className="banner">
      <strong>
        {shown === undefined ? retryingText(retried ?? 0) : viewingText(shown, turns)}
      </strong>
      {shown === undefined ? (
        <Button onClick={() => void backToFinishedGame()}>{HEADER.finishedGame}</Button>
      ) : isOthers ? (
        <Button onClick={() => showFront(true)}>{HEADER.home}</Button>
      ) : (
        <Button onClick={backToGame}>{HEADER.backToGame}</Button>
      )}
    </div>
  );
}
