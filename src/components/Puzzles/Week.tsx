import { streakOn, weekOf } from '../../engine';
import { dayLabel, PUZZLES, streakParts, weekdayLetter } from '../../messages';
import { isSolvedOn, puzzleNow, resultOf } from '../../store';
import { useActions, useGame } from '../game-context';
import { Sign } from '../ui';
import { Star } from './Stars';
import './week.css';

/** A flame on a grid of 24 × 24. */
const FLAME =
  'M12 3c.6 3.4 5.5 5.4 5.5 11a5.5 5.5 0 0 1-11 0c0-2.2 1-3.7 2.2-4.9.2 1.5 .8 2.4 1.7 2.9C10.2 8.5 10.6 5.5 12 3Z';

/** The streak, and the days of this week, each of which leads to its puzzle. */
export function Week() {
  const record = useGame(({ puzzles }) => puzzles?.record);
  const today = useGame(({ puzzles }) => puzzles?.today ?? 0);
  const shown = useGame((state) => puzzleNow(state)?.daily?.day);
  const { showPuzzleOf } = useActions();
  if (!record) return null;
  const [days, rest] = streakParts(streakOn(today, isSolvedOn(record)));
  return (
    <div className="week">
      <p className="week__streak" title={PUZZLES.streakRule}>
        <Sign path={FLAME} />
        <span>
          <b>{days}</b> <span>{rest}</span>
        </span>
      </p>
      <ol aria-label={PUZZLES.week}>
        {weekOf(today).map((day) => {
          const stars = resultOf(record, day)?.stars;
          const isFuture = day > today;
          return (
            <li key={day}>
              <button
                type="button"
                className="week__day"
                disabled={isFuture}
                aria-label={dayLabel(day, stars, isFuture)}
                aria-current={day === shown ? 'date' : undefined}
                onClick={() => void showPuzzleOf(day)}
              >
                <span>{weekdayLetter(day)}</span>
                <Star isEarned={(stars ?? 0) > 0} />
                <b>{stars}</b>
              </button>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
