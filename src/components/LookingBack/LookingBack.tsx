import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { Turn } from '../../engine';
import {
  COMPUTER_CONTROLS,
  draftKept,
  HEADER,
  LOOKING_BACK,
  meanwhileSentence,
  speedLabel,
  spokenTurn,
  undoConsequence,
  undoQuestion,
  viewingText,
} from '../../messages';
import { type GameStore, isWatched, PACES, retryNow } from '../../store';
import type { ScreenView } from '../../table';
import { useActions, useGame, useLandmark } from '../game-context';
import { SIGNS, StepButtons } from '../Dock/Steps';
import { NoticeLine } from '../MovePanel/NoticeLine';
import { Worth } from '../MovePanel/VerdictLine';
import { Button, isPlainKey, Sign } from '../ui';
import { judgedAgain } from './judged-again';
import { playbackNow, prefersReducedMotion, usePlayback } from './use-playback';
import './looking-back.css';

/** The turn that led to the position shown: a play with its sum, or a sentence. */
function ShownTurn({ view, turn }: { readonly view: ScreenView; readonly turn: Turn }) {
  const play = useMemo(() => judgedAgain(view, turn), [view, turn]);
  const sentence = spokenTurn(view, turn, 'full');
  if (!play) return <p>{sentence}</p>;
  return (
    <>
      <span className="visually-hidden">{sentence}</span>
      <Worth play={play} />
    </>
  );
}

/** Whether the draft of the player waits for them to come back. */
const hasDraft = ({ draft, typed }: GameStore): boolean => draft.order.length > 0 || Boolean(typed);

/** Changes the speed of a playback, the slowest after the fastest. */
function SpeedTool() {
  const pace = useGame(({ settings }) => settings.pace);
  const { setPace } = useActions();
  const next = PACES[(PACES.indexOf(pace) + 1) % PACES.length] ?? pace;
  return (
    <button type="button" className="tool" onClick={() => setPace(next)}>
      <Sign path={SIGNS.speed} />
      <span>{speedLabel(COMPUTER_CONTROLS.paces[pace])}</span>
    </button>
  );
}

function Shown() {
  const view = useGame(({ table }) => table?.view);
  const shown = useGame(({ table }) => table?.turnsShown ?? 0);
  const turns = useGame(({ table }) => table?.turns ?? 0);
  const isOver = useGame(({ table }) => table?.isOver === true);
  const isShared = useGame(({ table }) => table?.online !== undefined);
  const isDrafted = useGame(hasDraft);
  const headline = useGame((state) => playbackNow(state)?.headline);
  const isDue = useGame((state) => playbackNow(state)?.state === 'due');
  const isWaiting = isDue && prefersReducedMotion();
  const note = isDrafted && !isOver ? draftKept(turns + 1) : meanwhileSentence(isOver, isShared);
  const turn = view?.turns.at(-1);
  return (
    <div className="verdict" data-scrolls>
      {/* For windows whose header has no room for it. */}
      <p className="looking-back__turn">{viewingText(shown, turns)}</p>
      {headline !== undefined && <h2 className="looking-back__headline">{headline}</h2>}
      {view && turn && <ShownTurn view={view} turn={turn} />}
      <NoticeLine />
      <p className="looking-back__note">{isWaiting ? LOOKING_BACK.still : note}</p>
    </div>
  );
}

/** Says which turns an undo removes and what stays, before it is done. */
function UndoQuestion(props: { readonly from: number; readonly onAnswer: () => void }) {
  const { from, onAnswer } = props;
  const turns = useGame(({ table }) => table?.turns ?? 0);
  const isRetry = useGame((state) => retryNow(state) !== undefined);
  const { undo } = useActions();
  const question = useId();
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => keep.current?.focus(), []);
  return (
    <div
      className="looking-back__question"
      role="alertdialog"
      aria-labelledby={question}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Escape' || !isPlainKey(event)) return;
        event.stopPropagation();
        onAnswer();
      }}
    >
      <div className="verdict" data-scrolls>
        <p id={question}>
          <strong>{undoQuestion(from, turns)}</strong> <span>{undoConsequence(isRetry)}</span>
        </p>
      </div>
      <div className="move-form__row">
        <Button ref={keep} onClick={onAnswer}>
          {LOOKING_BACK.keep}
        </Button>
        <Button
          tone="main"
          onClick={() => {
            onAnswer();
            undo();
          }}
        >
          {LOOKING_BACK.yes}
        </Button>
      </div>
    </div>
  );
}

/** An empty rack with the step buttons in the place of its tiles. */
function Rail() {
  const rackSize = useGame(({ table }) => table?.view.rules.rackSize ?? 0);
  return (
    <div className="rack rail">
      <div className="rack__positions rail__positions" aria-hidden="true">
        {Array.from({ length: rackSize }, (_, position) => (
          <span className="rack__position" key={position} />
        ))}
      </div>
      <StepButtons className="rail__steps" />
    </div>
  );
}

/** Whether play can continue from an earlier moment on this page. */
const mayPlayOn = ({ table }: GameStore): boolean =>
  table !== undefined && table.online === undefined && !table.isSeenOnly;

/** Replaces the move box and the rack while an earlier turn is shown. */
export function LookingBack() {
  const shown = useGame(({ table }) => table?.turnsShown);
  const from = useGame(({ table }) => table?.undoFrom);
  const isUndone = useGame(({ table }) => table?.undo !== 'none' && table?.isOver === false);
  const isFree = useGame(mayPlayOn);
  const isOver = useGame(({ table }) => table?.isOver === true);
  const isOthers = useGame(isWatched);
  const isRunning = usePlayback();
  const { backToGame, playBack, playOnFromHere } = useActions();
  const ledge = useLandmark('ledge');
  const tool = useRef<HTMLButtonElement>(null);
  /** The turn about which the page asks. */
  const [asked, setAsked] = useState<number>();
  const isAsking = asked !== undefined && asked === shown && from !== undefined;
  return (
    <>
      <div className="panel move-panel looking-back">
        {isAsking ? (
          <UndoQuestion
            from={from}
            onAnswer={() => {
              setAsked(undefined);
              tool.current?.focus();
            }}
          />
        ) : (
          <Shown />
        )}
      </div>
      <div ref={ledge} className="ledge">
        <div className="ledge__parts">
          <div className="ledge__tools">
            {isOver && (
              <button type="button" className="tool" onClick={() => playBack(!isRunning)}>
                <Sign path={isRunning ? SIGNS.pause : SIGNS.watch} />
                <span>{isRunning ? LOOKING_BACK.pause : LOOKING_BACK.watch}</span>
              </button>
            )}
            {isRunning && <SpeedTool />}
            {isFree && !isRunning && (
              <button
                ref={tool}
                type="button"
                className="tool"
                disabled={isUndone && from === undefined}
                aria-expanded={isUndone ? isAsking : undefined}
                onClick={isUndone ? () => setAsked(isAsking ? undefined : shown) : playOnFromHere}
              >
                <Sign path={isUndone ? SIGNS.undo : SIGNS.branch} />
                <span>{isUndone ? LOOKING_BACK.undoToHere : LOOKING_BACK.playFromHere}</span>
              </button>
            )}
          </div>
          <Rail />
          <button type="button" className="ledge__play" onClick={backToGame}>
            {isOthers ? LOOKING_BACK.result : HEADER.backToGame}
          </button>
        </div>
      </div>
    </>
  );
}
