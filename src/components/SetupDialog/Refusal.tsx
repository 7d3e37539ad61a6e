import { useEffect, useRef } from 'react';

/** Why a file is refused, brought into sight; an empty line while none is. */
export function Refusal(props: {
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
    <p ref={line} id={id} className="setup__error" role="alert">
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
