/**
 * Recomputes all counts in `tests/golden/perft.json` with the oracle, both plies, and writes them: `npx tsx
 * tests/oracle/make-perft.ts`. It takes some minutes.
 */
import { perftPosition, perftTable, writePerftTable } from '../golden/perft';
import { legalPlays } from './legal-plays';
import { perft } from './perft';

writePerftTable(
  perftTable().map((entry) => {
    const { position, reply, list } = perftPosition(entry);
    const counts = perft(position, reply, (each) => legalPlays(each, list));
    return {
      ...entry,
      by: 'the slow rules, both plies, with the shipped words of two to five letters',
      ...counts,
    };
  }),
);
