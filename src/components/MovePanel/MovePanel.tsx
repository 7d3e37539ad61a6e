import { type ReactNode, useId } from 'react';
import {
  curtainTexts,
  MOVE_PANEL,
  reportSentences,
  waitingForPlayer,
  WATCHING,
} from '../../messages';
import { type GameStore, seatStatusAt } from '../../store';
import type { Phase } from '../../table';
import { useBoardSize } from '../Board/use-board-size';
import { useActions, useGame, useLandmark } from '../game-context';
import { onDemand } from '../OnDemand/on-demand';
import { useDrawnPhase } from '../use-deferred';
import { WordsNote } from '../Words/WordsNote';
import { Button } from '../ui';
import { BestWord } from './BestWord';
import { ComputerControls, Thinking } from './ComputerControls';
import { MoveForm } from './MoveForm';
import { usePrompt } from './MovePrompt';
import { NoticeLine } from './NoticeLine';
import { Result } from './Result';
import './move-panel.css';

const LookingBack = onDemand(
  async () => (await import('../LookingBack/LookingBack')).LookingBack,
  <>
    <div className="panel move-panel" />
    <div className="ledge" />
  </>,
);

/** Covers the rack between the turns of people who share a screen. */
function Curtain() {
  const view = useGame(({ table }) => table?.view);
  const { liftCurtain } = useActions();
  if (!view) return null;
  const { lead, rest } = curtainTexts(view);
  return (
    <div className="curtain">
      <p>
        <strong>{lead}</strong> <span>{rest}</span>
      </p>
      <Button tone="main" onClick={liftCurtain}>
        {MOVE_PANEL.showTiles}
      </Button>
      <NoticeLine />
    </div>
  );
}

/** The outcome of a move, until its player continues. */
function Report() {
  const view = useGame(({ table }) => table?.view);
  const { goOn } = useActions();
  const turn = view?.turns.findLast(({ seat }) => seat === view.viewer);
  if (!turn) return null;
  const [outcome, ...rest] = reportSentences(turn);
  return (
    <div className="curtain">
      <p>
        <strong>{outcome}</strong> <span>{rest.join(' ')}</span>
      </p>
      <Button tone="main" onClick={goOn}>
        {MOVE_PANEL.continue}
      </Button>
      <NoticeLine />
    </div>
  );
}

/** Whether a human at this screen has a seat. */
const isSomeoneHere = (state: GameStore): boolean =>
  state.table?.view.seats.some(
    ({ player }, seat) =>
      player === 'human' && (seatStatusAt(state, seat)?.at ?? 'host') === 'host',
  ) ?? false;

/** Shown while this screen has no rack to play from. */
function Watching() {
  const isHere = useGame(isSomeoneHere);
  const view = useGame(({ table }) => table?.view);
  const isShared = useGame(({ table }) => table?.online !== undefined);
  const others = isShared ? WATCHING.elsewhere : WATCHING.computers;
  return (
    <div className="curtain">
      <p>{isHere && view ? waitingForPlayer(view) : others}</p>
      <Thinking />
      <WordsNote />
      <NoticeLine />
    </div>
  );
}

/** Replacement for the rack and move box in phases without a move; otherwise undefined. */
function insteadOfMove(phase: Phase): ReactNode {
  switch (phase) {
    case 'curtain':
      return <Curtain />;
    case 'report':
      return <Report />;
    case 'over':
      return <Result />;
    default:
      return undefined;
  }
}

export function MovePanel() {
  const phase = useDrawnPhase();
  const hasOwnRack = useGame(({ table }) => typeof table?.view.viewer === 'number');
  const onlyComputers = useGame(
    ({ table }) => table?.view.seats.every(({ player }) => player === 'computer') ?? false,
  );
  const isOnRim = useBoardSize()?.ledge === 'rim';
  const promptId = useId();
  const prompt = usePrompt();
  const ledge = useLandmark('ledge');
  if (phase === undefined) return null;
  const instead = insteadOfMove(phase);
  const isAsked = !instead && hasOwnRack;
  if (phase === 'looking-back') {
    return (
      <section className="move" aria-label={MOVE_PANEL.name}>
        <LookingBack />
      </section>
    );
  }
  return (
    <section className="move" aria-label={MOVE_PANEL.name}>
      {isAsked ? (
        <MoveForm promptId={promptId} prompt={prompt} />
      ) : (
        <>
          <div className="panel move-panel">{instead ?? <Watching />}</div>
          <div ref={ledge} className="ledge">
            <div className="ledge__parts">
              {onlyComputers && phase !== 'over' && <ComputerControls phase={phase} />}
              {phase === 'over' && isOnRim && <BestWord />}
            </div>
          </div>
        </>
      )}
    </section>
  );
}
