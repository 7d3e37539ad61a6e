import { PUZZLES, puzzleTitle } from '../../messages';
import { puzzleNow } from '../../store';
import { useActions, useGame } from '../game-context';
import { Button, Sign } from '../ui';

/** An arrow to the left, on a grid of 24 × 24. */
const BACK = 'M15 5l-7 7 7 7';

/** In place of the title of a game: that it is a puzzle, and the way back. */
export function PuzzleTitle() {
  const day = useGame((state) => puzzleNow(state)?.daily?.day);
  const today = useGame(({ puzzles }) => puzzles?.today ?? 0);
  const hasGame = useGame(({ puzzles }) => puzzles?.hasGame === true);
  const { closePuzzles } = useActions();
  return (
    <div className="puzzle-title">
      <Button tone="quiet" onClick={() => void closePuzzles()}>
        <Sign path={BACK} /> <span>{hasGame ? PUZZLES.back : PUZZLES.home}</span>
      </Button>
      <strong>{puzzleTitle(day, today)}</strong>
    </div>
  );
}
