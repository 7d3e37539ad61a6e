import type { ReactNode } from 'react';
import {
  emptyGrid,
  formatPlacement,
  startSquare,
  summaryOf,
  type Turn,
  withTiles,
} from '../../engine';
import {
  dayText,
  hiddenRack,
  momentText,
  moveOnCard,
  playerName,
  pointsOfTurn,
  pointsText,
  PRINT,
  resultText,
  sheetPlayer,
  tilesInBag,
} from '../../messages';
import type { ScreenView, TableSnapshot } from '../../table';
import { WordText } from '../WordText/WordText';
import { AXIS, boardPieces, RACK_SIDE, rackRows, SHEET } from './board-pieces';
import { PaperBoard, PaperRack } from './PaperBoard';

/** Heights of a heading, of a row with a rack and of a row with a move, in millimetres; see the style sheet. */
const HEADING = 24;
const ROW = 9;
const MOVE_ROW = 5.7;

const seatsOf = ({ seats }: ScreenView): readonly number[] => [...seats.keys()];

function Heading(props: {
  readonly view: Pick<ScreenView, 'rules' | 'boardName'>;
  readonly children: ReactNode;
}) {
  const { view, children } = props;
  return (
    <header className="paper__heading">
      <h1>
        {view.rules.name} · {view.boardName}
      </h1>
      <p>{children}</p>
    </header>
  );
}

function RackOf({ view, seat }: { readonly view: ScreenView; readonly seat: number }) {
  const rack = view.seats[seat]?.rack;
  if (rack?.kind !== 'shown') return hiddenRack(rack?.count ?? 0);
  return rack.tiles.length > 0 ? <PaperRack rules={view.rules} tiles={rack.tiles} /> : PRINT.none;
}

/** Height of the heading and the table of players with their racks, in millimetres. */
function topOf({ seats }: ScreenView): number {
  const further = seats.map(({ rack }) =>
    rack.kind === 'shown' ? Math.max(0, rackRows(rack.tiles.length).length - 1) : 0,
  );
  const rows = further.reduce((sum, count) => sum + count, 0);
  return HEADING + ROW * (seats.length + 1) + RACK_SIDE * rows;
}

/** The score and the rack of each player; once the game is over, what was left on it. */
function Seats({ view }: { readonly view: ScreenView }) {
  return (
    <table className="paper__table paper__table--seats">
      <thead>
        <tr>
          <th>{PRINT.player}</th>
          <th className="paper__number">{PRINT.score}</th>
          <th>{view.result ? PRINT.leftover : PRINT.rack}</th>
        </tr>
      </thead>
      <tbody>
        {view.seats.map(({ score }, seat) => (
          <tr key={seat}>
            <th>
              {playerName(view, seat)}
              {!view.result && seat === view.toMove && ` (${PRINT.toMove})`}
            </th>
            <td className="paper__number paper__own">
              {pointsText(view.result?.finalScores[seat] ?? score)}
            </td>
            <td>
              <RackOf view={view} seat={seat} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function BoardOf({ view, room }: { readonly view: ScreenView; readonly room: number }) {
  const { board, grid, rules } = view;
  return (
    <PaperBoard board={board} grid={grid} rules={rules} start={startSquare(view)} room={room} />
  );
}

/** The moment that the board on screen shows, with the racks that may be seen there. */
export function PositionSheet(props: { readonly table: TableSnapshot; readonly printed: number }) {
  const { table, printed } = props;
  const { view } = table;
  return (
    <>
      <Heading view={view}>
        {momentText(table)} · {tilesInBag(view.bagCount)} · {dayText(printed)}
      </Heading>
      <Seats view={view} />
      <BoardOf view={view} room={SHEET.height - topOf(view)} />
    </>
  );
}

function Move({ view, turn }: { readonly view: ScreenView; readonly turn: Turn }) {
  if (turn.kind !== 'play') return moveOnCard(view, turn).full;
  return (
    <>
      <WordText word={turn.words[0] ?? ''} /> {formatPlacement(view.rules, turn.play)}
    </>
  );
}

/** Every move, with the scores of all players after it. */
function Moves({ view }: { readonly view: ScreenView }) {
  const { runningScores, turns } = summaryOf(view);
  return (
    <table className="paper__table paper__table--moves">
      <thead>
        <tr>
          <th>{PRINT.turn}</th>
          <th>{PRINT.player}</th>
          <th>{PRINT.move}</th>
          <th className="paper__number">{PRINT.points}</th>
          {seatsOf(view).map((seat) => (
            <th key={seat} className="paper__number">
              {playerName(view, seat)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {view.turns.map((turn, index) => (
          <tr key={index}>
            <th>{index + 1}</th>
            <td>{playerName(view, turn.seat)}</td>
            <td>
              <Move view={view} turn={turn} />
            </td>
            <td className="paper__number">{pointsOfTurn(turn)}</td>
            {seatsOf(view).map((seat) => (
              <td
                key={seat}
                className={seat === turn.seat ? 'paper__number paper__own' : 'paper__number'}
              >
                {pointsText(runningScores[index + 1]?.totals[seat] ?? 0)}
              </td>
            ))}
          </tr>
        ))}
        {view.result && (
          <tr>
            <th>{PRINT.end}</th>
            <td colSpan={3}>{PRINT.finalScores}</td>
            {seatsOf(view).map((seat) => (
              <td key={seat} className="paper__number paper__own">
                {pointsText(runningScores[turns + 1]?.totals[seat] ?? 0)}
              </td>
            ))}
          </tr>
        )}
      </tbody>
    </table>
  );
}

/**
 * The board and the racks at the end of the view, and every move: below the board, on a separate sheet, or before a
 * board that begins on a new sheet.
 */
export function GameSheet(props: { readonly view: ScreenView; readonly printed: number }) {
  const { view, printed } = props;
  const { length: turns } = view.turns;
  const moment = momentText({ view, turns, turnsShown: turns });
  const room = SHEET.height - topOf(view);
  const { isApart, side } = boardPieces(view.board, room);
  // Below the board, if there is room for all of them with their heads and the final scores.
  const below = room - (view.board.rows + 2 * AXIS) * side;
  const isBelow = !isApart && (turns + 3) * MOVE_ROW <= below;
  return (
    <>
      <Heading view={view}>
        {resultText(view) || `${moment} · ${tilesInBag(view.bagCount)}`} · {dayText(printed)}
      </Heading>
      <Seats view={view} />
      {isApart && <Moves view={view} />}
      <BoardOf view={view} room={room} />
      {isBelow && <Moves view={view} />}
      {!isApart && !isBelow && (
        <div className="paper__sheet">
          <Heading view={view}>{PRINT.moves}</Heading>
          <Moves view={view} />
        </div>
      )}
    </>
  );
}

/** Height of a row of a score sheet, in millimetres; see the style sheet. */
const SCORE_ROW = 8.2;

/** Rows for turns in a height (in millimetres), below two rows of heads. */
const scoreRows = (room: number): number => Math.floor(room / SCORE_ROW) - 2;

/** Number of players from which the columns for their words are left out. */
const MANY_PLAYERS = 5;

/** A table to fill in by hand. */
function ScoreTable({ players, rows }: { readonly players: number; readonly rows: number }) {
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const hasMoves = players < MANY_PLAYERS;
  const columns = [...(hasMoves ? [PRINT.move] : []), PRINT.points, PRINT.total];
  return (
    <table className="paper__table paper__table--blank">
      <colgroup>
        <col className="paper__turns" />
        {seats.flatMap((seat) =>
          columns.map((column) => (
            <col
              key={`${seat} ${column}`}
              className={hasMoves && column !== PRINT.move ? 'paper__figures' : undefined}
            />
          )),
        )}
      </colgroup>
      <thead>
        <tr>
          <th rowSpan={2}>{PRINT.turn}</th>
          {seats.map((seat) => (
            <th key={seat} colSpan={columns.length}>
              {sheetPlayer(seat)}
            </th>
          ))}
        </tr>
        <tr>
          {seats.flatMap((seat) =>
            columns.map((column) => <th key={`${seat} ${column}`}>{column}</th>),
          )}
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: rows }, (_, row) => (
          <tr key={row}>
            <th>{row + 1}</th>
            {seats.flatMap((seat) => columns.map((column) => <td key={`${seat} ${column}`} />))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A board as it is at the start, and the game on it. */
export type SheetBoard = Pick<ScreenView, 'rules' | 'boardName' | 'board' | 'given'>;

/** A board as it is at the start, and a table on another sheet; on the same one if the board begins a new sheet. */
export function ScoreSheet(props: { readonly sheet: SheetBoard; readonly players: number }) {
  const { sheet, players } = props;
  const { board, rules, given } = sheet;
  const { grid } = withTiles({ board, grid: emptyGrid(board) }, given);
  const room = SHEET.height - HEADING - ROW * Math.ceil(players / 2) - ROW;
  const { isApart } = boardPieces(board, room);
  return (
    <>
      <Heading view={sheet}>
        {PRINT.date} <span className="paper__line" />
      </Heading>
      <div className="paper__names">
        {Array.from({ length: players }, (_, seat) => (
          <span key={seat}>
            {sheetPlayer(seat)} <span className="paper__line" />
          </span>
        ))}
      </div>
      {isApart && <ScoreTable players={players} rows={scoreRows(room)} />}
      <PaperBoard board={board} grid={grid} rules={rules} start={startSquare(sheet)} room={room} />
      {!isApart && (
        <div className="paper__sheet">
          <Heading view={sheet}>{PRINT.scores}</Heading>
          <ScoreTable players={players} rows={scoreRows(SHEET.height - HEADING)} />
        </div>
      )}
    </>
  );
}
