import type { ReactNode } from 'react';
import { CONTROLS } from '../../messages';
import './notice.css';

/** The outcome of the last action: a headline, optionally with a reason and its details. */
export function Notice(props: {
  readonly tone: 'remark' | 'refusal';
  readonly headline: string;
  /** Possible follow-up actions, below the headline. */
  readonly offer?: ReactNode;
  readonly reason?: string | undefined;
  /** A correction that the user can apply with one press. */
  readonly suggestion?:
    | { readonly lead?: string | undefined; readonly text: string; readonly onTake: () => void }
    | undefined;
  readonly lines?: readonly string[] | undefined;
}) {
  const { tone, headline, offer, reason, suggestion, lines } = props;
  return (
    <div className={`notice notice--${tone}`}>
      <strong>{headline}</strong>
      {offer}
      {reason !== undefined && (
        <>
          {!offer && <br />}
          <span>{reason}</span>
        </>
      )}
      {suggestion && (
        <>
          {' '}
          {suggestion.lead && <span>{suggestion.lead}</span>}{' '}
          <button type="button" className="notice__suggestion" onClick={suggestion.onTake}>
            {suggestion.text}
          </button>
          {suggestion.lead && <span>?</span>}
        </>
      )}
      {lines && (
        <ul className="notice__lines" data-scrolls tabIndex={0} aria-label={CONTROLS.details}>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
