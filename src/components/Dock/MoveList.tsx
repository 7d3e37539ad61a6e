import {
  type KeyboardEvent,
  memo,
  Suspense,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import { formatMove, passText, type RuleBook, type Turn } from '../../engine';
import { MOVES_PLAYED, NO_MOVES_YET, pointsOfTurn, totalAfter, turnLabel } from '../../messages';
import { inFrame } from '../../scheduler';
import type { ScreenView, TableSnapshot } from '../../table';
import { useActions, useGame, useGameStore } from '../game-context';
import { HelpMark } from '../HelpMark/HelpMark';
import { TurnNotes } from '../lazy-parts';
import { MeaningButton } from '../Meanings/MeaningButton';
import { revealRow, RowButton } from '../ui';
import { TurnWord } from '../WordText/WordText';
import { Columns, Lines, type NumberedTurn, roundsOf } from './MoveTables';
import { useStepKeys } from './Steps';
import './move-list.css';

/**
 * Returns a turn in the notation of typed moves; empty for an exchange, whose tiles are hidden, and for a resignation.
 */
function turnText(rules: RuleBook, turn: Turn): string {
  switch (turn.kind) {
    case 'play':
    case 'lost-turn':
      return formatMove(rules, { kind: 'play', play: turn.play });
    case 'pass':
      return passText(rules);
    case 'exchange':
    case 'resign':
      return '';
  }
}

function TurnButton(
  props: NumberedTurn & {
    readonly view: ScreenView;
    readonly isShown: boolean;
    /** Whether the turn comes after the one that is shown. */
    readonly isLater: boolean;
    readonly isNoted: boolean;
    readonly isTabbable: boolean;
  },
) {
  const { turn, number, view, isShown, isLater, isNoted, isTabbable } = props;
  const { showTurn, pointAtTurn } = useActions();
  const point = (): void => pointAtTurn(number);
  const leave = (): void => pointAtTurn(undefined);
  return (
    <RowButton
      className={isLater ? 'moves__turn moves__turn--later' : 'moves__turn'}
      aria-label={turnLabel(view, turn, number, turnText(view.rules, turn), isNoted)}
      aria-current={isShown || undefined}
      data-turn={number}
      tabIndex={isTabbable ? 0 : -1}
      onClick={() => showTurn(number)}
      onFocus={point}
      onBlur={leave}
      onPointerEnter={point}
      onPointerLeave={leave}
    >
      <span className={isNoted ? 'moves__word moves__word--noted' : 'moves__word'} translate="no">
        <TurnWord turn={turn} />
        <HelpMark turn={turn} />
      </span>
      <span className="moves__points">{pointsOfTurn(turn)}</span>
    </RowButton>
  );
}

/** Returns the element of a turn; before the first turn, that of the first. */
const turnIn = (list: HTMLElement | null, turn: number): HTMLElement | null | undefined =>
  list?.querySelector(`[data-turn="${Math.max(turn, 1)}"]`);

/** Notation of the turn that is pointed at, or else shown, and the score of its player after it. */
function TurnInDetail({
  view,
  turns,
}: {
  readonly view: ScreenView;
  readonly turns: readonly Turn[];
}) {
  const number = useGame(({ table, turnPointedAt }) => turnPointedAt ?? table?.turnsShown ?? 0);
  const turn = turns[number - 1];
  return (
    // A new element for each turn, not one whose text changes.
    <p key={number} className="moves__detail">
      {turn && (
        <>
          <span className="moves__text" aria-hidden="true" translate="no">
            {turnText(view.rules, turn)}
          </span>
          {turn.kind === 'play' && <MeaningButton word={turn.words[0] ?? ''} />}
          <span aria-hidden="true">{totalAfter(view, turn)}</span>
        </>
      )}
    </p>
  );
}

export const MoveList = memo(function MoveList({ table }: { readonly table: TableSnapshot }) {
  const { view, allTurns: turns, turnsShown: shown, imported } = table;
  const notes = imported?.notes;
  // The result leaves no room for notes.
  const isResult = table.isOver && shown === turns.length;
  const marked = Math.max(shown, 1);
  const areColumns = view.seats.length === 2;
  const rows = useMemo(() => {
    const numbered = turns.map((turn, index) => ({ turn, number: index + 1 }));
    return areColumns ? roundsOf(numbered) : numbered.map((each) => [each]);
  }, [turns, areColumns]);
  const list = useRef<HTMLDivElement>(null);
  const { getState } = useGameStore();
  /** The turn that the player has stepped to by keys; the list renders later. */
  const steppedTo = useRef<number>(undefined);
  const onStepKey = useStepKeys(areColumns ? 2 : 1);

  // The turn that had the focus may no longer be rendered, and a key pressed until an effect ran would go elsewhere.
  useLayoutEffect(() => {
    if (steppedTo.current === undefined) return;
    const focused = document.activeElement;
    // The player may have moved on before the list rendered.
    const isHere = focused === document.body || !!list.current?.contains(focused);
    if (isHere) turnIn(list.current, shown)?.focus({ preventScroll: true });
    if (!isHere || steppedTo.current === shown) steppedTo.current = undefined;
  }, [shown]);
  useEffect(
    () =>
      inFrame('drawing', () => {
        const turn = turnIn(list.current, shown);
        if (list.current && turn) revealRow(list.current, turn, '.moves--columns thead');
      }),
    [shown],
  );

  const Table = areColumns ? Columns : Lines;
  return (
    <>
      <div
        ref={list}
        className="dock__scroll"
        role="region"
        aria-label={MOVES_PLAYED}
        onKeyDown={(event: KeyboardEvent) => {
          if (onStepKey(event)) steppedTo.current = getState().table?.turnsShown;
        }}
      >
        {turns.length === 0 ? (
          <p className="dock__empty">{NO_MOVES_YET}</p>
        ) : (
          <Table
            view={view}
            rows={rows}
            shown={rows.findIndex((row) => row.some(({ number }) => number === marked))}
            renderTurn={({ turn, number }) => (
              <TurnButton
                turn={turn}
                number={number}
                view={view}
                isShown={number === shown}
                isLater={number > shown}
                isNoted={notes?.some(({ after }) => after === number) === true}
                isTabbable={number === marked}
              />
            )}
          />
        )}
      </div>
      <TurnInDetail view={view} turns={turns} />
      {notes && !isResult && (
        <div className="moves__notes">
          <Suspense>
            <TurnNotes />
          </Suspense>
        </div>
      )}
    </>
  );
});
