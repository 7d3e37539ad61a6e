import { useId } from 'react';

/** A few answers to a question, one of them chosen. */
export function Choice<T extends string>(props: {
  readonly question: string;
  readonly answers: readonly (readonly [value: T, label: string])[];
  readonly value: T;
  readonly onChange: (value: T) => void;
}) {
  const name = useId();
  return (
    <fieldset className="choice">
      <legend>{props.question}</legend>
      <div className="choice__answers">
        {props.answers.map(([value, label]) => (
          <label key={value}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={props.value === value}
              onChange={() => props.onChange(value)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
