import { DOCK } from '../../messages';
import { type DockTab, hasAnalysis, mayLookWordsUp } from '../../store';
import { useActions, useGame, useLandmark } from '../game-context';
import { onDemand } from '../OnDemand/on-demand';
import { ChosenTabs, type Tab } from '../ui';
import { useLater } from '../use-deferred';
import { MoveList } from './MoveList';
import { SheetHandle, useSheet } from './Sheet';
import { Steps } from './Steps';
import './game-log.css';

const AnalysisTab = onDemand(async () => (await import('../Dock/AnalysisTab')).AnalysisTab);
const LookUpTab = onDemand(async () => (await import('../Dock/LookUpTab')).LookUpTab);

/**
 * The dock beside the board: the moves, with buttons to step through them, and help. Deferred: rendering at once all
 * that a turn changes would block a slow machine.
 */
export function GameLog() {
  const table = useLater(useGame((state) => state.table));
  const shown = useGame(({ dockTab }) => dockTab);
  const isAnalysed = useGame(hasAnalysis);
  const isLookedUp = useGame(mayLookWordsUp);
  const { showTab } = useActions();
  const sheet = useSheet();
  const ref = useLandmark('game-log', sheet.element);
  if (!table) return null;
  const moves = (
    <>
      <MoveList table={table} />
      <Steps />
    </>
  );
  const tabs: readonly (Tab & { readonly tab: DockTab; readonly isThere: boolean })[] = [
    { tab: 'moves', name: DOCK.moves, panel: moves, isThere: true },
    { tab: 'analysis', name: DOCK.analysis, panel: <AnalysisTab />, isThere: isAnalysed },
    { tab: 'look-up', name: DOCK.lookUp, panel: <LookUpTab />, isThere: isLookedUp },
  ];
  const offered = tabs.filter(({ isThere }) => isThere);
  return (
    <section
      ref={ref}
      className={sheet.isSheet ? `panel game-log game-log--${sheet.height}` : 'panel game-log'}
      aria-label={DOCK.name}
      onKeyDown={sheet.onKeyDown}
    >
      {sheet.isSheet && <SheetHandle table={table} sheet={sheet} />}
      <ChosenTabs
        label={DOCK.name}
        tabs={offered}
        chosen={Math.max(
          0,
          offered.findIndex(({ tab }) => tab === shown),
        )}
        onChoose={(index) => showTab(offered[index]?.tab ?? 'moves')}
      />
    </section>
  );
}
