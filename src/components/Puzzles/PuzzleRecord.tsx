import { longestStreak, PUZZLE_KINDS } from '../../engine';
import { PUZZLE_KIND_NAMES, PUZZLES, recordText } from '../../messages';
import { endlessOf, solvedDays } from '../../store';
import { useGame } from '../game-context';
import { Disclosure } from '../ui';

/** The player's record: puzzles of the day, and endless ones by kind. */
export function PuzzleRecord() {
  const record = useGame(({ puzzles }) => puzzles?.record);
  if (!record) return null;
  const days = Object.values(record.days);
  const solved = days.filter(({ stars }) => stars > 0).length;
  const perfect = days.filter(({ stars }) => stars === 3).length;
  return (
    <Disclosure summary={PUZZLES.record}>
      <dl className="puzzle__record">
        <dt>{PUZZLES.daily}</dt>
        <dd>{recordText(solved, perfect, longestStreak(solvedDays(record)))}</dd>
        {PUZZLE_KINDS.map((kind) => {
          const [, one, two, three] = endlessOf(record, kind);
          return (
            one + two + three > 0 && (
              <div key={kind}>
                <dt>{PUZZLE_KIND_NAMES[kind]}</dt>
                <dd>{recordText(one + two + three, three)}</dd>
              </div>
            )
          );
        })}
      </dl>
      <p className="tries__note">{PUZZLES.streakRule}</p>
    </Disclosure>
  );
}
