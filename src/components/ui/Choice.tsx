import { type ReactNode, useId } from 'react';
import './choice.css';

/** A question, and what answers it below. */
export function Question({ question, children }: { question: string; children: ReactNode }) {
  return (
    <fieldset className="choice">
      <legend>{question}</legend>
      {children}
    </fieldset>
  );
}

/** A few answers to a question, one of them chosen. */
export function Choice<T extends string>(props: {
  readonly question: string;
  readonly answers: readonly (readonly [value: T, label: string])[];
  readonly value: T;
  readonly onChange: (value: T) => void;
  /** The id of the form that Enter sends, where the question stands outside it. */
  readonly form?: string;
}) {
  const { question, answers, value, onChange, form } = props;
  const name = useId();
  return (
    <Question question={question}>
      <div className="choice__answers">
        {answers.map(([answer, label]) => (
          <label key={answer}>
            <input
              type="radio"
              name={name}
              form={form}
              value={answer}
              checked={value === answer}
              onChange={() => onChange(answer)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </Question>
  );
}
