import { type LoadedBoard, ok, type Result, type RuleBook } from '../engine';
import type { ConfiguredGameError } from '../messages';
import {
  type ConfiguredGame,
  findConfiguration,
  type GameFile,
  readConfiguredGame,
} from './configured-game';
import { isAtSharedTable } from './online/online';
import { type BoardError, readBoard } from './read-board';
import type { StoreServices } from './services';
import { withHintsGiven } from './guide';
import type { Hint, Notice, Pace, Panel, Screen, Theme } from './state';

/** What fetches files for a game that is being set up, and sets how the page looks. */
export interface PageActions {
  /** At a table that is shared with others no other game is set up: that of the table opens instead. */
  readonly openPanel: (panel: Panel) => void;
  readonly fetchBoard: (rules: RuleBook, name: string) => Promise<Result<LoadedBoard, BoardError>>;
  /** Reads a configured game that comes with the page; paths are relative to `resources/`. */
  readonly readShippedGame: (
    configuration: string,
    files: readonly string[],
  ) => Promise<Result<ConfiguredGame, ConfiguredGameError>>;
  /** Reads a configured game from the files that a player has picked. */
  readonly readPickedGame: (
    files: readonly GameFile[],
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
  const shippedFile = (path: string): GameFile => ({
    path,
    text: () => fetchText(path),
    list: async () => ok({ kind: 'shipped', file: path }),
  });

  return {
    openPanel: (panel) => {
      const isTaken = panel === 'set-up' && isAtSharedTable(screen.getState());
      screen.setState({ panel: isTaken ? 'online' : panel });
    },
    fetchBoard: async (rules, name) => {
      const text = await fetchText(name);
      return text.ok ? readBoard(rules, text.value) : text;
    },
    readShippedGame: (configuration, files) =>
      readConfiguredGame(shippedFile(configuration), files.map(shippedFile)),
    readPickedGame: async (files) => {
      const configuration = await findConfiguration(files);
      return configuration.ok ? readConfiguredGame(configuration.value, files) : configuration;
    },
    setTheme: (theme) => screen.setState({ settings: { ...screen.getState().settings, theme } }),
    setPace: (pace) => screen.setState({ settings: { ...screen.getState().settings, pace } }),
    giveHints: (...hints) => screen.setState(withHintsGiven(screen.getState(), ...hints)),
    resetHints: () =>
      screen.setState({ settings: { ...screen.getState().settings, hintsGiven: [] } }),
    say: (notice) => screen.setState({ notice }),
  };
}
