import { type ReactNode, useMemo, useRef, useState } from 'react';
import { err, ok, type Result } from '../../engine';
import { counted, ownFileReason, SETUP, tilesInShort } from '../../messages';
import {
  DEFAULT_LIST,
  type Game,
  isSameList,
  listName,
  readOwnList,
  type WordList,
} from '../../setup';
import { GuessedNote, ListNote, WordListButton } from '../Words/WordsNote';
import { Button, FieldError } from '../ui';
import { useLatestResult } from './use-latest';
import { useWords, type WordsChoice } from './use-words';
import { BoardQuestion } from './BoardQuestion';
import { type FormProps, type Material, SetupForm } from './SetupForm';
import { asksForTiles, TilesQuestion, useTiles } from './TilesQuestion';
import { type ChosenBoard, useBoardChoice } from './use-board-choice';

const nameOf = (list: WordList): string =>
  isSameList(list, DEFAULT_LIST) ? SETUP.words.standard : listName(list);

async function readNamed(file: File): Promise<Result<WordList, string>> {
  const read = await readOwnList(file);
  return read.ok ? read : err(ownFileReason(file.name, read.error));
}

/** Shows the word list in use and lets the player choose another. */
function WordListChoice(props: {
  readonly list: WordList;
  readonly words: WordsChoice<unknown>;
  readonly onChange: (list: WordList) => void;
}) {
  const { list, words, onChange } = props;
  const { fault, usable } = words;
  const { error: unreadable, load } = useLatestResult<WordList>();
  const counting = usable?.words.list ?? list;
  const refusal = unreadable ?? fault;
  const choose = async (reading: Parameters<typeof load>[0]): Promise<void> => {
    const next = await load(reading);
    if (next) onChange(next);
  };

  return (
    <div className="word-list">
      <div className="word-list__name">
        <strong>{nameOf(counting)}</strong>
        {usable && <p>{counted(usable.words.lexicon.size, 'word')}</p>}
      </div>
      {!isSameList(counting, DEFAULT_LIST) && (
        <Button onClick={() => void choose(ok(DEFAULT_LIST))}>{SETUP.words.backToStandard}</Button>
      )}
      <WordListButton onChosen={(file) => void choose(readNamed(file))} />
      {refusal !== undefined && <FieldError reason={refusal} />}
      {fault === undefined && <GuessedNote list={list} />}
    </div>
  );
}

export function GameForm(
  props: FormProps & { readonly game: Game; readonly children?: ReactNode },
) {
  const { game, children, ...form } = props;
  const boards = useBoardChoice(game);
  const tiles = useTiles(game.rules);
  const [list, setList] = useState(DEFAULT_LIST);
  const wanted = useMemo(() => ({ rules: game.rules, list }), [game.rules, list]);
  const words = useWords(wanted);
  const [name, setName] = useState('');
  const nameBox = useRef<HTMLInputElement>(null);

  const materialOn = (chosen: ChosenBoard | undefined): Material | undefined => {
    if (!chosen || !words.usable || !tiles.chosen) return undefined;
    const { name: boardName, board, given } = chosen;
    return { board, given, boardName, words: words.usable.words, ...tiles.chosen };
  };

  const settle = async (): Promise<Material | undefined> => {
    const named = name.trim();
    const isLoaded = named === '' || named === boards.chosen?.file;
    const chosen = isLoaded ? boards.chosen : await boards.chooseNamed(named);
    if (!chosen) nameBox.current?.focus();
    return materialOn(chosen);
  };

  const tilesOptions = {
    inShort: tilesInShort(tiles.chosen?.bag?.length, Number(tiles.rackSize)),
    fields: <TilesQuestion rules={game.rules} tiles={tiles} />,
  };

  return (
    <SetupForm
      {...form}
      rules={game.rules}
      material={materialOn(boards.chosen)}
      settle={settle}
      usualSeed=""
      boardName={boards.chosen?.name}
      words={<WordListChoice list={list} words={words} onChange={setList} />}
      {...(asksForTiles(game.rules) && { ownOptions: tilesOptions })}
      note={
        words.fault === undefined && (
          <ListNote list={list} status={words.status} onRetry={words.retry} />
        )
      }
    >
      {children}
      <BoardQuestion game={game} boards={boards} nameBox={nameBox} name={name} onName={setName} />
    </SetupForm>
  );
}
