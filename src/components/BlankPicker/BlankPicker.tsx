import { useEffect, useRef } from 'react';
import { alphabetOf, squareName } from '../../engine';
import { squareOfSlot } from '../../store';
import { useActions, useGame } from '../game-context';
import './blank-picker.css';

/** Asks which letter a blank stands for: click it or type it; Esc returns the tile. */
export function BlankPicker() {
  const naming = useGame((state) => state.naming);
  const square = useGame((state) =>
    state.naming === undefined ? undefined : squareOfSlot(state.draft, state.naming),
  );
  const tileSet = useGame(({ table }) => table?.view.rules.tileSet);
  const { nameBlank, cancelNaming } = useActions();
  const picker = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (naming === undefined) return undefined;
    const before = document.activeElement;
    picker.current?.querySelector('button')?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [naming]);

  if (naming === undefined || !tileSet || !square) return null;
  const alphabet = alphabetOf(tileSet);
  return (
    <div className="blank-picker">
      <div
        ref={picker}
        className="blank-picker__sheet"
        role="dialog"
        aria-modal="true"
        aria-label={`Letter for the blank at ${squareName(square)}`}
        onKeyDown={(event) => {
          event.stopPropagation();
          if (event.ctrlKey || event.altKey || event.metaKey) return;
          if (event.key === 'Escape') cancelNaming();
          const index = alphabet.indexOfLetter(event.key) ?? alphabet.indexOfTwin(event.key);
          const letter = index === undefined ? undefined : alphabet.letters[index];
          if (letter !== undefined) nameBlank(letter);
        }}
      >
        <p className="blank-picker__title">The blank at {squareName(square)} stands for…</p>
        <div className="blank-picker__letters">
          {alphabet.letters.map((letter) => (
            <button type="button" key={letter} onClick={() => nameBlank(letter)}>
              {letter}
            </button>
          ))}
        </div>
        <button type="button" className="blank-picker__cancel" onClick={cancelNaming}>
          Return the tile
        </button>
      </div>
    </div>
  );
}
