import { latestState, playerViewOf, refuseExchange } from '../engine';
import { noWordFits } from '../messages';
import type { StoreContext } from './context';
import { mayAnalyse } from './help';
import { withAnnouncement } from './notices';
import type { ScreenState } from './state';
import { lexiconIn } from './lexicon';
import { ownRack } from './own-seat';

/** Time after which a turn is searched, so that the search delays nothing that its start needs. */
const SEARCH_AFTER_MS = 1000;

/** Names the turn that the person here may have analysed; undefined if there is none. */
const helpedTurn = (state: ScreenState): string | undefined =>
  mayAnalyse(state) ? `${state.table?.recordId} ${state.table?.turns}` : undefined;

/**
 * Searches in every turn for a word that fits the rack, and announces it if there is none. This does not
 * count as help, since it reveals no word.
 */
export function searchQuietly({ screen, services, session }: StoreContext): void {
  const { getState: get, setState: set } = screen;
  let turn: string | undefined;
  let leaveTurn = (): void => {};

  function search(): void {
    const { table } = get();
    const lexicon = lexiconIn(get());
    const game = session.table()?.timeline();
    if (!table || !game || !lexicon) return;
    const { recordId, turns, view } = table;
    const position = playerViewOf(latestState(game));
    const { answer, cancel } = services.findLanes(
      { position, whose: 'own', seed: `turn ${turns}` },
      lexicon,
    );
    leaveTurn = cancel;
    const searched = turn;
    void answer.then((found) => {
      if (found.kind !== 'answered' || turn !== searched) return;
      const { rows, columns, isCut } = found.value;
      if (isCut || [...rows, ...columns].some((best) => best !== undefined)) return;
      const rack = ownRack(view);
      const refusal = refuseExchange(view.rules, rack, view.bagCount, rack.slice(0, 1));
      const text = noWordFits(refusal === undefined);
      set({ noWordFits: { recordId, turns, text }, ...withAnnouncement(get(), text) });
    });
  }

  function follow(): void {
    const now = helpedTurn(get());
    if (now === turn) return;
    turn = now;
    leaveTurn();
    leaveTurn = now === undefined ? () => {} : services.after(SEARCH_AFTER_MS, search);
  }

  screen.subscribe(follow);
  follow();
}
