import { useRef } from 'react';
import { type Theme, THEMES } from '../../store';
import { Button } from '../Button/Button';
import { useActions, useGame } from '../game-context';
import { isPlainKey } from '../plain-key';
import { OpenRecordButton } from '../Record/OpenRecordButton';
import { saveText } from '../save-text';
import './header.css';

function Logo() {
  return (
    <h1 className="logo">
      <span className="visually-hidden">ScraeBBKle</span>
      <span aria-hidden="true">
        Scrae<b>B</b>
        <b>B</b>Kle
      </span>
    </h1>
  );
}

/**
 * Saves the record of the game, opens another, or goes back to the one before; on a narrow screen,
 * the rules as well.
 */
function RecordMenu() {
  const menu = useRef<HTMLDetailsElement>(null);
  const hasGame = useGame(({ table }) => table !== undefined);
  const hasGameBefore = useGame(({ gameBefore }) => gameBefore !== undefined);
  const { exportRecord, backToGameBefore, openPanel } = useActions();
  const close = (): void => {
    if (menu.current) menu.current.open = false;
  };
  const closeAndKeepFocus = (): void => {
    close();
    menu.current?.querySelector('summary')?.focus();
  };

  return (
    <details
      ref={menu}
      className="menu"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isPlainKey(event) || !menu.current?.open) return;
        event.stopPropagation();
        closeAndKeepFocus();
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) close();
      }}
    >
      <summary className="button button--quiet">
        <span className="wide-only">Record</span>
        <span className="narrow-only">More</span>
      </summary>
      <div className="menu__items panel">
        <Button
          tone="quiet"
          className="narrow-only"
          onClick={() => {
            closeAndKeepFocus();
            openPanel('help');
          }}
        >
          Rules and keys
        </Button>
        <Button
          tone="quiet"
          disabled={!hasGame}
          onClick={() => {
            const text = exportRecord();
            if (text !== undefined) saveText('scraebbkle-record.json', 'application/json', text);
            closeAndKeepFocus();
          }}
        >
          Save record
        </Button>
        <OpenRecordButton onChosen={closeAndKeepFocus} />
        {hasGameBefore && (
          <Button
            tone="quiet"
            onClick={() => {
              closeAndKeepFocus();
              backToGameBefore();
            }}
          >
            Back to the game before
          </Button>
        )}
      </div>
    </details>
  );
}

const THEME_LABEL: Readonly<Record<Theme, { readonly icon: string; readonly text: string }>> = {
  system: { icon: '◐', text: 'as the system has it' },
  light: { icon: '☀', text: 'light' },
  dark: { icon: '☾', text: 'dark' },
};

function ThemeButton() {
  const theme = useGame(({ settings }) => settings.theme);
  const { setTheme } = useActions();
  const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? 'system';
  const { icon, text } = THEME_LABEL[theme];
  return (
    <Button
      tone="quiet"
      className="header__theme"
      aria-label={`Colours: ${text}. Change to ${THEME_LABEL[next].text}`}
      title={`Colours: ${text}`}
      onClick={() => setTheme(next)}
    >
      {icon}
    </Button>
  );
}

function GameTitle() {
  const view = useGame(({ table }) => table?.view);
  const wordsChecked = useGame(({ table, words }) => table?.wordsChecked || words.kind !== 'ready');
  if (!view) return null;
  const { board, boardName, openRacks, rules } = view;
  const parts = [
    rules.name,
    boardName,
    `${board.columns} × ${board.rows}`,
    openRacks ? 'open game' : 'closed game',
    ...(wordsChecked ? [] : ['words not checked']),
  ];
  return <p className="header__game">{parts.join(' · ')}</p>;
}

/** The name of the game, what is being played, and what is not part of a move. */
export function Header() {
  const { openPanel } = useActions();
  return (
    <header className="header">
      <Logo />
      <GameTitle />
      <nav className="header__actions" aria-label="Game">
        <RecordMenu />
        <Button tone="quiet" className="wide-only" onClick={() => openPanel('help')}>
          Rules&nbsp;?
        </Button>
        <Button onClick={() => openPanel('set-up')}>New game</Button>
        <ThemeButton />
      </nav>
    </header>
  );
}
