import { type RefObject, useId } from 'react';
import { BOARD_FILE_NAME, NOT_A_VALID_FILE, OWN_BOARD_NOTE } from '../../messages';
import { Button, FieldError, FileButton, isPlainKey } from '../ui';
import type { BoardChoice } from './use-board-choice';

/** Where a board that is on none of the cards comes from. */
export function BoardSource(props: {
  /** The name of a file that may be loaded. */
  readonly example: string | undefined;
  readonly boards: BoardChoice;
  readonly nameBox: RefObject<HTMLInputElement | null>;
  readonly name: string;
  readonly onName: (name: string) => void;
}) {
  const { example, boards, nameBox, name, onName } = props;
  const id = useId();
  const load = (): void => {
    if (name.trim() !== '') void boards.chooseNamed(name.trim());
  };
  return (
    <div className="board-source">
      <label htmlFor={`${id}-name`}>{BOARD_FILE_NAME}</label>
      <div className="board-source__named">
        <span aria-hidden="true">resources/</span>
        <input
          ref={nameBox}
          id={`${id}-name`}
          className="text-box"
          value={name}
          placeholder={example}
          spellCheck={false}
          autoCapitalize="none"
          maxLength={200}
          aria-invalid={boards.refusal !== undefined}
          aria-describedby={`${id}-error`}
          onChange={({ target }) => onName(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !isPlainKey(event)) return;
            event.preventDefault();
            load();
          }}
        />
        <Button onClick={load}>Load</Button>
        <FileButton
          label="Board file"
          accept=".txt,text/plain"
          onChosen={([file]) => {
            if (!file) return;
            onName('');
            boards.chooseFile(file);
          }}
        >
          Choose file…
        </FileButton>
      </div>
      <p>{OWN_BOARD_NOTE}</p>
      <FieldError id={`${id}-error`} lead={NOT_A_VALID_FILE} reason={boards.refusal} />
    </div>
  );
}
