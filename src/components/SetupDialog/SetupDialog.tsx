import { type FormEvent, type RefObject, useId, useRef, useState } from 'react';
import type { Player } from '../../engine';
import { fileReason, NOT_A_VALID_FILE, defaultName } from '../../messages';
import { Button } from '../Button/Button';
import { Dialog } from '../Dialog/Dialog';
import { FileButton } from '../FileButton/FileButton';
import { useActions, useGame } from '../game-context';
import { NoticeLine } from '../MovePanel/NoticeLine';
import { isPlainKey } from '../plain-key';
import { OpenRecordButton } from '../Record/OpenRecordButton';
import { WordsNote } from '../Words/WordsNote';
import { BoardPreview } from './BoardPreview';
import {
  type BoardChoice,
  DEFAULT_BOARD,
  SHIPPED_BOARDS,
  useBoardChoice,
} from './use-board-choice';
import './setup-dialog.css';

/** Two or three answers to a question, one of them chosen. */
function Choice<T extends string>(props: {
  readonly question: string;
  readonly answers: readonly (readonly [value: T, label: string])[];
  readonly value: T;
  readonly onChange: (value: T) => void;
}) {
  const name = useId();
  return (
    <fieldset className="choice">
      <legend>{props.question}</legend>
      <div className="choice__answers">
        {props.answers.map(([value, label]) => (
          <label key={value}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={props.value === value}
              onChange={() => props.onChange(value)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Where a board that is not the default one comes from. */
function BoardSource(props: {
  readonly boards: BoardChoice;
  readonly nameBox: RefObject<HTMLInputElement | null>;
  readonly name: string;
  readonly onName: (name: string) => void;
}) {
  const { boards, nameBox, name, onName } = props;
  const id = useId();
  const load = (): void => {
    if (name.trim() !== '') void boards.chooseNamed(name.trim());
  };
  return (
    <div className="board-source">
      <div
        className="board-source__shipped"
        role="group"
        aria-label="Boards that come with the game"
      >
        {SHIPPED_BOARDS.map((shipped) => (
          <Button
            key={shipped.file}
            aria-pressed={boards.chosen?.file === shipped.file}
            onClick={() => {
              onName(shipped.file);
              void boards.chooseNamed(shipped.file);
            }}
          >
            {shipped.name}, {shipped.size}
          </Button>
        ))}
      </div>
      <label htmlFor={`${id}-name`}>Please enter the file name of the board:</label>
      <div className="board-source__named">
        <span aria-hidden="true">resources/</span>
        <input
          ref={nameBox}
          id={`${id}-name`}
          value={name}
          placeholder="boards/tower.txt"
          spellCheck={false}
          autoCapitalize="none"
          maxLength={200}
          aria-invalid={boards.error !== undefined}
          aria-describedby={`${id}-error`}
          onChange={({ target }) => onName(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !isPlainKey(event)) return;
            event.preventDefault();
            load();
          }}
        />
        <Button onClick={load}>Load</Button>
        <FileButton
          label="Board file"
          accept=".txt,text/plain"
          onChosen={(file) => {
            onName('');
            boards.chooseFile(file);
          }}
        >
          Choose file…
        </FileButton>
      </div>
      <p id={`${id}-error`} className="board-source__error" role="alert">
        {boards.error && (
          <>
            {NOT_A_VALID_FILE}
            <br />
            {fileReason(boards.error)}
          </>
        )}
      </p>
    </div>
  );
}

const PLAYERS: readonly (readonly [Player, string])[] = [
  ['human', 'human'],
  ['computer', 'computer'],
];

/** The questions before a game, each with an answer to begin with. */
export function SetupDialog() {
  const { openPanel, startGame } = useActions();
  const hasGame = useGame(({ table }) => table !== undefined);
  const wordsReady = useGame(({ words }) => words.kind === 'ready');
  const boards = useBoardChoice();
  const [source, setSource] = useState<'default' | 'load'>('default');
  const [seats, setSeats] = useState<readonly Player[]>(['human', 'computer']);
  const [racks, setRacks] = useState<'open' | 'closed'>('closed');
  const [seed, setSeed] = useState('');
  const [boardName, setBoardName] = useState('');
  const nameBox = useRef<HTMLInputElement>(null);
  const { chosen: shown } = boards;
  const named = source === 'default' ? DEFAULT_BOARD.file : boardName.trim();

  const onSubmit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const isLoaded = named === '' || named === shown?.file;
    const chosen = isLoaded ? shown : await boards.chooseNamed(named);
    if (!chosen) {
      nameBox.current?.focus();
      return;
    }
    startGame({
      board: chosen.board,
      boardName: chosen.name,
      seats: seats.map((player, seat) => ({ name: defaultName(seat), player, skill: 1 })),
      openRacks: racks === 'open',
      seed: seed.trim(),
    });
  };

  return (
    <Dialog title="New game" onClose={hasGame ? () => openPanel(undefined) : undefined}>
      <form className="setup" onSubmit={(event) => void onSubmit(event)} autoComplete="off">
        <Choice
          question="Would you like to load a board or use the default board?"
          answers={[
            ['default', 'default board'],
            ['load', 'another board'],
          ]}
          value={source}
          onChange={(next) => {
            setSource(next);
            setBoardName('');
            if (next === 'default') void boards.chooseNamed(DEFAULT_BOARD.file);
          }}
        />
        {source === 'load' && (
          <BoardSource boards={boards} nameBox={nameBox} name={boardName} onName={setBoardName} />
        )}
        <div className="setup__board">
          {shown && <BoardPreview board={shown.board} />}
          <p>
            {shown ? (
              <>
                <strong>{shown.name}</strong>
                <br />
                {shown.board.columns} columns, {shown.board.rows} rows
              </>
            ) : (
              (boards.error && fileReason(boards.error)) || 'Loading the board…'
            )}
          </p>
        </div>
        {seats.map((player, seat) => (
          <Choice
            key={defaultName(seat)}
            question={`Is ${defaultName(seat)} a human player or a computer player?`}
            answers={PLAYERS}
            value={player}
            onChange={(next) => setSeats(seats.with(seat, next))}
          />
        ))}
        <Choice
          question="Would you like to play an open or a closed game?"
          answers={[
            ['closed', 'closed'],
            ['open', 'open: the player to move sees the other rack'],
          ]}
          value={racks}
          onChange={setRacks}
        />
        <label className="setup__seed">
          Seed, to repeat a game (optional)
          <input
            value={seed}
            maxLength={100}
            spellCheck={false}
            onChange={({ target }) => setSeed(target.value)}
          />
        </label>
        <footer className="setup__footer">
          <NoticeLine />
          <WordsNote />
          <OpenRecordButton />
          <Button type="submit" tone="main" disabled={!wordsReady || !shown}>
            Start game
          </Button>
        </footer>
      </form>
    </Dialog>
  );
}
