import { QUESTIONS } from '../../messages';
import { Choice } from '../ui';

/** Asks whether turns can be taken back. */
export function UndoQuestion(props: {
  readonly isAllowed: boolean;
  readonly onChange: (isAllowed: boolean) => void;
}) {
  const { isAllowed, onChange } = props;
  return (
    <Choice
      question={QUESTIONS.undo}
      answers={[
        ['allowed', 'Yes: it is noted in the result'],
        ['not', 'No'],
      ]}
      value={isAllowed ? 'allowed' : 'not'}
      onChange={(answer) => onChange(answer === 'allowed')}
    />
  );
}
