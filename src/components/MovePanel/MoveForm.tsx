import {
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { MOVE_PANEL, moveBoxLabel, moveShape, signedPoints, TOOLS } from '../../messages';
import { mayDraft } from '../../store';
import { useActions, useGame, useLandmark } from '../game-context';
import { ConfirmButton, Button, isPlainKey, Menu, useMenu } from '../ui';
import { Rack } from '../Rack/Rack';
import { ExchangeButton } from './ExchangeButton';
import type { Prompt } from './MovePrompt';
import { useMoveText, VerdictLine } from './VerdictLine';
import './ledge.css';

/** Icon paths in a 24 × 24 box. */
const SHUFFLE =
  'M3 7h3.5c5 0 6 10 11 10H21m-3-3 3 3-3 3M3 17h3.5c1.6 0 2.8-1 3.8-2.4M13.7 9.4C14.7 8 15.9 7 17.5 7H21m-3-3 3 3-3 3';
const SORT = 'M4 6h8M4 12h6M4 18h4m9-13v14m-3.5-3.5L17 19l3.5-3.5';
const MORE = 'M5 12h.01M12 12h.01M19 12h.01';
const RECALL = 'M12 4v11m-4.5-4.5L12 15l4.5-4.5M5 20h14';

function Sign({ path }: { readonly path: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

function Tool(props: {
  readonly name: string;
  readonly icon: string;
  readonly disabled: boolean;
  /** Whether the tool moves into the menu first or last as the ledge gets narrower. */
  readonly folds: 'first' | 'last';
  readonly onClick: () => void;
}) {
  const { name, icon, disabled, folds, onClick } = props;
  return (
    <button
      type="button"
      className={folds === 'first' ? 'tool tool--unfolded' : 'tool tool--last'}
      disabled={disabled}
      onClick={onClick}
    >
      <Sign path={icon} />
      <span>{name}</span>
    </button>
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
function ResignItem({ onDone }: { readonly onDone: () => void }) {
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
            onDone();
            resign();
          }}
        />
      )}
    </div>
  );
}

/** Tools shown in the menu when the ledge is too narrow for them. */
const FOLDED = [
  { act: 'shuffle', folds: 'last' },
  { act: 'recall', folds: 'last' },
  { act: 'sort', folds: 'first' },
] as const;

/** Rarely used tools and those that do not fit on the ledge; resigning comes last. */
function MoreMenu({ canDraft }: { readonly canDraft: boolean }) {
  const [menu, close] = useMenu();
  const actions = useActions();
  const label = (
    <>
      <Sign path={MORE} />
      <span>{MOVE_PANEL.more}</span>
    </>
  );
  return (
    <Menu ref={menu} label={label} className="tool">
      {FOLDED.map(({ act, folds }) => (
        <Button
          key={act}
          tone="quiet"
          className={folds === 'first' ? 'tool--folded' : 'tool--folded-last'}
          disabled={!canDraft}
          onClick={() => {
            close();
            actions[act]();
          }}
        >
          {TOOLS[act].long}
        </Button>
      ))}
      <ResignItem onDone={close} />
    </Menu>
  );
}

export function MoveForm(props: { readonly promptId: string; readonly prompt: Prompt }) {
  const { promptId, prompt } = props;
  const text = useMoveText();
  const verdict = useGame((state) => state.verdict);
  const isMyTurn = useGame(({ table }) => table?.phase === 'your-turn');
  const turns = useGame(({ table }) => table?.turns);
  const canDraft = useGame(mayDraft);
  const shape = useGame(({ table }) => (table ? moveShape(table.view.rules) : ''));
  const { typeMove, submit, pass, escape, recall, shuffle, sort } = useActions();
  const judged = verdict.kind === 'play' && verdict.judged.ok ? verdict.judged.value : undefined;

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
          <ExchangeButton key={`exchange ${turns}`} disabled={!isMyTurn} />
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
              disabled={!canDraft}
              folds="last"
              onClick={shuffle}
            />
            <Tool
              name={TOOLS.recall.short}
              icon={RECALL}
              disabled={!canDraft}
              folds="last"
              onClick={recall}
            />
          </div>
          <Rack />
          <div className="ledge__tools">
            <Tool
              name={TOOLS.sort.short}
              icon={SORT}
              disabled={!canDraft}
              folds="first"
              onClick={sort}
            />
            <MoreMenu canDraft={canDraft} />
          </div>
          <button
            ref={useLandmark('play')}
            type="submit"
            className="ledge__play"
            disabled={!isMyTurn || !text}
          >
            {/* A new element when points appear below it, so that no layout shift occurs. */}
            <span key={judged ? 'with points' : 'alone'}>{MOVE_PANEL.play}</span>
            {judged && <span className="ledge__points">{signedPoints(judged.score.total)}</span>}
          </button>
        </div>
      </div>
    </form>
  );
}
