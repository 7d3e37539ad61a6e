import { memo } from 'react';
import { GAME_LOG, RECORD_AT_HOST, transcript, TRANSCRIPT_COPY } from '../../messages';
import type { TableSnapshot } from '../../table';
import { fileNameOfGame } from '../file-name';
import { useActions } from '../game-context';
import { Button, saveText } from '../ui';

/** Returns the length of the common prefix of two texts, in whole lines and UTF-16 code units. */
function linesInCommon(text: string, other: string): number {
  let length = 0;
  while (length < other.length && text[length] === other[length]) length++;
  return length === text.length ? length : text.lastIndexOf('\n', length - 1) + 1;
}

/** Scrolls only the transcript until the end of its current part is in view. */
function revealEnd(end: HTMLElement | null): void {
  const frame = end?.parentElement;
  if (!frame) return;
  frame.scrollTop += end.getBoundingClientRect().bottom - frame.getBoundingClientRect().bottom;
}

/** The game in words. Text after the shown turn is dimmed. */
export const Transcript = memo(function Transcript({ table }: { readonly table: TableSnapshot }) {
  const { transcript: tell, say } = useActions();
  const { hasRecord } = table;
  const text = hasRecord ? tell(transcript) : '';
  const isLookingBack = table.turnsShown < table.turns;
  const told = isLookingBack
    ? linesInCommon(text, tell(transcript, table.turnsShown))
    : text.length;

  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      say({ tone: 'remark', headline: TRANSCRIPT_COPY.copied });
    } catch {
      say({ tone: 'remark', headline: TRANSCRIPT_COPY.refused });
    }
  };
  return (
    <>
      <pre
        className="game-log__scroll transcript"
        tabIndex={0}
        role="region"
        aria-label={GAME_LOG.transcript}
      >
        {hasRecord ? text.slice(0, told) : RECORD_AT_HOST}
        <span key={told} ref={revealEnd} />
        {told < text.length && <span className="transcript__later">{text.slice(told)}</span>}
      </pre>
      <div className="game-log__buttons">
        <Button disabled={!hasRecord} onClick={() => void copy()}>
          {GAME_LOG.copy}
        </Button>
        <Button
          disabled={!hasRecord}
          onClick={() => saveText(fileNameOfGame(table.view, 'txt'), 'text/plain', text)}
        >
          {GAME_LOG.download}
        </Button>
      </div>
    </>
  );
});
