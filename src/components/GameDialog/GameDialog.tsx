import type { ComponentProps } from 'react';
import { Announcer } from '../Announcer/Announcer';
import { Dialog } from '../ui';

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
