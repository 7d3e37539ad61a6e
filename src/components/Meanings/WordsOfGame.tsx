import { memo } from 'react';
import type { Turn } from '../../engine';
import { MEANINGS } from '../../messages';
import { MeaningButton } from './MeaningButton';
import './words-of-game.css';

/** The words that lie on the board, each of which tells what it means. */
export const WordsOfGame = memo(function WordsOfGame(props: { readonly turns: readonly Turn[] }) {
  const words = props.turns.flatMap((turn) => (turn.kind === 'play' ? turn.words : []));
  const distinct = [...new Set(words)].toSorted((a, b) => a.localeCompare(b, 'en'));
  if (distinct.length === 0) return <p className="game-log__empty">{MEANINGS.noneLaid}</p>;
  return (
    <div className="game-log__scroll" role="region" aria-label={MEANINGS.ofGame}>
      <ul className="words-of-game">
        {distinct.map((word) => (
          <li key={word}>
            <MeaningButton word={word} />
          </li>
        ))}
      </ul>
    </div>
  );
});
