import { type ReactNode, useEffect, useId, useState } from 'react';
import type { LoadedBoard } from '../../engine';
import type { Game } from '../../setup';
import { QUESTIONS, SETUP } from '../../messages';
import { useActions } from '../game-context';
import { Question } from '../ui';
import { whenSettled } from '../when-settled';
import type { BoardChoice, ChosenBoard } from './use-board-choice';
import { BoardPreview } from './BoardPreview';

/** The default board of a game. */
export const DEFAULT = 'default';
/** A board by its name, or from the player's own file. */
export const LOAD = 'load';

/** One of the above, or the file of a board that comes with the game. */
export type BoardSourceName = string;

type Pictures = ReadonlyMap<string, LoadedBoard>;

/**
 * Loads the boards that come with a game, by file, for their previews: the chosen one first, then the others. Boards
 * that fail to load are left out.
 */
function useBoardPictures(game: Game, chosen: ChosenBoard | undefined): Pictures {
  const { rules, defaultBoard, otherBoards } = game;
  const { fetchBoard } = useActions();
  const [pictures, setPictures] = useState<Pictures>(new Map());
  const isChosen = chosen !== undefined;

  if (chosen?.file !== undefined && !pictures.has(chosen.file)) {
    setPictures(new Map(pictures).set(chosen.file, chosen));
  }

  useEffect(() => {
    if (!isChosen) return undefined;
    const shipped = 'file' in defaultBoard ? [defaultBoard, ...otherBoards] : otherBoards;
    const cancels = shipped.map(({ file }) =>
      whenSettled(fetchBoard(rules, file), (read) => {
        if (read.ok) setPictures((before) => new Map(before).set(file, read.value));
      }),
    );
    return () => cancels.forEach((cancel) => cancel());
  }, [fetchBoard, isChosen, defaultBoard, otherBoards, rules]);

  return pictures;
}

function FileIcon() {
  return (
    <svg className="board-card__file" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M6 3h8l5 5v13H6zM14 3v5h5" />
    </svg>
  );
}

export function BoardCards(props: {
  readonly game: Game;
  readonly boards: BoardChoice;
  readonly source: BoardSourceName;
  readonly onChange: (source: BoardSourceName) => void;
}) {
  const { game, boards, source, onChange } = props;
  const { rules, defaultBoard, otherBoards } = game;
  const group = useId();
  const pictures = useBoardPictures(game, boards.chosen);

  const isShown = (file: string | undefined, value: BoardSourceName): boolean =>
    source === value && boards.chosen?.file === file;
  const pictureOf = (shown: LoadedBoard | undefined, isNamed: boolean): ReactNode =>
    shown && (
      <BoardPreview rules={rules} board={shown.board} given={shown.given} isDecorative={!isNamed} />
    );
  const card = (value: BoardSourceName, name: string, size: string, picture: ReactNode) => (
    <label key={value} className="board-card">
      <span className="board-card__picture">{picture}</span>
      <input
        type="radio"
        name={group}
        value={value}
        checked={source === value}
        aria-labelledby={`${group}${value}-name`}
        aria-describedby={`${group}${value}-size`}
        onChange={() => onChange(value)}
      />
      <span id={`${group}${value}-name`} className="board-card__name">
        {name}
      </span>
      <span id={`${group}${value}-size`} className="board-card__size">
        {size}
      </span>
    </label>
  );

  const ofDefault = (): ReactNode => {
    if ('file' in defaultBoard) {
      const { name, size, file } = defaultBoard;
      return card(DEFAULT, name, size, pictureOf(pictures.get(file), isShown(file, DEFAULT)));
    }
    const { name } = defaultBoard;
    const isNamed = isShown(undefined, DEFAULT);
    const { board } = (isNamed ? boards.chosen : undefined) ?? defaultBoard;
    const size = `${board.columns} × ${board.rows}`;
    return card(DEFAULT, name, size, pictureOf({ board, given: [] }, isNamed));
  };

  return (
    <Question question={QUESTIONS.board}>
      <div className="board-cards">
        {ofDefault()}
        {otherBoards.map(({ name, size, file }) =>
          card(file, name, size, pictureOf(pictures.get(file), isShown(file, file))),
        )}
        {card(LOAD, SETUP.board.load, SETUP.board.loadNote, <FileIcon />)}
      </div>
    </Question>
  );
}
