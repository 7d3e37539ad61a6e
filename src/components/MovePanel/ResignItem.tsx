import { type RefObject, useEffect, useRef, useState } from 'react';
import { useActions, useGame } from '../game-context';
import { ConfirmButton } from '../ui';

/** How often the menu around an element has been closed. */
function useMenuClosings(item: RefObject<HTMLElement | null>): number {
  const [times, setTimes] = useState(0);
  useEffect(() => {
    const menu = item.current?.closest('details');
    // Told in a task of its own: by then, keys may have gone on in a menu that was opened.
    const count = (): void => {
      if (!menu?.open) setTimes((before) => before + 1);
    };
    menu?.addEventListener('toggle', count);
    return () => menu?.removeEventListener('toggle', count);
  }, [item]);
  return times;
}

/** Gives the game up for the person to move at this screen; the last item of a menu. */
export function ResignItem({ onDone }: { readonly onDone: () => void }) {
  const isOffered = useGame(
    ({ table }) => table?.phase === 'your-turn' && table.view.seats.length > 1,
  );
  const item = useRef<HTMLDivElement>(null);
  const closings = useMenuClosings(item);
  const { resign } = useActions();
  return (
    <div ref={item}>
      {isOffered && (
        <ConfirmButton
          // A menu that opens again does not go on asking.
          key={closings}
          block="resign"
          tone="quiet"
          label="Resign"
          keep="Keep playing"
          yes="Yes, resign"
          onYes={() => {
            onDone();
            resign();
          }}
        />
      )}
    </div>
  );
}
