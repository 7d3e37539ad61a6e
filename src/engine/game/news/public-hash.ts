import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { alphabetOf, placedTileText } from '../../tiles';
import type { View } from '../view';

/**
 * A fingerprint of all that every player may know of a moment, whoever looks: two pages that have
 * the same one agree on the board, the scores, the turns, and how many tiles lie where. SHA-256 in
 * base 16.
 */
export function publicHash({ rules, grid, seats, toMove, bagCount, turns, result }: View): string {
  const alphabet = alphabetOf(rules.tileSet);
  const facts = [
    grid.map((content) => (content.kind === 'empty' ? '.' : placedTileText(alphabet, content))),
    seats.map(({ score, rack }) => [score, rack.kind === 'shown' ? rack.tiles.length : rack.count]),
    toMove,
    bagCount,
    turns.map(({ kind, seat, total }) => [kind, seat, total]),
    result ? [result.reason, result.finalScores, result.winners] : null,
  ];
  return bytesToHex(sha256(utf8ToBytes(JSON.stringify(facts))));
}
