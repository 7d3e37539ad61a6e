import { useCallback, useEffect } from 'react';
import { type Board, err, type LoadedBoard, ok, type Result } from '../../engine';
import { fileReason, ownFileReason } from '../../messages';
import { boardNameOfFile, type Game, type ReadBoard, readOwnBoard } from '../../setup';
import type { BoardFile } from '../../store';
import { useActions, useGame } from '../game-context';
import { useLatestResult } from './use-latest';

const titleOf = ({ defaultBoard, otherBoards }: Game, file: string): string =>
  [defaultBoard, ...otherBoards].find((each) => 'file' in each && each.file === file)?.name ??
  boardNameOfFile(file);

export interface ChosenBoard extends LoadedBoard {
  readonly name: string;
  /** Path relative to `resources/`; undefined for any other board. */
  readonly file: string | undefined;
}

type Choosing = Promise<Result<ChosenBoard, string>>;

/** The chosen board; the last valid one stays until another is valid. */
export interface BoardChoice {
  readonly chosen: ChosenBoard | undefined;
  /** A board that was dropped on the page. */
  readonly offered: BoardFile | undefined;
  /** Why the last choice is refused, as a sentence. */
  readonly refusal: string | undefined;
  /**
   * Fetches a board by its path relative to `resources/`; undefined if it is invalid or another choice was made
   * meanwhile.
   */
  readonly chooseNamed: (file: string) => Promise<ChosenBoard | undefined>;
  readonly chooseFile: (file: File) => void;
  readonly chooseBoard: (name: string, board: Board) => void;
  readonly chooseDefault: () => void;
}

/** Loads boards for the dialog, starting with the one dropped on the page, or the default board of the game. */
export function useBoardChoice(game: Game): BoardChoice {
  const { fetchBoard } = useActions();
  const offered = useGame(({ boardFile }) =>
    boardFile?.game === game.rules.id ? boardFile : undefined,
  );
  const { value: chosen, error: refusal, load, cancel } = useLatestResult<ChosenBoard>();

  const chooseNamed = useCallback(
    (file: string) => load(fetchNamed(game, file, fetchBoard(game.rules, file))),
    [fetchBoard, load, game],
  );
  const chooseBoard = useCallback(
    (name: string, board: Board) => void load(ok({ name, file: undefined, board, given: [] })),
    [load],
  );
  const chooseDefault = useCallback(() => {
    const { defaultBoard } = game;
    if ('file' in defaultBoard) void chooseNamed(defaultBoard.file);
    else chooseBoard(defaultBoard.name, defaultBoard.board);
  }, [chooseNamed, chooseBoard, game]);

  useEffect(() => {
    if (offered) void load(chosenFrom(offered.name, offered.board));
    else chooseDefault();
    return cancel;
  }, [offered, chooseDefault, cancel, load]);

  return {
    chosen,
    offered,
    refusal,
    chooseNamed,
    chooseFile: (file) => void load(readChosen(game, file)),
    chooseBoard,
    chooseDefault,
  };
}

async function fetchNamed(game: Game, file: string, fetching: Promise<ReadBoard>): Choosing {
  const board = await fetching;
  return board.ok
    ? ok({ name: titleOf(game, file), file, ...board.value })
    : err(fileReason(board.error));
}

const chosenFrom = (name: string, board: ReadBoard): Result<ChosenBoard, string> =>
  board.ok
    ? ok({ name: boardNameOfFile(name), file: undefined, ...board.value })
    : err(ownFileReason(name, board.error));

async function readChosen({ rules }: Game, file: File): Choosing {
  return chosenFrom(file.name, await readOwnBoard(rules, file));
}
