import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { viewFor } from '../../engine';
import { PRINT, type PrintChoice } from '../../messages';
import { afterPaint } from '../../scheduler';
import type { TableSnapshot } from '../../table';
import { useActions, useGame } from '../game-context';
import { Button, Choice, Field, FieldError, FileButton } from '../ui';
import { GameSheet, PositionSheet, type SheetBoard, ScoreSheet } from './Sheets';
import { type SheetBoardChoice, useSheetBoard } from './use-sheet-board';
import './paper.css';
import './print-page.css';

/** Sheets that are printed in place of the page, and hidden on screen. */
function Paper({ children }: { readonly children: ReactNode }) {
  const [place] = useState(() => {
    const element = document.createElement('div');
    element.className = 'paper';
    return element;
  });
  useEffect(() => {
    // Before the page, so that the style sheet can hide what follows.
    document.body.prepend(place);
    return () => place.remove();
  }, [place]);
  return createPortal(children, place);
}

function Sheet(props: {
  readonly choice: PrintChoice;
  readonly table: TableSnapshot;
  readonly board: SheetBoard | undefined;
  readonly players: number;
}) {
  const { choice, table, board, players } = props;
  const { readGame } = useActions();
  const [now] = useState(() => Date.now());
  // On screen, the game may be at an earlier moment.
  const whole = { ...table.view, ...readGame((game, viewer) => viewFor(game, viewer)) };
  switch (choice) {
    case 'position':
      return <PositionSheet table={table} printed={now} />;
    case 'game':
      return <GameSheet view={whole} printed={now} />;
    case 'score-sheet':
      return board && <ScoreSheet sheet={board} players={players} />;
  }
}

const CHOICES = Object.keys(PRINT.choices) as PrintChoice[];

/** Largest number of players on a score sheet. */
const MAX_PLAYERS = 8;

/** The board and the number of players of a score sheet. */
function ScoreSheetFields(props: {
  readonly boards: SheetBoardChoice;
  readonly players: number;
  readonly onPlayers: (players: number) => void;
}) {
  const { boards, players, onPlayers } = props;
  return (
    <>
      <div className="print-page__board">
        <Field label={PRINT.board}>
          <select
            className="text-box"
            value={boards.value}
            onChange={({ target }) => boards.choose(target.value)}
          >
            {boards.options.map(({ value, name }) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
        </Field>
        <FileButton
          label={PRINT.boardFile}
          accept=".txt,text/plain"
          onChosen={([file]) => file && void boards.chooseFile(file)}
        >
          {PRINT.chooseFile}
        </FileButton>
      </div>
      <FieldError reason={boards.refusal} />
      <Field label={PRINT.players}>
        <select
          className="text-box"
          value={players}
          onChange={({ target }) => onPlayers(Number(target.value))}
        >
          {Array.from({ length: MAX_PLAYERS }, (_, index) => (
            <option key={index}>{index + 1}</option>
          ))}
        </select>
      </Field>
    </>
  );
}

/** Prints the position, the game or a score sheet; while it is open, so does the browser's own command. */
export function PrintPage() {
  const table = useGame((state) => state.table);
  return table ? <PrintForm table={table} /> : null;
}

function PrintForm({ table }: { readonly table: TableSnapshot }) {
  const { view } = table;
  const [choice, setChoice] = useState<PrintChoice>(view.result ? 'game' : 'position');
  const [players, setPlayers] = useState(Math.max(2, view.seats.length));
  const boards = useSheetBoard(view);
  const isScoreSheet = choice === 'score-sheet';
  const print = async (): Promise<void> => {
    await document.fonts.ready;
    afterPaint('drawing', () => window.print());
  };
  return (
    <form
      className="print-page"
      onSubmit={(event) => {
        event.preventDefault();
        void print();
      }}
    >
      <Choice
        question={PRINT.question}
        answers={CHOICES.map((each) => [each, ...PRINT.choices[each]])}
        value={choice}
        onChange={setChoice}
      />
      {isScoreSheet && (
        <ScoreSheetFields boards={boards} players={players} onPlayers={setPlayers} />
      )}
      <p className="print-page__note">{PRINT.note}</p>
      <Button tone="main" type="submit" disabled={isScoreSheet && !boards.board}>
        {PRINT.print}
      </Button>
      <Paper>
        <Sheet choice={choice} table={table} board={boards.board} players={players} />
      </Paper>
    </form>
  );
}
