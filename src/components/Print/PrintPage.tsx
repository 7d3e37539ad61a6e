import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { PRINT, type PrintChoice } from '../../messages';
import { afterPaint } from '../../scheduler';
import type { TableSnapshot } from '../../table';
import { useGame } from '../game-context';
import { Button, Choice, Field } from '../ui';
import { GameSheet, PositionSheet, ScoreSheet } from './Sheets';
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
  readonly players: number;
}) {
  const { choice, table, players } = props;
  const [now] = useState(() => Date.now());
  switch (choice) {
    case 'position':
      return <PositionSheet table={table} printed={now} />;
    case 'game':
      return <GameSheet view={table.view} printed={now} />;
    case 'score-sheet':
      return <ScoreSheet view={table.view} players={players} />;
  }
}

const CHOICES = Object.keys(PRINT.choices) as PrintChoice[];

/** Largest number of players on a score sheet. */
const MAX_PLAYERS = 8;

/** Prints the position, the game or a score sheet; while it is open, so does the browser's own command. */
export function PrintPage() {
  const table = useGame((state) => state.table);
  const [choice, setChoice] = useState<PrintChoice>(table?.view.result ? 'game' : 'position');
  const [players, setPlayers] = useState(Math.max(2, table?.view.seats.length ?? 2));
  if (!table) return null;
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
      {choice === 'score-sheet' && (
        <Field label={PRINT.players}>
          <select
            className="text-box"
            value={players}
            onChange={({ target }) => setPlayers(Number(target.value))}
          >
            {Array.from({ length: MAX_PLAYERS }, (_, index) => (
              <option key={index}>{index + 1}</option>
            ))}
          </select>
        </Field>
      )}
      <p className="print-page__note">{PRINT.note}</p>
      <Button tone="main" type="submit">
        {PRINT.print}
      </Button>
      <Paper>
        <Sheet choice={choice} table={table} players={players} />
      </Paper>
    </form>
  );
}
