import {
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { COACH, MOVE_PANEL, moveBoxLabel, moveShape, signedPoints, TOOLS } from '../../messages';
import { type GameStore, hasHints, mayAskCoach, mayDraft } from '../../store';
import { useActions, useGame, useLandmark } from '../game-context';
import { closeMenu, ConfirmButton, isPlainKey, Menu, MenuItem } from '../ui';
import { Rack } from '../Rack/Rack';
import { Sign } from '../Dock/Steps';
import { CancelExchange, ExchangeButton, ExchangeTiles, isExchanging } from './Exchange';
import type { Prompt } from './MovePrompt';
import { Tool } from './Tool';
import { useMoveText, VerdictLine } from './VerdictLine';
import './ledge.css';

/** Icon paths in a 24 × 24 box. */
const SHUFFLE =
  'M3 7h3.5c5 0 6 10 11 10H21m-3-3 3 3-3 3M3 17h3.5c1.6 0 2.8-1 3.8-2.4M13.7 9.4C14.7 8 15.9 7 17.5 7H21m-3-3 3 3-3 3';
const HINT =
  'M9.5 17.5h5M10.5 21h3M12 3a6 6 0 0 0-3.5 10.9c.7.5 1 1.2 1 2v1.6h5v-1.6c0-.8.3-1.5 1-2A6 6 0 0 0 12 3Z';
const MORE = 'M5 12h.01M12 12h.01M19 12h.01';
const RECALL = 'M12 4v11m-4.5-4.5L12 15l4.5-4.5M5 20h14';

/** Asks for a hint; pressed again, for a more specific one. */
function HintTool() {
  const isOffered = useGame(hasHints);
  const mayAsk = useGame(mayAskCoach);
  const { hint } = useActions();
  if (!isOffered) return null;
  return (
    <Tool
      name={COACH.hint}
      icon={HINT}
      disabled={!mayAsk}
      folds="last"
      onClick={({ detail }) => {
        // The second click of a double click is no second question.
        if (detail < 2) hint();
      }}
    />
  );
}

/** Counts how often the menu around an element has closed. */
function useMenuClosings(item: RefObject<HTMLElement | null>): number {
  const [times, setTimes] = useState(0);
  useEffect(() => {
    const menu = item.current?.closest('details');
    // `toggle` arrives in a later task; by then the keyboard may already be inside the reopened menu.
    const count = (): void => {
      if (!menu?.open) setTimes((before) => before + 1);
    };
    menu?.addEventListener('toggle', count);
    return () => menu?.removeEventListener('toggle', count);
  }, [item]);
  return times;
}

/** Lets the player to move resign; the last item of the menu. */
function ResignItem() {
  const isOffered = useGame(
    ({ table }) => table?.phase === 'your-turn' && table.view.seats.length > 1,
  );
  const item = useRef<HTMLDivElement>(null);
  const closings = useMenuClosings(item);
  const { resign } = useActions();
  return (
    <div ref={item}>
      {isOffered && (
        <ConfirmButton
          // A reopened menu no longer asks for confirmation.
          key={closings}
          block="resign"
          tone="quiet"
          {...MOVE_PANEL.resign}
          onYes={() => {
            if (item.current) closeMenu(item.current);
            resign();
          }}
        />
      )}
    </div>
  );
}

/** Tools that are in the menu while the ledge is too narrow for them. */
const FOLDED = ['shuffle', 'recall'] as const;

/** Rarely used tools, and those that do not fit on the ledge; resigning comes last. */
function MoreMenu({ canDraft }: { readonly canDraft: boolean }) {
  const actions = useActions();
  const isHintOffered = useGame(hasHints);
  const mayAsk = useGame(mayAskCoach);
  const label = (
    <>
      <Sign path={MORE} />
      <span>{MOVE_PANEL.more}</span>
    </>
  );
  return (
    <Menu label={label} className="tool">
      {FOLDED.map((act) => (
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
      <ResignItem />
    </Menu>
  );
}

/** The score of the play on screen; undefined for any other move. */
const scoreOnScreen = ({ verdict }: GameStore): number | undefined =>
  verdict.kind === 'play' && verdict.judged.ok ? verdict.judged.value.score.total : undefined;

function PlayButton({ hasMove }: { readonly hasMove: boolean }) {
  const isMyTurn = useGame(({ table }) => table?.phase === 'your-turn');
  const score = useGame(scoreOnScreen);
  const play = useLandmark('play');
  return (
    <button ref={play} type="submit" className="ledge__play" disabled={!isMyTurn || !hasMove}>
      {/* A new element when points appear below it, so that no layout shift occurs. */}
      <span key={score === undefined ? 'alone' : 'with points'}>{MOVE_PANEL.play}</span>
      {score !== undefined && <span className="ledge__points">{signedPoints(score)}</span>}
    </button>
  );
}

export function MoveForm(props: { readonly promptId: string; readonly prompt: Prompt }) {
  const { promptId, prompt } = props;
  const text = useMoveText();
  const isMyTurn = useGame(({ table }) => table?.phase === 'your-turn');
  const turns = useGame(({ table }) => table?.turns);
  const canDraft = useGame(mayDraft);
  const isChoosing = useGame(isExchanging);
  const shape = useGame(({ table }) => (table ? moveShape(table.view.rules) : ''));
  const { typeMove, submit, pass, escape, recall, shuffle } = useActions();

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
        <VerdictLine promptId={promptId} isPromptOpen={prompt.isOpen} />
        <div className="move-form__row">
          <div className="move-form__box">
            <label>
              <span className="visually-hidden">{moveBoxLabel(shape)}</span>
              <input
                ref={useLandmark('move-box')}
                value={text}
                placeholder={shape}
                maxLength={200}
                spellCheck={false}
                autoCapitalize="none"
                autoCorrect="off"
                enterKeyHint="go"
                disabled={!canDraft}
                aria-describedby={promptId}
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
              aria-controls={promptId}
              // Keeps the focus in the move box, and so the on-screen keyboard open.
              onMouseDown={(event) => event.preventDefault()}
              onClick={prompt.toggle}
            >
              ?
            </button>
          </div>
          <ExchangeButton disabled={!isMyTurn} />
          <ConfirmButton
            key={turns}
            block="pass"
            {...MOVE_PANEL.pass}
            disabled={!isMyTurn}
            onYes={pass}
          />
        </div>
      </div>
      <div ref={useLandmark('ledge')} className="ledge">
        <div className="ledge__parts">
          <div className="ledge__tools">
            <Tool
              name={TOOLS.shuffle.short}
              icon={SHUFFLE}
              disabled={!canDraft || isChoosing}
              folds="first"
              onClick={shuffle}
            />
            <Tool
              name={TOOLS.recall.short}
              icon={RECALL}
              disabled={!canDraft || isChoosing}
              folds="first"
              onClick={recall}
            />
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
