import { gameTitle, HEADER } from '../../messages';
import {
  type GameStore,
  isAtSharedTable,
  isFrontShown,
  mayLookWordsUp,
  puzzleNow,
  retryNow,
} from '../../store';
import { useActions, useGame } from '../game-context';
import { onDemand } from '../OnDemand/on-demand';
import { Button } from '../ui';
import { GameMenu, SettingsMenu } from './HeaderMenus';
import { useLookUp } from './use-look-up';
import './header.css';

const Banner = onDemand(async () => (await import('./Banner')).Banner);

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

/** Whether a puzzle is shown, or an earlier turn, or one of a finished game is played again. */
const isAwayFromGame = (state: GameStore): boolean =>
  state.table?.phase === 'looking-back' ||
  retryNow(state) !== undefined ||
  puzzleNow(state) !== undefined;

export function Header() {
  const isAway = useGame(isAwayFromGame);
  const { openPanel } = useActions();
  const lookUp = useLookUp();
  const isShared = useGame(isAtSharedTable);
  const isFront = useGame(isFrontShown);
  const mayLookUp = useGame(mayLookWordsUp);
  return (
    <header className="header">
      <Logo />
      {!isFront && (isAway ? <Banner /> : <GameTitle />)}
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
        <SettingsMenu />
      </nav>
    </header>
  );
}
