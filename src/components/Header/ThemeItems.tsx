import { HEADER, THEME_NAMES } from '../../messages';
import { THEMES } from '../../store';
import { useActions, useGame } from '../game-context';
import { Button, MenuItem } from '../ui';
import { ThemeIcon } from './ThemeMenu';

/** Buttons for themes, sounds and speech. */
export function ThemeItems() {
  const theme = useGame(({ settings }) => settings.theme);
  const sounds = useGame(({ settings }) => settings.sounds);
  const speech = useGame(({ settings }) => settings.speech);
  const { setTheme, setSounds, setSpeech } = useActions();
  return (
    <>
      {THEMES.map((choice) => (
        <MenuItem
          key={choice}
          className="theme-choice"
          aria-pressed={choice === theme}
          onPress={() => setTheme(choice)}
        >
          <ThemeIcon theme={choice} />
          <span>{THEME_NAMES[choice]}</span>
        </MenuItem>
      ))}
      <Button
        tone="quiet"
        className="theme-choice"
        aria-pressed={sounds}
        onClick={() => setSounds(!sounds)}
      >
        <svg className="theme-icon" viewBox="0 0 20 20" aria-hidden="true">
          <path d="M3 8v4h3l4 3.5v-11L6 8zM13 7.5a3.5 3.5 0 0 1 0 5M15 5a7 7 0 0 1 0 10" />
        </svg>
        <span>{HEADER.sounds}</span>
      </Button>
      <Button
        tone="quiet"
        className="theme-choice"
        aria-pressed={speech === 'full'}
        onClick={() => setSpeech(speech === 'full' ? 'brief' : 'full')}
      >
        <svg className="theme-icon" viewBox="0 0 20 20" aria-hidden="true">
          <path d="M3 4h14v9H9l-4 4v-4H3zM6 7.5h8M6 10h5" />
        </svg>
        <span>{HEADER.fullSpeech}</span>
      </Button>
    </>
  );
}
