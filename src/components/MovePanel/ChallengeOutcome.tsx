import { CHALLENGE, challengeOutcome } from '../../messages';
import { challengeNow } from '../../store';
import { useActions, useGame } from '../game-context';
import { finalScores } from '../Challenge/standing';

/** At the end, who has won the challenge, and the way to the comparison. */
export function ChallengeOutcome() {
  const sender = useGame((state) => challengeNow(state)?.sender);
  const own = useGame((state) => finalScores(state)?.[0]);
  const other = useGame((state) => finalScores(state)?.[1]);
  const { openPanel } = useActions();
  if (sender === undefined || own === undefined || other === undefined) return null;
  return (
    <p className={own > other ? 'challenge-outcome challenge-outcome--won' : 'challenge-outcome'}>
      <strong>{challengeOutcome(sender, own, other)}</strong>{' '}
      <button type="button" className="result__link" onClick={() => openPanel('challenge')}>
        {CHALLENGE.compare}
      </button>
    </p>
  );
}
