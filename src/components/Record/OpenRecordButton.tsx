import type { ComponentProps } from 'react';
import { OPEN_FILE } from '../../messages';
import { useActions } from '../game-context';
import { FileButton } from '../ui';

/** Opens a record or GCG file; a refused file changes nothing. */
export function OpenRecordButton({
  tone = 'plain',
}: Pick<ComponentProps<typeof FileButton>, 'tone'>) {
  const actions = useActions();
  const open = async (file: File): Promise<void> => {
    const part = await actions.loadOrSay(() => import('./open-record-file'));
    await part?.openRecordFile(file, actions);
  };
  return (
    <FileButton
      tone={tone}
      label={OPEN_FILE.kind}
      accept=".json,application/json,.gcg"
      onChosen={([file]) => file && void open(file)}
    >
      {OPEN_FILE.open}
    </FileButton>
  );
}
