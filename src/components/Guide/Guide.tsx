import type { View } from '../../engine';
import { blankHint, layingHint, playingHint, premiumHint, typingHint } from '../../messages';
import { type Hint, hintNow } from '../../store';
import { useActions, useGame } from '../game-context';
import { Button } from '../ui';
import './guide.css';

function hintText(hint: Hint, view: View): string {
  switch (hint) {
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
  const hint = useGame(hintNow);
  const view = useGame(({ table }) => table?.view);
  const { giveHints } = useActions();
  if (!hint || !view) return null;
  return (
    <div className="guide" role="note" aria-label="Hint">
      <p>{hintText(hint, view)}</p>
      <Button onClick={() => giveHints(hint)}>Got it</Button>
    </div>
  );
}
