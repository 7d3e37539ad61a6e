import { type CSSProperties, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Turn } from '../../engine';
import {
  MEANINGS,
  RECORD_AT_HOST,
  TRANSCRIPT,
  transcript,
  TRANSCRIPT_COPY,
  whoIsWho,
} from '../../messages';
import type { TableSnapshot } from '../../table';
import { fileNameOfGame } from '../file-name';
import { useActions, useGame } from '../game-context';
import { MeaningButton } from '../Meanings/MeaningButton';
import { Button, saveText, Tabs } from '../ui';
import './transcript.css';

function WordsOfGame(props: { readonly turns: readonly Turn[] }) {
  const words = props.turns.flatMap((turn) => (turn.kind === 'play' ? turn.words : []));
  const distinct = [...new Set(words)].toSorted((a, b) => a.localeCompare(b, 'en'));
  if (distinct.length === 0) return <p className="words-of-game__none">{MEANINGS.noneLaid}</p>;
  return (
    <ul className="words-of-game" aria-label={MEANINGS.ofGame}>
      {distinct.map((word) => (
        <li key={word}>
          <MeaningButton word={word} />
        </li>
      ))}
    </ul>
  );
}

/** Returns the length of the common prefix of two texts, in whole lines and UTF-16 code units. */
function linesInCommon(text: string, other: string): number {
  let length = 0;
  while (length < other.length && text[length] === other[length]) length++;
  return length === text.length ? length : text.lastIndexOf('\n', length - 1) + 1;
}

/**
 * Scrolls only the transcript to the end of its current part when another earlier turn is shown. It opens at its top, and
 * a new turn leaves it where it is read.
 */
function useEndInView(turn: number | undefined): RefObject<HTMLSpanElement | null> {
  const end = useRef<HTMLSpanElement>(null);
  const before = useRef(turn);
  useLayoutEffect(() => {
    const frame = end.current?.closest('.transcript');
    if (turn !== undefined && turn !== before.current && end.current && frame) {
      const { bottom } = end.current.getBoundingClientRect();
      frame.scrollTop += bottom - frame.getBoundingClientRect().bottom;
    }
    before.current = turn;
  }, [turn]);
  return end;
}

/** Width of a board in the transcript, in characters: three for each column, and numbers of rows on both sides. */
const boardWidth = ({ board: { columns } }: TableSnapshot['view']): number => 3 * columns + 8;

/** The game in words. Text after the shown turn is dimmed. */
function Transcript({ table }: { readonly table: TableSnapshot }) {
  const { readGame } = useActions();
  const [copied, setCopied] = useState<keyof typeof TRANSCRIPT_COPY>();
  const { hasRecord } = table;
  const names = whoIsWho(table.view);
  const text = (hasRecord && readGame(transcript)) || '';
  const isLookingBack = table.turnsShown < table.turns;
  const shownLength = isLookingBack
    ? linesInCommon(text, readGame(transcript, table.turnsShown) ?? '')
    : text.length;
  const end = useEndInView(isLookingBack ? table.turnsShown : undefined);

  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied('copied');
    } catch {
      setCopied('refused');
    }
  };
  return (
    <>
      {names && <p className="transcript__names">{names}</p>}
      <pre
        className="transcript"
        translate="no"
        tabIndex={0}
        role="region"
        aria-label={TRANSCRIPT.name}
      >
        <span
          className="transcript__lines"
          style={{ '--characters': boardWidth(table.view) } as CSSProperties}
        >
          {hasRecord ? text.slice(0, shownLength) : RECORD_AT_HOST}
          <span ref={end} />
          {shownLength < text.length && (
            <span className="transcript__later">{text.slice(shownLength)}</span>
          )}
        </span>
      </pre>
      <div className="transcript__buttons">
        <span role="status">{copied && TRANSCRIPT_COPY[copied]}</span>
        <Button disabled={!hasRecord} onClick={() => void copy()}>
          {TRANSCRIPT.copy}
        </Button>
        <Button
          disabled={!hasRecord}
          onClick={() => saveText(fileNameOfGame(table.view, 'txt'), 'text/plain', text)}
        >
          {TRANSCRIPT.download}
        </Button>
      </div>
    </>
  );
}

/** The game in words, and the words played in it. */
export function TranscriptPage() {
  const table = useGame((state) => state.table);
  if (!table) return null;
  return (
    <div className="transcript-page">
      <Tabs
        label={TRANSCRIPT.title}
        tabs={[
          { name: TRANSCRIPT.name, panel: <Transcript table={table} /> },
          { name: TRANSCRIPT.words, panel: <WordsOfGame turns={table.view.turns} /> },
        ]}
      />
    </div>
  );
}
