import { type MouseEvent, type ReactNode, useEffect } from 'react';
import {
  BlankPicker,
  BoardFrame,
  GameLog,
  MovePanel,
  rackLayout,
  ResignItem,
  ScorePanel,
  TileDragContext,
  UnseenTiles,
  useGame,
  useKeys,
} from '../components';

/** Less than this, in pixels, is what an on-screen keyboard leaves of a phone. */
const SHORT = 480;

/** No on-screen keyboard is lower than this, in pixels. */
const KEYBOARD = 120;

/**
 * Tells the styles when a keyboard on the screen leaves little of the page, and how much: it makes
 * the page smaller in some browsers, and covers a part of it in others.
 */
function useVisibleHeight(): void {
  useEffect(() => {
    const seen = window.visualViewport;
    if (!seen) return undefined;
    const { documentElement: root } = document;
    let whole = { width: seen.width, height: seen.height };
    const follow = (): void => {
      // Pinched: the page is as large as before, and seen in part.
      if (seen.scale !== 1) return;
      const { width, height } = seen;
      whole = { width, height: width === whole.width ? Math.max(whole.height, height) : height };
      const isShort = height < SHORT && height < whole.height - KEYBOARD;
      root.toggleAttribute('data-short', isShort);
      if (isShort) root.style.setProperty('--visible-height', `${seen.height}px`);
      else root.style.removeProperty('--visible-height');
    };
    follow();
    seen.addEventListener('resize', follow);
    return () => {
      seen.removeEventListener('resize', follow);
      root.removeAttribute('data-short');
      root.style.removeProperty('--visible-height');
    };
  }, []);
}

/**
 * A tap on the table does not take the focus from the move box: its keyboard would go, and the
 * table move away under the finger.
 */
function keepKeyboard(event: MouseEvent): void {
  const { activeElement } = document;
  const isInBox = activeElement?.matches('.move-form__box input') ?? false;
  const isTouch = window.matchMedia('(pointer: coarse)').matches;
  if (isInBox && isTouch && event.target !== activeElement) event.preventDefault();
}

/** Everything that a game is played with. */
function GameTable() {
  useKeys();
  useVisibleHeight();
  const rackSize = useGame(({ table }) => table?.view.rules.rackSize ?? 0);
  return (
    <TileDragContext>
      <main className="app__table" style={rackLayout(rackSize)}>
        <div className="app__play" onMouseDown={keepKeyboard}>
          <ScorePanel />
          <BoardFrame />
          <MovePanel />
        </div>
        <GameLog />
        <UnseenTiles />
      </main>
      <BlankPicker />
    </TileDragContext>
  );
}

/** Draws the table of a game. */
export const drawTable = (): ReactNode => <GameTable />;

/** Draws the items that a game adds to the menu of the record. */
export const drawItems = (close: () => void): ReactNode => <ResignItem onDone={close} />;
