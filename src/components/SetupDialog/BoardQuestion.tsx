import { type RefObject, useId, useState } from 'react';
import {
  BOARD_FILE_NAME,
  boardSize,
  LOADING_BOARD,
  NOT_A_VALID_FILE,
  OWN_BOARD_NOTE,
} from '../../messages';
import { type Board, plainBoard, type RuleBook } from '../../engine';
import type { Game } from '../../setup';
import { Button, FieldError, FileButton, isIntegerInRange, isPlainKey, NumberField } from '../ui';
import type { BoardChoice } from './use-board-choice';
import { BoardCards, type BoardSourceName, DEFAULT, LOAD } from './BoardCards';
import { BoardPreview } from './BoardPreview';
import { firstFault } from './number-fault';

/** Loads a board that has no card, by name or from a file. */
function BoardSource(props: {
  /** Placeholder: the name of an existing file. */
  readonly example: string | undefined;
  readonly boards: BoardChoice;
  readonly nameBox: RefObject<HTMLInputElement | null>;
  readonly name: string;
  readonly onName: (name: string) => void;
}) {
  const { example, boards, nameBox, name, onName } = props;
  const id = useId();
  const load = (): void => {
    if (name.trim() !== '') void boards.chooseNamed(name.trim());
  };
  return (
    <div className="board-source">
      <label htmlFor={`${id}-name`}>{BOARD_FILE_NAME}</label>
      <div className="board-source__named">
        <span aria-hidden="true">resources/</span>
        <input
          ref={nameBox}
          id={`${id}-name`}
          className="text-box"
          value={name}
          placeholder={example}
          spellCheck={false}
          autoCapitalize="none"
          maxLength={200}
          aria-invalid={boards.refusal !== undefined}
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
          onChosen={([file]) => {
            if (!file) return;
            onName('');
            boards.chooseFile(file);
          }}
        >
          Choose file…
        </FileButton>
      </div>
      <p>{OWN_BOARD_NOTE}</p>
      <FieldError id={`${id}-error`} lead={NOT_A_VALID_FILE} reason={boards.refusal} />
    </div>
  );
}

/** Range of both rows and columns. */
const SIDES = { min: 2, max: 100 };

function PlainBoardSize(props: {
  readonly usual: Pick<Board, 'rows' | 'columns'>;
  readonly boards: BoardChoice;
}) {
  const { usual, boards } = props;
  const id = useId();
  const [rows, setRows] = useState(String(usual.rows));
  const [columns, setColumns] = useState(String(usual.columns));
  const choose = (nextRows: string, nextColumns: string): void => {
    setRows(nextRows);
    setColumns(nextColumns);
    if (isIntegerInRange(nextRows, SIDES) && isIntegerInRange(nextColumns, SIDES)) {
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
      <FieldError id={`${id}-error`} reason={fault} />
    </>
  );
}

export function BoardShown(props: {
  readonly rules: RuleBook;
  readonly boards: Pick<BoardChoice, 'chosen' | 'refusal'>;
}) {
  const { rules, boards } = props;
  const { chosen, refusal } = boards;
  if (!chosen) {
    return (
      <div className="setup__board">
        <p>{refusal ?? LOADING_BOARD}</p>
      </div>
    );
  }
  const { name, board, given } = chosen;
  return (
    <div className="setup__board">
      <BoardPreview rules={rules} board={board} given={given} />
      <p>
        <strong>{name}</strong>
        <br />
        {boardSize(board, given.length)}
      </p>
    </div>
  );
}

export function BoardQuestion(props: {
  readonly game: Game;
  readonly boards: BoardChoice;
  readonly nameBox: RefObject<HTMLInputElement | null>;
  /** Path of the requested board under `resources/`; empty for any other. */
  readonly name: string;
  readonly onName: (name: string) => void;
}) {
  const { game, boards, nameBox, name, onName } = props;
  const { rules, defaultBoard, otherBoards } = game;
  const [source, setSource] = useState<BoardSourceName>(DEFAULT);
  const defaultFile = 'file' in defaultBoard ? defaultBoard.file : '';
  const plain =
    rules.boardFormat === 'plain' && 'board' in defaultBoard ? defaultBoard.board : undefined;
  const choose = (next: BoardSourceName): void => {
    setSource(next);
    if (next === DEFAULT) {
      onName(defaultFile);
      boards.chooseDefault();
    } else if (next !== LOAD) {
      onName(next);
      void boards.chooseNamed(next);
    } else if (name === defaultFile) {
      onName('');
    }
  };
  return (
    <>
      <BoardCards game={game} boards={boards} source={source} onChange={choose} />
      {source === LOAD && (
        <>
          <BoardSource
            example={otherBoards[0]?.file}
            boards={boards}
            nameBox={nameBox}
            name={name}
            onName={onName}
          />
          <BoardShown rules={rules} boards={boards} />
        </>
      )}
      {source === DEFAULT && plain && <PlainBoardSize usual={plain} boards={boards} />}
      {source !== LOAD && boards.refusal !== undefined && <FieldError reason={boards.refusal} />}
      {source !== LOAD && boards.refusal === undefined && !boards.chosen && <p>{LOADING_BOARD}</p>}
    </>
  );
}
