import { type ReactNode, useEffect, useRef } from 'react';
import './field.css';

export function Field({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <label className="field">
      <span>{label}</span>
      {children}
    </label>
  );
}

/** Why an answer or a file is refused, scrolled into view; an empty line if there is nothing wrong. */
export function FieldError(props: {
  readonly reason: string | undefined;
  /** Shown before every reason, on a separate line. */
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
          <span>{lead.trimEnd()}</span> <br />
        </>
      )}
      {reason !== undefined && <span>{reason}</span>}
    </p>
  );
}

/** Both bounds are inclusive. */
export interface NumberRange {
  readonly min: number;
  readonly max: number;
}

/** Whether a text is an integer in range, as browsers parse number inputs. */
export const isIntegerInRange = (text: string, { min, max }: NumberRange): boolean => {
  const number = Number(text);
  return text !== '' && Number.isInteger(number) && number >= min && number <= max;
};

/** A number input with bounds; the browser reports anything out of range. */
export function NumberField(props: {
  readonly label: ReactNode;
  readonly range: NumberRange;
  /** The text as typed, which may not be a number yet. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly isOptional?: boolean;
  readonly disabled?: boolean;
  readonly step?: number;
  /** Id of the line that explains what is wrong with the number. */
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
