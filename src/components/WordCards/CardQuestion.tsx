import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { MAX_LENGTH, scraebbkle, type TileSet } from '../../engine';
import { answerHow, answerLabel, CARDS, cardQuestion, spokenQuestion } from '../../messages';
import type { AskedCard, CardsPart } from '../../store';
import { useGame } from '../game-context';
import { TileFace } from '../Tile/Tile';
import { Button, moveFocus } from '../ui';
import { Sessions } from './Sessions';

interface LetterButton {
  readonly letter: string;
  readonly state: 'free' | 'used' | 'right' | 'wrong';
}

/** The letters of the question as tiles; those that the text has are used up, in its order. */
function tilesOf(letters: string, text: string): readonly LetterButton[] {
  const typed = Array.from(text);
  return Array.from(letters, (letter) => {
    const at = typed.indexOf(letter);
    if (at >= 0) typed.splice(at, 1);
    return { letter, state: at < 0 ? 'free' : 'used' };
  });
}

/** All letters as tiles, with the result of those that were tried as hooks. */
function hookTiles(letters: readonly string[], asked: AskedCard): readonly LetterButton[] {
  const { question, found, wrong } = asked;
  const made = (letter: string): string =>
    question.kind === 'front-hooks' ? letter + question.letters : question.letters + letter;
  return letters.map((letter) => ({
    letter,
    state: found.includes(made(letter)) ? 'right' : wrong.includes(made(letter)) ? 'wrong' : 'free',
  }));
}

function Tiles(props: {
  readonly tileSet: TileSet;
  readonly tiles: readonly LetterButton[];
  readonly onTap: (tile: LetterButton) => void;
}) {
  const { tileSet, tiles, onTap } = props;
  return (
    <div className="word-cards__tiles" role="group" aria-label={CARDS.letters}>
      {tiles.map((tile, index) => (
        <button
          // oxlint-disable-next-line react/no-array-index-key -- a letter may be there twice
          key={index}
          type="button"
          className={`tile word-cards__tile word-cards__tile--${tile.state}`}
          aria-label={tile.letter}
          aria-pressed={tile.state !== 'free'}
          // The box keeps the focus, so that Enter still answers.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onTap(tile)}
        >
          <TileFace tileSet={tileSet} tile={{ kind: 'letter', letter: tile.letter }} />
        </button>
      ))}
    </div>
  );
}

/** A card that is asked: answers are typed, or tapped. */
export function CardQuestion(props: {
  readonly part: CardsPart;
  readonly asked: AskedCard;
  readonly letters: readonly string[];
}) {
  const { part, asked, letters } = props;
  const { question, answers, found } = asked;
  const tileSet = useGame(({ table }) => table?.view.rules.tileSet) ?? scraebbkle.tileSet;
  const [text, setText] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const id = useId();
  const isAnagram = question.kind === 'anagrams';

  useEffect(() => {
    // On a touch screen the box would open a keyboard over the tiles.
    const isTouch = window.matchMedia('(pointer: coarse)').matches;
    moveFocus(isTouch ? heading.current : box.current);
  }, []);

  const answer = (event: FormEvent): void => {
    event.preventDefault();
    part.answer(text);
    setText('');
  };
  const upper = text.toLocaleUpperCase('en');
  const tap = ({ letter, state }: LetterButton): void => {
    if (!isAnagram) part.answer(letter);
    else if (state === 'free') setText(upper + letter);
    else
      setText(
        upper.slice(0, upper.lastIndexOf(letter)) +
          upper.slice(upper.lastIndexOf(letter) + letter.length),
      );
  };
  return (
    <>
      <Sessions part={part} />
      <h3 ref={heading} tabIndex={-1} className="word-cards__question">
        <span aria-hidden="true">{cardQuestion(question)}</span>
        <span className="visually-hidden">{spokenQuestion(question, answers.length)}</span>
      </h3>
      <Tiles
        tileSet={tileSet}
        tiles={isAnagram ? tilesOf(question.letters, upper) : hookTiles(letters, asked)}
        onTap={tap}
      />
      <form className="word-cards__form" onSubmit={answer}>
        <label className="visually-hidden" htmlFor={id}>
          {answerLabel(question, answers.length)}
        </label>
        <input
          ref={box}
          id={id}
          className="text-box"
          value={text}
          maxLength={MAX_LENGTH.word}
          placeholder={answerHow(question.kind)}
          spellCheck={false}
          autoCapitalize="characters"
          autoComplete="off"
          onChange={({ target }) => setText(target.value)}
        />
        <Button type="submit" tone="main">
          {CARDS.enter}
        </Button>
      </form>
      <ul className="word-cards__found" aria-label={CARDS.answers} translate="no">
        {found.map((word) => (
          <li key={word}>{word}</li>
        ))}
      </ul>
      <div className="word-cards__helps">
        <Button tone="quiet" onClick={part.hint}>
          {CARDS.hint}
        </Button>
        <Button onClick={part.showAnswers}>{CARDS.showAnswers}</Button>
      </div>
    </>
  );
}
