import type { Turn } from '../../engine';
import { MEANINGS } from '../../messages';
import { MeaningButton } from './MeaningButton';
import './words-of-game.css';

export function WordsOfGame(props: { readonly turns: readonly Turn[] }) {
  const words = props.turns.flatMap((turn) => (turn.kind === 'play' ? turn.words : []));
  const distinct = [...new Set(words)].toSorted((a, b) => a.localeCompare(b, 'en'));
  if (distinct.length === 0) return <p className="words-of-game__none">{MEANINGS.noneLaid}</p>;
  return (
    <ul className="words-of-game" aria-label={MEANINGS.ofGame}>
      {distinct.map((word) => (
        <li key={word}>
          <MeaningButton word={word} />
        </li>
      ))}
    </ul>
  );
}
