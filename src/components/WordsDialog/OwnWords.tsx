import { type FormEvent, useId, useRef, useState } from 'react';
import { OWN_WORDS_NOTE, ownWordsCount, removeWordLabel } from '../../messages';
import { ListNote } from '../Words/WordsNote';
import { Button, Field } from '../ui';
import type { ListWithOwn } from './use-own-words';

/** Adds words to a copy of a list, and takes them out of it again. */
export function OwnWords({ own }: { readonly own: ListWithOwn }) {
  const { added, list, status, retry, add, remove } = own;
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string>();
  const box = useRef<HTMLInputElement>(null);
  const id = useId();
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    const wrong = add(text);
    setFault(wrong);
    if (wrong === undefined) setText('');
    box.current?.focus();
  };
  return (
    <>
      <p className="words-panel__note">{OWN_WORDS_NOTE}</p>
      <form className="own-words__form" onSubmit={onSubmit} autoComplete="off">
        <Field label="New word">
          <input
            ref={box}
            value={text}
            maxLength={255}
            spellCheck={false}
            autoCapitalize="none"
            aria-invalid={fault !== undefined}
            aria-describedby={`${id}fault`}
            onChange={({ target }) => {
              setText(target.value);
              setFault(undefined);
            }}
          />
        </Field>
        <Button type="submit">Add word</Button>
        <p id={`${id}fault`} className="words-panel__fault" role="alert">
          {fault}
        </p>
      </form>
      <p className="words-panel__count" role="status">
        {ownWordsCount(added.length)}
      </p>
      <ListNote list={list} status={status} onRetry={retry} />
      {added.length > 0 && (
        <ul className="own-words" aria-label="Words of your own">
          {added.map((word) => (
            <li key={word}>
              {word}
              <button
                type="button"
                aria-label={removeWordLabel(word)}
                onClick={() => {
                  remove(word);
                  box.current?.focus();
                }}
              >
                ×
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
