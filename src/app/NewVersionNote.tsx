import { useState, useSyncExternalStore } from 'react';
import { Button, useGame } from '../components';
import { NEW_VERSION } from '../messages';
import type { GameStore } from '../store';
import { newVersion } from './new-version';

const isBetweenGames = ({ table }: GameStore): boolean => !table || table.phase === 'over';

/** Whether a reload would lose no part of the turn. */
const isBetweenTurns = ({ table, draft, typed, canPersist }: GameStore): boolean =>
  canPersist && table?.phase === 'your-turn' && draft.order.length === 0 && !typed;

/** Offers a newer version of the page: between games, or also between turns if parts of the page are missing. */
export function NewVersionNote() {
  const version = useSyncExternalStore(newVersion.subscribe, newVersion.get);
  const mayOffer = useGame(
    (state) => isBetweenGames(state) || (version?.isNeeded === true && isBetweenTurns(state)),
  );
  const [isBlocked, setHeldUp] = useState(false);
  const [isLater, setLater] = useState(false);
  if (!version || !mayOffer || isLater) return null;
  const update = async (): Promise<void> => setHeldUp(!(await version.bringIn()));
  return (
    <p className="app__version" role="status">
      {isBlocked ? NEW_VERSION.otherTabs : NEW_VERSION.ready}{' '}
      <Button onClick={() => void update()}>{NEW_VERSION.update}</Button>
      <Button tone="quiet" onClick={() => setLater(true)}>
        {NEW_VERSION.later}
      </Button>
    </p>
  );
}
