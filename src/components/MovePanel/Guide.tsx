import { useEffect, useRef } from 'react';
import type { View } from '../../engine';
import { blankHint, fasterHint, layingHint, playingHint, premiumHint, TIP } from '../../messages';
import { adviceNow, puzzleNow, type Tip, tipNow } from '../../store';
import { useActions, useGame } from '../game-context';
import { Button } from '../ui';
import './guide.css';

const byTouch = (): boolean => window.matchMedia('(pointer: coarse)').matches;

const TEXTS: Readonly<Record<Tip, (view: View, isPuzzle: boolean) => string>> = {
  lay: layingHint,
  play: (_, isPuzzle) => playingHint(byTouch(), isPuzzle),
  premium: premiumHint,
  type: ({ rules }) => fasterHint(rules, byTouch()),
  blank: ({ rules }) => blankHint(rules),
};

/** Announces a tip the first time it shows, but not when it reappears. */
function useTipAnnouncement(tip: Tip | undefined, text: string): void {
  const { announce } = useActions();
  const announced = useRef<Tip>(undefined);
  useEffect(() => {
    if (!tip || tip === announced.current) return;
    announced.current = tip;
    announce(text);
  }, [tip, text, announce]);
}

/** The tip that a new player needs now; nothing once it was read, or while a hint or an exchange shows. */
export function Guide() {
  const tip = useGame((state) => (adviceNow(state) || state.exchange ? undefined : tipNow(state)));
  const view = useGame(({ table }) => table?.view);
  const isPuzzle = useGame((state) => puzzleNow(state) !== undefined);
  const { giveTips } = useActions();
  const text = tip && view ? TEXTS[tip](view, isPuzzle) : '';
  useTipAnnouncement(tip, text);
  if (!tip || !text) return null;
  return (
    <div className="guide" role="note" aria-label={TIP.name}>
      <p>{text}</p>
      <Button onClick={() => giveTips(tip)}>{TIP.done}</Button>
    </div>
  );
}
