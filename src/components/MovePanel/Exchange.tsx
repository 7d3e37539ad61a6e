import { useEffect, useLayoutEffect } from 'react';
import { refuseExchange, type Tile, type View } from '../../engine';
import { EXCHANGE, exchangeAction, exchangeNote, submitReason } from '../../messages';
import { chosenTiles, type GameStore, ownRack } from '../../store';
import { useActions, useGame, useLandmark, useLandmarks } from '../game-context';
import { Button, moveFocus } from '../ui';
import { Tool } from './Tool';

export const isExchanging = ({ exchange }: GameStore): boolean => exchange !== undefined;

const CANCEL = 'M6.5 6.5l11 11M17.5 6.5l-11 11';

/** Starts the choice of tiles to exchange, in games that allow exchanges; pressed again, ends it. */
export function ExchangeButton({ disabled }: { readonly disabled: boolean }) {
  const isOffered = useGame(({ table }) => table?.view.rules.exchange !== 'none');
  const isOn = useGame(isExchanging);
  const { beginExchange, escape } = useActions();
  const button = useLandmark('exchange');
  if (!isOffered) return null;
  return (
    <Button
      ref={button}
      className="move-form__exchange"
      disabled={disabled}
      aria-pressed={isOn}
      onClick={isOn ? escape : beginExchange}
    >
      {EXCHANGE.open}
    </Button>
  );
}

const refusalOf = (view: View, tiles: readonly Tile[]) =>
  refuseExchange(view.rules, ownRack(view), view.bagCount, tiles);

/** Says what an exchange costs, or why the chosen tiles cannot be exchanged. */
const noteOf = (state: GameStore): string => {
  const view = state.table?.view;
  const refusal = view && refusalOf(view, chosenTiles(state));
  if (!view) return '';
  return refusal && refusal.code !== 'NOTHING_TO_EXCHANGE'
    ? submitReason(view.rules, refusal)
    : exchangeNote(view.bagCount);
};

/** Announces the note on the exchange when it changes; other notices may hide it meanwhile. */
export function useExchangeAnnouncement(): void {
  const note = useGame((state) => (isExchanging(state) ? noteOf(state) : ''));
  const { announce } = useActions();
  useEffect(() => {
    if (note) announce(note);
  }, [announce, note]);
}

/** The line of the verdict while tiles to exchange are chosen. */
export const ExchangeNote = () => <span className="verdict__hint">{useGame(noteOf)}</span>;

/** Focuses the first tile, and then the button that started the choice if the focus is still on the ledge. */
function useFocusOnTiles(): void {
  const { find } = useLandmarks();
  useLayoutEffect(() => {
    moveFocus(find('rack')?.querySelector<HTMLElement>('[data-place]:enabled'));
    return () => {
      if (find('ledge')?.contains(document.activeElement)) moveFocus(find('exchange'));
    };
  }, [find]);
}

/** Takes the place of the ledge's menu while tiles to exchange are chosen. */
export function CancelExchange() {
  const { escape } = useActions();
  return <Tool name={EXCHANGE.cancel} icon={CANCEL} onClick={escape} />;
}

/** Takes the place of *Play* while tiles to exchange are chosen. */
export function ExchangeTiles() {
  const view = useGame(({ table }) => table?.view);
  const draft = useGame((state) => state.draft);
  const choice = useGame((state) => state.exchange);
  const { exchange } = useActions();
  useFocusOnTiles();
  const tiles = chosenTiles({ draft, exchange: choice });
  return (
    <button
      type="button"
      className="ledge__play"
      disabled={!view || refusalOf(view, tiles) !== undefined}
      onClick={() => exchange(tiles)}
    >
      {exchangeAction(tiles.length)}
    </button>
  );
}
