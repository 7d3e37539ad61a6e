import {
  positionBefore,
  rackTileOf,
  seatOfTurn,
  suggestMove,
  suggestTilesToLay,
} from '../../engine';
import type { EntryState } from './entry-state';
import { formOutcome } from './entry-store';
import { typedPlay, typedTiles } from './turn-form';

/** Whether the form holds a turn that fits, with words of the list. */
function isAccepted(state: EntryState): boolean {
  const { fault, outcome, unlisted } = formOutcome(state);
  return fault === undefined && outcome?.problem === undefined && unlisted.length === 0;
}

/** The number of blanks that the player may have had. */
function blanksOf({ entry, at, form }: EntryState): number {
  const { rules } = entry.setup;
  const rack = typedTiles(rules, form.rack) ?? [];
  const isWhole = rack.length >= (positionBefore(entry, at).rackCounts[seatOfTurn(entry, at)] ?? 0);
  return isWhole ? rack.filter(({ kind }) => kind === 'blank').length : rules.tileSet.blank.count;
}

/**
 * Another move that a typed one may mean, if that is none, doesn't fit or isn't in the word list. Undefined unless that
 * move would be accepted.
 */
export function suggestedMove(state: EntryState): string | undefined {
  const { entry, at, form, lexicon } = state;
  const { rules } = entry.setup;
  const typed = form.typed?.trim() ?? '';
  if (typed === '' || !lexicon || isAccepted(state)) return undefined;
  const field = positionBefore(entry, at);
  const tiles = form.laid.map(({ tile }) => rackTileOf(tile));
  // In files of games the place comes first, and after a space.
  const texts = [typed, typed.replace(/\s+/, ','), typed.split(/\s+/).toReversed().join(',')];
  return [
    ...texts.flatMap((text) =>
      [blanksOf(state), 0].map((blanks) => suggestMove(rules, field, text, blanks)),
    ),
    suggestTilesToLay(rules, field, tiles, typed),
  ].find((move) => {
    const play = move === undefined ? undefined : typedPlay(rules, field, move, lexicon);
    return play && isAccepted({ ...state, form: { ...form, ...play, typed: move } });
  });
}
