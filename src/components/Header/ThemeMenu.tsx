import { type ReactNode, useState } from 'react';
import { themeLabel } from '../../messages';
import type { Theme } from '../../store';
import { useGame } from '../game-context';
import { onDemand } from '../OnDemand/on-demand';
import { Menu } from '../ui';

/** Icons on a grid of 20 × 20: a screen, a sun, a moon, and a half-filled disc. */
const DRAWINGS: Readonly<Record<Theme, ReactNode>> = {
  system: <path d="M3 4h14v9.5H3zM7 17h6M10 13.5V17" />,
  light: (
    <>
      <circle cx="10" cy="10" r="3.6" />
      <path d="M10 1.8v2M10 16.2v2M1.8 10h2M16.2 10h2M4.2 4.2l1.4 1.4M14.4 14.4l1.4 1.4M4.2 15.8l1.4-1.4M14.4 5.6l1.4-1.4" />
    </>
  ),
  dark: <path d="M16.6 12.2A7.2 7.2 0 0 1 7.8 3.4a7.2 7.2 0 1 0 8.8 8.8z" />,
  'high-contrast': (
    <>
      <circle cx="10" cy="10" r="7.2" />
      <path className="theme-icon__half" d="M10 2.8a7.2 7.2 0 0 1 0 14.4z" />
    </>
  ),
};

export function ThemeIcon({ theme }: { readonly theme: Theme }) {
  return (
    <svg className="theme-icon" viewBox="0 0 20 20" aria-hidden="true">
      {DRAWINGS[theme]}
    </svg>
  );
}

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
