import { err, latestState, type Lexicon, ok, type Timeline, type TurnEvent } from '../engine';
import { decideInput, openLocalTable } from './local-table';
import type { RemoteTable, TableServices } from './table';

/**
 * Opens a table over a fixed position. Moves are judged as in a game, but none is played: each legal one is reported as
 * a try, and help as soon as it is taken.
 */
export function openPuzzleTable(
  timeline: Timeline,
  services: Omit<TableServices, 'save'>,
  { onTry, onHelp }: { readonly onTry: (outcome: TurnEvent) => void; readonly onHelp: () => void },
): RemoteTable {
  let lexicon: Lexicon | undefined;
  const table = openLocalTable({ timeline, running: false }, { ...services, save: () => {} });
  return {
    ...table,
    isLocal: false,
    submit: (input) => {
      const decided = decideInput(latestState(table.timeline()), input, lexicon);
      if (!decided.ok) return decided;
      onTry(decided.value.outcome);
      return ok(decided.value.move);
    },
    resign: () => err({ code: 'NO_RESIGNATION' }),
    takeHelp: (help) => {
      const taken = table.takeHelp(help);
      if (taken.ok) onHelp();
      return taken;
    },
    useLexicon: (words) => {
      lexicon = words;
      table.useLexicon(words);
    },
  };
}
