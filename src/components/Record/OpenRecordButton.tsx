import type { ComponentProps } from 'react';
import { recordNotOpened, recordOpened, recordReason, unavailableReason } from '../../messages';
import { readOwnFile } from '../../setup';
import { useActions } from '../game-context';
import { FileButton } from '../ui';

/** Opens a record from a file; one that is refused leaves everything as it was. */
export function OpenRecordButton(
  props: Pick<ComponentProps<typeof FileButton>, 'tone'> & { readonly onChosen?: () => void },
) {
  const { tone = 'plain', onChosen } = props;
  const { importRecord, say } = useActions();

  const open = async (file: File): Promise<void> => {
    onChosen?.();
    const refuse = (reason: string): void => {
      const headline = recordNotOpened(file.name);
      say({ tone: 'refusal', headline, reason });
    };
    const text = await readOwnFile(file, 'record');
    if (!text.ok) return refuse(unavailableReason(text.error));
    const opened = importRecord(text.value);
    if (!opened.ok) return refuse(recordReason(opened.error));
    say({ tone: 'remark', headline: recordOpened(file.name) });
  };

  return (
    <FileButton
      tone={tone}
      label="Record file"
      accept=".json,application/json"
      onChosen={([file]) => file && void open(file)}
    >
      Open record…
    </FileButton>
  );
}
