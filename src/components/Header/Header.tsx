import { gameTitle, HEADER, retryingText, viewingText } from '../../messages';
import { isAtSharedTable, isFrontShown, mayLookWordsUp, retryNow } from '../../store';
import { useActions, useGame } from '../game-context';
import { Button } from '../ui';
import { GameMenu } from './GameMenu';
import { ThemeMenu } from './ThemeMenu';
import { useLookUp } from './use-look-up';
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
  const areWordsChecked = useGame(
    ({ table, words }) => table?.wordsChecked === true || words.kind !== 'ready',
  );
  if (!view) return null;
  return <p className="header__game">{gameTitle(view, areWordsChecked)}</p>;
}

/** In place of the title: which turn is shown or played again, and the way back. */
function Banner() {
  const shown = useGame(({ table }) =>
    table?.phase === 'looking-back' ? table.turnsShown : undefined,
  );
  const turns = useGame(({ table }) => table?.turns ?? 0);
  const retried = useGame((state) => retryNow(state)?.turn);
  const { showTurn, backToFinishedGame } = useActions();
  if (shown === undefined && retried === undefined) return <GameTitle />;
  return (
    <div className="banner">
      <strong>
        {shown === undefined ? retryingText(retried ?? 0) : viewingText(shown, turns)}
      </strong>
      {shown === undefined ? (
        <Button onClick={() => void backToFinishedGame()}>{HEADER.finishedGame}</Button>
      ) : (
        <Button onClick={() => showTurn(turns)}>{HEADER.backToGame}</Button>
      )}
    </div>
  );
}

export function Header() {
  const { openPanel } = useActions();
  const lookUp = useLookUp();
  const isShared = useGame(isAtSharedTable);
  const isFront = useGame(isFrontShown);
  const mayLookUp = useGame(mayLookWordsUp);
  return (
    <header className="header">
      <Logo />
      {!isFront && <Banner />}
      <nav className="header__actions" aria-label={HEADER.actions}>
        <GameMenu />
        <Button tone="quiet" className="wide-only" onClick={() => openPanel('help')}>
          {HEADER.rules}
        </Button>
        {mayLookUp && !isFront && (
          <Button tone="quiet" className="wide-only" onClick={lookUp}>
            {HEADER.lookUp}
          </Button>
        )}
        {(!isFront || isShared) && (
          <Button className="wide-only" onClick={() => openPanel('set-up')}>
            {isShared ? HEADER.table : HEADER.newGame}
          </Button>
        )}
        <ThemeMenu />
      </nav>
    </header>
  );
}
