import { fromEvent } from 'file-selector';
import { useCallback, useState } from 'react';
import { err, ok, type Result } from '../../engine';
import type { ConfiguredGameError } from '../../messages';
import type { ConfiguredGame, GameFile } from '../../store';
import { useActions } from '../game-context';
import { gameFile } from './game-file';
import type { ShippedConfiguration } from './games';
import { useLatest } from './use-latest';

type Dropped = Result<readonly GameFile[], ConfiguredGameError>;

/** Files that were dropped, those of folders among them, each with its path. */
export async function droppedFiles(event: DragEvent): Promise<Dropped> {
  try {
    const items = await fromEvent(event);
    const files = items.flatMap((item) =>
      // As they are called where they are chosen: `./board.txt` and `/game/board.txt` are made up.
      'relativePath' in item ? [gameFile(item, item.relativePath.replace(/^\.?\//, ''))] : [],
    );
    return ok(files);
  } catch {
    return err({ code: 'DROP_UNREADABLE' });
  }
}

/** What is known of a configured game: the last good one stays until another is good. */
export function useConfiguredGame() {
  const { readShippedGame, readPickedGame } = useActions();
  const [game, setGame] = useState<ConfiguredGame>();
  const [error, setError] = useState<ConfiguredGameError>();
  const begin = useLatest();

  const take = useCallback(
    async (reading: Promise<Result<ConfiguredGame, ConfiguredGameError>>) => {
      const isLatest = begin();
      const read = await reading;
      if (!isLatest()) return;
      setError(read.ok ? undefined : read.error);
      if (read.ok) setGame(read.value);
    },
    [begin],
  );

  return {
    game,
    error,
    readShipped: useCallback(
      ({ configuration, files }: ShippedConfiguration) =>
        void take(readShippedGame(configuration, files)),
      [take, readShippedGame],
    ),
    readPicked: useCallback(
      (files: readonly GameFile[]) => void take(readPickedGame(files)),
      [take, readPickedGame],
    ),
    readDropped: useCallback(
      (dropped: Promise<Dropped>) =>
        void take(dropped.then((files) => (files.ok ? readPickedGame(files.value) : files))),
      [take, readPickedGame],
    ),
  };
}
