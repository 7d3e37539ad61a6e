import { useState } from 'react';
import { isFrontShown } from '../../store';
import { useGame } from '../game-context';
import { onDemand } from '../OnDemand/on-demand';
import { Menu, useMenu } from '../ui';

/** Loads what stands in the menu. */
export const loadRecordItems = () => import('./RecordItems');

const RecordItems = onDemand(async () => (await loadRecordItems()).RecordItems);

/** What can be done with the game and its record; it is loaded when the menu is first opened. */
export function RecordMenu() {
  const [menu, close] = useMenu();
  const isFront = useGame(isFrontShown);
  const [isWanted, setWanted] = useState(false);
  const label = (
    <>
      <span className="wide-only">{isFront ? 'Games' : 'Record'}</span>
      <svg className="header__menu narrow-only" viewBox="0 0 20 20" aria-hidden="true">
        <path d="M3 5.5h14M3 10h14M3 14.5h14" />
      </svg>
      <span className="narrow-only visually-hidden">Menu</span>
    </>
  );
  return (
    <Menu ref={menu} label={label} onOpen={() => setWanted(true)}>
      {isWanted && <RecordItems close={close} />}
    </Menu>
  );
}
