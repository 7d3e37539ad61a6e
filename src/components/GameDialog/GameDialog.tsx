import { type ComponentProps, useState } from 'react';
import { CONTROLS } from '../../messages';
import type { Announcement } from '../../store';
import { useGame, useGameStore } from '../game-context';
import { useLater } from '../use-deferred';
import { Dialog } from '../ui';

const NONE: readonly Announcement[] = [];

/**
 * Announces moves, scores and refusals to screen readers: all of them, or only new ones. Each is appended to a log, so
 * that it does not replace one that has not been read yet.
 */
export function Announcer({ isFromNowOn = false }: { readonly isFromNowOn?: boolean }) {
  const store = useGameStore();
  const [since] = useState(() =>
    isFromNowOn ? (store.getState().announcements.at(-1)?.number ?? 0) : 0,
  );
  // Screen readers do not read the initial content of a log, so it starts empty.
  const announcements = useLater(
    useGame((state) => state.announcements),
    NONE,
  );
  return (
    <div className="visually-hidden" role="log" aria-label={CONTROLS.announcements}>
      {announcements
        .filter(({ number }) => number > since)
        .map(({ number, text }) => (
          <p key={number}>{text}</p>
        ))}
    </div>
  );
}

export function GameDialog({ children, ...dialog }: ComponentProps<typeof Dialog>) {
  return (
    <Dialog {...dialog}>
      {children}
      {/* Screen readers cannot reach the page's log while a modal dialog is open. */}
      <Announcer isFromNowOn />
    </Dialog>
  );
}
