import type { RunningScore, GameSummary, Turn, View } from '../../engine';
import {
  leaderText,
  playerName,
  pointsText,
  showTurnLabel,
  signedPoints,
  STORY_TABLE_CAPTION,
  turnInShort,
} from '../../messages';
import { HelpMark } from '../HelpMark/HelpMark';
import './turn-table.css';

/** The totals of every seat, and who leads where there are several. */
function Totals({ view, totals, leads }: RunningScore & { readonly view: View }) {
  return (
    <>
      {totals.map((total, seat) => (
        <td key={seat} className="turn-table__number">
          {pointsText(total)}
        </td>
      ))}
      {totals.length > 1 && (
        <td className="turn-table__leader">{leaderText(view, { totals, leads })}</td>
      )}
    </>
  );
}

function TurnRow(props: {
  readonly view: View;
  readonly turn: Turn;
  readonly number: number;
  readonly runningScore: RunningScore | undefined;
  readonly onShow: (turn: number) => void;
}) {
  const { view, turn, number, runningScore, onShow } = props;
  return (
    <tr>
      <th scope="row" className="turn-table__number">
        <button
          type="button"
          className="turn-table__turn"
          aria-label={showTurnLabel(number)}
          onClick={() => onShow(number)}
        >
          {number}
        </button>
      </th>
      <td>{playerName(view, turn.seat)}</td>
      <td className={turn.kind === 'play' ? 'turn-table__word' : ''}>
        {turnInShort(turn)}
        <HelpMark turn={turn} />
      </td>
      <td className="turn-table__number">
        {turn.kind === 'play' ? signedPoints(turn.score) : '0'}
      </td>
      {runningScore && <Totals view={view} {...runningScore} />}
    </tr>
  );
}

/** The summary in figures: every turn, and how the game stood after it. */
export function TurnTable(props: {
  readonly view: View;
  readonly summary: GameSummary;
  readonly onShow: (turn: number) => void;
}) {
  const { view, summary, onShow } = props;
  const final = summary.runningScores[summary.turns + 1];
  return (
    <div className="turn-table__scroll" tabIndex={0} role="region" aria-label="Every turn">
      <table className="turn-table">
        <caption>
          <span>{STORY_TABLE_CAPTION}</span>
        </caption>
        <thead>
          <tr>
            <th scope="col" className="turn-table__number">
              Turn
            </th>
            <th scope="col">Player</th>
            <th scope="col">Word</th>
            <th scope="col" className="turn-table__number">
              Points
            </th>
            {view.seats.map((_, seat) => (
              <th scope="col" key={seat} className="turn-table__number">
                {playerName(view, seat)}
              </th>
            ))}
            {view.seats.length > 1 && <th scope="col">Ahead</th>}
          </tr>
        </thead>
        <tbody>
          {view.turns.map((turn, index) => (
            <TurnRow
              key={`turn ${index + 1}`}
              view={view}
              turn={turn}
              number={index + 1}
              runningScore={summary.runningScores[index + 1]}
              onShow={onShow}
            />
          ))}
          {final && (
            <tr>
              <th scope="row">End</th>
              <td colSpan={3}>final scores</td>
              <Totals view={view} {...final} />
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}
