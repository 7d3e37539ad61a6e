import { useEffect, useState } from 'react';
import {
  Announcer,
  Button,
  CardsDialog,
  EntryScreen,
  FocusKeeper,
  Front,
  Header,
  headerLayout,
  HelpDialog,
  LibraryDialog,
  OnlineDialog,
  PartNote,
  SetupDialog,
  WordsDialog,
  useGame,
  useLandmarks,
  useLater,
  useNewVersion,
} from '../components';
import { NEW_VERSION, NOT_STORED } from '../messages';
import {
  dialogShown,
  type EntryStore,
  type GameStore,
  isFrontShown,
  isInvitationShown,
} from '../store';
import { useGameTable } from './use-game-table';
import './app.css';

/** Marks the time at which moves can be fully checked. A separate component, so that the page does not render again. */
function PlayableMark() {
  const isPlayable = useGame(({ words }) => words.kind === 'ready');
  useEffect(() => {
    if (isPlayable) performance.mark('playable');
  }, [isPlayable]);
  return null;
}

function NotStoredNote() {
  const canPersist = useLater(
    useGame((state) => state.canPersist),
    true,
  );
  return canPersist ? null : <p className="app__keeps">{NOT_STORED}</p>;
}

const isBetweenGames = ({ table }: GameStore): boolean => !table || table.phase === 'over';

/** Whether a reload would lose no part of the turn. */
const isBetweenTurns = ({ table, draft, typed, canPersist }: GameStore): boolean =>
  canPersist && table?.phase === 'your-turn' && draft.order.length === 0 && !typed;

/** Offers a newer version of the page: between games, or also between turns if parts of the page are missing. */
function NewVersionNote() {
  const { version, isBlocked, update } = useNewVersion();
  const mayOffer = useGame(
    (state) => isBetweenGames(state) || (version?.isNeeded === true && isBetweenTurns(state)),
  );
  const [later, setLater] = useState<typeof version>();
  if (!version || !mayOffer || version === later) return null;
  return (
    <p className="app__version">
      {isBlocked ? NEW_VERSION.otherTabs : NEW_VERSION.ready}{' '}
      <Button onClick={() => void update()}>{NEW_VERSION.update}</Button>
      <Button tone="quiet" onClick={() => setLater(version)}>
        {NEW_VERSION.later}
      </Button>
    </p>
  );
}

/** Loads the word list after mount so that it does not delay the first render. */
function useWords(): void {
  const loadWords = useGame(({ actions }) => actions.loadWords);
  useEffect(loadWords, [loadWords]);
}

/** The game that is entered, or the front page with its invitation, if that has the place of the table. */
function inPlaceOfTable(state: GameStore): EntryStore | 'front' | undefined {
  if (!isFrontShown(state)) return undefined;
  return (!isInvitationShown(state) && state.entry) || 'front';
}

export function App() {
  useWords();
  const dialog = useGame(dialogShown);
  const wanted = useGame(inPlaceOfTable);
  // It stays until the table is rendered behind it, in time slices. Doing both at once, while the dialog closes,
  // would block a slow machine for half a second.
  const last = useLater(wanted);
  const shown = wanted ?? last;
  const isLeaving = shown !== wanted;
  const game = useGameTable();
  const drawing = game.state === 'loaded' ? game.drawing : undefined;
  const hasTable = game.state !== 'failed';
  const { giveUp } = useLandmarks();
  // Stops waiting for the elements of a table that could not be loaded.
  useEffect(() => (hasTable ? giveUp : undefined), [hasTable, giveUp]);
  return (
    <div className="app" style={headerLayout}>
      <Header />
      {/* Screen readers do not read the initial content of a status, so it starts empty. When part of it changes, they read
          all of it. */}
      <div role="status">
        <NotStoredNote />
      </div>
      <div role="status">
        <NewVersionNote />
      </div>
      {shown === 'front' ? (
        <Front isLeaving={isLeaving} fadeOut={drawing?.fadeOut} />
      ) : (
        shown && <EntryScreen entry={shown} />
      )}
      {!shown && drawing?.drawTable()}
      {!shown && game.state === 'loading' && <main className="app__missing" aria-busy />}
      {!shown && game.state === 'failed' && (
        <main className="app__missing">
          <PartNote reason={game.reason} onRetry={game.retry} />
        </main>
      )}
      {dialog === 'set-up' && <SetupDialog />}
      {(dialog === 'help' || dialog === 'keys') && <HelpDialog />}
      {dialog === 'online' && <OnlineDialog />}
      {dialog === 'words' && <WordsDialog />}
      {(dialog === 'games' || dialog === 'reviews') && <LibraryDialog />}
      {dialog === 'cards' && <CardsDialog />}
      <FocusKeeper isDrawn={drawing !== undefined && !isLeaving} />
      <Announcer />
      <PlayableMark />
    </div>
  );
}
