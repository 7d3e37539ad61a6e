import { useEffect, useState } from 'react';
import type { Result } from '../../engine';
import {
  type ConfiguredGame,
  type ConfiguredGameError,
  type GameFile,
  readPickedGame,
  readShippedGame,
  type ShippedConfiguration,
} from '../../setup';
import { useActions } from '../game-context';
import { useLatest } from './use-latest';

type Chosen = Result<readonly GameFile[], ConfiguredGameError>;

/** A game from files, or why they make no game. */
interface GameOfFiles {
  /** The last good one. */
  readonly game: ConfiguredGame | undefined;
  /** Why the files make none as they are now. */
  readonly error: ConfiguredGameError | undefined;
}

const ON_ITS_WAY: GameOfFiles = { game: undefined, error: undefined };

/** The game of a configuration that comes with the page. */
export function useShippedGame(shipped: ShippedConfiguration | undefined): GameOfFiles {
  const { fetchText } = useActions();
  const [last, setLast] = useState<GameOfFiles & { readonly of: ShippedConfiguration }>();
  const begin = useLatest();
  useEffect(() => {
    const isLatest = begin();
    if (!shipped) return;
    void readShippedGame(shipped.configuration, shipped.files, fetchText).then((read) => {
      if (!isLatest()) return;
      const game = read.ok ? read.value : undefined;
      setLast({ of: shipped, game, error: read.ok ? undefined : read.error });
    });
  }, [begin, fetchText, shipped]);
  return last && last.of === shipped ? last : ON_ITS_WAY;
}

/** Begins a folder that other programs keep for themselves, often with hundreds of files: `.git`. */
const IN_HIDDEN_FOLDER = /(?:^|[\\/])\.[^.\\/][^\\/]*[\\/]/;

/** Files with some more of them, which take the places of those of the same paths. */
const together = (files: readonly GameFile[], more: readonly GameFile[]): readonly GameFile[] => [
  ...new Map([...files, ...more].map((file) => [file.path, file] as const)).values(),
];

/** The game of files of the player's own. */
export interface OwnGame extends GameOfFiles {
  /** All that were chosen, at once or one after another. */
  readonly files: readonly GameFile[];
  readonly add: (chosen: Chosen | Promise<Chosen>) => Promise<void>;
  /** The paths of those among which the configuration has to be chosen; empty if there is no choice. */
  readonly configurations: readonly string[];
  /** The path of the configuration that was chosen of these. */
  readonly configuration: string | undefined;
  readonly chooseConfiguration: (path: string) => Promise<void>;
  readonly forget: () => void;
}

/** Reads the game that files of the player's own make, and again whenever there are more of them. */
export function useOwnGame(): OwnGame {
  const [files, setFiles] = useState<readonly GameFile[]>([]);
  const [game, setGame] = useState<ConfiguredGame>();
  const [error, setError] = useState<ConfiguredGameError>();
  const [configurations, setConfigurations] = useState<readonly string[]>([]);
  const [configuration, setConfiguration] = useState<string>();
  const begin = useLatest();

  const show = (read: Awaited<ReturnType<typeof readPickedGame>>): void => {
    setError(read.ok ? undefined : read.error);
    if (read.ok) setGame(read.value);
    else if (read.error.code === 'SEVERAL_CONFIGURATIONS') setConfigurations(read.error.files);
  };

  const add = async (chosen: Chosen | Promise<Chosen>): Promise<void> => {
    const isLatest = begin();
    const more = await chosen;
    if (!isLatest()) return;
    if (!more.ok) {
      setError(more.error);
      return;
    }
    const all = together(
      files,
      more.value.filter(({ path }) => !IN_HIDDEN_FOLDER.test(path)),
    );
    setFiles(all);
    const read = await readPickedGame(all, configuration);
    if (!isLatest()) return;
    show(read);
    if (!read.ok && read.error.code === 'TOO_MANY_FILES') setFiles(files);
  };

  const chooseConfiguration = async (path: string): Promise<void> => {
    const isLatest = begin();
    setConfiguration(path);
    const read = await readPickedGame(files, path);
    if (isLatest()) show(read);
  };

  return {
    files,
    game,
    error,
    add,
    configurations,
    configuration,
    chooseConfiguration,
    forget: () => {
      begin();
      setConfigurations([]);
      setConfiguration(undefined);
      setFiles([]);
      setGame(undefined);
      setError(undefined);
    },
  };
}
