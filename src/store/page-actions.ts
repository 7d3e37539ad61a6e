import type { Result, RuleBook } from '../engine';
import {
  type ConfiguredGame,
  type ConfiguredGameError,
  fetchBoard,
  type ReadBoard,
  readShippedGame,
} from '../setup';
import { isAtSharedTable } from './online/online';
import type { StoreServices } from './services';
import { withHintsGiven } from './guide';
import type { Hint, Notice, Pace, Panel, Screen, Theme } from './state';

/** What fetches files for a game that is being set up, and sets how the page looks. */
export interface PageActions {
  /** At a table that is shared with others no other game is set up: that of the table opens instead. */
  readonly openPanel: (panel: Panel) => void;
  readonly fetchBoard: (rules: RuleBook, name: string) => Promise<ReadBoard>;
  /** Reads a configured game that comes with the page; paths are relative to `resources/`. */
  readonly readShippedGame: (
    configuration: string,
    files: readonly string[],
  ) => Promise<Result<ConfiguredGame, ConfiguredGameError>>;
  readonly setTheme: (theme: Theme) => void;
  readonly setPace: (pace: Pace) => void;
  /** Gives these hints no more. */
  readonly giveHints: (...hints: readonly Hint[]) => void;
  /** Gives all hints anew, each in its place. */
  readonly resetHints: () => void;
  readonly say: (notice: Notice) => void;
}

export function pageActions(
  screen: Screen,
  { fetchText }: Pick<StoreServices, 'fetchText'>,
): PageActions {
  return {
    openPanel: (panel) => {
      const isTaken = panel === 'set-up' && isAtSharedTable(screen.getState());
      screen.setState({ panel: isTaken ? 'online' : panel });
    },
    fetchBoard: (rules, name) => fetchBoard(rules, name, fetchText),
    readShippedGame: (configuration, files) => readShippedGame(configuration, files, fetchText),
    setTheme: (theme) => screen.setState({ settings: { ...screen.getState().settings, theme } }),
    setPace: (pace) => screen.setState({ settings: { ...screen.getState().settings, pace } }),
    giveHints: (...hints) => screen.setState(withHintsGiven(screen.getState(), ...hints)),
    resetHints: () =>
      screen.setState({ settings: { ...screen.getState().settings, hintsGiven: [] } }),
    say: (notice) => screen.setState({ notice }),
  };
}
