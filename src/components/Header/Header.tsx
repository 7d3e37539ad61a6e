import { isAtSharedTable, isFrontShown, mayLookWordsUp } from '../../store';
import { useActions, useGame } from '../game-context';
import { Button } from '../ui';
import { RecordMenu } from './RecordMenu';
import { ThemeMenu } from './ThemeMenu';
import './header.css';

function Logo() {
  return (
    <h1 className="logo">
      <span className="visually-hidden">ScraeBBKle</span>
      <span aria-hidden="true" translate="no">
        Scrae<b>B</b>
        <b>B</b>Kle
      </span>
    </h1>
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

export function Header() {
  const { openPanel } = useActions();
  const isShared = useGame(isAtSharedTable);
  const isFront = useGame(isFrontShown);
  const mayLookUp = useGame(mayLookWordsUp);
  return (
    <header className="header">
      <Logo />
      {!isFront && <GameTitle />}
      <nav className="header__actions" aria-label="Game">
        <RecordMenu />
        <Button tone="quiet" className="wide-only" onClick={() => openPanel('help')}>
          Rules&nbsp;?
        </Button>
        {mayLookUp && !isFront && (
          <Button tone="quiet" className="wide-only" onClick={() => openPanel('words')}>
            Words
          </Button>
        )}
        {(!isFront || isShared) && (
          <Button className="wide-only" onClick={() => openPanel('set-up')}>
            {isShared ? 'Table' : 'New game'}
          </Button>
        )}
        <ThemeMenu />
      </nav>
    </header>
  );
}
