import { type DragEvent, useState } from 'react';
import { configured, ok, type RuleBook } from '../../engine';
import {
  CONFIGURATION_NOTE,
  configuredGameReason,
  configuredSummary,
  DRAWS,
  filesChosen,
  QUESTIONS,
  WHICH_FILE,
} from '../../messages';
import { type ConfiguredGame, CONFIGURATIONS, droppedFiles, ownGameFile } from '../../setup';
import { ListNote, GuessedNote } from '../Words/WordsNote';
import { Button, Choice, Disclosure, FieldError, FileButton } from '../ui';
import { BoardShown } from './BoardQuestion';
import { type FormProps, SetupForm } from './SetupForm';
import { useOwnGame, useShippedGame } from './use-configured-game';
import { useWords } from './use-words';

const OWN = 'own';

const pathOf = (file: File): string => file.webkitRelativePath || file.name;

/** The set-up of a game that comes from files. */
export function ConfiguredForm(form: FormProps) {
  const [shipped, setShipped] = useState(CONFIGURATIONS[0]);
  const [isOwn, setOwn] = useState(!shipped);
  const [draws, setDraws] = useState<'seeded' | 'course'>('seeded');
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

  const rulesOf = (of: ConfiguredGame): RuleBook =>
    draws === 'course' ? of.courseRules : of.rules;
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
      >
        <Choice
          question={QUESTIONS.configuration}
          answers={[
            ...CONFIGURATIONS.map(({ name }) => [name, name] as const),
            [OWN, 'Files of my own'],
          ]}
          value={isOwn ? OWN : (shipped?.name ?? OWN)}
          onChange={(source) => {
            setOwn(source === OWN);
            if (source !== OWN) setShipped(CONFIGURATIONS.find(({ name }) => name === source));
          }}
        />
        {isOwn && (
          <div className="configuration">
            <p>{CONFIGURATION_NOTE}</p>
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
            {own.files.length > 0 && (
              <div className="configuration__actions">
                <p>{filesChosen(own.files.length)}</p>
                <Button tone="quiet" onClick={own.forget}>
                  Forget these files
                </Button>
              </div>
            )}
            {own.configurations.length > 0 && (
              <Choice
                question={WHICH_FILE}
                answers={own.configurations.map((path) => [path, path] as const)}
                value={own.configuration ?? ''}
                onChange={(path) => void own.chooseConfiguration(path)}
              />
            )}
          </div>
        )}
        <Disclosure summary="More options">
          <Choice
            question={DRAWS.question}
            answers={[
              ['seeded', DRAWS.seeded],
              ['course', DRAWS.course],
            ]}
            value={draws}
            onChange={setDraws}
            {...(draws === 'course' ? { about: DRAWS.about } : {})}
          />
        </Disclosure>
        <FieldError reason={error ? configuredGameReason(error) : fault} />
        {(game || isOnItsWay) && (
          <BoardShown
            rules={rules}
            boards={{
              chosen: game && { ...game, name: game.boardName, file: undefined },
              refusal: undefined,
            }}
          />
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
