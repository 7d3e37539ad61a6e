import type { ComponentProps } from 'react';
import { useActions } from '../game-context';
import { FileButton } from '../ui';
import { openRecordFile } from './open-record-file';

/** Opens a record from a file; one that is refused leaves everything as it was. */
export function OpenRecordButton(
  props: Pick<ComponentProps<typeof FileButton>, 'tone'> & { readonly onChosen?: () => void },
) {
  const { tone = 'plain', onChosen } = props;
  const actions = useActions();
  const open = (file: File): void => {
    onChosen?.();
    void openRecordFile(file, actions);
  };
  return (
    <FileButton
      tone={tone}
      label="Record file"
      accept=".json,application/json,.gcg"
      onChosen={([file]) => file && open(file)}
    >
      Open record…
    </FileButton>
  );
}
