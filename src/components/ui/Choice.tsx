import { type ReactNode, useId } from 'react';
import './choice.css';

/** A question with its answers below; `describedBy` is the id of a description of the answer. */
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

/** An answer: its value, its label, and a note if there is space. */
export type Answer<T> = readonly [value: T, label: string, note?: string];

export function Choice<T extends string | boolean>(props: {
  readonly question: ReactNode;
  readonly answers: readonly Answer<T>[];
  readonly value: T;
  readonly onChange: (value: T) => void;
  /** Id of the form that Enter submits, if the question is outside it. */
  readonly form?: string;
  readonly about?: string;
  /** Whether its answer gets the initial focus of a dialog. */
  readonly isFirst?: boolean;
}) {
  const { question, answers, value, onChange, form, about, isFirst } = props;
  const name = useId();
  const aboutId = useId();
  return (
    <Question question={question} describedBy={about === undefined ? undefined : aboutId}>
      <div className="choice__answers">
        {answers.map(([answer, label, note], index) => (
          <label key={String(answer)}>
            <input
              type="radio"
              data-first={(isFirst && value === answer) || undefined}
              name={name}
              form={form}
              value={String(answer)}
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
