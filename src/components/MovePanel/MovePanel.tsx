import type { ComponentType, ReactNode } from 'react';
import {
  curtainTexts,
  MOVE_PANEL,
  OTHERS_PLAY_ON,
  reportSentences,
  waitingForPlayer,
  WATCHING,
} from '../../messages';
import { areComputersPlayingAlone, type GameStore, hasResigned, seatStatusAt } from '../../store';
import type { Phase, ScreenView } from '../../table';
import { useBoardSize } from '../Board/use-board-size';
import { useActions, useGame, useLandmark } from '../game-context';
import { onDemand } from '../OnDemand/on-demand';
import { useDrawnPhase } from '../use-deferred';
import { WordsNote } from '../Words/WordsNote';
import { Button } from '../ui';
import { BestWord } from './BestWord';
import { ComputerControls, Thinking } from './ComputerControls';
import { MoveForm } from './MoveForm';
import { type Prompt, usePrompt } from './MovePrompt';
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

/** Sentences in the place of a move, and a button that leads on. */
function Interlude(props: {
  readonly lead: string | undefined;
  readonly rest: string;
  readonly button: string;
  readonly onClick: () => void;
}) {
  const { lead, rest, button, onClick } = props;
  return (
    <div className="curtain">
      <p>
        <strong>{lead}</strong> <span>{rest}</span>
      </p>
      <Button tone="main" onClick={onClick}>
        {button}
      </Button>
      <NoticeLine />
    </div>
  );
}

interface Shown {
  readonly view: ScreenView;
}

/** Covers the rack between the turns of people who share a screen. */
function Curtain({ view }: Shown) {
  const { liftCurtain } = useActions();
  return <Interlude {...curtainTexts(view)} button={MOVE_PANEL.showTiles} onClick={liftCurtain} />;
}

/** The outcome of a move, until its player continues. */
function Report({ view }: Shown) {
  const { dismissReport } = useActions();
  const turn = view.turns.findLast(({ seat }) => seat === view.viewer);
  if (!turn) return null;
  const [lead, ...rest] = reportSentences(turn);
  return (
    <Interlude
      lead={lead}
      rest={rest.join(' ')}
      button={MOVE_PANEL.continue}
      onClick={dismissReport}
    />
  );
}

/** Whether a human at this screen has a seat, unless only computers still play. */
const isSomeoneHere = (state: GameStore): boolean =>
  !areComputersPlayingAlone(state) &&
  state.table?.view.seats.some(
    ({ player }, seat) =>
      player === 'human' && (seatStatusAt(state, seat)?.at ?? 'host') === 'host',
  ) === true;

/** Shown while this screen has no rack to play from. */
function Watching({ view }: Shown) {
  const isHere = useGame(isSomeoneHere);
  const isShared = useGame(({ table }) => table?.online !== undefined);
  const computers = hasResigned(view) ? OTHERS_PLAY_ON : WATCHING.computers;
  const others = isShared ? WATCHING.elsewhere : computers;
  return (
    <div className="curtain">
      <p>{isHere ? waitingForPlayer(view) : others}</p>
      <Thinking />
      <WordsNote />
      <NoticeLine />
    </div>
  );
}

/** Contents of the panel in phases without a move; in others there is a move if this screen has a rack. */
const INSTEAD: Partial<Record<Phase, ComponentType<Shown>>> = {
  curtain: Curtain,
  report: Report,
  over: Result,
};

/** Replaces the move box and the rack in phases without a move. */
function WithoutMove(props: Shown & { readonly phase: Phase; readonly areAlone: boolean }) {
  const { phase, view, areAlone } = props;
  const isOnRim = useBoardSize()?.ledge === 'rim';
  const ledge = useLandmark('ledge');
  const Instead = INSTEAD[phase] ?? Watching;
  return (
    <>
      <div className="panel move-panel">
        <Instead view={view} />
      </div>
      <div ref={ledge} className="ledge">
        <div className="ledge__parts">
          {areAlone && <ComputerControls phase={phase} />}
          {phase === 'over' && isOnRim && <BestWord />}
        </div>
      </div>
    </>
  );
}

function partsOf(phase: Phase, view: ScreenView, areAlone: boolean, prompt: Prompt): ReactNode {
  if (phase === 'looking-back') return <LookingBack />;
  const hasMove = !INSTEAD[phase] && typeof view.viewer === 'number' && !areAlone;
  return hasMove ? (
    <MoveForm prompt={prompt} />
  ) : (
    <WithoutMove phase={phase} view={view} areAlone={areAlone} />
  );
}

export function MovePanel() {
  const phase = useDrawnPhase();
  const view = useGame(({ table }) => table?.view);
  const areAlone = useGame(areComputersPlayingAlone);
  const prompt = usePrompt();
  if (phase === undefined || !view) return null;
  return (
    <section className="move" aria-label={MOVE_PANEL.name}>
      {partsOf(phase, view, areAlone, prompt)}
    </section>
  );
}
