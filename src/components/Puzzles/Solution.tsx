import { judgePlay, type Puzzle } from '../../engine';
import {
  foundRest,
  lessText,
  moveParts,
  pointsText,
  PUZZLES,
  scoreReason,
  shownRest,
  valueReason,
} from '../../messages';
import { countedTries, isByScore, isFound, type OpenPuzzle } from '../../store';
import { useGame } from '../game-context';
import { WordText } from '../WordText/WordText';
import { PuzzleMoveButton } from './PuzzleMoveButton';
import { SharePuzzle } from './SharePuzzle';
import { Stars } from './Stars';
import './solution.css';

/** Why the best move scores that much; undefined if the puzzle asks for more than points. */
function whyItScores(puzzle: Puzzle): string | undefined {
  const { rules, rack } = puzzle.position;
  const { move } = puzzle.best;
  if (!isByScore(puzzle) || move.kind !== 'play') return undefined;
  const judged = judgePlay(rules, puzzle.position, rack, move.play, undefined);
  return judged.ok ? scoreReason(judged.value) : undefined;
}

function BestMoves({ puzzle }: { readonly puzzle: Puzzle }) {
  const best = useGame(({ puzzles }) => puzzles?.best);
  if (!best) return <p className="solution__looking">{PUZZLES.looking}</p>;
  return (
    <section aria-label={PUZZLES.best}>
      {best[0] && !isByScore(puzzle) && <p className="solution__why">{valueReason(best[0])}</p>}
      <ol className="solution__best">
        {best.map((candidate, index) => {
          const { word = '', rest } = moveParts(puzzle.position, candidate);
          return (
            <li key={index}>
              <PuzzleMoveButton position={puzzle.position} move={candidate.move}>
                <span className="solution__rank">{index + 1}</span>
                <span>
                  <WordText word={word} /> <span className="solution__place">{rest}</span>
                </span>
                <b>{pointsText(candidate.score)}</b>
                {index > 0 && isByScore(puzzle) && (
                  <span className="visually-hidden">
                    {lessText(puzzle.best.score - candidate.score)}
                  </span>
                )}
              </PuzzleMoveButton>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** The outcome of a puzzle that is over. */
export function Solution({ open }: { readonly open: OpenPuzzle }) {
  const { puzzle, stars, isHinted } = open;
  const isOwn = isFound(open);
  const { word = '' } = moveParts(puzzle.position, puzzle.best);
  return (
    <div className="solution">
      <div className="solution__head">
        <Stars stars={stars} />
        <h2 className="puzzle__headline">{isOwn ? PUZZLES.found : PUZZLES.shown}</h2>
      </div>
      <p className="solution__word">
        <WordText word={word} />
        <span>
          {isOwn
            ? foundRest(puzzle.best.score, countedTries(open), isHinted)
            : shownRest(puzzle.best.score)}{' '}
          {whyItScores(puzzle)}
        </span>
      </p>
      <SharePuzzle open={open} />
      <BestMoves puzzle={puzzle} />
    </div>
  );
}
