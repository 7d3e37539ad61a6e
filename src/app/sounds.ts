import { partNotLoaded } from '../messages';
import type { GameStore } from '../store';
import type { Sound } from './tones';

type Seen = Pick<GameStore, 'table' | 'draft' | 'settings'>;

/** The sound for a change of state; undefined if there is none. */
function soundBetween(before: Seen, after: Seen): Sound | undefined {
  const { table, draft } = after;
  if (!table || before.table?.recordId !== table.recordId) return undefined;
  if (table.view.result && !before.table.view.result) return 'end';
  const isTurn = table.phase === 'your-turn' && before.table.phase !== 'your-turn';
  if (table.turns > before.table.turns) return isTurn ? 'turn' : 'move';
  if (isTurn) return 'turn';
  return draft.order.length > before.draft.order.length ? 'tile' : undefined;
}

type Heard = Seen & { readonly actions: Pick<GameStore['actions'], 'say'> };

/** Plays the sounds of the game if they are on; their code is loaded with the first one. */
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
        // The game continues without sounds, but a player who has just switched them on expects one.
        if (isSwitchedOn) state.actions.say({ tone: 'refusal', headline: partNotLoaded(reason) });
      },
    );
  });
}
