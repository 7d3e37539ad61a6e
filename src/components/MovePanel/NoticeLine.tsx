import { CONTROLS, playTiles } from '../../messages';
import { mayDraft, type Notice } from '../../store';
import { useActions, useGame } from '../game-context';
import { onDemand } from '../OnDemand/on-demand';
import { MoveSuggestion } from './MoveSuggestion';
import './notice-line.css';

/** Rarely needed, so loaded on demand. */
const UnreadableOffer = onDemand(
  async () => (await import('../Record/UnreadableOffer')).UnreadableOffer,
  <br />,
);

/** Offers a move in place of a rejected one: another to try, or the same with blanks, which is played at once. */
function Suggestion({ suggestion, intendedTiles }: Notice) {
  const canDraft = useGame(mayDraft);
  const { typeMove, submit } = useActions();
  if (suggestion === undefined || !canDraft) return null;
  const isQuestion = intendedTiles === undefined;
  return (
    <MoveSuggestion
      move={suggestion}
      label={isQuestion ? undefined : playTiles(intendedTiles)}
      onTake={() => {
        typeMove(suggestion);
        if (!isQuestion) submit();
      }}
    />
  );
}

/**
 * The outcome of the last action: a headline, optionally with a reason and its details. A reason that the board shows is
 * left to screen readers, which do not read the marks on the board.
 */
export function NoticeLine({ isReasonOnBoard = false }: { readonly isReasonOnBoard?: boolean }) {
  const notice = useGame((state) => state.notice);
  if (!notice) return null;
  const { tone, headline, reason, lines, isAboutUnreadable } = notice;
  return (
    <div className={`notice notice--${tone}`}>
      <strong>{headline}</strong>
      {isAboutUnreadable && <UnreadableOffer />}
      {reason !== undefined && (
        <>
          {!isAboutUnreadable && <br />}
          <span className={isReasonOnBoard ? 'visually-hidden' : undefined}>{reason}</span>
        </>
      )}
      <Suggestion {...notice} />
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
