import { useEffect, useMemo, useState } from 'react';
import {
  bestPlayText,
  gamesShown,
  levelName,
  LIBRARY,
  libraryProgress,
  pointsText,
  STATISTICS,
  storageSentence,
  streakSentence,
  wonText,
} from '../../messages';
import { isNearlyFull, type LibraryGame, statisticsOfGames, type Tally } from '../../store';
import { useActions, useGame } from '../game-context';
import { useLater } from '../use-deferred';
import { GameDialog } from '../GameDialog/GameDialog';
import { NoticeLine } from '../MovePanel/NoticeLine';
import { dialogOnDemand } from '../OnDemand/on-demand';
import { SearchField, Tabs } from '../ui';
import { CardList } from './CardList';
import { DamagedGame, GameCardItem } from './GameCardItem';
import { DeletedGames, LastDeleted } from './DeletedGames';
import { findGames, indexGames, type Order } from './find-games';
import { Transfer } from './Transfer';
import './library.css';

const GamesReviewDialog = dialogOnDemand(
  async () => (await import('../GamesReview/GamesReviewDialog')).GamesReviewDialog,
);

const ORDERS = Object.keys(LIBRARY.orders) as Order[];

/** A game, or the id of an unreadable record. */
type Item = LibraryGame | string;

const keyOf = (item: Item): string => (typeof item === 'string' ? item : item.root);

function Reading() {
  const read = useGame(({ libraryRead }) => libraryRead);
  return <p className="library__note">{libraryProgress(read)}</p>;
}

function Games() {
  const library = useGame((state) => state.library);
  const canPersist = useGame((state) => state.canPersist);
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
    return (
      <p className="library__note library__note--empty">
        {canPersist ? LIBRARY.none : LIBRARY.noneStored}
      </p>
    );
  }
  return (
    <>
      <div className="library__tools">
        <SearchField label={LIBRARY.search} value={search} onChange={setSearch} />
        <label>
          {LIBRARY.order}{' '}
          <select
            className="text-box"
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

function Row({ name, tally }: { readonly name: string; readonly tally: Tally }) {
  const { games, won, meanScore, meanPerPlay, best } = tally;
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{games}</td>
      <td>{wonText(won, games)}</td>
      <td>{pointsText(Math.round(meanScore))}</td>
      <td>{pointsText(Math.round(meanPerPlay))}</td>
      <td>{best && bestPlayText(best)}</td>
    </tr>
  );
}

const HEADS = ['opponent', 'games', 'won', 'mean', 'perMove', 'best'] as const;

/** The player's results against computers; they stay in this browser. */
function StatisticsTable() {
  const games = useGame(({ library }) => library?.games);
  if (!games) return null;
  const { byLevel, assisted, streak, longestStreak } = statisticsOfGames(games);
  if (byLevel.length === 0 && assisted.games === 0) return <p>{STATISTICS.none}</p>;
  return (
    <div className="statistics">
      <table>
        <caption>{STATISTICS.caption}</caption>
        <thead>
          <tr>
            {HEADS.map((head) => (
              <th key={head} scope="col">
                {STATISTICS[head]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {byLevel.map(({ level, tally }) => (
            <Row
              key={level ?? 'by skill'}
              name={level ? levelName(level) : STATISTICS.bySkill}
              tally={tally}
            />
          ))}
          {assisted.games > 0 && <Row name={STATISTICS.assisted} tally={assisted} />}
        </tbody>
      </table>
      {byLevel.length > 0 && <p>{streakSentence(streak, longestStreak)}</p>}
    </div>
  );
}

export function LibraryDialog() {
  const { openPanel, readLibrary } = useActions();
  const use = useGame(({ library }) => library?.use);
  const wasExported = useGame(({ library }) => !library?.games.length || library.wasExported);
  const hasLocks = useGame(({ library }) => library?.held !== undefined || !library);
  const isAtReview = useGame(({ panel }) => panel === 'reviews');
  const [isReviewing, setReviewing] = useState(isAtReview);
  // The dialog that is opened last is on top.
  const isReviewShown = useLater(isReviewing, false);
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
        <Transfer onReview={() => setReviewing(true)} />
      </div>
      {isReviewing && isReviewShown && <GamesReviewDialog onClose={() => setReviewing(false)} />}
    </GameDialog>
  );
}
