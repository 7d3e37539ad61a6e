import type { LaneRacks } from '../../engine';
import { CUT, HEAT, heatSentence, lineName, laneText, NO_ADVICE } from '../../messages';
import { type LanesShown, lanesNow } from '../../store';
import { useActions, useGame } from '../game-context';
import { Choice, Disclosure } from '../ui';

/** The scores of all rows and columns, as an alternative to the colours of the board. */
function HeatTable({ shown }: { readonly shown: LanesShown }) {
  const { position, lanes } = shown;
  if (!lanes) return null;
  const rowsOf = (kind: 'row' | 'column', scores: readonly (number | undefined)[]) =>
    scores.map((score, index) => ({ name: lineName(position.rules, kind, index), score }));
  const all = [...rowsOf('row', lanes.rows), ...rowsOf('column', lanes.columns)];
  return (
    <table className="heat__table">
      <thead>
        <tr>
          <th scope="col">{HEAT.lane}</th>
          <th scope="col">{HEAT.score}</th>
        </tr>
      </thead>
      <tbody>
        {all
          .toSorted((a, b) => (b.score ?? -Infinity) - (a.score ?? -Infinity))
          .map(({ name, score }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{score === undefined ? HEAT.none : laneText(score)}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}

function sentencesOf({ isLooking, lanes, position, whose }: LanesShown): string {
  if (isLooking) return HEAT.looking;
  if (!lanes) return NO_ADVICE;
  return [
    heatSentence(position.rules, lanes),
    ...(whose === 'unseen' ? [HEAT.average] : []),
    ...(lanes.isCut ? [CUT.lanes] : []),
  ].join(' ');
}

/** The switch of the heat map on the board, and what it shows in words. */
export function HeatMap() {
  const shown = useGame(lanesNow);
  const isFree = useGame(({ table }) => table?.help === 'free');
  const { showLanes, hideLanes } = useActions();
  const whose: readonly (readonly [LaneRacks, string])[] = [
    ['own', isFree ? HEAT.shown : HEAT.mine],
    ['unseen', HEAT.unseen],
  ];
  return (
    <div className="heat">
      <div className="heat__row">
        <button
          type="button"
          role="switch"
          className="switch"
          aria-checked={shown !== undefined}
          onClick={shown ? hideLanes : () => showLanes('own')}
        >
          {HEAT.show}
        </button>
        {shown && (
          <Choice question={HEAT.whose} answers={whose} value={shown.whose} onChange={showLanes} />
        )}
      </div>
      <p role="status" className="dock-tab__note">
        {shown && sentencesOf(shown)}
      </p>
      {shown?.lanes && (
        <Disclosure summary={HEAT.asTable}>
          <HeatTable shown={shown} />
        </Disclosure>
      )}
    </div>
  );
}
