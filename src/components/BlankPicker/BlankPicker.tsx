import { useLayoutEffect, useRef } from 'react';
import {
  alphabetOf,
  letterInEitherCase,
  type RuleBook,
  type Square,
  squareName,
} from '../../engine';
import { blankPickerTexts, squareInWords } from '../../messages';
import { squareOfSlot } from '../../store';
import { useActions, useGame, useLandmarks } from '../game-context';
import { squareElement } from '../landmarks';
import { isCharacterKey, placeBeside } from '../ui';
import './blank-picker.css';

function Picker({ rules, square }: { readonly rules: RuleBook; readonly square: Square }) {
  const { nameBlank, cancelNaming } = useActions();
  const dialog = useRef<HTMLDialogElement>(null);
  const alphabet = alphabetOf(rules.tileSet);
  const key = squareName(square);
  const { find } = useLandmarks();
  const texts = blankPickerTexts(squareInWords(rules, square));

  useLayoutEffect(() => {
    const element = dialog.current;
    const board = find('board');
    if (!element) return undefined;
    if (!element.open) element.showModal();
    // No letter has the focus: the key that opened the picker may still be held, and would press it.
    element.focus();
    const place = (): void => {
      const tile = squareElement(find, key);
      if (tile) placeBeside(tile, element);
    };
    place();
    // The board is laid out after the picker opens, and again when a phone is rotated.
    const redrawn = new ResizeObserver(place);
    if (board) redrawn.observe(board);
    window.addEventListener('resize', place);
    return () => {
      redrawn.disconnect();
      window.removeEventListener('resize', place);
      element.close();
    };
  }, [key, find]);

  // A layout effect, so that the picker takes keys as soon as it is visible.
  useLayoutEffect(() => {
    // On the document, since the focus may be anywhere: only the picker takes keys while it is open.
    const listen = (event: KeyboardEvent): void => {
      if (!isCharacterKey(event)) return;
      const letter = letterInEitherCase(alphabet, event.key);
      if (letter === undefined) return;
      // Naming restores the focus at once; the letter must not be typed into the field that gets it.
      event.preventDefault();
      nameBlank(letter);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [alphabet, nameBlank]);

  return (
    <dialog
      ref={dialog}
      className="blank-picker"
      tabIndex={-1}
      aria-label={texts.label}
      onCancel={(event) => {
        event.preventDefault();
        cancelNaming();
      }}
    >
      <p className="blank-picker__title">{texts.question}</p>
      <div className="blank-picker__letters">
        {alphabet.letters.map((letter) => (
          <button type="button" key={letter} onClick={() => nameBlank(letter)}>
            {letter}
          </button>
        ))}
      </div>
      <button type="button" className="blank-picker__cancel" onClick={cancelNaming}>
        {texts.cancel}
      </button>
    </dialog>
  );
}

/** Asks for the letter of a blank, by click or key; Esc takes the tile back. */
export function BlankPicker() {
  const square = useGame((state) =>
    state.blankSlot === undefined ? undefined : squareOfSlot(state.draft, state.blankSlot),
  );
  const rules = useGame(({ table }) => table?.view.rules);
  return square && rules ? <Picker rules={rules} square={square} /> : null;
}
