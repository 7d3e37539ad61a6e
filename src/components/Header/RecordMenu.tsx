import { useState } from 'react';
import { isFrontShown } from '../../store';
import { useGame } from '../game-context';
import { onDemand } from '../OnDemand/on-demand';
import { Menu, useMenu } from '../ui';

export const loadRecordItems = () => import('./RecordItems');

const RecordItems = onDemand(async () => (await loadRecordItems()).RecordItems);

/** Menu of the game and its record; its items are loaded when it is first opened. */
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
