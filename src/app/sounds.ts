import { partNotLoaded } from '../messages';
import type { GameStore } from '../store';
import type { Sound } from './tones';

type Seen = Pick<GameStore, 'table' | 'draft' | 'settings'>;

/** What is heard when a page comes from one moment to the next; undefined where nothing is. */
export function soundBetween(before: Seen, after: Seen): Sound | undefined {
  const { table, draft } = after;
  if (!table || before.table?.recordId !== table.recordId) return undefined;
  if (table.view.result && !before.table.view.result) return 'end';
  const isTurn = table.phase === 'your-turn' && before.table.phase !== 'your-turn';
  if (table.turns > before.table.turns) return isTurn ? 'turn' : 'move';
  if (isTurn) return 'turn';
  return draft.order.length > before.draft.order.length ? 'tile' : undefined;
}

type Heard = Seen & { readonly actions: Pick<GameStore['actions'], 'say'> };

/** Plays sounds of the game where they are wanted; what makes them comes with the first of them. */
export function followSounds(
  store: {
    readonly subscribe: (listener: (state: Heard, before: Heard) => void) => unknown;
  },
  load: () => Promise<{ readonly play: (sound: Sound) => void }> = () => import('./tones'),
): void {
  store.subscribe((state, before) => {
    if (!state.settings.sounds) return;
    const isSwitchedOn = !before.settings.sounds;
    const sound = isSwitchedOn ? 'tile' : soundBetween(before, state);
    if (!sound) return;
    load().then(
      ({ play }) => play(sound),
      (reason) => {
        // A game goes on without them, but who has just switched them on wonders.
        if (isSwitchedOn) state.actions.say({ tone: 'refusal', headline: partNotLoaded(reason) });
      },
    );
  });
}
