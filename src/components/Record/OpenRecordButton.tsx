import type { ComponentProps } from 'react';
import { OPEN_FILE } from '../../messages';
import { useGameStore } from '../game-context';
import { FileButton } from '../ui';

/** Opens the file of a record, a GCG file or a board; a refused file changes nothing. */
export function OpenRecordButton({
  tone = 'plain',
}: Pick<ComponentProps<typeof FileButton>, 'tone'>) {
  const { getState } = useGameStore();
  const open = async (file: File): Promise<void> => {
    const part = await getState().actions.loadOrNotify(() => import('./open-record-file'));
    await part?.openRecordFile(file, getState());
  };
  return (
    <FileButton
      tone={tone}
      label={OPEN_FILE.kind}
      accept=".json,application/json,.gcg,.txt"
      onChosen={([file]) => file && void open(file)}
    >
      {OPEN_FILE.open}
    </FileButton>
  );
}
