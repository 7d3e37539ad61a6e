import { latestState, playerViewOf, refuseExchange } from '../engine';
import { noWordFits } from '../messages';
import type { StoreContext } from './context';
import { mayAnalyse } from './help';
import { announced } from './notices';
import { lexiconIn, ownRack } from './verdict';

/**
 * Looks whether any word fits the rack, without being asked, and says so if none does. That is no help on record: it
 * reveals no word. Returns a function that cancels the search.
 */
export function searchQuietly({
  screen: { getState: get, setState: set },
  services,
  session,
}: Pick<StoreContext, 'screen' | 'services' | 'session'>): () => void {
  const { table } = get();
  const lexicon = lexiconIn(get());
  const game = session.table()?.timeline();
  if (!table || !game || !lexicon || !mayAnalyse(get())) return () => {};
  const { recordId, turns, view } = table;
  const position = playerViewOf(latestState(game));
  const { answer, cancel } = services.findLanes(
    { position, whose: 'own', seed: `turn ${turns}` },
    lexicon,
  );
  void answer.then((found) => {
    const now = get().table;
    if (found.kind !== 'answered' || now?.recordId !== recordId || now.turns !== turns) return;
    const { rows, columns, isCut } = found.value;
    if (isCut || [...rows, ...columns].some((best) => best !== undefined)) return;
    const rack = ownRack(view);
    const mayExchange =
      refuseExchange(view.rules, rack, view.bagCount, rack.slice(0, 1)) === undefined;
    const text = noWordFits(mayExchange);
    set({ noWordFits: { recordId, turns, text }, ...announced(get(), text) });
  });
  return cancel;
}
