import { type ReactNode, useId } from 'react';
import './choice.css';

/** A question, and what answers it below; `describedBy` is the id of what is said about the answer. */
export function Question(props: {
  readonly question: ReactNode;
  readonly describedBy?: string | undefined;
  readonly children: ReactNode;
}) {
  const { question, describedBy, children } = props;
  return (
    <fieldset className="choice" aria-describedby={describedBy}>
      <legend>{question}</legend>
      {children}
    </fieldset>
  );
}

/** An answer to a question: what it is called, and more about it where there is room. */
export type Answer<T extends string> = readonly [value: T, label: string, note?: string];

/** A few answers to a question, one of them chosen. */
export function Choice<T extends string>(props: {
  readonly question: ReactNode;
  readonly answers: readonly Answer<T>[];
  readonly value: T;
  readonly onChange: (value: T) => void;
  /** The id of the form that Enter sends, where the question stands outside it. */
  readonly form?: string;
  /** A sentence about the chosen answer. */
  readonly about?: string;
}) {
  const { question, answers, value, onChange, form, about } = props;
  const name = useId();
  const aboutId = useId();
  return (
    <Question question={question} describedBy={about === undefined ? undefined : aboutId}>
      <div className="choice__answers">
        {answers.map(([answer, label, note], index) => (
          <label key={answer}>
            <input
              type="radio"
              name={name}
              form={form}
              value={answer}
              checked={value === answer}
              aria-labelledby={`${name}-${index}`}
              aria-describedby={note === undefined ? undefined : `${name}-${index}-note`}
              onChange={() => onChange(answer)}
            />
            <span>
              <span id={`${name}-${index}`}>{label}</span>
              {note !== undefined && (
                <span id={`${name}-${index}-note`} className="choice__note">
                  {note}
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
      {about !== undefined && (
        <p id={aboutId} className="choice__about">
          {about}
        </p>
      )}
    </Question>
  );
}
