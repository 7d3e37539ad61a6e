import { challengeOpened, challengeStanding, challengeTarget } from '../../messages';
import { challengeNow } from '../../store';
import { useGame } from '../game-context';
import './challenge-line.css';

/** The score to beat; as a heading before the first turn, then with the lead over the other game with the same bag. */
export function ChallengeLine() {
  const challenge = useGame(challengeNow);
  const turns = useGame(({ table }) => table?.view.turns);
  const isOver = useGame(({ table }) => table?.isOver === true);
  if (!challenge || !turns || isOver) return null;
  const { seat, sender } = challenge;
  const own = turns.filter((turn) => turn.seat === seat);
  const last = own.at(-1);
  if (!last) return <h2 className="challenge-line">{challengeOpened(challenge)}</h2>;
  const other = challenge.turns[own.length - 1];
  return (
    <p className="challenge-line" role="status">
      <strong>{challengeTarget(challenge)}</strong>{' '}
      <span>{challengeStanding(sender, own.length, last.total, other?.total)}</span>
    </p>
  );
}
