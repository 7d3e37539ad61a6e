import { type ReactNode, useLayoutEffect } from 'react';
import { puzzleOfDayTitle, PUZZLES, quickGameName, triesInShort } from '../../messages';
import { isPuzzleOver, type OpenPuzzle, puzzleNow, revealedScore } from '../../store';
import { useBoardSize } from '../Board/use-board-size';
import { SheetBar, useSheet } from '../Dock/Sheet';
import { useActions, useGame, useLandmark } from '../game-context';
import { Button, ChosenTabs, Sign } from '../ui';
import { EndlessForm } from './EndlessForm';
import { PuzzleRecord } from './PuzzleRecord';
import { PuzzleTask } from './PuzzleTask';
import { Solution } from './Solution';
import { TryList } from './TryList';
import { Week } from './Week';
import './puzzle.css';

/** Which puzzle of the day it is, and on which board. */
function About({ open }: { readonly open: OpenPuzzle }) {
  const { daily, puzzle } = open;
  const { rules, boardName } = puzzle.position;
  if (!daily) return null;
  return (
    <p className="puzzle__about">
      <span>{puzzleOfDayTitle(daily.number, daily.day)}</span>{' '}
      <span>{quickGameName(rules, boardName)}</span>
    </p>
  );
}

/** Arrows on a grid of 24 × 24. */
const ONWARD = 'M9 5l7 7-7 7';
const BACKWARD = 'M15 5l-7 7 7 7';

/** Leads to the next puzzle, which is an earlier one among those of the days. */
function NextPuzzle({ isOver }: { readonly isOver: boolean }) {
  const isEndless = useGame(({ puzzles }) => puzzles?.mode === 'endless');
  const { nextPuzzle } = useActions();
  return (
    <Button tone={isOver ? 'main' : 'plain'} onClick={() => void nextPuzzle()}>
      {isEndless ? (
        <>
          {PUZZLES.nextPuzzle} <Sign path={ONWARD} />
        </>
      ) : (
        <>
          <Sign path={BACKWARD} /> {PUZZLES.earlier}
        </>
      )}
    </Button>
  );
}

/** The buttons that lead on. */
function Foot({ isOver }: { readonly isOver: boolean }) {
  const { playFromPuzzle, showSolution } = useActions();
  return (
    <div className="puzzle__foot">
      {isOver ? (
        <>
          <NextPuzzle isOver />
          <Button onClick={() => void playFromPuzzle()}>{PUZZLES.playOn}</Button>
        </>
      ) : (
        <>
          <Button onClick={() => void showSolution()}>{PUZZLES.showBest}</Button>
          <NextPuzzle isOver={false} />
        </>
      )}
    </div>
  );
}

/** The puzzles of the day and endless ones, with the same contents below. */
function Modes({ children }: { readonly children: ReactNode }) {
  const isEndless = useGame(({ puzzles }) => puzzles?.mode === 'endless');
  const { openPuzzles, showEndless } = useActions();
  return (
    <ChosenTabs
      label={PUZZLES.title}
      tabs={[
        { name: PUZZLES.daily, panel: children },
        { name: PUZZLES.endless, panel: children },
      ]}
      chosen={isEndless ? 1 : 0}
      onChoose={(index) => void (index === 0 ? openPuzzles() : showEndless())}
    />
  );
}

/** Leaves the page at its top when a puzzle goes, since the board of what follows is there. */
function useTopAfter(recordId: string | undefined): void {
  useLayoutEffect(
    () => () => {
      if (recordId !== undefined) document.documentElement.scrollTop = 0;
    },
    [recordId],
  );
}

/** The column beside the board of a puzzle, in place of the dock and the scores. */
export function PuzzlePanel() {
  const open = useGame(puzzleNow);
  const isEndless = useGame(({ puzzles }) => puzzles?.mode === 'endless');
  const isWaiting = useGame(({ puzzles }) => puzzles?.making !== undefined);
  const sheet = useSheet();
  const ref = useLandmark('dock', sheet.element);
  const hasRoom = useBoardSize()?.ledge === 'rim';
  const { setSheet } = useActions();
  useTopAfter(open?.recordId);
  if (!open) return null;
  const isOver = isPuzzleOver(open);
  const scores = open.tries.map(({ move }) => move.score);
  return (
    <>
      <section
        ref={ref}
        className={`dock panel puzzle ${sheet.isSheet ? `dock--${sheet.height} puzzle--sheet` : ''}`}
        aria-label={PUZZLES.title}
        onKeyDown={sheet.onKeyDown}
      >
        {sheet.isSheet && (
          <SheetBar
            sheet={sheet}
            onPress={() => setSheet(sheet.height === 'closed' ? 'half' : 'closed')}
          >
            <b>{PUZZLES.tries}</b>
            <span className="moves-strip__last">
              {isWaiting ? PUZZLES.making : triesInShort(scores, revealedScore(open))}
            </span>
          </SheetBar>
        )}
        <Modes>
          <div className="puzzle__scroll" data-scrolls>
            {isEndless && <EndlessForm />}
            {!isWaiting && (
              <>
                {!(isOver && sheet.isSheet) && <About open={open} />}
                {isOver ? <Solution open={open} /> : <PuzzleTask open={open} />}
                {!(isOver && open.tries.length === 0) && <TryList isOpen={!isOver} />}
              </>
            )}
            {!hasRoom && <Week />}
            <PuzzleRecord />
          </div>
          {!isWaiting && <Foot isOver={isOver} />}
        </Modes>
      </section>
      {hasRoom && (
        <section className="panel puzzle-week" aria-label={PUZZLES.week}>
          <Week />
        </section>
      )}
    </>
  );
}
