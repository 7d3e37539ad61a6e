import { useCallback, useEffect, useRef, useState } from 'react';
import { type Board, err, parseScraebbkleBoard, type Result } from '../../engine';
import type { BoardError } from '../../store';
import { useActions } from '../game-context';
import { readFile } from '../read-file';

/** The boards that come with the game: what they are called, their size, and where they are. */
export const SHIPPED_BOARDS = [
  { name: 'Tower', size: '7 × 28', file: 'boards/tower.txt' },
  { name: 'Prairie', size: '26 × 99', file: 'boards/prairie.txt' },
  { name: 'Quicksand', size: '15 × 15', file: 'boards/quicksand.txt' },
  { name: 'Jackpot', size: '20 × 12', file: 'boards/jackpot.txt' },
] as const;

const DEFAULT_BOARD = { name: 'Default board', file: 'defaultBoard.txt' } as const;

/** Largest board file that is read, in bytes. */
const LARGEST_BOARD_FILE = 100_000;

/** A board that can be played on, and what it is called. */
export interface ChosenBoard {
  readonly name: string;
  readonly board: Board;
}

/** What the dialog knows of boards: the last good one stays until another is good. */
export interface BoardChoice {
  readonly chosen: ChosenBoard | undefined;
  readonly error: BoardError | undefined;
  readonly chooseDefault: () => void;
  /** Fetches a board by its name relative to `resources/`. */
  readonly chooseNamed: (file: string, name?: string) => void;
  readonly chooseFile: (file: File) => void;
}

/** Loads boards for the dialog; the default one to begin with. */
export function useBoardChoice(): BoardChoice {
  const { fetchBoard } = useActions();
  const [chosen, setChosen] = useState<ChosenBoard>();
  const [error, setError] = useState<BoardError>();

  const latest = useRef(0);

  /** Takes the outcome of loading a board, unless another has been asked for meanwhile. */
  const choose = useCallback((name: string, loading: Promise<Result<Board, BoardError>>) => {
    const request = ++latest.current;
    void loading.then((result) => {
      if (request !== latest.current) return;
      if (result.ok) setChosen({ name, board: result.value });
      setError(result.ok ? undefined : result.error);
    });
  }, []);

  const chooseNamed = useCallback(
    (file: string, name = file) => choose(name, fetchBoard(file)),
    [fetchBoard, choose],
  );
  const chooseDefault = useCallback(
    () => chooseNamed(DEFAULT_BOARD.file, DEFAULT_BOARD.name),
    [chooseNamed],
  );
  useEffect(chooseDefault, [chooseDefault]);

  return {
    chosen,
    error,
    chooseDefault,
    chooseNamed,
    chooseFile: (file) => choose(file.name, readBoard(file)),
  };
}

async function readBoard(file: File): Promise<Result<Board, BoardError>> {
  const text = await readFile(file, LARGEST_BOARD_FILE);
  return text === undefined
    ? err({ code: 'FILE_TOO_LARGE', most: LARGEST_BOARD_FILE })
    : parseScraebbkleBoard(text);
}
