import type { Turn } from '../../engine';
import { turnInShort } from '../../messages';
import './word-text.css';

/** A word in running text: the letter of a blank is a capital, underlined and in italics. */
export function WordText({ word }: { readonly word: string }) {
  return (
    <b className="word-text" translate="no">
      {[...word].map((letter, index) =>
        letter === letter.toUpperCase() ? (
          letter
        ) : (
          <i key={index} className="word-text__blank">
            {letter.toUpperCase()}
          </i>
        ),
      )}
    </b>
  );
}

/** Main word of a turn, struck out if it was withdrawn or cost the turn; or else the kind of turn. */
export const TurnWord = ({ turn }: { readonly turn: Turn }) =>
  turn.kind === 'lost-turn' ? <s>{turn.words[0]}</s> : turnInShort(turn);
