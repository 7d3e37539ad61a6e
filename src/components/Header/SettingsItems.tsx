import type { ReactNode } from 'react';
import { SETTINGS, THEME_NAMES } from '../../messages';
import { type Theme, THEMES } from '../../store';
import { useActions, useGame } from '../game-context';
import { Button, MenuItem } from '../ui';
import { SettingIcon } from './HeaderMenus';

/** A screen, a sun, a moon, and a half-filled disc. */
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
      <path className="setting-icon__half" d="M10 2.8a7.2 7.2 0 0 1 0 14.4z" />
    </>
  ),
};

/** Buttons for themes, sounds and speech. */
export function SettingsItems() {
  const theme = useGame(({ settings }) => settings.theme);
  const sounds = useGame(({ settings }) => settings.sounds);
  const speech = useGame(({ settings }) => settings.speech);
  const { setTheme, setSounds, setSpeech } = useActions();
  return (
    <>
      {THEMES.map((choice) => (
        <MenuItem
          key={choice}
          className="setting"
          aria-pressed={choice === theme}
          onPress={() => setTheme(choice)}
        >
          <SettingIcon>{DRAWINGS[choice]}</SettingIcon>
          <span>{THEME_NAMES[choice]}</span>
        </MenuItem>
      ))}
      <Button
        tone="quiet"
        className="setting"
        aria-pressed={sounds}
        onClick={() => setSounds(!sounds)}
      >
        <SettingIcon>
          <path d="M3 8v4h3l4 3.5v-11L6 8zM13 7.5a3.5 3.5 0 0 1 0 5M15 5a7 7 0 0 1 0 10" />
        </SettingIcon>
        <span>{SETTINGS.sounds}</span>
      </Button>
      <Button
        tone="quiet"
        className="setting"
        aria-pressed={speech === 'full'}
        onClick={() => setSpeech(speech === 'full' ? 'brief' : 'full')}
      >
        <SettingIcon>
          <path d="M3 4h14v9H9l-4 4v-4H3zM6 7.5h8M6 10h5" />
        </SettingIcon>
        <span>{SETTINGS.fullSpeech}</span>
      </Button>
    </>
  );
}
