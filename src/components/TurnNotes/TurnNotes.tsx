import { NOTES } from '../../messages';
import { useGame } from '../game-context';
import './turn-notes.css';

/** The notes on the turn that the board shows, as text; at the end also those on the whole game. */
export function TurnNotes() {
  const notes = useGame(({ table }) => table?.imported?.notes);
  const number = useGame(({ table }) => table?.turnsShown ?? 0);
  const turns = useGame(({ table }) => table?.turns);
  const shown = notes?.filter(
    ({ after }) => after === number || (number === turns && after > number),
  );
  if (!shown || shown.length === 0) return null;
  return (
    // It may scroll, and takes the focus so that keys can do that.
    <div
      key={number}
      className="turn-notes"
      role="group"
      aria-label={NOTES}
      tabIndex={0}
      data-scrolls
    >
      {shown.map(({ text }, index) => (
        <p key={index}>{text}</p>
      ))}
    </div>
  );
}
