import { useState } from 'react';
import { err, ok, type Result, sanitizeName } from '../../engine';
import { fileReason, ownFileReason, quickGameName } from '../../messages';
import { type GameBoard, gameBoards, readOwnBoard } from '../../setup';
import { useActions } from '../game-context';
import { useLatestResult } from '../SetupDialog/use-latest';
import type { SheetBoard } from './Sheets';

/** Values of options; the other values are the indices of `gameBoards`. */
const OF_GAME = 'game';
const OF_FILE = 'file';

interface BoardOption {
  readonly value: string;
  readonly name: string;
}

interface LoadedOption {
  readonly value: string;
  readonly board: SheetBoard;
}

/** The board of a score sheet: that of the game, any that comes with the page, or one from a file. */
export interface SheetBoardChoice {
  /** The board to print; undefined while it loads, or if it cannot be loaded. */
  readonly board: SheetBoard | undefined;
  readonly value: string;
  readonly options: readonly BoardOption[];
  /** Why the last choice is refused, as a sentence. */
  readonly refusal: string | undefined;
  readonly choose: (value: string) => void;
  /** Reads a file by the rules of the board that is chosen. */
  readonly chooseFile: (file: File) => Promise<void>;
}

const optionOf = (value: string, { rules, boardName }: SheetBoard): BoardOption => ({
  value,
  name: quickGameName(rules, boardName),
});

export function useSheetBoard(ofGame: SheetBoard): SheetBoardChoice {
  const { fetchBoard } = useActions();
  const [value, setValue] = useState(OF_GAME);
  const { value: loaded, error: refusal, load } = useLatestResult<LoadedOption>();
  const shipped = gameBoards();
  const board = value === OF_GAME ? ofGame : loaded?.value === value ? loaded.board : undefined;
  const { rules } = board ?? ofGame;

  async function loadShipped(
    option: string,
    { rules: ofBoard, board: source }: GameBoard,
  ): Promise<Result<LoadedOption, string>> {
    const read =
      'board' in source
        ? ok({ board: source.board, given: [] })
        : await fetchBoard(ofBoard, source.file);
    return read.ok
      ? ok({ value: option, board: { rules: ofBoard, boardName: source.name, ...read.value } })
      : err(fileReason(read.error));
  }

  async function readFile(file: File): Promise<Result<LoadedOption, string>> {
    const boardName = sanitizeName(file.name);
    const read = await readOwnBoard(rules, file);
    return read.ok
      ? ok({ value: OF_FILE, board: { rules, boardName, ...read.value } })
      : err(ownFileReason(boardName, read.error));
  }

  return {
    board,
    value,
    refusal,
    options: [
      optionOf(OF_GAME, ofGame),
      ...(value === OF_FILE && board ? [optionOf(OF_FILE, board)] : []),
      ...shipped.flatMap(({ rules: ofBoard, board: { name } }, index) =>
        ofBoard.id === ofGame.rules.id && name === ofGame.boardName
          ? []
          : [{ value: String(index), name: quickGameName(ofBoard, name) }],
      ),
    ],
    choose: (option) => {
      setValue(option);
      const chosen = shipped[Number(option)];
      void load(chosen ? loadShipped(option, chosen) : ok({ value: option, board: ofGame }));
    },
    chooseFile: async (file) => {
      if (await load(readFile(file))) setValue(OF_FILE);
    },
  };
}
