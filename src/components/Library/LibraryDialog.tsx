import { useEffect, useMemo, useState } from 'react';
import {
  archiveReason,
  cardGame,
  cardStanding,
  deletedSentence,
  importedSentence,
  LIBRARY,
  NOT_OPENED,
  storageSentence,
  unavailableReason,
} from '../../messages';
import { readOwnFile } from '../../setup';
import type { LibraryGame } from '../../store';
import { useActions, useGame } from '../game-context';
import { GameDialog } from '../GameDialog/GameDialog';
import { NoticeLine } from '../MovePanel/NoticeLine';
import { AskingButton, Button, FileButton, saveText, Tabs } from '../ui';
import { GameCardItem, titleOf } from './GameCardItem';
import { StatisticsTable } from './StatisticsTable';
import './library.css';

type Order = keyof typeof LIBRARY.orders;
const ORDERS = Object.keys(LIBRARY.orders) as Order[];

const highest = ({ card }: LibraryGame): number =>
  Math.max(...card.seats.filter(({ player }) => player === 'human').map(({ score }) => score));

const BY: Readonly<Record<Order, (a: LibraryGame, b: LibraryGame) => number>> = {
  played: (a, b) => b.played - a.played,
  score: (a, b) => highest(b) - highest(a),
  board: (a, b) => cardGame(a.card).localeCompare(cardGame(b.card), 'en'),
};

/** Whether all words of a search are somewhere in what is said of a game. */
function isFound(game: LibraryGame, search: string): boolean {
  const { card } = game;
  const names = card.seats.map(({ name }) => name);
  const text = [titleOf(game), cardStanding(card), cardGame(card), ...names]
    .join(' ')
    .toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** What is kept and cannot be read: the text of it can be had. */
function DamagedGame({ id }: { readonly id: string }) {
  const { recordOfGame, recoverGame, discardGame } = useActions();
  const [said, setSaid] = useState<string>();
  const recover = async (): Promise<void> => {
    if (!(await recoverGame(id))) setSaid(NOT_OPENED.NOTHING_LEFT);
  };
  const save = async (): Promise<void> => {
    const text = await recordOfGame(id);
    if (text !== undefined) saveText('damaged-game.txt', 'text/plain', text);
  };
  return (
    <li className="game-card game-card--damaged">
      <h3>{LIBRARY.damaged}</h3>
      <p className="game-card__refusal" role="status">
        {said}
      </p>
      <div className="game-card__ways">
        <Button onClick={() => void recover()}>{LIBRARY.damagedRecover}</Button>
        <Button onClick={() => void save()}>{LIBRARY.damagedSave}</Button>
        <AskingButton
          block="discard"
          label={LIBRARY.damagedDiscard}
          keep={LIBRARY.damagedKeep}
          yes={LIBRARY.damagedYes}
          onYes={() => void discardGame(id)}
        />
      </div>
    </li>
  );
}

function Games() {
  const library = useGame((state) => state.library);
  const [search, setSearch] = useState('');
  const [order, setOrder] = useState<Order>('played');
  const [now] = useState(() => Date.now());
  const shown = useMemo(
    () => library?.games.filter((game) => isFound(game, search)).toSorted(BY[order]) ?? [],
    [library, search, order],
  );
  if (!library) return <p>{LIBRARY.reading}</p>;
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
      {shown.length === 0 && (
        <p role="status">{library.games.length === 0 ? LIBRARY.none : LIBRARY.noneFound}</p>
      )}
      <ul className="library__games">
        {shown.map((game) => (
          <GameCardItem key={game.root} game={game} now={now} />
        ))}
        {library.damaged.map((id) => (
          <DamagedGame key={id} id={id} />
        ))}
      </ul>
    </>
  );
}

/** Takes all games elsewhere, and brings games in. */
function Archive() {
  const { exportGames, importGames } = useActions();
  const [said, setSaid] = useState<string>();
  const save = async (): Promise<void> => {
    const today = new Date().toISOString().slice(0, 10);
    saveText(`scraebbkle-games-${today}.json`, 'application/json', await exportGames());
  };
  const bring = async ([file]: readonly File[]): Promise<void> => {
    if (!file) return;
    const text = await readOwnFile(file, 'archive');
    if (!text.ok) return setSaid(unavailableReason(text.error));
    const imported = await importGames(text.value);
    setSaid(imported.ok ? importedSentence(imported.value) : archiveReason(imported.error));
  };
  return (
    <div className="library__archive">
      <Button onClick={() => void save()}>{LIBRARY.exportAll}</Button>
      <FileButton
        label={LIBRARY.importLabel}
        accept=".json,application/json"
        onChosen={(files) => void bring(files)}
      >
        {LIBRARY.importAll}
      </FileButton>
      <span role="status">{said}</span>
    </div>
  );
}

/** What was deleted last can be put back. */
function Deleted() {
  const game = useGame((state) => state.deletedGame);
  const { putGameBack } = useActions();
  return (
    <div className="library__deleted" role="status">
      {game && (
        <>
          {deletedSentence(titleOf(game))}{' '}
          <Button onClick={() => void putGameBack()}>{LIBRARY.putBack}</Button>
        </>
      )}
    </div>
  );
}

/** Every game that this browser keeps. */
export function LibraryDialog() {
  const { openPanel, readLibrary } = useActions();
  const use = useGame(({ library }) => library?.use);
  const hasLocks = useGame(({ library }) => library?.held !== undefined || !library);
  useEffect(() => {
    void readLibrary();
  }, [readLibrary]);
  return (
    <GameDialog title={LIBRARY.title} isWide onClose={() => openPanel(undefined)}>
      <div className="library">
        <NoticeLine />
        <Deleted />
        <Tabs
          label={LIBRARY.title}
          tabs={[
            { name: LIBRARY.games, panel: <Games /> },
            { name: LIBRARY.statistics, panel: <StatisticsTable /> },
          ]}
        />
        <Archive />
        {!hasLocks && <p className="library__use">{LIBRARY.noLocks}</p>}
        {use && <p className="library__use">{storageSentence(use)}</p>}
      </div>
    </GameDialog>
  );
}
