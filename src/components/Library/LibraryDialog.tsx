import { useEffect, useMemo, useRef, useState } from 'react';
import {
  deletedSentence,
  gamesShown,
  LIBRARY,
  libraryProgress,
  storageSentence,
} from '../../messages';
import { type DeletedGame, isNearlyFull, type LibraryGame } from '../../store';
import { useActions, useGame } from '../game-context';
import { GameDialog } from '../GameDialog/GameDialog';
import { NoticeLine } from '../MovePanel/NoticeLine';
import { Button, Tabs } from '../ui';
import { CardList, focusCards } from './CardList';
import { DamagedGame } from './DamagedGame';
import { DeletedGames } from './DeletedGames';
import { findGames, indexGames, type Order, titleOf } from './find-games';
import { GameCardItem } from './GameCardItem';
import { StatisticsTable } from './StatisticsTable';
import { Transfer } from './Transfer';
import './library.css';

const ORDERS = Object.keys(LIBRARY.orders) as Order[];

/** A game, or the id of a record that cannot be read. */
type Item = LibraryGame | string;

const keyOf = (item: Item): string => (typeof item === 'string' ? item : item.root);

function Reading() {
  const read = useGame(({ libraryRead }) => libraryRead);
  return <p className="library__note">{libraryProgress(read)}</p>;
}

function Games() {
  const library = useGame((state) => state.library);
  const [search, setSearch] = useState('');
  const [order, setOrder] = useState<Order>('played');
  const [now] = useState(() => Date.now());
  const index = useMemo(() => indexGames(library?.games ?? []), [library?.games]);
  const found = useMemo(() => findGames(index, search, order), [index, search, order]);
  const items = useMemo<readonly Item[]>(
    () => [...found, ...(library?.damaged ?? [])],
    [found, library?.damaged],
  );
  if (!library) return <Reading />;
  if (items.length === 0 && index.length === 0) {
    return <p className="library__note library__note--empty">{LIBRARY.none}</p>;
  }
  return (
    <>
      <div className="library__tools">
        <label>
          {LIBRARY.search}{' '}
          <input type="search" value={search} onChange={({ target }) => setSearch(target.value)} />
        </label>
        <label>
          {LIBRARY.order}{' '}
          <select
            value={order}
            onChange={({ target }) => {
              const chosen = ORDERS.find((each) => each === target.value);
              if (chosen) setOrder(chosen);
            }}
          >
            {ORDERS.map((each) => (
              <option key={each} value={each}>
                {LIBRARY.orders[each]}
              </option>
            ))}
          </select>
        </label>
      </div>
      <p className="library__note" role="status">
        {index.length > 0 && found.length === 0
          ? LIBRARY.noneFound
          : gamesShown(found.length, index.length)}
      </p>
      <CardList label={LIBRARY.games} items={items} keyOf={keyOf}>
        {(item) =>
          typeof item === 'string' ? (
            <DamagedGame id={item} />
          ) : (
            <GameCardItem game={item} now={now} />
          )
        }
      </CardList>
    </>
  );
}

/** Puts back what was deleted last. */
function PutBack(props: { readonly deleted: DeletedGame; readonly hasFocus: boolean }) {
  const { deleted, hasFocus } = props;
  const { putGameBack } = useActions();
  const [isRefused, setRefused] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (hasFocus) button.current?.focus();
  }, [hasFocus]);
  const putBack = async (): Promise<void> => {
    focusCards(button.current);
    setRefused(!(await putGameBack(deleted)));
  };
  return (
    <>
      <Button ref={button} onClick={() => void putBack()}>
        {LIBRARY.putBack}
      </Button>
      {isRefused && <span>{LIBRARY.notPutBack}</span>}
    </>
  );
}

/** Says what was deleted last, and takes the focus that the deleted card had. */
function LastDeleted() {
  const deleted = useGame((state) => state.deletedGame);
  const [earlier] = useState(deleted);
  return (
    <div className="library__deleted" role="status">
      {deleted?.game && (
        <>
          {deletedSentence(titleOf(deleted.game))}{' '}
          <PutBack key={deleted.names[0]} deleted={deleted} hasFocus={deleted !== earlier} />
        </>
      )}
    </div>
  );
}

/** Every game that this browser keeps. */
export function LibraryDialog() {
  const { openPanel, readLibrary } = useActions();
  const use = useGame(({ library }) => library?.use);
  const wasExported = useGame(({ library }) => !library?.games.length || library.wasExported);
  const hasLocks = useGame(({ library }) => library?.held !== undefined || !library);
  useEffect(() => {
    void readLibrary();
  }, [readLibrary]);
  return (
    <GameDialog title={LIBRARY.title} isWide onClose={() => openPanel(undefined)}>
      <div className="library">
        <NoticeLine />
        <LastDeleted />
        <Tabs
          label={LIBRARY.title}
          tabs={[
            { name: LIBRARY.games, panel: <Games /> },
            { name: LIBRARY.statistics, panel: <StatisticsTable /> },
            { name: LIBRARY.deleted, panel: <DeletedGames /> },
          ]}
        />
        {!hasLocks && <p className="library__note">{LIBRARY.noLocks}</p>}
        {use && (
          <p className="library__note">{storageSentence(use, isNearlyFull(use), wasExported)}</p>
        )}
        <Transfer />
      </div>
    </GameDialog>
  );
}
