import { useEffect, useRef } from 'react';
import type { ReviewedTurn, Turn } from '../../engine';
import { costInWords, costText, isCostly, moveParts, nameOnCard, pointsText } from '../../messages';
import type { GameReview } from '../../store';
import { useGame } from '../game-context';
import { TurnWord, WordText } from '../WordText/WordText';

function MoveMade(props: { readonly turn: ReviewedTurn; readonly inGame: Turn | undefined }) {
  const { turn, inGame } = props;
  const { word, rest } = moveParts(turn.seen, turn.made);
  if (inGame?.kind === 'lost-turn') return <TurnWord turn={inGame} />;
  return word === undefined ? <span>{rest}</span> : <WordText word={word} />;
}

/** Every reviewed turn with its cost; the better moves are not revealed. */
export function AllTurns(props: {
  readonly review: GameReview;
  readonly onChoose: (number: number) => void;
}) {
  const { review, onChoose } = props;
  const { turns, view, chances } = review;
  const shown = useGame(({ table }) => table?.turnsShown);
  const list = useRef<HTMLTableSectionElement>(null);
  const marked = turns.findIndex(({ number }) => number === shown);
  useEffect(() => {
    list.current?.rows[marked]?.scrollIntoView({ block: 'nearest' });
  }, [marked]);
  return (
    <table className="choices__table">
      <tbody ref={list}>
        {turns.map((turn) => {
          const { number, seat, made } = turn;
          return (
            <tr key={number} aria-current={number === shown || undefined}>
              <th scope="row">
                <button type="button" className="choices__move" onClick={() => onChoose(number)}>
                  <span className="choices__rank">{number}</span>
                  <span className="choices__place">{nameOnCard(view, seat)}</span>{' '}
                  <MoveMade turn={turn} inGame={view.turns[number - 1]} />
                </button>
              </th>
              <td>{made.move.kind === 'play' && pointsText(made.score)}</td>
              <td className={isCostly(turn, chances) ? 'choices__leave--hurts' : 'choices__leave'}>
                <span aria-hidden="true">{costText(turn, chances)}</span>
                <span className="visually-hidden">{costInWords(turn, chances)}</span>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
