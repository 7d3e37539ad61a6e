import { useState } from 'react';
import { themeLabel } from '../../messages';
import { useGame } from '../game-context';
import { onDemand } from '../OnDemand/on-demand';
import { Menu } from '../ui';
import { ThemeIcon } from './ThemeIcon';

const ThemeItems = onDemand(async () => (await import('./ThemeItems')).ThemeItems);

/** The menu of looks and sounds; its items are loaded when it is first opened. */
export function ThemeMenu() {
  const [isWanted, setWanted] = useState(false);
  const theme = useGame(({ settings }) => settings.theme);
  return (
    <Menu
      label={<ThemeIcon theme={theme} />}
      name={themeLabel(theme)}
      className="header__theme"
      onToggle={() => setWanted(true)}
    >
      {isWanted && <ThemeItems />}
    </Menu>
  );
}
