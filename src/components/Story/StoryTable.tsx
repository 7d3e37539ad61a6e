import type { RunningScore, Story, Turn, View } from '../../engine';
import {
  leaderText,
  playerName,
  pointsText,
  seatMark,
  showTurnLabel,
  signedPoints,
  STORY_TABLE_CAPTION,
  totalOf,
  turnInShort,
} from '../../messages';
import { HelpMark } from '../HelpMark/HelpMark';
import './story-table.css';

/** The totals of every seat, and who leads where there are several. */
function Totals({ totals, leads }: RunningScore) {
  return (
    <>
      {totals.map((total, seat) => (
        <td key={seat} className="story-table__number">
          {pointsText(total)}
        </td>
      ))}
      {totals.length > 1 && (
        <td className="story-table__leader">{leaderText({ totals, leads })}</td>
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
      <th scope="row" className="story-table__number">
        <button
          type="button"
          className="story-table__turn"
          aria-label={showTurnLabel(number)}
          onClick={() => onShow(number)}
        >
          {number}
        </button>
      </th>
      <td>
        <abbr title={playerName(view, turn.seat)}>{seatMark(turn.seat)}</abbr>
      </td>
      <td className={turn.kind === 'play' ? 'story-table__word' : ''}>
        {turnInShort(turn)}
        <HelpMark turn={turn} />
      </td>
      <td className="story-table__number">
        {turn.kind === 'play' ? signedPoints(turn.score) : '0'}
      </td>
      {runningScore && <Totals {...runningScore} />}
    </tr>
  );
}

/** The story in figures: every turn, and how the game stood after it. */
export function StoryTable(props: {
  readonly view: View;
  readonly story: Story;
  readonly onShow: (turn: number) => void;
}) {
  const { view, story, onShow } = props;
  const final = story.runningScores[story.turns + 1];
  return (
    <div className="story-table__scroll" tabIndex={0} role="region" aria-label="Every turn">
      <table className="story-table">
        <caption>{STORY_TABLE_CAPTION}</caption>
        <thead>
          <tr>
            <th scope="col" className="story-table__number">
              Turn
            </th>
            <th scope="col">Player</th>
            <th scope="col">Word</th>
            <th scope="col" className="story-table__number">
              Points
            </th>
            {view.seats.map((_, seat) => (
              <th scope="col" key={seat} className="story-table__number">
                <abbr title={totalOf(view, seat)}>{seatMark(seat)}</abbr>
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
              runningScore={story.runningScores[index + 1]}
              onShow={onShow}
            />
          ))}
          {final && (
            <tr>
              <th scope="row">End</th>
              <td colSpan={3}>final scores</td>
              <Totals {...final} />
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}
