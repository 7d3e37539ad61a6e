import { useActions, useGame } from '../game-context';
import './notice-line.css';

/** What became of the last thing that was tried; nothing while there is nothing to say. */
export function NoticeLine() {
  const notice = useGame((state) => state.notice);
  const { typeMove } = useActions();
  if (!notice) return null;
  const { tone, headline, reason, suggestion } = notice;
  return (
    <p className={`notice notice--${tone}`}>
      <strong>{headline}</strong>
      {reason !== undefined && (
        <>
          <br />
          {reason}
        </>
      )}
      {suggestion !== undefined && (
        <>
          {' '}
          Did you mean{' '}
          <button type="button" className="notice__suggestion" onClick={() => typeMove(suggestion)}>
            {suggestion}
          </button>
          ?
        </>
      )}
    </p>
  );
}
