import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { remember } from '../remember';
import { orderedRules, type RuleBook } from '../rules';

/** The fields of rules on which games of Club against itself depend. */
const DECIDES_PLAY: Readonly<Record<keyof RuleBook, boolean>> = {
  id: false,
  name: false,
  notation: false,
  wording: false,
  boardFormat: false,
  seats: false,
  firstSeat: false,
  tileSet: true,
  rackSize: true,
  deal: false,
  bonuses: true,
  wordsPerMove: true,
  shortestWord: true,
  premiums: true,
  opening: true,
  occupiedSquare: false,
  exchange: true,
  unknownWord: false,
  passesToEnd: true,
  emptyRack: true,
  unplayedTiles: true,
  tie: true,
  racks: false,
  moveReport: false,
  randomness: false,
  computers: false,
  // The set-up offers it as an option, and Club exchanges nothing.
  leastInBag: false,
};

/** Identifies rules by the fields on which play depends, in sixteen hexadecimal digits. */
export const rulesFingerprint = remember((rules: RuleBook): string => {
  const ordered = orderedRules(rules);
  const played = Object.entries(DECIDES_PLAY).map(([field, decides]) =>
    decides ? ordered[field as keyof RuleBook] : undefined,
  );
  return bytesToHex(sha256(utf8ToBytes(JSON.stringify(played)))).slice(0, 16);
});
