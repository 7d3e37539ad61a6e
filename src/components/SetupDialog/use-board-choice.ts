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

/** The board that a game is played on unless another is asked for. */
export const DEFAULT_BOARD = { name: 'Default board', file: 'defaultBoard.txt' } as const;

/** Largest board file that is read, in bytes. */
const LARGEST_BOARD_FILE = 100_000;

const titleOf = (file: string): string =>
  [DEFAULT_BOARD, ...SHIPPED_BOARDS].find((each) => each.file === file)?.name ?? file;

/** A board that can be played on, and what it is called. */
export interface ChosenBoard {
  readonly name: string;
  readonly board: Board;
  /** Its name relative to `resources/`; undefined for a file of the player's own. */
  readonly file: string | undefined;
}

/** What the dialog knows of boards: the last good one stays until another is good. */
export interface BoardChoice {
  readonly chosen: ChosenBoard | undefined;
  readonly error: BoardError | undefined;
  /**
   * Fetches a board by its name relative to `resources/`; the result is undefined if it is none,
   * or if another has been asked for meanwhile.
   */
  readonly chooseNamed: (file: string) => Promise<ChosenBoard | undefined>;
  readonly chooseFile: (file: File) => void;
}

/** Loads boards for the dialog; the default one to begin with. */
export function useBoardChoice(): BoardChoice {
  const { fetchBoard } = useActions();
  const [chosen, setChosen] = useState<ChosenBoard>();
  const [error, setError] = useState<BoardError>();

  const latest = useRef(0);

  /** Takes the outcome of loading a board, unless another has been asked for meanwhile. */
  const choose = useCallback(
    (title: Pick<ChosenBoard, 'name' | 'file'>, loading: Promise<Result<Board, BoardError>>) => {
      const request = ++latest.current;
      return loading.then((result) => {
        if (request !== latest.current) return undefined;
        setError(result.ok ? undefined : result.error);
        if (!result.ok) return undefined;
        const board = { ...title, board: result.value };
        setChosen(board);
        return board;
      });
    },
    [],
  );
  const forget = useCallback(() => {
    latest.current++;
  }, []);

  const chooseNamed = useCallback(
    (file: string) => choose({ name: titleOf(file), file }, fetchBoard(file)),
    [fetchBoard, choose],
  );

  useEffect(() => {
    void chooseNamed(DEFAULT_BOARD.file);
    return forget;
  }, [chooseNamed, forget]);

  return {
    chosen,
    error,
    chooseNamed,
    chooseFile: (file) => void choose({ name: file.name, file: undefined }, readBoard(file)),
  };
}

async function readBoard(file: File): Promise<Result<Board, BoardError>> {
  const text = await readFile(file, LARGEST_BOARD_FILE);
  return text === undefined
    ? err({ code: 'FILE_TOO_LARGE', most: LARGEST_BOARD_FILE })
    : parseScraebbkleBoard(text);
}
