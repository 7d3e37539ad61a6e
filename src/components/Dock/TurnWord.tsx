import type { Turn } from '../../engine';
import { turnInShort } from '../../messages';

/** Main word of a turn, struck out if it was withdrawn or cost the turn; or else the kind of turn. */
export const TurnWord = ({ turn }: { readonly turn: Turn }) =>
  turn.kind === 'lost-turn' ? <s>{turn.words[0]}</s> : turnInShort(turn);
