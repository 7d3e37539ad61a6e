import { type CSSProperties, useMemo } from 'react';
import {
  adviceLine,
  adviceNow,
  lastStretch,
  refusedStretches,
  type Stretch,
  stretchOfTurn,
} from '../../store';
import { useGame, useLandmark } from '../game-context';
import './word-marks.css';

/** A line around squares that belong together; what it says is told elsewhere, too. */
function WordMark(props: {
  readonly kind: 'last' | 'refused' | 'listed' | 'line';
  readonly stretch: Stretch;
}) {
  const { kind, stretch } = props;
  const { square, direction, length } = stretch;
  const lastWord = useLandmark('last-word');
  const style = {
    '--row': square.row,
    '--column': square.column,
    '--rows': direction === 'down' ? length : 1,
    '--columns': direction === 'across' ? length : 1,
  } as CSSProperties;
  return (
    <div
      ref={kind === 'last' ? lastWord : undefined}
      className={`word-mark word-mark--${kind}`}
      style={style}
      aria-hidden="true"
    />
  );
}

/**
 * One mark a word: around that of the last move, those that are refused, and one shown from the list;
 * and one along the line that a hint tells of.
 */
export function WordMarks() {
  const table = useGame((state) => state.table);
  const draft = useGame((state) => state.draft);
  const verdict = useGame((state) => state.verdict);
  const refused = useGame((state) => state.refused);
  const turn = useGame((state) => state.turnPointedAt);
  const advice = useGame(adviceNow);
  const listed = useMemo(
    () => (table && turn !== undefined ? stretchOfTurn(table, turn) : undefined),
    [table, turn],
  );
  const last = useMemo(() => table && lastStretch(table.view), [table]);
  const refusals = useMemo(
    () => refusedStretches({ table, draft, verdict, refused }),
    [table, draft, verdict, refused],
  );
  const line = useMemo(() => table && advice && adviceLine(table.view, advice), [table, advice]);
  return (
    <>
      {last && <WordMark key={`last ${table?.turnsShown}`} kind="last" stretch={last} />}
      {refusals.map((stretch, index) => (
        <WordMark key={index} kind="refused" stretch={stretch} />
      ))}
      {listed && <WordMark kind="listed" stretch={listed} />}
      {line && <WordMark kind="line" stretch={line} />}
    </>
  );
}
