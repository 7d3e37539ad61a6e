import { wordsReason } from '../../messages';
import { Button } from '../Button/Button';
import { useActions, useGame } from '../game-context';
import './words-note.css';

const megabytes = (bytes: number): string => (bytes / 1_000_000).toFixed(1);

/** How far the word list is on its way; nothing once it is there. */
export function WordsNote() {
  const words = useGame((state) => state.words);
  const { loadWords } = useActions();
  if (words.kind === 'ready') return null;
  if (words.kind === 'failed') {
    return (
      <div className="words-note words-note--failed" role="alert">
        <span>{wordsReason(words.failure)}</span>
        <Button onClick={loadWords}>Try again</Button>
      </div>
    );
  }
  const { received, total } = words;
  const amount = total
    ? `${megabytes(received)} of ${megabytes(total)} MB`
    : `${megabytes(received)} MB`;
  return (
    <div className="words-note" role="status">
      <span>Loading words{received > 0 ? ` · ${amount}` : '…'}</span>
      <progress {...(total ? { value: received, max: total } : {})} aria-label="Words loaded" />
    </div>
  );
}
