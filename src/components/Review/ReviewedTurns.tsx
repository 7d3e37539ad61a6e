import { memo } from 'react';
import { type Candidate, formatMove, type ReviewedTurn, wordsFormed } from '../../engine';
import {
  CANDIDATE_HEADS,
  candidateText,
  chanceChangeText,
  COMPARED_HEADS,
  equityText,
  isLoss,
  lossInWords,
  lossText,
  luckSentence,
  madeText,
  nameOnCard,
  pointsText,
  reasonSentence,
  reasonText,
  REVIEW,
} from '../../messages';
import type { GameReview } from '../../store';
import { useActions, useGame } from '../game-context';
import { CandidateTable } from '../MovePanel/CandidateTable';
import { MeaningButton } from '../Meanings/MeaningButton';
import { Button } from '../ui';

interface Findings {
  readonly turn: ReviewedTurn;
  readonly view: GameReview['view'];
  readonly comparison: GameReview['comparison'];
}

const isSame = ({ seen }: ReviewedTurn, one: Candidate, other: Candidate): boolean =>
  formatMove(seen.rules, one.move) === formatMove(seen.rules, other.move);

/** The best moves and the played one, even if it is not among them. */
function BestMoves({ turn }: Pick<Findings, 'turn'>) {
  const { made, best, seen, isCut } = turn;
  const moves = best.some((move) => isSame(turn, move, made)) ? best : [...best, made];
  return (
    <CandidateTable
      isCut={isCut}
      rows={moves.map((move) => {
        const isMarked = isSame(turn, move, made);
        const text = candidateText(seen, move);
        const name = isMarked ? (
          <>
            {text} <small>{REVIEW.made}</small>
          </>
        ) : (
          text
        );
        return { move, name, isMarked };
      })}
    />
  );
}

function Comparison(props: {
  readonly turn: ReviewedTurn;
  readonly comparison: NonNullable<Findings['comparison']>;
}) {
  const { turn, comparison } = props;
  const { stopReview } = useActions();
  const { share, best, isDone } = comparison;
  return (
    <div className="review__comparison" role="group" aria-label={REVIEW.compare}>
      {!isDone && (
        <p>
          <progress value={share} max={1} aria-label={REVIEW.comparing} /> {REVIEW.comparing}{' '}
          <Button onClick={stopReview}>{REVIEW.stop}</Button>
        </p>
      )}
      <table className="candidates">
        <thead>
          <tr>
            <th scope="col">{COMPARED_HEADS.move}</th>
            <th scope="col">{CANDIDATE_HEADS.score}</th>
            <th scope="col">{COMPARED_HEADS.value}</th>
          </tr>
        </thead>
        <tbody>
          {best.slice(0, 6).map((move, place) => (
            <tr key={place}>
              <th scope="row">
                {candidateText(turn.seen, move)}
                {isSame(turn, move, turn.made) && <small>{REVIEW.made}</small>}
              </th>
              <td>{pointsText(move.score)}</td>
              <td>{equityText({ ...move, equity: move.value })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Words({ turn: { seen, made, best } }: Pick<Findings, 'turn'>) {
  const words = [made, ...best.slice(0, 1)].flatMap(({ move }) =>
    move.kind === 'play' ? wordsFormed(seen, move.play) : [],
  );
  if (words.length === 0) return null;
  return (
    <p>
      {REVIEW.words}{' '}
      {[...new Set(words)].map((word) => (
        <MeaningButton key={word} word={word} />
      ))}
    </p>
  );
}

function TurnFindings({ turn, view, comparison }: Findings) {
  const { openPanel, showTurn, tryAgain, compareMoves } = useActions();
  const isSeenOnly = useGame(({ table }) => table?.isSeenOnly ?? false);
  const isPersons = view.seats[turn.seat]?.player === 'human';
  return (
    <div className="reviewed-turn__findings">
      {turn.reasons.length > 0 && (
        <ul>
          {turn.reasons.map((reason) => (
            <li key={reason.kind}>{reasonSentence(view, reason)}</li>
          ))}
        </ul>
      )}
      <BestMoves turn={turn} />
      <p>{luckSentence(turn)}</p>
      <Words turn={turn} />
      <div className="reviewed-turn__ways">
        <Button
          onClick={() => {
            openPanel(undefined);
            showTurn(turn.number);
          }}
        >
          {REVIEW.show}
        </Button>
        {isPersons && view.result && !isSeenOnly && (
          <Button onClick={() => void tryAgain(turn.number)}>{REVIEW.tryAgain}</Button>
        )}
        {!comparison && (
          <Button onClick={() => void compareMoves(turn.number)}>{REVIEW.compare}</Button>
        )}
      </div>
      {comparison && <Comparison turn={turn} comparison={comparison} />}
    </div>
  );
}

const ReviewedTurnItem = memo(function ReviewedTurnItem(props: {
  readonly turn: ReviewedTurn;
  readonly view: GameReview['view'];
  /** Win probability of its player, before and after the turn. */
  readonly before: number | undefined;
  readonly after: number | undefined;
  readonly comparison: GameReview['comparison'];
  readonly isOpen: boolean;
  readonly onOpened: (number: number | undefined) => void;
}) {
  const { turn, view, before, after, comparison, isOpen, onOpened } = props;
  const { number, seat, reasons } = turn;
  return (
    <li id={`reviewed-${number}`}>
      <details
        className="reviewed-turn"
        open={isOpen}
        onToggle={({ currentTarget }) => {
          if (currentTarget.open !== isOpen) onOpened(currentTarget.open ? number : undefined);
        }}
      >
        <summary>
          <span className="reviewed-turn__number">{number}</span>
          <span className="reviewed-turn__made">
            <span className="reviewed-turn__player">{nameOnCard(view, seat)}</span>
            <strong>{madeText(view, turn)}</strong>
          </span>
          <span className="reviewed-turn__why">
            {reasons.map((reason) => reasonText(view, reason, false)).join(', ')}
          </span>
          {before !== undefined && after !== undefined && (
            <span className="reviewed-turn__chance">{chanceChangeText(before, after)}</span>
          )}
          <span
            className={
              isLoss(turn) ? 'reviewed-turn__loss' : 'reviewed-turn__loss reviewed-turn__loss--none'
            }
          >
            <span aria-hidden="true">{lossText(turn)}</span>
            <span className="visually-hidden">{lossInWords(turn)}</span>
          </span>
        </summary>
        {isOpen && <TurnFindings turn={turn} view={view} comparison={comparison} />}
      </details>
    </li>
  );
});

export function ReviewedTurns(props: {
  readonly review: GameReview;
  readonly opened: number | undefined;
  readonly onOpened: (number: number | undefined) => void;
}) {
  const { review, opened, onOpened } = props;
  const { turns, view, chances, comparison } = review;
  return (
    <section className="review__turns" aria-label={REVIEW.turns}>
      <h3>{REVIEW.turns}</h3>
      <ol>
        {turns.map((turn) => (
          <ReviewedTurnItem
            key={turn.number}
            turn={turn}
            view={view}
            before={chances?.moments[turn.number - 1]?.[turn.seat]}
            after={chances?.moments[turn.number]?.[turn.seat]}
            comparison={comparison?.number === turn.number ? comparison : undefined}
            isOpen={opened === turn.number}
            onOpened={onOpened}
          />
        ))}
      </ol>
    </section>
  );
}
