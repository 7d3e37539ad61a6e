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
