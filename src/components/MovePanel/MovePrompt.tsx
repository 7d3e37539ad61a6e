import { useEffect, useId, useState } from 'react';
import {
  illegalFormat,
  MOVE_PANEL,
  movePrompt,
  playPrompt,
  typedMoves,
  typedPlays,
} from '../../messages';
import { adviceNow, type GameStore, puzzleNow } from '../../store';
import { useGame, useGameStore } from '../game-context';
import './move-prompt.css';

/** The state of the help for the move box. It closes when the turn is over, and for a hint or a valid play. */
export interface Prompt {
  readonly id: string;
  readonly isOpen: boolean;
  readonly toggle: () => void;
  readonly close: () => void;
  /** Called while the user types; opens the help once per game, and once for all puzzles. */
  readonly tellTyper: () => void;
}

const isMisformed = ({ notice, table }: GameStore): boolean =>
  table !== undefined && notice?.headline === illegalFormat(table.view.rules);

const isPlay = ({ verdict }: GameStore): boolean => verdict.kind === 'play' && verdict.judged.ok;

/** Opens the help when the user first types a move, and when the text is not a valid move. */
export function usePrompt(): Prompt {
  const id = useId();
  const store = useGameStore();
  const game = useGame((state) => (puzzleNow(state) ? 'puzzles' : state.table?.recordId));
  const turn = useGame(({ table }) => `${table?.recordId} ${table?.turns}`);
  const [openIn, setOpenIn] = useState<string>();
  const [toldIn, setToldIn] = useState<string>();
  useEffect(
    () =>
      store.subscribe((after, before) => {
        const advice = adviceNow(after);
        const isAdvised = advice && advice !== adviceNow(before);
        if (isAdvised || (isPlay(after) && !isPlay(before))) setOpenIn(undefined);
        if (after.notice !== before.notice && isMisformed(after)) setOpenIn(turn);
      }),
    [store, turn],
  );
  const isOpen = openIn === turn;
  return {
    id,
    isOpen,
    toggle: () => setOpenIn(isOpen ? undefined : turn),
    close: () => setOpenIn(undefined),
    tellTyper: () => {
      if (toldIn === game) return;
      setToldIn(game);
      if (!isPlay(store.getState())) setOpenIn(turn);
    },
  };
}

/**
 * The help for the move box: examples, then how to write a move, or a play in a puzzle, which takes no other. It scrolls
 * with the verdict, so it covers nothing.
 */
export function MovePrompt({ id, isOpen }: Prompt) {
  const rules = useGame(({ table }) => table?.view.rules);
  const isPuzzle = useGame((state) => puzzleNow(state) !== undefined);
  if (!rules) return null;
  const [examples, prompt] = isPuzzle
    ? [typedPlays(rules), playPrompt(rules)]
    : [typedMoves(rules), movePrompt(rules)];
  return (
    <div
      className="move-prompt"
      role="group"
      aria-label={MOVE_PANEL.howToType}
      hidden={!isOpen}
      // Focusable, so that keys scroll it if it is taller than the panel.
      tabIndex={0}
    >
      <dl>
        {examples.map(([typed, what]) => (
          <div key={typed}>
            <dt>
              <kbd>{typed}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <p id={id}>{prompt.join('\n')}</p>
    </div>
  );
}
