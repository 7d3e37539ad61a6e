import { useState } from 'react';
import { MAX_LENGTH, type PublicSetup, sanitizeName } from '../../engine';
import { defaultName, ENTRY, fileReason, ownFileReason, playerName } from '../../messages';
import { DEFAULT_LIST, type Game, isSameList, listName, readOwnList } from '../../setup';
import { ENTERED_GAMES } from '../../store';
import { useActions } from '../game-context';
import { Button, Field, FieldError, FileButton } from '../ui';
import { Notes } from './TurnEditor';
import { useEntry, useEntryActions } from './use-entry';

function useSetup() {
  const setup = useEntry(({ entry }) => entry.setup);
  const { changeEntry } = useEntryActions();
  return {
    setup,
    changeSetup: (change: Partial<PublicSetup>) =>
      changeEntry({ kind: 'change-game', game: { setup: { ...setup, ...change } } }),
  };
}

/** Names of the players, as many as the rules allow, and who started. */
function Players() {
  const { setup, changeSetup } = useSetup();
  const firstSeat = useEntry(({ entry }) => entry.firstSeat);
  const { changeEntry } = useEntryActions();
  const { seats, rules } = setup;
  const rename = (seat: number, typed: string): void => {
    const name = [...typed].slice(0, MAX_LENGTH.name).join('');
    const named = sanitizeName(name) === '' ? defaultName(seat) : name;
    changeSetup({
      seats: seats.map((each, index) => (index === seat ? { ...each, name: named } : each)),
    });
  };
  return (
    <>
      {seats.map(({ name }, seat) => (
        <Field key={seat} label={ENTRY.player(seat)}>
          <input
            value={name === defaultName(seat) ? '' : name}
            placeholder={defaultName(seat)}
            autoComplete="off"
            maxLength={2 * MAX_LENGTH.name}
            onChange={({ target }) => rename(seat, target.value)}
          />
        </Field>
      ))}
      <div className="entry-fields__buttons">
        {seats.length < rules.seats.most && (
          <Button
            onClick={() =>
              changeSetup({
                seats: [...seats, { name: defaultName(seats.length), player: 'human', skill: 1 }],
              })
            }
          >
            {ENTRY.addPlayer}
          </Button>
        )}
        {seats.length > rules.seats.least && (
          <Button onClick={() => changeSetup({ seats: seats.slice(0, -1) })}>
            {ENTRY.removePlayer}
          </Button>
        )}
      </div>
      {rules.firstSeat === 'drawn' && (
        <Field label={ENTRY.first}>
          <select
            value={firstSeat}
            onChange={({ target }) =>
              changeEntry({ kind: 'change-game', game: { firstSeat: Number(target.value) } })
            }
          >
            {seats.map((_, seat) => (
              <option key={seat} value={seat}>
                {playerName(setup, seat)}
              </option>
            ))}
          </select>
        </Field>
      )}
    </>
  );
}

const DEFAULT = '';

/** The rules and the board of the game. */
function GameAndBoard() {
  const { setup, changeSetup } = useSetup();
  const { fetchBoard } = useActions();
  const [refusal, setRefusal] = useState<string>();
  const own = { rules: setup.rules, name: setup.rules.name };
  const games = ENTERED_GAMES.some(({ rules }) => rules.id === own.rules.id)
    ? ENTERED_GAMES.map(({ rules }) => rules)
    : [own.rules, ...ENTERED_GAMES.map(({ rules }) => rules)];
  const game = ENTERED_GAMES.find(({ rules }) => rules.id === setup.rules.id);
  const boards = game
    ? [game.defaultBoard, ...game.otherBoards].filter((each) => 'file' in each)
    : [];
  const use = async ({ rules }: Pick<Game, 'rules'>, file: string, boardName: string) => {
    const read = await fetchBoard(rules, file);
    setRefusal(read.ok ? undefined : fileReason(read.error));
    if (!read.ok) return;
    const { most, least } = rules.seats;
    const missing = Array.from({ length: Math.max(0, least - setup.seats.length) }, (_, index) => ({
      name: defaultName(setup.seats.length + index),
      player: 'human' as const,
      skill: 1,
    }));
    const seats = [...setup.seats, ...missing].slice(0, most);
    changeSetup({ rules, board: read.value.board, boardName, seats });
  };
  return (
    <>
      <Field label={ENTRY.rules}>
        <select
          value={setup.rules.id}
          onChange={({ target }) => {
            const next = ENTERED_GAMES.find(({ rules }) => rules.id === target.value);
            if (next && 'file' in next.defaultBoard) {
              void use(next, next.defaultBoard.file, next.defaultBoard.name);
            }
          }}
        >
          {games.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </Field>
      {game && (
        <Field label={ENTRY.board}>
          <select
            value={boards.find(({ name }) => name === setup.boardName)?.file ?? DEFAULT}
            onChange={({ target }) => {
              const board = boards.find(({ file }) => file === target.value);
              if (board) void use(game, board.file, board.name);
            }}
          >
            {!boards.some(({ name }) => name === setup.boardName) && (
              <option value={DEFAULT}>{setup.boardName}</option>
            )}
            {boards.map(({ file, name }) => (
              <option key={file} value={file}>
                {name}
              </option>
            ))}
          </select>
        </Field>
      )}
      <FieldError reason={refusal} />
    </>
  );
}

/** The list by which words are checked. */
function Words() {
  const list = useEntry((state) => state.list);
  const { chooseList } = useEntryActions();
  const [refusal, setRefusal] = useState<string>();
  const isStandard = isSameList(list, DEFAULT_LIST);
  const choose = async (file: File): Promise<void> => {
    const read = await readOwnList(file);
    setRefusal(read.ok ? undefined : ownFileReason(file.name, read.error));
    if (read.ok) chooseList(read.value);
  };
  return (
    <div className="entry-fields__words">
      <span>
        {ENTRY.words}: <b>{isStandard ? ENTRY.standardWords : listName(list)}</b>
      </span>
      {!isStandard && (
        <Button onClick={() => chooseList(DEFAULT_LIST)}>{ENTRY.standardWords}</Button>
      )}
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

/** Fields that are entered once: players, rules, board, words, title, description and notes. */
export function GameFields() {
  const entry = useEntry((state) => state.entry);
  const { changeEntry } = useEntryActions();
  const changeGame = (game: { readonly title?: string; readonly description?: string }): void =>
    changeEntry({ kind: 'change-game', game });
  return (
    <div className="entry-fields">
      <Players />
      <GameAndBoard />
      <Words />
      <Field label={ENTRY.gameTitle}>
        <input
          value={entry.title}
          maxLength={200}
          onChange={({ target }) => changeGame({ title: target.value })}
        />
      </Field>
      <Field label={ENTRY.description}>
        <input
          value={entry.description}
          maxLength={1000}
          onChange={({ target }) => changeGame({ description: target.value })}
        />
      </Field>
      <Notes
        label={ENTRY.opening}
        notes={entry.notes}
        onChange={(notes) => changeEntry({ kind: 'change-game', game: { notes } })}
      />
    </div>
  );
}
