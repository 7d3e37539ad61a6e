import { lazy, Suspense } from 'react';
import { mayDraft, type Notice } from '../../store';
import { useActions, useGame } from '../game-context';
import './notice-line.css';

/** Seldom needed, and loaded then. */
const UnreadableOffer = lazy(async () => ({
  default: (await import('../Record/UnreadableOffer')).UnreadableOffer,
}));

function Lines({ lines }: { readonly lines: NonNullable<Notice['lines']> }) {
  return (
    <ul className="notice__lines" tabIndex={0} aria-label="In detail">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

/** What became of the last thing that was tried; nothing while there is nothing to say. */
export function NoticeLine() {
  const notice = useGame((state) => state.notice);
  const canDraft = useGame(mayDraft);
  const { typeMove } = useActions();
  if (!notice) return null;
  const { tone, headline, reason, lines, suggestion, isOfUnreadable } = notice;
  return (
    <div className={`notice notice--${tone}`}>
      <strong>{headline}</strong>
      {isOfUnreadable && (
        <Suspense fallback={<br />}>
          <UnreadableOffer />
        </Suspense>
      )}
      {reason !== undefined && (
        <>
          {!isOfUnreadable && <br />}
          {reason}
        </>
      )}
      {suggestion !== undefined && canDraft && (
        <>
          {' '}
          Did you mean{' '}
          <button type="button" className="notice__suggestion" onClick={() => typeMove(suggestion)}>
            {suggestion}
          </button>
          ?
        </>
      )}
      {lines && <Lines lines={lines} />}
    </div>
  );
}
