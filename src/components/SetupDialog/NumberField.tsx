import type { ReactNode } from 'react';
import type { Range } from '../../engine';
import { isWhole } from './whole-number';

/** A whole number in its bounds; the browser says what is wrong with any other. */
export function NumberField(props: {
  readonly label: ReactNode;
  readonly range: Range;
  /** As it was typed, so that it may be none for a while. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly isOptional?: boolean;
  /** The smallest difference between two numbers; 1 for whole ones. */
  readonly step?: number;
  /** The id of the line that says why a number will not do, where there is one. */
  readonly errorId?: string;
}) {
  const { label, range, value, onChange, isOptional = false, step = 1, errorId } = props;
  return (
    <label className="field">
      <span>{label}</span>
      <input
        type="number"
        inputMode={range.least < 0 ? 'text' : 'numeric'}
        min={range.least}
        max={range.most}
        step={step}
        required={!isOptional}
        aria-invalid={errorId !== undefined && !isWhole(value, range)}
        aria-describedby={errorId}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
  );
}
