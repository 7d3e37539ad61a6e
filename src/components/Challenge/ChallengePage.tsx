import { useState } from 'react';
import type { Turn } from '../../engine';
import {
  CHALLENGE,
  challengeOutcome,
  pointsOfTurn,
  pointsText,
  showTurnLabel,
  signedPoints,
  turnInShort,
} from '../../messages';
import { challengeNow } from '../../store';
import { useActions, useGame } from '../game-context';
import { Button } from '../ui';
import { comparedTurns, useChallengeEnds } from './standing';
import './challenge-page.css';

/** The word of a turn and its points, or what else the player did. */
function TurnCell({ turn }: { readonly turn: Turn | undefined }) {
  return (
    <td>
      {turn && (
        <span className="comparison__turn">
          <span className={turn.kind === 'play' ? 'comparison__word' : ''}>
            {turnInShort(turn)}
          </span>{' '}
          <span>{pointsOfTurn(turn)}</span>
        </span>
      )}
    </td>
  );
}

/** A final score below the points of the turns. */
const TotalCell = ({ points }: { readonly points: number }) => (
  <td>
    <span className="comparison__turn comparison__turn--total">{pointsText(points)}</span>
  </td>
);

/** The final scores of both games. */
function Totals({ own, other }: { readonly own: number; readonly other: number }) {
  return (
    <tfoot>
      <tr>
        <th scope="row">{CHALLENGE.end}</th>
        <TotalCell points={other} />
        <TotalCell points={own} />
        <td>{signedPoints(own - other)}</td>
      </tr>
    </tfoot>
  );
}

/** Every turn next to that of the other game with the same bag. */
export function ChallengePage() {
  const challenge = useGame(challengeNow);
  const played = useGame(({ table }) => table?.allTurns);
  const endsNow = useChallengeEnds();
  // While an earlier turn is on the board, the page still shows how both games ended.
  const [ends, setEnds] = useState(endsNow);
  if (!ends && endsNow) setEnds(endsNow);
  const { showTurn } = useActions();
  if (!challenge || !played) return null;
  const { sender } = challenge;
  return (
    <div className="comparison">
      {ends && <h3>{challengeOutcome(sender, ...ends)}</h3>}
      <table>
        <caption className="visually-hidden">{CHALLENGE.table}</caption>
        <thead>
          <tr>
            <th scope="col">{CHALLENGE.turn}</th>
            <th scope="col">{sender}</th>
            <th scope="col">{CHALLENGE.you}</th>
            <th scope="col">{CHALLENGE.ahead}</th>
          </tr>
        </thead>
        <tbody>
          {comparedTurns(challenge, played).map((compared, index) => {
            const number = compared.own && played.indexOf(compared.own) + 1;
            return (
              <tr key={index}>
                <th scope="row">
                  {number === undefined ? (
                    index + 1
                  ) : (
                    <Button
                      tone="link"
                      aria-label={showTurnLabel(number)}
                      onClick={() => showTurn(number)}
                    >
                      {index + 1}
                    </Button>
                  )}
                </th>
                <TurnCell turn={compared.other} />
                <TurnCell turn={compared.own} />
                <td>{signedPoints(compared.lead)}</td>
              </tr>
            );
          })}
        </tbody>
        {ends && <Totals own={ends[0].points} other={ends[1].points} />}
      </table>
    </div>
  );
}
