import { type ReactNode, useState } from 'react';
import { HEADER } from '../../messages';
import { onDemand } from '../OnDemand/on-demand';
import { Menu } from '../ui';

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
