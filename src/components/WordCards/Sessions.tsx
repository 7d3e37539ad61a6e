import { CARDS, cardsDueText } from '../../messages';
import { useGame } from '../game-context';
import type { CardsPart } from '../../store';
import { Button, Sign } from '../ui';

/** An arrow to the left, on a grid of 24 × 24. */
const BACK = 'M15 5l-7 7 7 7';

/** Above a card: back to all words, and how many are left. */
export function Sessions({ part }: { readonly part: CardsPart }) {
  const due = useGame(({ cards }) => cards?.due ?? 0);
  const fresh = useGame(({ cards }) => cards?.fresh ?? 0);
  return (
    <div className="word-cards__session">
      <Button tone="quiet" onClick={() => void part.end()}>
        <Sign path={BACK} /> <span>{CARDS.back}</span>
      </Button>
      {due + fresh > 0 && <span>{cardsDueText(due, fresh, undefined)}</span>}
    </div>
  );
}
