import { type FormEvent, useId, useState } from 'react';
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
import { type BoardChoice, SHIPPED_BOARDS, useBoardChoice } from './use-board-choice';
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
function BoardSource({ boards }: { readonly boards: BoardChoice }) {
  const [name, setName] = useState('');
  const id = useId();
  const load = (): void => {
    if (name.trim() !== '') boards.chooseNamed(name.trim());
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
            aria-pressed={boards.chosen?.name === shipped.name}
            onClick={() => boards.chooseNamed(shipped.file, shipped.name)}
          >
            {shipped.name}, {shipped.size}
          </Button>
        ))}
      </div>
      <label htmlFor={`${id}-name`}>Please enter the file name of the board:</label>
      <div className="board-source__named">
        <span aria-hidden="true">resources/</span>
        <input
          id={`${id}-name`}
          value={name}
          placeholder="boards/tower.txt"
          spellCheck={false}
          autoCapitalize="none"
          maxLength={200}
          aria-invalid={boards.error !== undefined}
          aria-describedby={`${id}-error`}
          onChange={({ target }) => setName(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !isPlainKey(event)) return;
            event.preventDefault();
            load();
          }}
        />
        <Button onClick={load}>Load</Button>
        <FileButton label="Board file" accept=".txt,text/plain" onChosen={boards.chooseFile}>
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
  const { chosen } = boards;

  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (!chosen) return;
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
      <form className="setup" onSubmit={onSubmit} autoComplete="off">
        <Choice
          question="Would you like to load a board or use the default board?"
          answers={[
            ['default', 'default board'],
            ['load', 'another board'],
          ]}
          value={source}
          onChange={(next) => {
            setSource(next);
            if (next === 'default') boards.chooseDefault();
          }}
        />
        {source === 'load' && <BoardSource boards={boards} />}
        <div className="setup__board">
          {chosen && <BoardPreview board={chosen.board} />}
          <p>
            {chosen ? (
              <>
                <strong>{chosen.name}</strong>
                <br />
                {chosen.board.columns} columns, {chosen.board.rows} rows
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
          <Button type="submit" tone="main" disabled={!wordsReady || !chosen}>
            Start game
          </Button>
        </footer>
      </form>
    </Dialog>
  );
}
