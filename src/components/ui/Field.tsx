import { type ReactNode, useEffect, useRef } from 'react';
import './field.css';

/** A box to type into, below its label. */
export function Field({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <label className="field">
      <span>{label}</span>
      {children}
    </label>
  );
}

/** Why an answer or a file is refused, brought into sight; an empty line while nothing is wrong. */
export function FieldError(props: {
  readonly reason: string | undefined;
  /** What is said before every reason, on a line of its own. */
  readonly lead?: string;
  readonly id?: string;
}) {
  const { reason, lead, id } = props;
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (reason !== undefined) line.current?.scrollIntoView({ block: 'nearest' });
  }, [reason]);
  return (
    <p ref={line} id={id} className="field-error" role="alert">
      {reason !== undefined && lead !== undefined && (
        <>
          {lead}
          <br />
        </>
      )}
      {reason}
    </p>
  );
}

/** The smallest and the largest number that a field takes. */
export interface NumberRange {
  readonly min: number;
  readonly max: number;
}

/** Whether a text is a whole number in its bounds, as a browser takes it in a box for numbers. */
export const isIntegerInRange = (text: string, { min, max }: NumberRange): boolean => {
  const number = Number(text);
  return text !== '' && Number.isInteger(number) && number >= min && number <= max;
};

/** A box for a number in its bounds; the browser says what is wrong with any other. */
export function NumberField(props: {
  readonly label: ReactNode;
  readonly range: NumberRange;
  /** As it was typed, which need not be a number yet. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly isOptional?: boolean;
  readonly disabled?: boolean;
  /** The smallest difference between two numbers; 1 for whole ones. */
  readonly step?: number;
  /** The id of the line that says why a number will not do, where there is one. */
  readonly errorId?: string;
}) {
  const { label, range, value, onChange, isOptional = false, disabled, step = 1, errorId } = props;
  return (
    <Field label={label}>
      <input
        type="number"
        inputMode={range.min < 0 ? 'text' : 'numeric'}
        min={range.min}
        max={range.max}
        step={step}
        required={!isOptional}
        disabled={disabled}
        aria-invalid={errorId !== undefined && !isIntegerInRange(value, range)}
        aria-describedby={errorId}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  );
}
