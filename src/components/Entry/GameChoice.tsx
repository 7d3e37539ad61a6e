import { useRef, useState } from 'react';
import { formatEntry, laysFirstTile, parseEntry, reduceEntry, type Seat } from '../../engine';
import { defaultName, ENTRY, ownFileReason } from '../../messages';
import { CONFIGURATIONS, DEFAULT_LIST, isSameList, listName, readOwnList } from '../../setup';
import { ENTERED_GAMES } from '../../store';
import { useActions } from '../game-context';
import { Button, Field, FieldError, FileButton, moveFocus } from '../ui';
import {
  type ChosenGame,
  gameOfFiles,
  gameOn,
  gameOnOwnBoard,
  shippedConfiguration,
} from './read-game';
import { useEntry, useEntryActions, useEntryStore, useSetup } from './use-entry';

/** As many seats as the rules allow, with the names that there are. */
function seatsFor(
  { seats: { least, most } }: ChosenGame['rules'],
  seats: readonly Seat[],
): readonly Seat[] {
  const count = Math.min(most, Math.max(least, seats.length));
  return Array.from(
    { length: count },
    (_, seat) => seats[seat] ?? { name: defaultName(seat), player: 'human', skill: 1 },
  );
}

type Reading = ReturnType<typeof gameOn>;

/** Functions that replace the game of the entry, or its board, once it is read, and why the last one was refused. */
function useGameChoice() {
  const entry = useEntryStore();
  const { beginChoice, noteChoice, changeEntry, chooseList } = useEntryActions();
  const [refusal, setRefusal] = useState<string>();

  /** Returns why the game is refused. */
  function take({ list, ...game }: ChosenGame, isListTaken: boolean): string | undefined {
    const { entry: before } = entry.getState();
    const { seats } = before.setup;
    const setup = { ...before.setup, ...game, seats: seatsFor(game.rules, seats) };
    if (laysFirstTile(setup)) return ENTRY.randomTile;
    const change = { kind: 'change-game', game: { setup } } as const;
    // The turns may have letters that the tiles of the game lack.
    if (!parseEntry(formatEntry(reduceEntry(before, change)))) return ENTRY.otherTiles;
    changeEntry(change);
    if (list && isListTaken) {
      // One that was chosen before the game, and is still being read, is not wanted any more.
      beginChoice('list');
      chooseList(list);
    }
    return undefined;
  }

  const choose = async (reading: Reading, isLatestList = () => false): Promise<void> => {
    const isLatest = beginChoice('game');
    const read = await reading;
    if (isLatest()) setRefusal(read.ok ? take(read.value, isLatestList()) : read.error);
  };
  return {
    chooseBoard: (reading: Reading) => void choose(reading),
    /** A game has a word list as well, unless another is chosen meanwhile. */
    chooseGame: (reading: Reading) => void choose(reading, noteChoice('list')),
    refusal,
  };
}

/** The option for a game or a board that is none of the others. */
const OTHER = '';

/** The choice of a game: built in, a configuration, or from files. */
function Rules({ chooseGame }: Pick<ReturnType<typeof useGameChoice>, 'chooseGame'>) {
  const { rules } = useSetup().setup;
  const { fetchText } = useActions();
  const isKnown = ENTERED_GAMES.some((game) => game.rules.id === rules.id);
  return (
    <Field label={ENTRY.rules}>
      <select
        value={isKnown ? rules.id : OTHER}
        onChange={({ target: { value } }) => {
          const game = ENTERED_GAMES.find((each) => each.rules.id === value);
          if (game) chooseGame(gameOn(game, fetchText));
          else if (value !== OTHER) chooseGame(shippedConfiguration(value, fetchText));
        }}
      >
        {!isKnown && <option value={OTHER}>{rules.name}</option>}
        {ENTERED_GAMES.map((game) => (
          <option key={game.rules.id} value={game.rules.id}>
            {game.rules.name}
          </option>
        ))}
        {CONFIGURATIONS.map(({ name }) => (
          <option key={name} value={name}>
            {ENTRY.configured(name)}
          </option>
        ))}
      </select>
    </Field>
  );
}

/** The board, from the list of the game. */
function Board({ chooseBoard }: Pick<ReturnType<typeof useGameChoice>, 'chooseBoard'>) {
  const { rules, boardName } = useSetup().setup;
  const { fetchText } = useActions();
  const game = ENTERED_GAMES.find((each) => each.rules.id === rules.id);
  const boards = game
    ? [game.defaultBoard, ...game.otherBoards].filter((each) => 'file' in each)
    : [];
  const shown = boards.find(({ name }) => name === boardName);
  return (
    <Field label={ENTRY.board}>
      <select
        value={shown?.file ?? OTHER}
        onChange={({ target: { value } }) => {
          if (game && value !== OTHER) chooseBoard(gameOn(game, fetchText, value));
        }}
      >
        {!shown && <option value={OTHER}>{boardName}</option>}
        {boards.map(({ file, name }) => (
          <option key={file} value={file}>
            {name}
          </option>
        ))}
      </select>
    </Field>
  );
}

/** The list by which words are checked. */
function Words() {
  const list = useEntry((state) => state.list);
  const { beginChoice, chooseList } = useEntryActions();
  const place = useRef<HTMLSpanElement>(null);
  const [refusal, setRefusal] = useState<string>();
  const isStandard = isSameList(list, DEFAULT_LIST);
  const chooseStandard = (): void => {
    beginChoice('list');
    setRefusal(undefined);
    chooseList(DEFAULT_LIST);
    // The button is gone then.
    moveFocus(place.current);
  };
  const choose = async (file: File): Promise<void> => {
    const isLatest = beginChoice('list');
    const read = await readOwnList(file);
    if (!isLatest()) return;
    setRefusal(read.ok ? undefined : ownFileReason(file.name, read.error));
    if (read.ok) chooseList(read.value);
  };
  return (
    <div className="entry-fields__words">
      <span ref={place} tabIndex={-1}>
        {ENTRY.words}: <b>{isStandard ? ENTRY.standardWords : listName(list)}</b>
      </span>
      {!isStandard && <Button onClick={chooseStandard}>{ENTRY.standardWords}</Button>}
      <FileButton
        label={ENTRY.words}
        accept=".txt,text/plain"
        onChosen={([file]) => {
          if (file) void choose(file);
        }}
      >
        {ENTRY.chooseWords}
      </FileButton>
      <FieldError reason={refusal} />
    </div>
  );
}

/** The rules, the board and the word list of the game that is entered. */
export function GameChoice() {
  const { rules } = useSetup().setup;
  const { fetchText } = useActions();
  const { chooseGame, chooseBoard, refusal } = useGameChoice();
  return (
    <>
      <Rules chooseGame={chooseGame} />
      <Board chooseBoard={chooseBoard} />
      <div className="entry-fields__words">
        <FileButton
          label={ENTRY.gameFiles}
          accept=".json,.txt,application/json,text/plain"
          many
          onChosen={(files) => chooseGame(gameOfFiles(files, fetchText))}
        >
          {ENTRY.chooseGame}
        </FileButton>
        <FileButton
          label={ENTRY.boardFile}
          accept=".txt,text/plain"
          onChosen={([file]) => {
            if (file) chooseBoard(gameOnOwnBoard(rules, file));
          }}
        >
          {ENTRY.chooseBoard}
        </FileButton>
        <FieldError reason={refusal} />
      </div>
      <Words />
      <p className="entry-fields__note">{ENTRY.notAll}</p>
    </>
  );
}
