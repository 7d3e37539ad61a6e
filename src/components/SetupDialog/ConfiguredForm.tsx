import { fromEvent } from 'file-selector';
import { type DragEvent, useCallback, useEffect, useRef, useState } from 'react';
import { configured, err, ok, type Result } from '../../engine';
import { type ConfiguredGameError, configuredGameReason, counted } from '../../messages';
import type { ConfiguredGame, GameFile } from '../../store';
import { FileButton } from '../FileButton/FileButton';
import { useActions } from '../game-context';
import { ListNote } from '../Words/WordsNote';
import { BoardShown } from './BoardQuestion';
import { Choice } from './Choice';
import { CONFIGURATIONS } from './games';
import { gameFile } from './game-file';
import { Refusal } from './Refusal';
import { SetupForm } from './SetupForm';
import { useWords } from './use-words';

const OWN = 'own';

/** What is known of a configured game: the last good one stays until another is good. */
function useConfiguredGame() {
  const { readShippedGame, readPickedGame } = useActions();
  const [game, setGame] = useState<ConfiguredGame>();
  const [error, setError] = useState<ConfiguredGameError>();
  const latest = useRef(0);

  const take = useCallback(
    async (reading: Promise<Result<ConfiguredGame, ConfiguredGameError>>) => {
      const request = ++latest.current;
      const read = await reading;
      if (request !== latest.current) return;
      setError(read.ok ? undefined : read.error);
      if (read.ok) setGame(read.value);
    },
    [],
  );

  return {
    game,
    error,
    readShipped: useCallback(
      (name: string) => {
        const shipped = CONFIGURATIONS.find((each) => each.name === name);
        if (shipped) void take(readShippedGame(shipped.configuration, shipped.files));
      },
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

type Dropped = Result<readonly GameFile[], ConfiguredGameError>;

/** Files that were dropped, those of folders among them, each with its path. */
async function droppedFiles(event: DragEvent['nativeEvent']): Promise<Dropped> {
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

const pathOf = (file: File): string => file.webkitRelativePath || file.name;

/** The set-up of a game that comes from files. */
export function ConfiguredForm({ id }: { readonly id: string }) {
  const { game: chosen, error, readShipped, readPicked, readDropped } = useConfiguredGame();
  const [source, setSource] = useState(CONFIGURATIONS[0]?.name ?? OWN);
  const words = useWords(chosen);
  const { status, fault, usable } = words;
  const game = usable?.for ?? chosen;
  useEffect(() => readShipped(source), [readShipped, source]);

  const pick = (files: readonly File[]): void =>
    readPicked(files.map((file) => gameFile(file, pathOf(file))));
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setSource(OWN);
    readDropped(droppedFiles(event.nativeEvent));
  };

  const rules = game?.rules ?? configured;
  return (
    <div onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <SetupForm
        id={id}
        rules={rules}
        material={usable && { ...usable.for, words: usable.words }}
        usualSeed={String(game?.seed ?? '')}
      >
        <Choice
          question="Which configuration?"
          answers={[
            ...CONFIGURATIONS.map(({ name }) => [name, name] as const),
            [OWN, 'files of my own'],
          ]}
          value={source}
          onChange={setSource}
        />
        {source === OWN && (
          <div className="configuration">
            <p>
              Choose the configuration and the files that it names, all at once or as a folder, or
              drop them here.
            </p>
            <div className="configuration__actions">
              <FileButton
                label="Files of a configuration"
                accept=".txt,text/plain"
                many
                onChosen={pick}
              >
                Choose files…
              </FileButton>
              <FileButton label="Folder of a configuration" accept="" folder onChosen={pick}>
                Choose folder…
              </FileButton>
            </div>
          </div>
        )}
        <Refusal reason={error ? configuredGameReason(error) : fault} />
        <BoardShown
          rules={rules}
          boards={{
            chosen: game && { name: game.boardName, board: game.board, file: undefined },
            refusal: undefined,
          }}
        />
        {game && (
          <p>
            {counted(tileCount(rules), 'tile')}, {rules.rackSize} on a rack, words of{' '}
            {rules.shortestWord} letters or more
            {usable && `, ${counted(usable.words.lexicon.size, 'word')}`}.
          </p>
        )}
        {chosen && fault === undefined && (
          <ListNote list={chosen.list} status={status} onRetry={words.retry} />
        )}
      </SetupForm>
    </div>
  );
}

const tileCount = ({ tileSet: { letters, blank } }: typeof configured): number =>
  letters.reduce((sum, { count }) => sum + count, blank.count);
