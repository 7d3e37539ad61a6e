import { guessedNote } from '../../messages';
import type { WordList } from '../../setup';
import './words-note.css';

/** Says that the encoding of a list was guessed. */
export function GuessedNote({ list }: { readonly list: WordList }) {
  return list.kind === 'own' && list.isGuessed ? (
    <div className="words-note" role="status">
      {guessedNote(list.name)}
    </div>
  ) : null;
}
