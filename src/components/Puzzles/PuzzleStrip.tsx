import { bestScoreText, PUZZLE_HEADLINES, PUZZLE_IN_SHORT, puzzleTitle } from '../../messages';
import { puzzleNow, revealedScore } from '../../store';
import { useGame, useLandmark } from '../game-context';
import { useBoardSize } from '../Board/use-board-size';
import { Stars } from './Stars';
import './puzzle-strip.css';

/** In place of the scores in a window without room for the panel beside the board: what to find, and the stars. */
export function PuzzleStrip() {
  const open = useGame(puzzleNow);
  const today = useGame(({ puzzles }) => puzzles?.today ?? 0);
  const arrangement = useBoardSize()?.arrangement;
  const panel = useLandmark('score-panel');
  if (!open || arrangement === 'tall' || arrangement === 'short') return null;
  const { puzzle, stars, daily } = open;
  const revealed = revealedScore(open);
  return (
    <section
      ref={panel}
      className="panel score-panel puzzle-strip"
      aria-label={puzzleTitle(daily?.day, today)}
    >
      <p>
        <b>{PUZZLE_HEADLINES[puzzle.kind]}</b>
        <span>
          {revealed === undefined
            ? PUZZLE_IN_SHORT[puzzle.kind]
            : bestScoreText(revealed).join(' ')}
        </span>
      </p>
      <Stars stars={stars} />
    </section>
  );
}
