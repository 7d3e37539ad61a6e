import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { formatMove } from '../../engine';
import { COACH, MOVE_PANEL, moveBoxLabel, moveShape, signedPoints, TOOLS } from '../../messages';
import {
  type GameStore,
  hasHints,
  mayAskCoach,
  mayDraft,
  isPuzzleOver,
  puzzleNow,
} from '../../store';
import { useActions, useGame, useLandmark } from '../game-context';
import { closeMenu, ConfirmButton, isPlainKey, Menu, MenuItem, Sign } from '../ui';
import { Rack } from '../Rack/Rack';
import { CancelExchange, ExchangeButton, ExchangeTiles, isExchanging } from './Exchange';
import type { Prompt } from './MovePrompt';
import { Tool } from './Tool';
import { VerdictLine } from './VerdictLine';
import './ledge.css';

/** SVG paths on a grid of 24 × 24. */
const ICONS = {
  shuffle:
    'M3 7h3.5c5 0 6 10 11 10H21m-3-3 3 3-3 3M3 17h3.5c1.6 0 2.8-1 3.8-2.4M13.7 9.4C14.7 8 15.9 7 17.5 7H21m-3-3 3 3-3 3',
  recall: 'M12 4v11m-4.5-4.5L12 15l4.5-4.5M5 20h14',
  hint: 'M9.5 17.5h5M10.5 21h3M12 3a6 6 0 0 0-3.5 10.9c.7.5 1 1.2 1 2v1.6h5v-1.6c0-.8.3-1.5 1-2A6 6 0 0 0 12 3Z',
  more: 'M4 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0m7 0a1 1 0 1 0 2 0a1 1 0 1 0-2 0m7 0a1 1 0 1 0 2 0a1 1 0 1 0-2 0',
};

/** Asks for a hint; pressed again, for a more specific one. */
function HintTool() {
  const isOffered = useGame(hasHints);
  const mayAsk = useGame(mayAskCoach);
  const { hint } = useActions();
  if (!isOffered) return null;
  return (
    <Tool
      name={COACH.hint}
      icon={ICONS.hint}
      disabled={!mayAsk}
      folds="last"
      onClick={({ detail }) => {
        // The second click of a double click is no second question.
        if (detail < 2) hint();
      }}
    />
  );
}

/** Lets the player to move resign. */
function ResignItem() {
  const isOffered = useGame(
    (state) =>
      state.table?.phase === 'your-turn' && state.table.view.seats.length > 1 && !puzzleNow(state),
  );
  const item = useRef<HTMLDivElement>(null);
  const { resign } = useActions();
  const onYes = (): void => {
    if (item.current) closeMenu(item.current);
    resign();
  };
  return (
    <div ref={item}>
      {isOffered && (
        <ConfirmButton block="resign" tone="quiet" {...MOVE_PANEL.resign} onYes={onYes} />
      )}
    </div>
  );
}

/** Rarely used tools, and those that do not fit on the ledge; resigning comes last. */
function MoreMenu({ canDraft }: { readonly canDraft: boolean }) {
  const actions = useActions();
  const [closings, setClosings] = useState(0);
  const isHintOffered = useGame(hasHints);
  const mayAsk = useGame(mayAskCoach);
  const label = (
    <>
      <Sign path={ICONS.more} />
      <span>{MOVE_PANEL.more}</span>
    </>
  );
  return (
    <Menu
      label={label}
      className="tool"
      onToggle={(isOpen) => setClosings(isOpen ? closings : closings + 1)}
    >
      {RACK_TOOLS.map((act) => (
        <MenuItem
          key={act}
          className="tool--folded-first"
          disabled={!canDraft}
          onPress={actions[act]}
        >
          {TOOLS[act].long}
        </MenuItem>
      ))}
      {isHintOffered && (
        <MenuItem className="tool--folded-last" disabled={!mayAsk} onPress={actions.hint}>
          {COACH.inMenu}
        </MenuItem>
      )}
      <MenuItem disabled={!canDraft} onPress={actions.sort}>
        {TOOLS.sort.long}
      </MenuItem>
      {/* A reopened menu no longer asks for confirmation. */}
      <ResignItem key={closings} />
    </Menu>
  );
}

/** The text of the move box: as typed, or the drafted play in notation. Empty while the play is incomplete. */
function moveText({ typed, table, verdict }: GameStore): string {
  if (typed !== undefined) return typed;
  if (!table || verdict.kind !== 'play') return '';
  return formatMove(table.view.rules, verdict);
}

/** Whether the puzzle is over and its move on screen was tried, so that another try would change nothing. */
function isTriedOut(state: GameStore): boolean {
  const open = puzzleNow(state);
  if (!open || !isPuzzleOver(open)) return false;
  const shown = moveText(state);
  return open.tries.some(({ text }) => text === shown);
}

/** The score of the play on screen; undefined for any other move. */
const scoreOnScreen = ({ verdict }: GameStore): number | undefined =>
  verdict.kind === 'play' && verdict.judged.ok ? verdict.judged.value.score.total : undefined;

function PlayButton({ hasMove }: { readonly hasMove: boolean }) {
  const isMyTurn = useGame(({ table }) => table?.phase === 'your-turn');
  const score = useGame(scoreOnScreen);
  const isPuzzle = useGame((state) => puzzleNow(state) !== undefined);
  const isIdle = useGame(isTriedOut);
  const play = useLandmark('play');
  return (
    <button
      ref={play}
      type="submit"
      className="ledge__play"
      disabled={!isMyTurn || !hasMove || isIdle}
    >
      {/* A new element when points appear below it, so that no layout shift occurs. */}
      <span key={score === undefined ? 'alone' : 'with points'}>
        {isPuzzle ? MOVE_PANEL.tryMove : MOVE_PANEL.play}
      </span>
      {score !== undefined && <span className="ledge__points">{signedPoints(score)}</span>}
    </button>
  );
}

const RACK_TOOLS = ['shuffle', 'recall'] as const;

export function MoveForm({ prompt }: { readonly prompt: Prompt }) {
  const text = useGame(moveText);
  const isMyTurn = useGame(({ table }) => table?.phase === 'your-turn');
  const turns = useGame(({ table }) => table?.turns);
  const canDraft = useGame(mayDraft);
  const isChoosing = useGame(isExchanging);
  const isPuzzle = useGame((state) => puzzleNow(state) !== undefined);
  const shape = useGame(({ table }) => (table ? moveShape(table.view.rules) : ''));
  const actions = useActions();
  const { typeMove, submit, pass, escape } = actions;

  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    submit();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !isPlainKey(event)) return;
    event.stopPropagation();
    prompt.close();
    escape();
  };

  return (
    <form className="move-form" onSubmit={onSubmit} autoComplete="off">
      <div className="panel move-panel">
        <VerdictLine prompt={prompt} />
        <div className="move-form__row">
          <div className="move-form__box">
            <label>
              <span className="visually-hidden">{moveBoxLabel(shape)}</span>
              <input
                ref={useLandmark('move-box')}
                value={text}
                placeholder={MOVE_PANEL.typeMove}
                maxLength={200}
                spellCheck={false}
                autoCapitalize="none"
                autoCorrect="off"
                enterKeyHint="go"
                disabled={!canDraft}
                aria-describedby={prompt.id}
                onChange={(event) => {
                  typeMove(event.target.value);
                  prompt.tellTyper();
                }}
                onKeyDown={onKeyDown}
              />
            </label>
            <button
              type="button"
              className="move-form__help"
              aria-label={MOVE_PANEL.howToType}
              aria-expanded={prompt.isOpen}
              aria-controls={prompt.id}
              // Keeps the focus in the move box, and so the on-screen keyboard open.
              onMouseDown={(event) => event.preventDefault()}
              onClick={prompt.toggle}
            >
              ?
            </button>
          </div>
          {!isPuzzle && (
            <>
              <ExchangeButton disabled={!isMyTurn} />
              <ConfirmButton
                key={turns}
                block="pass"
                {...MOVE_PANEL.pass}
                disabled={!isMyTurn}
                onYes={pass}
              />
            </>
          )}
        </div>
      </div>
      <div ref={useLandmark('ledge')} className="ledge">
        <div className="ledge__parts">
          <div className="ledge__tools">
            {RACK_TOOLS.map((act) => (
              <Tool
                key={act}
                name={TOOLS[act].short}
                icon={ICONS[act]}
                disabled={!canDraft || isChoosing}
                folds="first"
                onClick={actions[act]}
              />
            ))}
          </div>
          <Rack />
          <div className="ledge__tools">
            <HintTool />
            {isChoosing ? <CancelExchange /> : <MoreMenu canDraft={canDraft} />}
          </div>
          {isChoosing ? <ExchangeTiles /> : <PlayButton hasMove={text !== ''} />}
        </div>
      </div>
    </form>
  );
}
