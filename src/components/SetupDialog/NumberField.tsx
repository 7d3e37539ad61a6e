import type { ReactNode } from 'react';
import type { Range } from '../../engine';

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
}) {
  const { label, range, value, onChange, isOptional = false, step = 1 } = props;
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
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
  );
}
