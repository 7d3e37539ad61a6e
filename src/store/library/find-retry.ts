import type { GameRecord } from '../../engine';
import { gameName } from '../kept-names';
import { firstOwnTurn } from '../retry';
import type { SaveService } from '../save-service';
import type { Retry } from '../state';
import { cardIn } from './read-kept-game';

/**
 * The retry that a record is part of, by the cards of its ancestors as far as the nearest finished one. Undefined if
 * none is finished, or a card before it is missing.
 */
export async function retryOf(
  { read }: Pick<SaveService, 'read'>,
  record: GameRecord,
): Promise<Retry | undefined> {
  let turn = firstOwnTurn(record);
  const seen = new Set<string>();
  let at = record.parent?.id;
  while (at !== undefined && !seen.has(at)) {
    const card = cardIn((await read(gameName(at))) ?? '');
    if (card?.winners) return { finished: at, turn };
    seen.add(at);
    turn = Math.min(turn, (card?.from ?? turn) + 1);
    at = card?.parent;
  }
  return undefined;
}
