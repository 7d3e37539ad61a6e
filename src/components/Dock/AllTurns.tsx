import { useEffect, useRef } from 'react';
import { costInWords, costText, isCostly, moveParts, nameOnCard, pointsText } from '../../messages';
import type { GameReview } from '../../store';
import { useGame } from '../game-context';
import { WordText } from '../WordText/WordText';

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
          const { number, seat, seen, made } = turn;
          const { word, rest } = moveParts(seen, made);
          return (
            <tr key={number} aria-current={number === shown || undefined}>
              <th scope="row">
                <button type="button" className="choices__move" onClick={() => onChoose(number)}>
                  <span className="choices__rank">{number}</span>
                  <span className="choices__place">{nameOnCard(view, seat)}</span>{' '}
                  {word === undefined ? <span>{rest}</span> : <WordText word={word} />}
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
