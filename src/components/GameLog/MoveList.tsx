import { type KeyboardEvent, memo, type ReactNode, useEffect, useMemo, useRef } from 'react';
import { formatMove, passText, type RuleBook, type Turn, type View } from '../../engine';
import {
  MOVES_PLAYED,
  NO_MOVES_YET,
  playerName,
  pointsOfTurn,
  pointsText,
  totalAfter,
  turnInShort,
  turnLabel,
} from '../../messages';
import { inFrame } from '../../scheduler';
import type { TableSnapshot } from '../../table';
import { useActions, useGame } from '../game-context';
import { HelpMark } from '../HelpMark/HelpMark';
import { MeaningButton } from '../Meanings/MeaningButton';
import { useStepKeys } from './use-step-keys';
import './move-list.css';

interface NumberedTurn {
  readonly turn: Turn;
  /** From 1. */
  readonly number: number;
}

/** The turns of two players in rows: in each the turn of the one, then that of the other. */
function roundsOf(turns: readonly NumberedTurn[]): readonly (readonly NumberedTurn[])[] {
  const rounds: NumberedTurn[][] = [];
  for (const numbered of turns) {
    const round = rounds.at(-1);
    const last = round?.at(-1);
    if (round && last && last.turn.seat < numbered.turn.seat) round.push(numbered);
    else rounds.push([numbered]);
  }
  return rounds;
}

/** A turn that can be shown: what was played, and the points. */
function TurnButton(
  props: NumberedTurn & {
    readonly view: View;
    readonly isShown: boolean;
    readonly isTabbable: boolean;
  },
) {
  const { turn, number, view, isShown, isTabbable } = props;
  const { showTurn, pointAtTurn } = useActions();
  const point = (): void => pointAtTurn(number);
  const leave = (): void => pointAtTurn(undefined);
  return (
    <button
      type="button"
      className="moves__turn"
      aria-label={turnLabel(view, turn, number, turnText(view.rules, turn))}
      aria-current={isShown || undefined}
      data-turn={number}
      tabIndex={isTabbable ? 0 : -1}
      onClick={() => showTurn(number)}
      onFocus={point}
      onBlur={leave}
      onPointerEnter={point}
      onPointerLeave={leave}
    >
      <span className="moves__word">
        {turnInShort(turn)}
        <HelpMark turn={turn} />
      </span>
      <span className="moves__points">{pointsOfTurn(turn)}</span>
    </button>
  );
}

/**
 * A turn as its player might have typed it; the tiles of an exchange are not told, and
 * nobody types a resignation.
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

type Drawn = (numbered: NumberedTurn) => ReactNode;

/** Two players side by side. */
function Columns(props: {
  readonly view: View;
  readonly turns: readonly NumberedTurn[];
  readonly draw: Drawn;
}) {
  const { view, turns, draw } = props;
  return (
    <table className="moves moves--columns">
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">Round</span>
          </th>
          {view.seats.map((_, seat) => (
            <th scope="col" key={seat}>
              {playerName(view, seat)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {roundsOf(turns).map((round, index) => (
          <tr key={`round ${index + 1}`}>
            <th scope="row" className="moves__number">
              {index + 1}
            </th>
            {view.seats.map((_, seat) => {
              const numbered = round.find(({ turn }) => turn.seat === seat);
              return <td key={seat}>{numbered && draw(numbered)}</td>;
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Any number of players, one turn below the other. */
function Lines(props: {
  readonly view: View;
  readonly turns: readonly NumberedTurn[];
  readonly draw: Drawn;
}) {
  const { view, turns, draw } = props;
  return (
    <table className="moves moves--lines">
      <thead className="visually-hidden">
        <tr>
          <th scope="col">Turn</th>
          <th scope="col">Player</th>
          <th scope="col">Word and points</th>
          <th scope="col">Score</th>
        </tr>
      </thead>
      <tbody>
        {turns.map((numbered) => (
          <tr key={`turn ${numbered.number}`}>
            <th scope="row" className="moves__number">
              {numbered.number}
            </th>
            <td className="moves__name">{playerName(view, numbered.turn.seat)}</td>
            <td>{draw(numbered)}</td>
            <td className="moves__total">{pointsText(numbered.turn.total)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Scrolls a list, and nothing around it, until an element of it can be seen. */
function reveal(list: HTMLElement, element: HTMLElement, head: number): void {
  const frame = list.getBoundingClientRect();
  const { top, bottom } = element.getBoundingClientRect();
  if (top < frame.top + head) list.scrollTop -= frame.top + head - top;
  else if (bottom > frame.bottom) list.scrollTop += bottom - frame.bottom;
}

/** The notation of the turn that is pointed at, or else shown, and the score of its player after it. */
function TurnInDetail({ view, turns }: { readonly view: View; readonly turns: readonly Turn[] }) {
  const number = useGame(({ table, turnPointedAt }) => turnPointedAt ?? table?.turnsShown ?? 0);
  const turn = turns[number - 1];
  return (
    // Another turn is another line, not the same text moved.
    <p key={number} className="moves__detail">
      {turn && (
        <>
          <span className="moves__text" aria-hidden="true">
            {turnText(view.rules, turn)}
          </span>
          {turn.kind === 'play' && <MeaningButton word={turn.words[0] ?? ''} />}
          <span aria-hidden="true">{totalAfter(view, turn)}</span>
        </>
      )}
    </p>
  );
}

/** Every turn of the game; each can be shown, and that which is shown is marked. */
export const MoveList = memo(function MoveList({ table }: { readonly table: TableSnapshot }) {
  const { view, allTurns: turns, turnsShown: shown } = table;
  const numbered = useMemo(
    () => turns.map((turn, index) => ({ turn, number: index + 1 })),
    [turns],
  );
  const list = useRef<HTMLDivElement>(null);
  const hasStepped = useRef(false);
  const areColumns = view.seats.length === 2;
  const onStepKey = useStepKeys(areColumns ? 2 : 1);

  useEffect(() => {
    const marked = list.current?.querySelector<HTMLElement>(`[data-turn="${Math.max(shown, 1)}"]`);
    if (hasStepped.current) marked?.focus({ preventScroll: true });
    hasStepped.current = false;
    return inFrame('drawing', () => {
      const head = list.current?.querySelector<HTMLElement>('.moves--columns thead');
      if (list.current && marked) reveal(list.current, marked, head?.offsetHeight ?? 0);
    });
  }, [shown]);

  const draw: Drawn = ({ turn, number }) => (
    <TurnButton
      turn={turn}
      number={number}
      view={view}
      isShown={number === shown}
      isTabbable={number === Math.max(shown, 1)}
    />
  );
  const Table = areColumns ? Columns : Lines;
  return (
    <>
      <div
        ref={list}
        className="game-log__scroll"
        role="region"
        aria-label={MOVES_PLAYED}
        onKeyDown={(event: KeyboardEvent) => {
          if (onStepKey(event)) hasStepped.current = true;
        }}
      >
        {turns.length === 0 ? (
          <p className="game-log__empty">{NO_MOVES_YET}</p>
        ) : (
          <Table view={view} turns={numbered} draw={draw} />
        )}
      </div>
      <TurnInDetail view={view} turns={turns} />
    </>
  );
});
