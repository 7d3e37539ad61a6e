import type { ReactNode } from 'react';
import {
  leftOutNote,
  loadingWords,
  preparingWords,
  WORDS_COMING,
  wordsReason,
} from '../../messages';
import { listName, type WordList } from '../../setup';
import type { WordsStatus } from '../../store';
import { Button } from '../ui';
import './words-note.css';

function Reading({ received, total }: Extract<WordsStatus, { stage: 'reading' }>) {
  return (
    <>
      <span>{loadingWords(received, total)}</span>
      <progress {...(total ? { value: received, max: total } : {})} aria-label="Words loaded" />
    </>
  );
}

function Building({ fraction }: Extract<WordsStatus, { stage: 'building' }>) {
  return (
    <>
      <span>{preparingWords(fraction)}</span>
      <progress value={fraction} aria-label="Words prepared" />
    </>
  );
}

/** How far a list of words is on its way, and what of it is left out once it is there. */
export function ListNote(props: {
  readonly list: WordList;
  readonly status: WordsStatus;
  readonly onRetry: () => void;
  /** What else can be done where the list cannot be used. */
  readonly children?: ReactNode;
}) {
  const { list, status, onRetry, children } = props;
  if (status.kind === 'ready') {
    return status.leftOut ? (
      <div className="words-note" role="status">
        {leftOutNote(listName(list), status.leftOut)}
      </div>
    ) : null;
  }
  if (status.kind === 'failed') {
    return (
      <div className="words-note words-note--failed" role="alert">
        <span className="words-note__sentence">{wordsReason(listName(list), status.failure)}</span>
        <Button onClick={onRetry}>Try again</Button>
        {children}
      </div>
    );
  }
  return (
    <div className="words-note" aria-busy="true">
      <span className="visually-hidden" role="status">
        {WORDS_COMING[status.stage]}
      </span>
      {status.stage === 'reading' ? <Reading {...status} /> : <Building {...status} />}
    </div>
  );
}
