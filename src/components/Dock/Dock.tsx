import { useState } from 'react';
import { DOCK } from '../../messages';
import { dockPage, type DockTab, hasAnalysis, isReviewing, mayLookWordsUp } from '../../store';
import { useBoardSize } from '../Board/use-board-size';
import { useActions, useGame, useLandmark } from '../game-context';
import { onDemand } from '../OnDemand/on-demand';
import { ChosenTabs, type Tab } from '../ui';
import { useLater } from '../use-deferred';
import type { LookUpText } from '../WordsDialog/WordFinder';
import { NoticeLine } from '../MovePanel/NoticeLine';
import { OpenPage, dockPageTitle } from './OpenPage';
import { MoveList } from './MoveList';
import { SheetHandle, useSheet } from './Sheet';
import { Steps } from './Steps';
import './dock.css';

const AnalysisTab = onDemand(async () => (await import('./AnalysisTab')).AnalysisTab);
const LookUpTab = onDemand(async () => (await import('./LookUpTab')).LookUpTab);
const Review = onDemand(async () => (await import('./Review')).Review);

/**
 * The dock beside the board: the moves, with buttons to step through them, and help; or the review, or a page about the
 * game. Deferred: rendering at once all that a turn changes would block a slow machine.
 */
export function Dock() {
  const table = useLater(useGame((state) => state.table));
  const shown = useGame(({ dockTab }) => dockTab);
  const isAnalysed = useGame(hasAnalysis);
  const isLookedUp = useGame(mayLookWordsUp);
  const isReviewed = useGame(isReviewing);
  const page = useGame(dockPage);
  const title = useGame(dockPageTitle);
  const { backToGame, showTab } = useActions();
  const sheet = useSheet();
  const hasWideColumn = useBoardSize()?.hasWideColumn;
  const lookUp = useState<LookUpText>({});
  const ref = useLandmark('dock', sheet.element);
  if (!table) return null;
  const moves = (
    <>
      <MoveList table={table} />
      <Steps table={table} />
    </>
  );
  const tabs: readonly (Tab & { readonly tab: DockTab; readonly isThere: boolean })[] = [
    { tab: 'moves', name: DOCK.moves, panel: moves, isThere: true },
    { tab: 'analysis', name: DOCK.analysis, panel: <AnalysisTab />, isThere: isAnalysed },
    { tab: 'look-up', name: DOCK.lookUp, panel: <LookUpTab kept={lookUp} />, isThere: isLookedUp },
  ];
  const offered = tabs.filter(({ isThere }) => isThere);
  // At the end the result has half the column.
  const hasRoom = hasWideColumn === true && table.phase !== 'over';
  const isPair = hasRoom && offered.length > 1 && !isReviewed && !page;
  const inTabs = isPair ? offered.slice(1) : offered;
  const chosenTabs = (
    <ChosenTabs
      label={DOCK.name}
      tabs={inTabs}
      chosen={Math.max(
        0,
        inTabs.findIndex(({ tab }) => tab === shown),
      )}
      onChoose={(index) => showTab(inTabs[index]?.tab ?? 'moves')}
    />
  );
  const classes = [
    'dock',
    isPair ? 'dock--pair' : 'panel',
    sheet.isSheet && `dock--${sheet.height}`,
  ];
  return (
    <section
      ref={ref}
      className={classes.filter(Boolean).join(' ')}
      aria-label={DOCK.name}
      onKeyDown={sheet.onKeyDown}
    >
      {sheet.isSheet && <SheetHandle table={table} sheet={sheet} page={title} />}
      {/* The notice of the game is covered. */}
      {sheet.isSheet && page === 'online' && <NoticeLine />}
      {page && <OpenPage key={page} page={page} isSheet={sheet.isSheet} />}
      {isReviewed ? (
        // Hidden behind a page, it keeps running.
        <div className="dock__review" hidden={page !== undefined}>
          <Review onClose={backToGame} />
        </div>
      ) : page ? null : isPair ? (
        <>
          <div className="panel dock__half">
            <h2>{DOCK.moves}</h2>
            {moves}
          </div>
          <div className="panel dock__half">{chosenTabs}</div>
        </>
      ) : (
        chosenTabs
      )}
    </section>
  );
}
