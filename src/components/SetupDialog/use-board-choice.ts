import { useCallback, useEffect, useRef, useState } from 'react';
import { type Board, type LoadedBoard, ok, type Result, type RuleBook } from '../../engine';
import { fileReason, ownFileReason } from '../../messages';
import { type BoardError, readBoard } from '../../store';
import { useActions } from '../game-context';
import { gameFile } from './game-file';
import type { Game } from './games';

const titleOf = ({ defaultBoard, otherBoards }: Game, file: string): string =>
  [defaultBoard, ...otherBoards].find((each) => 'file' in each && each.file === file)?.name ?? file;

/** A board that can be played on, and what it is called. */
export interface ChosenBoard extends LoadedBoard {
  readonly name: string;
  /** Its name relative to `resources/`; undefined for any other. */
  readonly file: string | undefined;
}

/** What the dialog knows of boards: the last good one stays until another is good. */
export interface BoardChoice {
  readonly chosen: ChosenBoard | undefined;
  /** Why the one that was chosen last is refused, as a sentence. */
  readonly refusal: string | undefined;
  /**
   * Fetches a board by its name relative to `resources/`; the result is undefined if it is none,
   * or if another has been asked for meanwhile.
   */
  readonly chooseNamed: (file: string) => Promise<ChosenBoard | undefined>;
  readonly chooseFile: (file: File) => void;
  readonly chooseBoard: (name: string, board: Board) => void;
  readonly chooseDefault: () => void;
}

/** Loads boards for the dialog; the default one of the game to begin with. */
export function useBoardChoice(game: Game): BoardChoice {
  const { fetchBoard } = useActions();
  const [chosen, setChosen] = useState<ChosenBoard>();
  const [refusal, setRefusal] = useState<string>();

  const latest = useRef(0);

  /** Takes the outcome of loading a board, unless another has been asked for meanwhile. */
  const choose = useCallback(
    (
      title: Pick<ChosenBoard, 'name' | 'file'>,
      loading: Promise<Result<LoadedBoard, BoardError>>,
      reasonFor: (error: BoardError) => string = fileReason,
    ) => {
      const request = ++latest.current;
      return loading.then((result) => {
        if (request !== latest.current) return undefined;
        setRefusal(result.ok ? undefined : reasonFor(result.error));
        if (!result.ok) return undefined;
        const board = { ...title, ...result.value };
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
    (file: string) => choose({ name: titleOf(game, file), file }, fetchBoard(game.rules, file)),
    [fetchBoard, choose, game],
  );
  const chooseBoard = useCallback(
    (name: string, board: Board) =>
      void choose({ name, file: undefined }, Promise.resolve(ok({ board, given: [] }))),
    [choose],
  );
  const chooseDefault = useCallback(() => {
    const { defaultBoard } = game;
    if ('file' in defaultBoard) void chooseNamed(defaultBoard.file);
    else chooseBoard(defaultBoard.name, defaultBoard.board);
  }, [chooseNamed, chooseBoard, game]);

  useEffect(() => {
    chooseDefault();
    return forget;
  }, [chooseDefault, forget]);

  return {
    chosen,
    refusal,
    chooseNamed,
    chooseFile: (file) => {
      const { name } = file;
      const board = readOwnBoard(game.rules, file);
      void choose({ name, file: undefined }, board, (error) => ownFileReason(name, error));
    },
    chooseBoard,
    chooseDefault,
  };
}

async function readOwnBoard(rules: RuleBook, file: File): Promise<Result<LoadedBoard, BoardError>> {
  const text = await gameFile(file, file.name).text();
  return text.ok ? readBoard(rules, text.value) : text;
}
