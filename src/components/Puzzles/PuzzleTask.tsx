import { bestScoreText, PUZZLE_HEADLINES, puzzleTask, starRule, starsSoFar } from '../../messages';
import { type OpenPuzzle, revealedScore } from '../../store';
import { Stars } from './Stars';

/** The task and the stars so far. */
export function PuzzleTask({ open }: { readonly open: OpenPuzzle }) {
  const { puzzle, stars } = open;
  const { kind, position } = puzzle;
  const revealed = revealedScore(open);
  const [before, score] = bestScoreText(revealed ?? 0);
  return (
    <>
      <h2 className="puzzle__headline">{PUZZLE_HEADLINES[kind]}</h2>
      <p className="puzzle__task">
        {puzzleTask(kind, position.rack.length)}
        {revealed !== undefined && (
          <>
            {' '}
            {before} <b>{score}</b>.
          </>
        )}
      </p>
      <div className="puzzle__stars">
        <Stars stars={stars} />
        <p>
          <b>{starsSoFar(stars)}</b>
          <span>{starRule(kind)}</span>
        </p>
      </div>
    </>
  );
}
