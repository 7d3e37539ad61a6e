import { MIN_IN_BAG, QUESTIONS } from '../../messages';
import { Choice } from '../ui';

/** Asks whether tiles are exchanged as in tournaments. */
export function ExchangeQuestion(props: {
  readonly isTournament: boolean;
  readonly onChange: (isTournament: boolean) => void;
}) {
  const { isTournament, onChange } = props;
  return (
    <Choice
      question={QUESTIONS.leastInBag}
      answers={[
        ['usual', MIN_IN_BAG.usual],
        ['tournament', MIN_IN_BAG.tournament],
      ]}
      value={isTournament ? 'tournament' : 'usual'}
      onChange={(answer) => onChange(answer === 'tournament')}
    />
  );
}
