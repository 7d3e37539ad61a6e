import {
  judgePlay,
  type Play,
  playerViewBefore,
  positionBefore,
  rackTileOf,
  seatOfTurn,
  takeTiles,
} from '../../engine';
import type { StoreContext } from '../context';
import { MAX_BEST_MOVES } from '../help-state';
import { withLearned } from '../learned';
import type { EntryActions, EntryAnalysis, EntryScreenState } from './entry-state';
import { typedTiles } from './turn-form';

/** Finds and shows the best moves of the turn in the form. */
export function analysisOf(
  { getState: get, setState: set }: EntryScreenState,
  { services, screen }: StoreContext,
  change: EntryActions['change'],
) {
  let cancelSearch = (): void => {};
  const positionNow = () => positionBefore(get().entry, get().at);

  const actions = {
    analyse: async () => {
      const { entry, at, form, lexicon } = get();
      const known = typedTiles(entry.setup.rules, form.rack) ?? [];
      const laid = form.laid.map(({ tile }) => rackTileOf(tile));
      const count = positionNow().rackCounts[seatOfTurn(entry, at)] ?? 0;
      const together = [...known, ...takeTiles(known, laid).missing];
      // Tiles on the board that a whole rack lacks are a mistake.
      const rack = together.length > count ? known : together;
      const isPartial = rack.length < count;
      const unavailable = { state: 'unavailable', moves: undefined, isPartial } as const;
      if (!lexicon || rack.length === 0) {
        set({ analysis: unavailable });
        return;
      }
      const position = withLearned(screen.getState(), playerViewBefore(entry, at, rack), lexicon);
      const question = services.rateMoves({ position, max: MAX_BEST_MOVES }, lexicon);
      const searching: EntryAnalysis = { state: 'searching', moves: undefined, isPartial };
      cancelSearch();
      cancelSearch = question.cancel;
      set({ analysis: searching });
      const answer = await question.answer;
      if (get().analysis !== searching) return;
      const isFound = answer.kind === 'answered';
      set({
        analysis: isFound ? { ...searching, state: 'done', moves: answer.value } : unavailable,
      });
    },
    showGhost: (play: Play | undefined) => {
      const { rules } = get().entry.setup;
      const rack = play?.tiles.map(rackTileOf) ?? [];
      const judged = play && judgePlay(rules, positionNow(), rack, play, undefined);
      set({ ghost: judged?.ok ? judged.value : undefined });
    },
    takePlay: (play: Play) => {
      const { rules } = get().entry.setup;
      const judged = judgePlay(rules, positionNow(), play.tiles.map(rackTileOf), play, undefined);
      const { direction } = play;
      if (judged.ok) change({ kind: 'play', laid: judged.value.laid, direction, typed: undefined });
    },
  };
  return { actions, cancel: () => cancelSearch() };
}
