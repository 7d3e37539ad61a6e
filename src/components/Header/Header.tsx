import { isAtSharedTable, mayLookWordsUp } from '../../store';
import { useActions, useGame } from '../game-context';
import { Button } from '../ui';
import { type MoreItems, RecordMenu } from './RecordMenu';
import { ThemeMenu } from './ThemeMenu';
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
export function Header(props: {
  /** What can be done with the game on the table, as items of its menu. */
  readonly drawGameItems?: MoreItems | undefined;
}) {
  const { openPanel } = useActions();
  const isShared = useGame(isAtSharedTable);
  const mayLookUp = useGame(mayLookWordsUp);
  return (
    <header className="header">
      <Logo />
      <GameTitle />
      <nav className="header__actions" aria-label="Game">
        <RecordMenu drawMore={props.drawGameItems} />
        <Button tone="quiet" className="wide-only" onClick={() => openPanel('help')}>
          Rules&nbsp;?
        </Button>
        {mayLookUp && (
          <Button tone="quiet" className="wide-only" onClick={() => openPanel('words')}>
            Words
          </Button>
        )}
        <Button onClick={() => openPanel('set-up')}>{isShared ? 'Table' : 'New game'}</Button>
        <ThemeMenu />
      </nav>
    </header>
  );
}
