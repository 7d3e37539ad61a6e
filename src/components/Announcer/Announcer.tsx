import { useDeferredValue } from 'react';
import type { Announcement } from '../../store';
import { useGame } from '../game-context';

const NONE: readonly Announcement[] = [];

/**
 * Tells moves, scores and refusals to those who do not see them: what has been said after the
 * announcement numbered `since`. Each is added to a log, so that one which follows at once does not take
 * the place of one that has not been read yet.
 */
export function Announcer({ since = 0 }: { readonly since?: number }) {
  // What a log comes to the page with is not read aloud: it comes empty.
  const announcements = useDeferredValue(
    useGame((state) => state.announcements),
    NONE,
  );
  return (
    <div className="visually-hidden" role="log" aria-label="Announcements">
      {announcements
        .filter(({ number }) => number > since)
        .map(({ number, text }) => (
          <p key={number}>{text}</p>
        ))}
    </div>
  );
}
