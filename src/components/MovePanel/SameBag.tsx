import {
  aheadSentence,
  CHALLENGE,
  challengeCaption,
  comparedTurn,
  pointsText,
} from '../../messages';
import type { Challenge } from '../../store';
import { useGame } from '../game-context';
import './same-bag.css';

const useChallenge = (): Challenge | undefined =>
  useGame(({ challenge, table }) =>
    challenge?.recordId === table?.recordId ? challenge : undefined,
  );

/** The player's lead over the other game with the same bag. */
export function SameBagLine() {
  const challenge = useChallenge();
  const turns = useGame(({ table }) => table?.view.turns);
  if (!challenge || !turns) return null;
  const own = turns.filter(({ seat }) => seat === challenge.seat);
  const last = own.at(-1);
  const other = own.length === 0 ? undefined : challenge.turns[own.length - 1];
  return (
    <p className="same-bag__line" role="status">
      {aheadSentence(challenge.sender, own.length, last?.total ?? 0, other?.total)}
    </p>
  );
}

/** Every turn next to that of the other game with the same bag, once the game is over. */
export function SameBagTable() {
  const challenge = useChallenge();
  const view = useGame(({ table }) => table?.view);
  if (!challenge || !view) return null;
  const { seat, sender, turns, final } = challenge;
  const own = view.turns.filter((turn) => turn.seat === seat);
  const rows = Array.from({ length: Math.max(own.length, turns.length) }, (_, index) => index);
  return (
    <table className="same-bag">
      <caption>
        <strong>{CHALLENGE.name}</strong> <span>{challengeCaption(sender)}</span>
      </caption>
      <thead>
        <tr>
          <th scope="col">{CHALLENGE.turn}</th>
          <th scope="col">{CHALLENGE.you}</th>
          <th scope="col">{sender}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row}>
            <th scope="row">{row + 1}</th>
            <td>{comparedTurn(own[row])}</td>
            <td>{comparedTurn(turns[row])}</td>
          </tr>
        ))}
        <tr>
          <th scope="row">{CHALLENGE.end}</th>
          <td>{pointsText(view.result?.finalScores[seat] ?? 0)}</td>
          <td>{final === undefined ? '' : pointsText(final)}</td>
        </tr>
      </tbody>
    </table>
  );
}
