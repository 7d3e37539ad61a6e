import type { GameRecord } from '../../engine';
import { firstOwnTurn } from '../game-before';
import type { SaveService } from '../save-service';
import { gameName } from '../kept-names';
import { cardIn } from './kept-game';

/**
 * The first turn (from 1) in which a record differs from its ancestor, by the cards of the branches between them.
 * Undefined if it does not descend from that game, or a card is missing.
 */
export async function firstDifferentTurn(
  { read }: Pick<SaveService, 'read'>,
  record: GameRecord,
  ancestor: string,
): Promise<number | undefined> {
  let turn = firstOwnTurn(record);
  const seen = new Set<string>();
  let at = record.parent?.id;
  while (at !== undefined && at !== ancestor) {
    const card = seen.has(at) ? undefined : cardIn((await read(gameName(at))) ?? '');
    seen.add(at);
    turn = Math.min(turn, (card?.from ?? turn) + 1);
    at = card?.parent;
  }
  return at === undefined ? undefined : turn;
}
