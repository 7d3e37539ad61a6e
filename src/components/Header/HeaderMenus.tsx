import { type ReactNode, useState } from 'react';
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

/** A drawing of strokes on a grid of 20 × 20. */
export function SettingIcon({ children }: { readonly children: ReactNode }) {
  return (
    <svg className="setting-icon" viewBox="0 0 20 20" aria-hidden="true">
      {children}
    </svg>
  );
}

const SettingsItems = onDemand(async () => (await import('./SettingsItems')).SettingsItems);

/** The menu of looks and sounds; its items are loaded when it is first opened. */
export function SettingsMenu() {
  const [isWanted, setWanted] = useState(false);
  return (
    <Menu
      label={
        <SettingIcon>
          <path d="M3 6h5.5M13.5 6H17M3 14h2.5M10.5 14H17" />
          <circle cx="11" cy="6" r="2.5" />
          <circle cx="8" cy="14" r="2.5" />
        </SettingIcon>
      }
      name={HEADER.settings}
      className="header__settings"
      onToggle={() => setWanted(true)}
    >
      {isWanted && <SettingsItems />}
    </Menu>
  );
}
