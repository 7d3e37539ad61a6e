import { useId } from 'react';
import { numberReason } from '../../messages';
import { FieldError, isIntegerInRange, NumberField, type NumberRange } from '../ui';

interface TypedNumber {
  readonly label: string;
  /** Subject of the error sentence; the label by default. */
  readonly what?: string;
  readonly text: string;
  readonly onChange: (text: string) => void;
}

/** Number inputs, and below them why the first that is out of range is refused. */
export function NumberFields(props: {
  readonly className?: string;
  readonly range: NumberRange;
  readonly numbers: readonly TypedNumber[];
}) {
  const { className, range, numbers } = props;
  const id = useId();
  const wrong = numbers.find(({ text }) => !isIntegerInRange(text, range));
  return (
    <>
      <div className={className}>
        {numbers.map(({ label, text, onChange }) => (
          <NumberField
            key={label}
            label={label}
            range={range}
            errorId={id}
            value={text}
            onChange={onChange}
          />
        ))}
      </div>
      <FieldError id={id} reason={wrong && numberReason(wrong.what ?? wrong.label, range)} />
    </>
  );
}
