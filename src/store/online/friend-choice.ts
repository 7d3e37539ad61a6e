import { levelOf } from '../../engine';
import type { StoreCore } from '../game-words';
import { quickChoice, usualSeat } from '../setup-choice';
import type { SetupChoice } from '../state';

/**
 * A game with one friend: the last one that the player set up, or else the usual one, if that takes two people at all.
 * Undefined if something that it needs cannot be loaded.
 */
export async function friendChoice({
  screen,
  services,
  saves,
  lexicons,
}: Pick<StoreCore, 'screen' | 'services' | 'saves' | 'lexicons'>): Promise<
  SetupChoice | undefined
> {
  const state = screen.getState();
  const { seats } = state.lastSetup?.rules ?? {};
  const isForTwo = seats !== undefined && seats.fixed.length === 0 && seats.most > 1;
  const lastSetup = isForTwo ? state.lastSetup : undefined;
  const choice = await quickChoice({ ...state, lastSetup }, lexicons, saves, services);
  if (!choice) return undefined;
  const { rules } = choice;
  const { level } = state.settings;
  const computers = Array.from({ length: Math.max(0, rules.seats.least - 2) }, (_, index) => ({
    ...usualSeat('computer', index + 2),
    level: levelOf(rules, { player: 'computer', level }),
  }));
  return {
    ...choice,
    seats: [usualSeat('human', 0), usualSeat('human', 1), ...computers],
    far: [1],
    help: false,
    undo: false,
  };
}
