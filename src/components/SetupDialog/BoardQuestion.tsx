import { type RefObject, useId, useState } from 'react';
import { boardSizeText, NOT_A_VALID_FILE, SETUP } from '../../messages';
import { type LoadedBoard, plainBoard, type RuleBook } from '../../engine';
import type { Game } from '../../setup';
import { Button, FieldError, FileButton, isIntegerInRange, isPlainKey } from '../ui';
import type { BoardChoice } from './use-board-choice';
import { BoardCards, type BoardSourceName, DEFAULT, LOAD } from './BoardCards';
import { BoardPreview } from './BoardPreview';
import { NumberFields } from './NumberFields';

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
      <label htmlFor={`${id}-name`}>{SETUP.board.fileName}</label>
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
        <Button onClick={load}>{SETUP.board.loadNamed}</Button>
        <FileButton
          label={SETUP.board.file}
          accept=".txt,text/plain"
          onChosen={([file]) => {
            if (!file) return;
            onName('');
            boards.chooseFile(file);
          }}
        >
          {SETUP.board.chooseFile}
        </FileButton>
      </div>
      <p>{SETUP.board.fileNote}</p>
      <FieldError id={`${id}-error`} lead={NOT_A_VALID_FILE} reason={boards.refusal} />
    </div>
  );
}

/** Range of both rows and columns. */
const SIDES = { min: 2, max: 100 };

function PlainBoardSize(props: {
  readonly usual: Extract<Game['defaultBoard'], { readonly board: unknown }>;
  readonly boards: BoardChoice;
}) {
  const { usual, boards } = props;
  const [rows, setRows] = useState(String(usual.board.rows));
  const [columns, setColumns] = useState(String(usual.board.columns));
  const choose = (nextRows: string, nextColumns: string): void => {
    setRows(nextRows);
    setColumns(nextColumns);
    if (isIntegerInRange(nextRows, SIDES) && isIntegerInRange(nextColumns, SIDES)) {
      boards.chooseBoard(usual.name, plainBoard(Number(nextRows), Number(nextColumns)));
    }
  };
  return (
    <NumberFields
      className="fields"
      range={SIDES}
      numbers={[
        { label: SETUP.board.rows, text: rows, onChange: (next) => choose(next, columns) },
        { label: SETUP.board.columns, text: columns, onChange: (next) => choose(rows, next) },
      ]}
    />
  );
}

/** A board with its name, or why there is none. */
export function BoardShown(props: {
  readonly rules: RuleBook;
  readonly chosen: (LoadedBoard & { readonly name: string }) | undefined;
  readonly refusal?: string | undefined;
}) {
  const { rules, chosen, refusal } = props;
  if (!chosen) {
    return (
      <div className="setup__board">
        <p>{refusal ?? SETUP.board.loading}</p>
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
        <span>{boardSizeText(board, given.length)}</span>
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
  const [source, setSource] = useState<BoardSourceName>(boards.offered ? LOAD : DEFAULT);
  const [offered, setOffered] = useState(boards.offered);
  if (boards.offered !== offered) {
    setOffered(boards.offered);
    setSource(boards.offered ? LOAD : source);
  }
  const defaultFile = 'file' in defaultBoard ? defaultBoard.file : '';
  const plain = rules.boardFormat === 'plain' && 'board' in defaultBoard ? defaultBoard : undefined;
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
          <BoardShown rules={rules} chosen={boards.chosen} refusal={boards.refusal} />
        </>
      )}
      {source === DEFAULT && plain && <PlainBoardSize usual={plain} boards={boards} />}
      {source !== LOAD && boards.refusal !== undefined && <FieldError reason={boards.refusal} />}
      {source !== LOAD && boards.refusal === undefined && !boards.chosen && (
        <p>{SETUP.board.loading}</p>
      )}
    </>
  );
}
