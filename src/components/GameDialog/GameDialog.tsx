import { type ComponentProps, useState } from 'react';
import type { Announcement } from '../../store';
import { useGame, useGameStore } from '../game-context';
import { useLater } from '../use-deferred';
import { Dialog } from '../ui';

const NONE: readonly Announcement[] = [];

/**
 * Tells moves, scores and refusals to those who do not see them: all of them, or those from now on.
 * Each is added to a log, so that one which follows at once does not take the place of one that has
 * not been read yet.
 */
export function Announcer({ isFromNowOn = false }: { readonly isFromNowOn?: boolean }) {
  const store = useGameStore();
  const [since] = useState(() =>
    isFromNowOn ? (store.getState().announcements.at(-1)?.number ?? 0) : 0,
  );
  // What a log comes to the page with is not read aloud: it comes empty.
  const announcements = useLater(
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

/** A dialog over the game: what is announced meanwhile is heard in it. */
export function GameDialog({ children, ...dialog }: ComponentProps<typeof Dialog>) {
  return (
    <Dialog {...dialog}>
      {children}
      {/* The log of the page cannot be heard while a dialog is open over it. */}
      <Announcer isFromNowOn />
    </Dialog>
  );
}
