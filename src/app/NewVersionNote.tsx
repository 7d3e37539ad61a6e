import { useState } from 'react';
import { Button, useGame } from '../components';
import { NEW_VERSION } from '../messages';
import type { BringIn } from './service-worker';

/** Whether this is the only tab of the page, as far as the browser tells: another one would lose its files. */
async function isOnlyTab(): Promise<boolean> {
  if (!('locks' in navigator)) return true;
  const { held = [] } = await navigator.locks.query();
  return held.filter(({ name }) => name?.startsWith('scraebbkle/place-')).length <= 1;
}

/** Offers a later version of the page that waits; never in the middle of a game. */
export function NewVersionNote({ bringIn }: { readonly bringIn: BringIn }) {
  const isGameOn = useGame(({ table }) => table !== undefined && table.phase !== 'over');
  const [isHeldUp, setHeldUp] = useState(false);
  const [isLater, setLater] = useState(false);
  if (isGameOn || isLater) return null;
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
