import { alphabetOf, letterInEitherCase } from '../../engine';
import { notOnRack, spokenChosen } from '../../messages';
import { chosenTiles, type GameStore, slotsWith, withNextChosen } from '../../store';

/** Chooses the next tile with the letter of a key for an exchange, if there is one; returns whether it is a letter. */
export function chooseByKey(getState: () => GameStore, key: string): boolean {
  const { table, draft, exchange, actions } = getState();
  if (!table || !exchange) return false;
  const letter = letterInEitherCase(alphabetOf(table.view.rules.tileSet), key);
  if (letter === undefined) return false;
  const slots = slotsWith(draft, { kind: 'letter', letter });
  if (slots.length === 0) {
    actions.say({ tone: 'remark', headline: notOnRack(letter) });
  } else {
    actions.chooseTiles(withNextChosen(exchange.chosen, slots));
    actions.tell(spokenChosen(chosenTiles(getState())));
  }
  return true;
}
