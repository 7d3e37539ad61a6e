import { useEffect } from 'react';
import { CARDS } from '../../messages';
import { useActions, useGame } from '../game-context';
import './due-cards.css';

/** How many words are due, counted again whenever the page comes back into view; nothing if none are. */
export function DueCards() {
  const due = useGame(({ cards }) => cards?.due ?? 0);
  const { loadCards } = useActions();
  useEffect(() => {
    const count = (): void => {
      if (!document.hidden) void loadCards().then((part) => part?.count());
    };
    count();
    document.addEventListener('visibilitychange', count);
    return () => document.removeEventListener('visibilitychange', count);
  }, [loadCards]);
  if (due === 0) return null;
  return (
    <span className="due-cards">
      {due}
      <span className="visually-hidden">{CARDS.toReview}</span>
    </span>
  );
}
