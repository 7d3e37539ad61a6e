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
