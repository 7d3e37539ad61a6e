import { type FormEvent, useRef, useState } from 'react';
import type { Player, RuleBook } from '../../engine';
import { defaultName, fileReason } from '../../messages';
import { Button } from '../Button/Button';
import { Dialog } from '../Dialog/Dialog';
import { useActions, useGame } from '../game-context';
import { NoticeLine } from '../MovePanel/NoticeLine';
import { OpenRecordButton } from '../Record/OpenRecordButton';
import { WordsNote } from '../Words/WordsNote';
import { BoardPreview } from './BoardPreview';
import { BoardSource } from './BoardSource';
import { Choice } from './Choice';
import { GAMES, SCRAEBBKLE } from './games';
import { Seats, usualPlayers } from './Seats';
import { useBoardChoice } from './use-board-choice';
import './setup-dialog.css';

const seatsOf = ({ seats }: RuleBook, players: readonly Player[]) =>
  players.map((player, seat) => ({
    name: seats.fixed[seat]?.name ?? defaultName(seat),
    player,
    skill: 1,
  }));

/** The questions before a game, each with an answer to begin with. */
export function SetupDialog() {
  const { openPanel, startGame } = useActions();
  const hasGame = useGame(({ table }) => table !== undefined);
  const wordsReady = useGame(({ words }) => words.kind === 'ready');
  const [game, setGame] = useState(SCRAEBBKLE);
  const boards = useBoardChoice(game);
  const [source, setSource] = useState<'default' | 'load'>('default');
  const [players, setPlayers] = useState(usualPlayers(game.rules));
  const [racks, setRacks] = useState<'open' | 'closed'>('closed');
  const [unknownWord, setUnknownWord] = useState(game.rules.unknownWord);
  const [seed, setSeed] = useState('');
  const [boardName, setBoardName] = useState('');
  const nameBox = useRef<HTMLInputElement>(null);
  const { chosen: shown } = boards;
  const named = source === 'default' ? game.defaultBoard.file : boardName.trim();

  const chooseGame = (id: string): void => {
    const next = GAMES.find(({ rules }) => rules.id === id);
    if (!next || next === game) return;
    setGame(next);
    setSource('default');
    setBoardName('');
    setPlayers(usualPlayers(next.rules));
    setRacks('closed');
    setUnknownWord(next.rules.unknownWord);
  };

  const onSubmit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const isLoaded = named === '' || named === shown?.file;
    const chosen = isLoaded ? shown : await boards.chooseNamed(named);
    if (!chosen) {
      nameBox.current?.focus();
      return;
    }
    startGame({
      rules: { ...game.rules, unknownWord },
      board: chosen.board,
      boardName: chosen.name,
      seats: seatsOf(game.rules, players),
      openRacks: racks === 'open',
      seed: seed.trim(),
    });
  };

  return (
    <Dialog title="New game" onClose={hasGame ? () => openPanel(undefined) : undefined}>
      <form className="setup" onSubmit={(event) => void onSubmit(event)} autoComplete="off">
        <div className="setup__game">
          <Choice
            question="Which game?"
            answers={GAMES.map(({ rules }) => [rules.id, rules.name])}
            value={game.rules.id}
            onChange={chooseGame}
          />
          <p>{game.about}</p>
        </div>
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
            if (next === 'default') void boards.chooseNamed(game.defaultBoard.file);
          }}
        />
        {source === 'load' && (
          <BoardSource
            shipped={game.otherBoards}
            boards={boards}
            nameBox={nameBox}
            name={boardName}
            onName={setBoardName}
          />
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
        <Seats rules={game.rules} players={players} onChange={setPlayers} />
        {game.rules.unknownWord === 'lose-turn' && (
          <Choice
            question="What does a word cost that is not in the list?"
            answers={[
              ['lose-turn', 'the turn'],
              ['try-again', 'nothing: try again'],
            ]}
            value={unknownWord}
            onChange={setUnknownWord}
          />
        )}
        {game.rules.racks === 'choice' && (
          <Choice
            question="Would you like to play an open or a closed game?"
            answers={[
              ['closed', 'closed'],
              ['open', 'open: the player to move sees the other rack'],
            ]}
            value={racks}
            onChange={setRacks}
          />
        )}
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
