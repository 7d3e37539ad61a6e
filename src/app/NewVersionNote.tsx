import { useState, useSyncExternalStore } from 'react';
import { Button, useGame } from '../components';
import { NEW_VERSION } from '../messages';
import { isOnlyTab, newVersion } from './new-version';

/** Offers a later version of the page that waits; never in the middle of a game. */
export function NewVersionNote() {
  const bringIn = useSyncExternalStore(newVersion.subscribe, newVersion.get);
  const isGameOn = useGame(({ table }) => table !== undefined && table.phase !== 'over');
  const [isHeldUp, setHeldUp] = useState(false);
  const [isLater, setLater] = useState(false);
  if (!bringIn || isGameOn || isLater) return null;
  const update = async (): Promise<void> => {
    if (await isOnlyTab()) bringIn();
    else setHeldUp(true);
  };
  return (
    <p className="app__version" role="status">
      {isHeldUp ? NEW_VERSION.otherTabs : NEW_VERSION.ready}{' '}
      <Button onClick={() => void update()}>{NEW_VERSION.update}</Button>
      <Button tone="quiet" onClick={() => setLater(true)}>
        {NEW_VERSION.later}
      </Button>
    </p>
  );
}
