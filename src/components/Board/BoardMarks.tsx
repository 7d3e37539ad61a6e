import { type CSSProperties, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import {
  adviceLine,
  adviceNow,
  type GameStore,
  lastStretch,
  type Pill,
  pillFor,
  pillOfTurn,
  type PillText,
  pillOfPlay,
  isReviewing,
  reviewedTurnNow,
  refusedStretches,
  type Stretch,
  stretchOfPlay,
  stretchOfTurn,
} from '../../store';
import { type Board, type JudgedPlay, sameSquare, type View } from '../../engine';
import { refusalInShort, signedPoints } from '../../messages';
import { useGame, useLandmark } from '../game-context';
import { OUT } from '../Motion/sequence';
import { motionAllowed } from '../Motion/clone-layer';
import './score-pill.css';
import './word-marks.css';

/** An outline around squares that belong together. It is decorative: texts elsewhere say the same. */
function WordMark(props: {
  readonly kind: 'last' | 'refused' | 'listed' | 'line' | 'open';
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

/** The turn pointed at in the list; the best word, which a result points at, would lie over a review. */
const turnPointedAtNow = (state: GameStore): number | undefined =>
  isReviewing(state) ? undefined : state.turnPointedAt;

/**
 * Outlines of the last move, of refused words, of the turn pointed at in the list, of a ghost, of the line that a hint
 * names, and of a premium square that a reviewed turn left open.
 */
export function WordMarks() {
  const table = useGame((state) => state.table);
  const draft = useGame((state) => state.draft);
  const verdict = useGame((state) => state.verdict);
  const refused = useGame((state) => state.refused);
  const turn = useGame(turnPointedAtNow);
  const ghost = useGame((state) => state.ghost);
  const advice = useGame(adviceNow);
  const reviewed = useGame(reviewedTurnNow);
  const opened = reviewed?.reasons.find((reason) => reason.kind === 'opened')?.square;
  const listed = table && turn !== undefined ? stretchOfTurn(table, turn) : undefined;
  const last = table && lastStretch(table.view);
  const shown = ghost && stretchOfPlay(ghost);
  const refusals = ghost ? [] : refusedStretches({ table, draft, verdict, refused });
  // It would tint the tiles of the move that it hints at.
  const isBare = draft.order.length === 0;
  const line = table && advice && isBare ? adviceLine(table.view, advice) : undefined;
  return (
    <>
      {last && <WordMark key={`last ${table?.turnsShown}`} kind="last" stretch={last} />}
      {refusals.map((stretch, index) => (
        <WordMark key={index} kind="refused" stretch={stretch} />
      ))}
      {listed && <WordMark kind="listed" stretch={listed} />}
      {shown && <WordMark kind="listed" stretch={shown} />}
      {line && <WordMark kind="line" stretch={line} />}
      {opened && (
        <WordMark kind="open" stretch={{ square: opened, direction: 'across', length: 1 }} />
      )}
    </>
  );
}

function textOf(text: PillText): string {
  switch (text.kind) {
    case 'score':
      return signedPoints(text.points);
    case 'unfinished':
      return '…';
    case 'refused':
      return refusalInShort(text.code);
  }
}

/** Returns the colour of a pill; `open`, which has none, for an uncertain score. */
function toneOf(text: PillText): string {
  if (text.kind === 'refused') return 'refused';
  if (text.kind === 'unfinished' || !text.isSure) return 'open';
  if (text.points === 0) return 'zero';
  return text.points > 0 ? 'plus' : 'negative';
}

/**
 * Returns the position of a pill: over the corner of a word across; below a word down, or beside it at the foot of the
 * board. Near an edge, it is on the side away from it.
 */
function placeOf({ square, direction }: Pill, { rows, columns }: Board): string {
  const { row, column } = square;
  if (direction === 'across') return 'corner';
  if (row === rows - 1) return column < columns / 2 ? 'right' : 'left';
  if (column < 2) return 'below-start';
  return column < columns - 2 ? 'below' : 'below-end';
}

/** Makes an element swell briefly when its text changes, but not when it appears. */
function useBump(text: string | undefined): RefObject<HTMLSpanElement | null> {
  const element = useRef<HTMLSpanElement>(null);
  const before = useRef(text);
  useLayoutEffect(() => {
    const isNew = before.current !== undefined && before.current !== text;
    before.current = text;
    if (isNew && element.current && motionAllowed()) {
      element.current.animate([{}, { transform: 'scale(1.12)' }, {}], {
        duration: 120,
        easing: OUT,
      });
    }
  }, [text]);
  return element;
}

function PlacedPill({ pill, board }: { readonly pill: Pill; readonly board: Board }) {
  const { square } = pill;
  const text = textOf(pill.text);
  const tone = toneOf(pill.text);
  const element = useBump(text);
  const [tones, setTones] = useState<{ now: string; before?: string }>({ now: tone });
  if (tones.now !== tone) setTones({ now: tone, before: tones.now });
  const style = { '--row': square.row, '--column': square.column } as CSSProperties;
  return (
    <div
      className={`pill-place pill-place--${placeOf(pill, board)}`}
      style={style}
      aria-hidden="true"
      translate="no"
    >
      <span ref={element} className={`score-pill score-pill--${tone}`}>
        {tones.before && (
          <span key={tone} className={`score-pill__before score-pill--${tones.before}`} />
        )}
        {text}
      </span>
    </div>
  );
}

/** Whether a ghost lies over a tile of a turn. Its score would lie over the ghost. */
const isCovered = (turn: View['turns'][number] | undefined, ghost: JudgedPlay | undefined) =>
  turn?.kind === 'play' &&
  ghost?.laid.some(({ square }) => turn.squares.some((each) => sameSquare(each, square)));

/**
 * The score at the word of the turn pointed at in the list, of a ghost, or else of the draft, which the move panel says
 * in words; and of a reviewed turn.
 */
export function ScorePill({ board }: { readonly board: Board }) {
  const table = useGame((state) => state.table);
  const draft = useGame((state) => state.draft);
  const verdict = useGame((state) => state.verdict);
  const refused = useGame((state) => state.refused);
  const number = useGame(turnPointedAtNow);
  const ghost = useGame((state) => state.ghost);
  const isReviewed = useGame(isReviewing);
  const reviewed =
    table && isReviewed && !isCovered(table.view.turns.at(-1), ghost)
      ? pillOfTurn(table, table.turnsShown)
      : undefined;
  const listed = table && number !== undefined ? pillOfTurn(table, number) : undefined;
  const shown = listed ?? (ghost && pillOfPlay(ghost));
  const pill = shown ?? pillFor({ table, draft, verdict, refused });
  const key = listed ? number : shown ? 'ghost' : 'draft';
  return (
    <>
      {reviewed && <PlacedPill pill={reviewed} board={board} />}
      {pill && <PlacedPill key={key} pill={pill} board={board} />}
    </>
  );
}
