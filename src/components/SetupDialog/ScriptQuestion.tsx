import { useId, useState } from 'react';
import type { Result, ScriptError, ScriptSeatsError } from '../../engine';
import { ownFileReason, scriptReason, scriptSeatsReason, SETUP } from '../../messages';
import { readUserFile } from '../../setup';
import { Button, Disclosure, Field, FieldError, FileButton } from '../ui';
import { useLatest } from './use-latest';

const reasonOf = (error: ScriptError | ScriptSeatsError): string =>
  'line' in error ? scriptReason(error) : scriptSeatsReason(error);

/** Takes a game as a script and plays it. */
export function ScriptQuestion(props: {
  readonly disabled: boolean;
  readonly onPlay: (
    text: string,
  ) => Promise<Result<undefined, ScriptError | ScriptSeatsError> | undefined> | undefined;
}) {
  const { disabled, onPlay } = props;
  const id = useId();
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const begin = useLatest();

  const load = async (file: File): Promise<void> => {
    const isLatest = begin();
    const read = await readUserFile(file, 'script');
    if (!isLatest()) return;
    setError(read.ok ? undefined : ownFileReason(file.name, read.error));
    // A text area normalizes line endings; the script must be what it shows.
    if (read.ok) setText(read.value.replace(/\r\n?/g, '\n'));
  };

  const play = async (): Promise<void> => {
    const played = await onPlay(text);
    if (played && !played.ok) setError(reasonOf(played.error));
  };

  return (
    <Disclosure summary={SETUP.script.title}>
      <Field label={SETUP.script.text}>
        <textarea
          value={text}
          rows={6}
          spellCheck={false}
          autoCapitalize="none"
          aria-invalid={error !== undefined}
          aria-describedby={`${id}-error`}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      <FieldError id={`${id}-error`} reason={error} />
      <div className="script__actions">
        <FileButton
          label={SETUP.script.file}
          accept=".txt,text/plain"
          onChosen={([file]) => file && void load(file)}
        >
          {SETUP.script.load}
        </FileButton>
        <Button disabled={disabled || text.trim() === ''} onClick={() => void play()}>
          {SETUP.script.run}
        </Button>
      </div>
    </Disclosure>
  );
}
