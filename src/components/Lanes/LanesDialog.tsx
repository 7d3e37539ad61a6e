import type { LaneRacks } from '../../engine';
import { CUT, laneName, LANES, laneText } from '../../messages';
import type { LanesShown } from '../../store';
import { useActions, useGame } from '../game-context';
import { GameDialog } from '../GameDialog/GameDialog';
import { Choice, Disclosure } from '../ui';
import { LanesMap } from './LanesMap';
import './lanes.css';

const WHOSE: readonly (readonly [LaneRacks, string])[] = [
  ['own', LANES.own],
  ['unseen', LANES.unseen],
];

/** What each lane brings, for those who do not see the map. */
function LanesTable({ position, lanes }: Pick<LanesShown, 'position' | 'lanes'>) {
  if (!lanes) return null;
  const rowsOf = (kind: 'row' | 'column', scores: readonly (number | undefined)[]) =>
    scores.map((score, index) => ({ name: laneName(position.rules, kind, index), score }));
  const all = [...rowsOf('row', lanes.rows), ...rowsOf('column', lanes.columns)];
  return (
    <table className="lanes__table">
      <thead>
        <tr>
          <th scope="col">{LANES.title}</th>
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

/** What each row and column can bring at the moment shown. */
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
