import { columnName, type LaneRacks, type Lanes, type PlayerView } from '../../engine';
import { CUT, laneName, LANES, lanesSentence, laneText, tileFace } from '../../messages';
import type { LanesShown } from '../../store';
import { useActions, useGame } from '../game-context';
import { GameDialog } from '../GameDialog/GameDialog';
import { Choice, Disclosure } from '../ui';
import './lanes.css';

/** Side of a square in units of the picture, and room for names and scores at its sides. */
const SQUARE = 20;
const SIDE = 34;

/** Returns the strength of a lane's colour, 0 to 1, from its score and the highest one. */
const strengthOf = (score: number | undefined, max: number): number =>
  score === undefined || score <= 0 ? 0 : Math.sqrt(score / max);

const sizeOf = (text: string): number => (text.length > 3 ? 7 : 9);

/** Map of the board. The higher the best score of its row and column, the redder a square; dots mark dead squares. */
function LanesMap(props: { readonly position: PlayerView; readonly lanes: Lanes }) {
  const { position, lanes } = props;
  const { rules, board, grid } = position;
  const { rows, columns } = lanes;
  const max = Math.max(1, ...[...rows, ...columns].map((score) => score ?? 0));
  const dead = new Set(lanes.dead);
  const width = SIDE + board.columns * SQUARE;
  const height = SIDE + board.rows * SQUARE;
  return (
    <svg
      className="lanes-map"
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={lanesSentence(rules, lanes)}
    >
      {columns.map((score, column) => {
        const text = laneText(score);
        const x = SIDE + column * SQUARE + SQUARE / 2;
        return (
          <g key={column} className="lanes-map__head">
            <text x={x} y={11} fontSize={9}>
              {columnName(rules, column)}
            </text>
            <text x={x} y={26} fontSize={sizeOf(text)} className="lanes-map__score">
              {text}
            </text>
          </g>
        );
      })}
      {rows.map((score, row) => {
        const text = laneText(score);
        const y = SIDE + row * SQUARE + SQUARE / 2 + 3;
        return (
          <g key={row} className="lanes-map__head">
            <text x={6} y={y} fontSize={9}>
              {row + 1}
            </text>
            <text x={24} y={y} fontSize={sizeOf(text)} className="lanes-map__score">
              {text}
            </text>
          </g>
        );
      })}
      {grid.map((content, index) => {
        const row = Math.floor(index / board.columns);
        const column = index % board.columns;
        const x = SIDE + column * SQUARE;
        const y = SIDE + row * SQUARE;
        const box = { x: x + 0.5, y: y + 0.5, width: SQUARE - 1, height: SQUARE - 1, rx: 2 };
        if (content.kind !== 'empty') {
          return (
            <g key={index}>
              <rect className="lanes-map__tile" {...box} />
              <text x={x + SQUARE / 2} y={y + 14} fontSize={11} className="lanes-map__letter">
                {tileFace(rules.tileSet, content)}
              </text>
            </g>
          );
        }
        if (dead.has(index)) {
          return (
            <g key={index}>
              <rect className="lanes-map__dead" {...box} />
              <path className="lanes-map__dot" d={`M${x + 10} ${y + 10}h0`} />
            </g>
          );
        }
        const strength = Math.max(strengthOf(rows[row], max), strengthOf(columns[column], max));
        return (
          <rect
            key={index}
            className="lanes-map__square"
            {...box}
            fillOpacity={0.08 + 0.8 * strength}
          />
        );
      })}
    </svg>
  );
}

const WHOSE: readonly (readonly [LaneRacks, string])[] = [
  ['own', LANES.own],
  ['unseen', LANES.unseen],
];

/** The scores of all lanes, as an alternative to the map. */
function LanesTable({ position, lanes }: Pick<LanesShown, 'position' | 'lanes'>) {
  if (!lanes) return null;
  const rowsOf = (kind: 'row' | 'column', scores: readonly (number | undefined)[]) =>
    scores.map((score, index) => ({ name: laneName(position.rules, kind, index), score }));
  const all = [...rowsOf('row', lanes.rows), ...rowsOf('column', lanes.columns)];
  return (
    <table className="lanes__table">
      <thead>
        <tr>
          <th scope="col">{LANES.line}</th>
          <th scope="col">{LANES.score}</th>
        </tr>
      </thead>
      <tbody>
        {all
          .toSorted((a, b) => (b.score ?? -Infinity) - (a.score ?? -Infinity))
          .map(({ name, score }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{score === undefined ? LANES.none : laneText(score)}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}

export function LanesDialog() {
  const shown = useGame(({ lanesShown }) => lanesShown);
  const { openPanel, showLanes } = useActions();
  return (
    <GameDialog title={LANES.title} onClose={() => openPanel(undefined)} isWide>
      <div className="lanes">
        {shown && (
          <>
            <Choice
              question={LANES.whose}
              answers={WHOSE}
              value={shown.whose}
              onChange={showLanes}
            />
            <p role="status">
              {shown.isLooking
                ? LANES.looking
                : shown.lanes
                  ? shown.whose === 'own'
                    ? LANES.ownNote
                    : LANES.unseenNote
                  : LANES.unavailable}{' '}
              {shown.lanes?.isCut && CUT.lanes}
            </p>
            {shown.lanes && (
              <>
                <LanesMap position={shown.position} lanes={shown.lanes} />
                <Disclosure summary={LANES.asTable}>
                  <LanesTable position={shown.position} lanes={shown.lanes} />
                </Disclosure>
              </>
            )}
          </>
        )}
      </div>
    </GameDialog>
  );
}
