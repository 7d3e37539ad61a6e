import { useState } from 'react';
import { HEADER } from '../../messages';
import { onDemand } from '../OnDemand/on-demand';
import { Menu } from '../ui';

export const loadMenuItems = () => import('./MenuItems');

const MenuItems = onDemand(async () => (await loadMenuItems()).MenuItems);

/** The menu of the page; its items are loaded when it is first opened. */
export function GameMenu() {
  const [isWanted, setWanted] = useState(false);
  const label = (
    <>
      <span className="wide-only">{HEADER.menu}</span>
      <svg className="header__menu narrow-only" viewBox="0 0 20 20" aria-hidden="true">
        <path d="M3 5.5h14M3 10h14M3 14.5h14" />
      </svg>
    </>
  );
  return (
    <Menu label={label} name={HEADER.menu} onToggle={() => setWanted(true)}>
      {isWanted && <MenuItems />}
    </Menu>
  );
}
