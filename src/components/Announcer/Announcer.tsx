import { useGame } from '../game-context';

/** Tells moves, scores and refusals to those who do not see them. */
export function Announcer() {
  const { text } = useGame(({ announcement }) => announcement);
  return (
    <div className="visually-hidden" role="status" aria-live="polite" aria-atomic="true">
      {text}
    </div>
  );
}
