import type { View } from '../../engine';
import { ANALYSIS, foundText } from '../../messages';
import { analysisNow, mayAnalyse, mayReview, mayShowLanes, visibleSimulation } from '../../store';
import { useActions, useGame } from '../game-context';
import { Button } from '../ui';
import { useFocusKept } from '../use-focus-kept';
import { HeatMap } from './HeatMap';
import { LastMove, pendingText, verdictOnShown } from './LastMove';
import { MoveChoices } from './MoveChoices';
import { SimulatedMoves } from './SimulatedMoves';
import './dock-tab.css';

/** The best moves of the turn and a verdict on the last one. Nothing is computed or recorded before it is asked for. */
function TurnAnalysis({ view }: { readonly view: View }) {
  const analysis = useGame(analysisNow);
  const { showBestMoves } = useActions();
  const bestMoves = analysis?.bestMoves;
  const found = bestMoves?.kind === 'found' ? bestMoves : undefined;
  // The answer replaces the button that asked for it.
  const place = useFocusKept<HTMLDivElement>(analysis);
  return (
    <div ref={place} className="dock-tab" tabIndex={-1}>
      <div className={found ? 'visually-hidden' : 'dock-tab__ask'}>
        {!bestMoves && <Button onClick={showBestMoves}>{ANALYSIS.showBest}</Button>}
        <p role="status" className="dock-tab__note">
          {found ? foundText(found.best.length) : pendingText(bestMoves)}
        </p>
      </div>
      {found && <MoveChoices view={view} best={found.best} isCut={found.isCut} />}
      <LastMove />
      <HeatMap />
      {!analysis && <p className="dock-tab__note">{ANALYSIS.isHelp}</p>}
    </div>
  );
}

/**
 * Help with the turn, and the heat map of the board; or where to find help, and the moves that a computer compares if
 * its rack is visible.
 */
export function AnalysisTab() {
  const view = useGame(({ table }) => table?.view);
  const isTurn = useGame(mayAnalyse);
  const isFree = useGame(({ table }) => table?.help === 'free');
  const canReview = useGame(mayReview);
  const hasHeat = useGame(mayShowLanes);
  const verdict = useGame(verdictOnShown);
  const simulation = useGame(visibleSimulation);
  const { showTab } = useActions();
  if (!view) return null;
  if (isTurn) return <TurnAnalysis view={view} />;
  return (
    <div className="dock-tab" tabIndex={-1}>
      {verdict !== undefined && <p>{verdict}</p>}
      <div className="dock-tab__ask">
        {isFree && (
          <Button disabled={!canReview} onClick={() => showTab('review')}>
            {ANALYSIS.review}
          </Button>
        )}
        {verdict === undefined && (
          <p className="dock-tab__note">{isFree ? ANALYSIS.free : ANALYSIS.later}</p>
        )}
      </div>
      {/* Below what stays, so that nothing moves when a turn ends. */}
      {simulation && <SimulatedMoves key={view.turns.length} view={view} simulation={simulation} />}
      {hasHeat && <HeatMap />}
    </div>
  );
}
