import { type FormEvent, useId, useMemo, useRef, useState } from 'react';
import { CUSTOM_WORD_LIMITS, type Lexicon, newWord, type TileSet } from '../../engine';
import {
  LOOK_UP,
  newWordReason,
  OWN_WORDS_NOTE,
  ownWordsCount,
  removeWordLabel,
  tooManyOwnWords,
  wordAddedAlready,
  wordInListAlready,
} from '../../messages';
import { customWordsOf, withAdded } from '../../setup';
import type { GameWords, WordsStatus } from '../../store';
import { useActions, useGame } from '../game-context';
import { useWords } from '../SetupDialog/use-words';
import { ListNote } from '../Words/WordsNote';
import { Button, Field } from '../ui';

const NONE: readonly string[] = [];

/** Keeps a list up to date with the player's custom words. */
export function useOwnWords(tileSet: TileSet, { list, lexicon }: GameWords) {
  const { changeOwnWords } = useActions();
  const rules = useMemo(() => ({ tileSet }), [tileSet]);
  const plain = useMemo(() => withAdded(list, []), [list]);
  const hasOthers = list.added !== undefined;
  const ofPlain = useWords(
    useMemo(() => (hasOthers ? { rules, list: plain } : undefined), [hasOthers, rules, plain]),
  );
  const base = hasOthers ? ofPlain.usable?.words.lexicon : lexicon;
  const added = useGame(({ ownWords }) => (base && customWordsOf(ownWords, base.id)) ?? NONE);
  const wanted = useMemo(
    () => (added.length > 0 ? { rules, list: withAdded(plain, added) } : undefined),
    [added, rules, plain],
  );
  const all = useWords(wanted);
  const ready: WordsStatus = { kind: 'ready', lexicon };
  const reading = base ? all : ofPlain;

  const addTo = (plainWords: Lexicon, text: string): string | undefined => {
    const word = newWord(plainWords.alphabet, text.trim());
    if (!word.ok) return newWordReason(word.error);
    if (plainWords.has(word.value)) return wordInListAlready(word.value);
    if (added.includes(word.value)) return wordAddedAlready(word.value);
    if (added.length >= CUSTOM_WORD_LIMITS.ofList)
      return tooManyOwnWords(CUSTOM_WORD_LIMITS.ofList);
    changeOwnWords(plainWords.id, (words) => [...words, word.value]);
    return undefined;
  };

  const remove = (word: string): void => {
    if (base) changeOwnWords(base.id, (words) => words.filter((each) => each !== word));
  };

  return {
    /** In the order of addition. */
    added,
    /** Includes the custom words; without them while they load. */
    lexicon: all.usable?.words.lexicon ?? base,
    list: withAdded(plain, added),
    status: base && added.length === 0 ? ready : reading.status,
    retry: reading.retry,
    /** Returns the reason if a word is refused; undefined while the list without custom words loads. */
    add: base && ((text: string) => addTo(base, text)),
    remove,
  };
}

export function OwnWords({ own }: { readonly own: ReturnType<typeof useOwnWords> }) {
  const { added, list, status, retry, add, remove } = own;
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string>();
  const box = useRef<HTMLInputElement>(null);
  const id = useId();
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (!add) return;
    const wrong = add(text);
    setFault(wrong);
    if (wrong === undefined) setText('');
    box.current?.focus();
  };
  return (
    <>
      <p className="words-panel__note">{OWN_WORDS_NOTE}</p>
      <form className="own-words__form" onSubmit={onSubmit} autoComplete="off">
        <Field label={LOOK_UP.newWord}>
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
        <Button type="submit" aria-disabled={!add}>
          {LOOK_UP.add}
        </Button>
        <p id={`${id}fault`} className="words-panel__fault" role="alert">
          {fault}
        </p>
      </form>
      <p className="words-panel__count" role="status">
        {add && ownWordsCount(added.length)}
      </p>
      <ListNote list={list} status={status} onRetry={retry} />
      {added.length > 0 && (
        <ul className="own-words" aria-label={LOOK_UP.ownWords}>
          {added.map((word) => (
            <li key={word}>
              <span translate="no">{word}</span>
              <button
                type="button"
                className="close-button"
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
