import type { CSSProperties } from 'react';
import { isSameMove, type Puzzle } from '../../engine';
import {
  moveParts,
  percentOfBest,
  pointsText,
  PUZZLES,
  starsLabel,
  tryLabel,
} from '../../messages';
import { type OpenPuzzle, puzzleNow, revealedScore, type Try, type Verdict } from '../../store';
import { useGame } from '../game-context';
import { WordText } from '../WordText/WordText';
import { PuzzleMoveButton } from './PuzzleMoveButton';
import { Star } from './Stars';
import './try-list.css';

/** The fraction of the best, from 0 to 1, as a bar. */
const Bar = ({ share, isOpen }: { readonly share: number; readonly isOpen?: boolean }) => (
  <span
    className={isOpen ? 'try__bar try__bar--open' : 'try__bar'}
    style={{ '--share': Math.max(0, Math.min(1, share)) } as CSSProperties}
    aria-hidden="true"
  />
);

function TryRow(props: { readonly puzzle: Puzzle; readonly made: Try; readonly number: number }) {
  const { puzzle, made, number } = props;
  const { word = '', rest } = moveParts(puzzle.position, made.move);
  return (
    <li className="try">
      <PuzzleMoveButton
        className="try__button"
        aria-label={tryLabel(number, word, rest, made.move.score, made.share, made.stars)}
        move={made.move.move}
        position={puzzle.position}
      >
        <span className="try__number">{number}</span>
        <span className="try__move">
          <WordText word={word} /> <span className="try__place">{rest}</span>
        </span>
        <Bar share={made.share} />
        <b className="try__score">{pointsText(made.move.score)}</b>
        <span className="try__share">{percentOfBest(made.share)}</span>
        <span className="try__stars" title={starsLabel(made.stars)}>
          {Array.from({ length: made.stars }, (_, place) => (
            <Star key={place} isEarned />
          ))}
        </span>
      </PuzzleMoveButton>
    </li>
  );
}

/** The play that is on the board and has not been tried. */
function useUntried({ puzzle, tries }: OpenPuzzle) {
  const verdict: Verdict = useGame((state) => state.verdict);
  if (verdict.kind !== 'play' || !verdict.judged.ok) return undefined;
  const move = { kind: 'play', play: verdict.play } as const;
  if (tries.some((made) => isSameMove(puzzle.position, made.move.move, move))) return undefined;
  const score = verdict.judged.value.score.total;
  return { ...moveParts(puzzle.position, { move }), score };
}

/** The tries so far, and the play on the board. */
export function TryList({ isOpen }: { readonly isOpen: boolean }) {
  const puzzle = useGame(puzzleNow);
  return puzzle && <Tries open={puzzle} isOpen={isOpen} />;
}

function Tries({ open, isOpen }: { readonly open: OpenPuzzle; readonly isOpen: boolean }) {
  const { puzzle, tries } = open;
  const untried = useUntried(open);
  const isRated = tries.length > 0;
  return (
    <section className="tries" aria-label={PUZZLES.tries}>
      <h3>{PUZZLES.tries}</h3>
      {tries.length === 0 && !untried && <p className="tries__note">{PUZZLES.noTries}</p>}
      <ol>
        {tries.map((made, index) => (
          <TryRow key={made.text} puzzle={puzzle} made={made} number={index + 1} />
        ))}
        {untried && isOpen && (
          <li className="try try--open" aria-hidden="true">
            <span className="try__button">
              <span className="try__number">{tries.length + 1}</span>
              <span className="try__move">
                <WordText word={untried.word ?? ''} />{' '}
                <span className="try__place">{untried.rest}</span>
              </span>
              {revealedScore(open) ? (
                <Bar share={untried.score / puzzle.best.score} isOpen />
              ) : (
                <span />
              )}
              <b className="try__score">{pointsText(untried.score)}</b>
              <span className="try__share">?</span>
              <span className="try__stars" />
            </span>
          </li>
        )}
      </ol>
      {isOpen && isRated && <p className="tries__note">{PUZZLES.free}</p>}
    </section>
  );
}
