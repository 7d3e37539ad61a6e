import { type DragEvent, useEffect, useState } from 'react';
import { configured, ok, type Result, type RuleBook } from '../../engine';
import {
  CONFIGURATIONS,
  type ConfiguredGame,
  type ConfiguredGameError,
  droppedFiles,
  type GameFile,
  ownGameFile,
  readPickedGame,
  readShippedGame,
  type ShippedConfiguration,
} from '../../setup';
import {
  configuredGameReason,
  configuredSummary,
  filesChosen,
  QUESTIONS,
  SETUP,
} from '../../messages';
import { useActions } from '../game-context';
import { GuessedNote, ListNote } from '../Words/WordsNote';
import { Button, Choice, FieldError, FileButton } from '../ui';
import { whenSettled } from '../when-settled';
import { useLatest } from './use-latest';
import { BoardShown } from './BoardQuestion';
import { type FormProps, SetupForm } from './SetupForm';
import { useWords } from './use-words';

type Chosen = Result<readonly GameFile[], ConfiguredGameError>;

/** A game read from files, or why the files are invalid. */
interface GameOfFiles {
  /** The last valid game. */
  readonly game: ConfiguredGame | undefined;
  /** Why the current files are invalid. */
  readonly error: ConfiguredGameError | undefined;
}

const ON_ITS_WAY: GameOfFiles = { game: undefined, error: undefined };

/** Loads a configuration that comes with the page. */
function useShippedGame(shipped: ShippedConfiguration | undefined): GameOfFiles {
  const { fetchText } = useActions();
  const [last, setLast] = useState<GameOfFiles & { readonly of: ShippedConfiguration }>();
  useEffect(() => {
    if (!shipped) return undefined;
    const { configuration, files } = shipped;
    return whenSettled(readShippedGame(configuration, files, fetchText), (read) => {
      const game = read.ok ? read.value : undefined;
      setLast({ of: shipped, game, error: read.ok ? undefined : read.error });
    });
  }, [fetchText, shipped]);
  return last && last.of === shipped ? last : ON_ITS_WAY;
}

/** Matches paths in hidden folders such as `.git`, often with hundreds of files. */
const IN_HIDDEN_FOLDER = /(?:^|[\\/])\.[^.\\/][^\\/]*[\\/]/;

/** Merges two lists of files; later ones replace earlier ones with the same path. */
const together = (files: readonly GameFile[], more: readonly GameFile[]): readonly GameFile[] => [
  ...new Map([...files, ...more].map((file) => [file.path, file] as const)).values(),
];

interface OwnFiles extends GameOfFiles {
  /** All chosen files, including those added later. */
  readonly files: readonly GameFile[];
  /** Paths of the configurations to choose from; empty if there is no choice. */
  readonly configurations: readonly string[];
  /** Path of the chosen configuration. */
  readonly configuration: string | undefined;
}

const NO_FILES: OwnFiles = {
  ...ON_ITS_WAY,
  files: [],
  configurations: [],
  configuration: undefined,
};

/** Reads a game from the player's own files, again whenever files are added. */
function useOwnGame() {
  const [own, setOwn] = useState(NO_FILES);
  const begin = useLatest();
  const change = (changed: Partial<OwnFiles>): void => setOwn((last) => ({ ...last, ...changed }));

  const show = (read: Awaited<ReturnType<typeof readPickedGame>>): void => {
    if (read.ok) change({ error: undefined, game: read.value });
    else if (read.error.code !== 'SEVERAL_CONFIGURATIONS') change({ error: read.error });
    else change({ error: read.error, configurations: read.error.files });
  };

  const add = async (chosen: Chosen | Promise<Chosen>): Promise<void> => {
    const isLatest = begin();
    const more = await chosen;
    if (!isLatest()) return;
    if (!more.ok) {
      change({ error: more.error });
      return;
    }
    const files = together(
      own.files,
      more.value.filter(({ path }) => !IN_HIDDEN_FOLDER.test(path)),
    );
    change({ files });
    const read = await readPickedGame(files, own.configuration);
    if (!isLatest()) return;
    show(read);
    if (!read.ok && read.error.code === 'TOO_MANY_FILES') change({ files: own.files });
  };

  const chooseConfiguration = async (configuration: string): Promise<void> => {
    const isLatest = begin();
    change({ configuration });
    const read = await readPickedGame(own.files, configuration);
    if (isLatest()) show(read);
  };

  const forget = (): void => {
    begin();
    setOwn(NO_FILES);
  };
  return { ...own, add, chooseConfiguration, forget };
}

const OWN = 'own';

const pathOf = (file: File): string => file.webkitRelativePath || file.name;

export function ConfiguredForm(form: FormProps) {
  const [shipped, setShipped] = useState(CONFIGURATIONS[0]);
  const [isOwn, setOwn] = useState(!shipped);
  const [isCourse, setCourse] = useState(false);
  const ofPage = useShippedGame(shipped);
  const own = useOwnGame();
  const wordsOfPage = useWords(ofPage.game);
  const wordsOfOwn = useWords(own.game);

  const { game: chosen, error } = isOwn ? own : ofPage;
  const words = isOwn ? wordsOfOwn : wordsOfPage;
  const { status, fault, usable } = words;
  const game = usable?.for ?? chosen;

  const pick = (files: readonly File[]): void =>
    void own.add(ok(files.map((file) => ownGameFile(file, pathOf(file)))));
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOwn(true);
    void own.add(droppedFiles(event.nativeEvent));
  };

  const rulesOf = (of: ConfiguredGame): RuleBook => (isCourse ? of.courseRules : of.rules);
  const rules = game ? rulesOf(game) : configured;
  const isOnItsWay = !game && !isOwn && !error;
  return (
    <div
      className="setup__questions-inside"
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      <SetupForm
        {...form}
        rules={rules}
        material={usable && { ...usable.for, rules: rulesOf(usable.for), words: usable.words }}
        usualSeed={isOnItsWay ? undefined : String(game?.seed ?? '')}
        boardName={game?.boardName}
        ownOptions={{
          inShort: isCourse ? SETUP.draws.courseInShort : undefined,
          fields: (
            <Choice
              question={QUESTIONS.draws}
              answers={[
                [false, SETUP.draws.seeded],
                [true, SETUP.draws.course],
              ]}
              value={isCourse}
              onChange={setCourse}
              {...(isCourse && { about: SETUP.draws.courseNote })}
            />
          ),
        }}
      >
        <Choice
          question={QUESTIONS.configuration}
          answers={[
            ...CONFIGURATIONS.map(({ name }) => [name, name] as const),
            [OWN, SETUP.configuration.own],
          ]}
          value={isOwn ? OWN : (shipped?.name ?? OWN)}
          onChange={(source) => {
            setOwn(source === OWN);
            if (source !== OWN) setShipped(CONFIGURATIONS.find(({ name }) => name === source));
          }}
        />
        {isOwn && (
          <div className="configuration">
            <p>{SETUP.configuration.note}</p>
            <div className="configuration__actions">
              <FileButton
                label={SETUP.configuration.files}
                accept=".txt,text/plain"
                many
                onChosen={pick}
              >
                {SETUP.configuration.chooseFiles}
              </FileButton>
              <FileButton label={SETUP.configuration.folder} accept="" folder onChosen={pick}>
                {SETUP.configuration.chooseFolder}
              </FileButton>
            </div>
            {own.files.length > 0 && (
              <div className="configuration__actions">
                <p>{filesChosen(own.files.length)}</p>
                <Button tone="quiet" onClick={own.forget}>
                  {SETUP.configuration.clear}
                </Button>
              </div>
            )}
            {own.configurations.length > 0 && (
              <Choice
                question={QUESTIONS.file}
                answers={own.configurations.map((path) => [path, path] as const)}
                value={own.configuration ?? ''}
                onChange={(path) => void own.chooseConfiguration(path)}
              />
            )}
          </div>
        )}
        <FieldError reason={error ? configuredGameReason(error) : fault} />
        {(game || isOnItsWay) && (
          <BoardShown rules={rules} chosen={game && { ...game, name: game.boardName }} />
        )}
        {game && <p>{configuredSummary(rules, tileCount(rules), usable?.words.lexicon.size)}</p>}
        {chosen && fault === undefined && (
          <>
            <GuessedNote list={chosen.list} />
            <ListNote list={chosen.list} status={status} onRetry={words.retry} />
          </>
        )}
      </SetupForm>
    </div>
  );
}

const tileCount = ({ tileSet: { letters, blank } }: RuleBook): number =>
  letters.reduce((sum, { count }) => sum + count, blank.count);
