import { type RefObject, useId, useState } from 'react';
import type { RuleBook } from '../../engine';
import { BoardPreview } from './BoardPreview';
import { BoardSource } from './BoardSource';
import { Choice } from './Choice';
import { type Game, plainBoard } from './games';
import { NumberField } from './NumberField';
import { Refusal } from './Refusal';
import type { BoardChoice } from './use-board-choice';
import { firstFault, isWhole } from './whole-number';

/** Rows and columns of a board, each. */
const SIDES = { least: 2, most: 100 };

/** Asks for the size of a board that has nothing else to be asked about. */
function PlainBoardSize({ boards }: { readonly boards: BoardChoice }) {
  const id = useId();
  const board = boards.chosen?.board;
  const [rows, setRows] = useState(String(board?.rows ?? ''));
  const [columns, setColumns] = useState(String(board?.columns ?? ''));
  const choose = (nextRows: string, nextColumns: string): void => {
    setRows(nextRows);
    setColumns(nextColumns);
    if (isWhole(nextRows, SIDES) && isWhole(nextColumns, SIDES)) {
      boards.chooseBoard('Plain board', plainBoard(Number(nextRows), Number(nextColumns)));
    }
  };
  const fault = firstFault([
    { what: 'Rows', text: rows, range: SIDES },
    { what: 'Columns', text: columns, range: SIDES },
  ]);
  return (
    <>
      <div className="fields">
        <NumberField
          label="Rows"
          range={SIDES}
          errorId={`${id}-error`}
          value={rows}
          onChange={(next) => choose(next, columns)}
        />
        <NumberField
          label="Columns"
          range={SIDES}
          errorId={`${id}-error`}
          value={columns}
          onChange={(next) => choose(rows, next)}
        />
      </div>
      <Refusal id={`${id}-error`} reason={fault} />
    </>
  );
}

/** The board that was chosen, or why there is none. */
export function BoardShown(props: {
  readonly rules: RuleBook;
  readonly boards: Pick<BoardChoice, 'chosen' | 'refusal'>;
}) {
  const { rules, boards } = props;
  const { chosen, refusal } = boards;
  if (!chosen) {
    return (
      <div className="setup__board">
        <p>{refusal ?? 'Loading the board…'}</p>
      </div>
    );
  }
  const { name, board } = chosen;
  return (
    <div className="setup__board">
      <BoardPreview rules={rules} board={board} />
      <p>
        <strong>{name}</strong>
        <br />
        {board.columns} columns, {board.rows} rows
      </p>
    </div>
  );
}

/** Asks what to play on. */
export function BoardQuestion(props: {
  readonly game: Game;
  readonly boards: BoardChoice;
  readonly nameBox: RefObject<HTMLInputElement | null>;
  /** The name in the box for boards under `resources/`. */
  readonly name: string;
  readonly onName: (name: string) => void;
}) {
  const { game, boards, nameBox, name, onName } = props;
  const [source, setSource] = useState<'default' | 'load'>('default');
  if (game.rules.boardFormat === 'plain') {
    return (
      <>
        {boards.chosen && <PlainBoardSize boards={boards} />}
        <BoardShown rules={game.rules} boards={boards} />
      </>
    );
  }
  return (
    <>
      <Choice
        question="Would you like to load a board or use the default board?"
        answers={[
          ['default', 'default board'],
          ['load', 'another board'],
        ]}
        value={source}
        onChange={(next) => {
          setSource(next);
          onName('');
          if (next === 'default') boards.chooseDefault();
        }}
      />
      {source === 'load' && (
        <BoardSource
          shipped={game.otherBoards}
          boards={boards}
          nameBox={nameBox}
          name={name}
          onName={onName}
        />
      )}
      <BoardShown rules={game.rules} boards={boards} />
    </>
  );
}
