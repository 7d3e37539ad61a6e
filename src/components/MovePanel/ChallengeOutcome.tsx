import { CHALLENGE, challengeOutcome } from '../../messages';
import { challengeNow } from '../../store';
import { useActions, useGame } from '../game-context';
import { useChallengeEnds } from '../Challenge/standing';

/** At the end, who has won the challenge, and the way to the comparison. */
export function ChallengeOutcome() {
  const sender = useGame((state) => challengeNow(state)?.sender);
  const ends = useChallengeEnds();
  const { openPanel } = useActions();
  if (sender === undefined || !ends) return null;
  const [own, other] = ends;
  const isWon = !own.hasResigned && (other.hasResigned || own.points > other.points);
  return (
    <p className={isWon ? 'challenge-outcome challenge-outcome--won' : 'challenge-outcome'}>
      <strong>{challengeOutcome(sender, own, other)}</strong>{' '}
      <button type="button" className="result__link" onClick={() => openPanel('challenge')}>
        {CHALLENGE.compare}
      </button>
    </p>
  );
}
