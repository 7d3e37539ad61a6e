import { bestScoreText, PUZZLE_HEADLINES, PUZZLES } from '../../messages';
import { puzzleNow } from '../../store';
import { useGame, useLandmark } from '../game-context';
import { useBoardSize } from '../Board/use-board-size';
import { Stars } from './Stars';
import './puzzle-strip.css';

/** In place of the scores in a window without room for the panel beside the board: what to find, and the stars. */
export function PuzzleStrip() {
  const open = useGame(puzzleNow);
  const arrangement = useBoardSize()?.arrangement;
  const panel = useLandmark('score-panel');
  if (!open || arrangement === 'tall' || arrangement === 'short') return null;
  const { puzzle, tries, stars } = open;
  return (
    <section ref={panel} className="panel score-panel puzzle-strip" aria-label={PUZZLES.ofTheDay}>
      <p>
        <b>{PUZZLE_HEADLINES[puzzle.kind]}</b>
        <span>
          {tries.length > 0 ? bestScoreText(puzzle.best.score).join(' ') : PUZZLES.inShort}
        </span>
      </p>
      <Stars stars={stars} />
    </section>
  );
}
