import {
  bestPlayText,
  levelName,
  pointsText,
  STATISTICS,
  streakSentence,
  wonText,
} from '../../messages';
import { statisticsOf, type Tally } from '../../store';
import { useGame } from '../game-context';

function Row({ name, tally }: { readonly name: string; readonly tally: Tally }) {
  const { games, won, meanScore, meanPerPlay, best } = tally;
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{games}</td>
      <td>{wonText(won, games)}</td>
      <td>{pointsText(Math.round(meanScore))}</td>
      <td>{pointsText(Math.round(meanPerPlay))}</td>
      <td>{best && bestPlayText(best)}</td>
    </tr>
  );
}

/** How its player has done against computers; nobody else is told. */
export function StatisticsTable() {
  const games = useGame(({ library }) => library?.games);
  if (!games) return null;
  const { byLevel, assisted, streak, longestStreak } = statisticsOf(games.map(({ card }) => card));
  if (byLevel.length === 0 && assisted.games === 0) return <p>{STATISTICS.none}</p>;
  return (
    <div className="statistics">
      <table>
        <caption>{STATISTICS.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{STATISTICS.opponent}</th>
            <th scope="col">{STATISTICS.games}</th>
            <th scope="col">{STATISTICS.won}</th>
            <th scope="col">{STATISTICS.mean}</th>
            <th scope="col">{STATISTICS.perPlay}</th>
            <th scope="col">{STATISTICS.best}</th>
          </tr>
        </thead>
        <tbody>
          {byLevel.map(({ level, tally }) => (
            <Row
              key={level ?? 'by skill'}
              name={level ? levelName(level) : STATISTICS.bySkill}
              tally={tally}
            />
          ))}
          {assisted.games > 0 && <Row name={STATISTICS.assisted} tally={assisted} />}
        </tbody>
      </table>
      {byLevel.length > 0 && <p>{streakSentence(streak, longestStreak)}</p>}
    </div>
  );
}
