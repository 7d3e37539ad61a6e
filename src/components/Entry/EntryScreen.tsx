import {
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { type Entry, gcgUnsupported } from '../../engine';
import { ENTRY, entryError } from '../../messages';
import { createEntryBoard, type EntryStore } from '../../store';
import { BoardFrame } from '../Board/BoardFrame';
import { tableLayout } from '../Board/table-layout';
import { useBoardSize } from '../Board/use-board-size';
import { TileDragContext } from '../drag';
import { fileNameOfGame } from '../file-name';
import { GameProvider, useGame, useGameStore, useLandmarks } from '../game-context';
import { squareElement } from '../landmarks';
import { NoticeLine } from '../MovePanel/NoticeLine';
import { isIn, TAKES_ENTER, TAKES_TEXT } from '../own-keys';
import {
  Button,
  ConfirmButton,
  isCharacterKey,
  isComposingKey,
  isPlainKey,
  isUndoKey,
  saveText,
  Tabs,
} from '../ui';
import { BestMoves } from './BestMoves';
import { EndFields } from './EndFields';
import { GameFields } from './GameFields';
import { ScoreSheet } from './ScoreSheet';
import { TurnEditor } from './TurnEditor';
import { EntryContext, useEntry, useEntryActions, useEntryStore } from './use-entry';
import './entry.css';

const ARROWS: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

const TAKES_ARROWS = '[role="tablist"], .entry__panel';

/** Types on the board by keys, while the focus is outside fields and the screen is not leaving. */
function useBoardKeys(isLeaving: boolean): void {
  const store = useEntryStore();
  const { find } = useLandmarks();
  useEffect(() => {
    if (isLeaving) return undefined;
    const onKey = (event: KeyboardEvent): boolean => {
      const { actions, cursor } = store.getState();
      const { key, target, shiftKey, repeat } = event;
      if (isUndoKey(event)) {
        actions.undo();
        return true;
      }
      const isLetter = isCharacterKey(event) && [...key].length === 1 && key !== ' ';
      if (isLetter && cursor) return actions.typeLetter(key, shiftKey);
      if (!isPlainKey(event)) return false;
      const arrow = ARROWS[key];
      if (arrow && !isIn(target, TAKES_ARROWS)) actions.moveCursor(...arrow);
      else if (key === 'Backspace') actions.takeBack();
      else if (key === 'Escape' && !event.defaultPrevented) actions.clearTiles();
      else if (key === 'Enter' && !isIn(target, TAKES_ENTER)) {
        // A key that is held down may have pressed a button which has gone.
        if (!repeat) actions.enterTurn();
      } else return false;
      return true;
    };
    const listen = (event: KeyboardEvent): void => {
      if (isComposingKey(event) || isIn(event.target, TAKES_TEXT)) return;
      if (document.querySelector('dialog[open]')) return;
      const { cursor } = store.getState();
      if (!onKey(event)) return;
      event.preventDefault();
      const moved = store.getState().cursor;
      // The focus follows the cursor, so that a screen reader announces the square.
      if (moved && moved !== cursor)
        squareElement(find, moved.square)?.focus({ preventScroll: true });
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [store, find, isLeaving]);
}

/** A box that types on the board, for keyboards on the screen; a tap on a square leads to it. */
function LettersBox({ box }: { readonly box: RefObject<HTMLInputElement | null> }) {
  const store = useEntryStore();
  const laid = useEntry(({ form }) => form.laid);
  const cursor = useEntry((state) => state.cursor);
  const { typeLetter, takeBack, setCursor, moveCursor } = useEntryActions();
  const text = laid.map(({ tile }) => tile.letter).join('');
  const direction = cursor?.direction ?? 'across';
  return (
    <div className="entry__letters">
      <input
        ref={box}
        className="text-box"
        aria-label={ENTRY.letters}
        placeholder={ENTRY.letters}
        value={text}
        autoCapitalize="none"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        onFocus={() => moveCursor(0, 0)}
        onChange={({ target }) => {
          const typed = [...target.value];
          const before = [...text].length;
          if (typed.length < before) takeBack();
          for (const letter of typed.slice(before)) {
            typeLetter(letter, letter !== letter.toLowerCase());
          }
        }}
      />
      <Button
        aria-label={ENTRY.direction[direction]}
        disabled={!cursor}
        onClick={() => {
          const now = store.getState().cursor;
          if (now) setCursor({ ...now, direction: direction === 'across' ? 'down' : 'across' });
        }}
      >
        {ENTRY.directionSign[direction]}
      </Button>
    </div>
  );
}

function Board() {
  const size = useBoardSize();
  const store = useEntryStore();
  const box = useRef<HTMLInputElement>(null);
  if (!size) return null;
  return (
    <div
      className="entry__board"
      style={tableLayout(size)}
      onClick={() => {
        const isTouch = window.matchMedia('(pointer: coarse)').matches;
        if (isTouch && store.getState().cursor) box.current?.focus({ preventScroll: true });
      }}
    >
      <TileDragContext>
        <BoardFrame />
      </TileDragContext>
      <LettersBox box={box} />
    </div>
  );
}

/** The title of the screen, undo, redo and the way out. */
function Head() {
  const hasPast = useEntry(({ past }) => past.length > 0);
  const hasFuture = useEntry(({ future }) => future.length > 0);
  const { undo, redo, close } = useEntryActions();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    title.current?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    <header className="entry__head">
      <h2 id="entry-title" ref={title} tabIndex={-1}>
        {ENTRY.title}
      </h2>
      {/* Not `disabled`, which would lose the focus. */}
      <Button tone="quiet" aria-disabled={!hasPast} onClick={undo}>
        {ENTRY.undo}
      </Button>
      <Button tone="quiet" aria-disabled={!hasFuture} onClick={redo}>
        {ENTRY.redo}
      </Button>
      <button type="button" className="close-button" aria-label={ENTRY.close} onClick={close}>
        ×
      </button>
    </header>
  );
}

/** Buttons that make a game or a file of the entry. */
function Tools() {
  const hasTurns = useEntry(({ entry }) => entry.turns.length > 0);
  const setup = useEntry(({ entry }) => entry.setup);
  const entry = useEntry((state) => state.entry);
  const isUpdate = useEntry(({ id, saved }) => saved?.id === id);
  const { save, gcgText, startAgain } = useEntryActions();
  const [said, say] = useState<{
    readonly of: Entry;
    readonly text: string;
    readonly isError: boolean;
  }>();
  const refuse = (error: Parameters<typeof entryError>[0]): void =>
    say({ of: entry, text: entryError(error), isError: true });
  const shown = said?.of === entry ? said : undefined;
  const saveGcg = (): void => {
    const text = gcgText();
    say(undefined);
    if (text.ok) saveText(fileNameOfGame(setup, 'gcg'), 'text/plain', text.value);
    else refuse(text.error);
  };
  const saveGame = async (): Promise<void> => {
    const saved = await save();
    if (saved.ok) say({ of: entry, text: saved.value.headline, isError: false });
    else refuse(saved.error);
  };
  return (
    <div className="entry__buttons">
      <div className="entry__said">
        <p role="alert">{shown?.isError && shown.text}</p>
        <p role="status">{shown?.isError === false && shown.text}</p>
      </div>
      <ConfirmButton
        block="entry-again"
        tone="quiet"
        label={ENTRY.startAgain}
        keep={ENTRY.keep}
        yes={ENTRY.startAgainYes}
        disabled={!hasTurns}
        onYes={startAgain}
      />
      {gcgUnsupported(setup) === undefined && (
        <Button disabled={!hasTurns} onClick={saveGcg}>
          {ENTRY.saveGcg}
        </Button>
      )}
      <Button tone="main" disabled={!hasTurns} onClick={() => void saveGame()}>
        {isUpdate ? ENTRY.update : ENTRY.save}
      </Button>
    </div>
  );
}

/** Ignores a press of a button, also the one by which Enter in a box submits the turn. */
function ignore(event: SyntheticEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

function Desk(props: { readonly isLeaving: boolean; readonly children: ReactNode }) {
  const { isLeaving, children } = props;
  useBoardKeys(isLeaving);
  const size = useBoardSize();
  return (
    <main
      className={size?.arrangement === 'stack' ? 'entry entry--stack' : 'entry'}
      style={size && tableLayout(size)}
      {...(isLeaving && { onClickCapture: ignore, onPointerDownCapture: ignore })}
    >
      {children}
    </main>
  );
}

function Screen({ entry }: { readonly entry: EntryStore }) {
  const page = useGameStore();
  // It stays until the table is drawn; a double click or a key meant for the table does nothing here.
  const isLeaving = useGame((state) => state.entry !== entry);
  const [board] = useState(() => createEntryBoard(entry, page.getState()));
  useEffect(() => board.follow(), [board]);
  return (
    <EntryContext value={entry}>
      <GameProvider store={board.store}>
        <Desk isLeaving={isLeaving}>
          <Board />
          <section className="entry__panel" aria-labelledby="entry-title">
            <Head />
            <TurnEditor />
            <Tabs
              label={ENTRY.tabs}
              tabs={[
                { name: ENTRY.sheet, panel: <ScoreSheet /> },
                { name: ENTRY.game, panel: <GameFields /> },
                { name: ENTRY.end, panel: <EndFields /> },
                { name: ENTRY.best, panel: <BestMoves /> },
              ]}
            />
            {/* The notices of the page, which the store of the board lacks. Here a late one moves no field. */}
            <GameProvider store={page}>
              <NoticeLine />
            </GameProvider>
            <Tools />
          </section>
        </Desk>
      </GameProvider>
    </EntryContext>
  );
}

/** The screen on which a game that was played elsewhere is entered: its board, and its score sheet. */
export function EntryScreen({ entry }: { readonly entry: EntryStore }) {
  const [shown, setShown] = useState({ entry, key: 0 });
  // Nothing of another game stays: neither its board nor what was typed.
  if (shown.entry !== entry) setShown({ entry, key: shown.key + 1 });
  return <Screen key={shown.key} entry={shown.entry} />;
}
