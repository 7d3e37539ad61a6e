import type { View } from '../../engine';
import { blankHint, layingHint, playingHint, premiumHint, typingHint } from '../../messages';
import { type Tip, tipNow } from '../../store';
import { useActions, useGame } from '../game-context';
import { Button } from '../ui';
import './guide.css';

function tipText(tip: Tip, view: View): string {
  switch (tip) {
    case 'lay':
      return layingHint(view);
    case 'play':
      return playingHint();
    case 'premium':
      return premiumHint(view);
    case 'type':
      return typingHint(view.rules);
    case 'blank':
      return blankHint(view.rules);
  }
}

/** What a new player needs to know just now; nothing once it has been told. */
export function Guide() {
  const tip = useGame(tipNow);
  const view = useGame(({ table }) => table?.view);
  const { giveTips } = useActions();
  if (!tip || !view) return null;
  return (
    <div className="guide" role="note" aria-label="Tip">
      <p>{tipText(tip, view)}</p>
      <Button onClick={() => giveTips(tip)}>Got it</Button>
    </div>
  );
}
