import { useState } from 'react';
import { refuseExchange, type Tile, tileValue, type View } from '../../engine';
import {
  EXCHANGE,
  exchangeAction,
  exchangeNote,
  rackTileLabel,
  submitReason,
} from '../../messages';
import { recall, tilesOnRack } from '../../store';
import { GameDialog } from '../GameDialog/GameDialog';
import { useActions, useGame } from '../game-context';
import { TileFace } from '../Tile/Tile';
import { Button } from '../ui';

const letterOf = (tile: Tile): string | undefined =>
  tile.kind === 'letter' ? tile.letter : undefined;

function ExchangeDialog({ view, onClose }: { readonly view: View; readonly onClose: () => void }) {
  const { exchange } = useActions();
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const draft = useGame((state) => state.draft);
  const rack = tilesOnRack(recall(draft));
  const tiles = rack.filter((_, position) => chosen.has(position));
  const refusal = refuseExchange(view.rules, rack, view.bagCount, tiles);
  const toggle = (position: number): void => {
    const next = new Set(chosen);
    if (!next.delete(position)) next.add(position);
    setChosen(next);
  };
  return (
    <GameDialog title={EXCHANGE.title} onClose={onClose}>
      <div className="exchange">
        <p>
          {refusal?.code === 'TOO_FEW_IN_BAG'
            ? submitReason(view.rules, refusal)
            : exchangeNote(view.bagCount)}
        </p>
        <div className="exchange__tiles" role="group" aria-label={EXCHANGE.tiles}>
          {rack.map((tile, position) => {
            const isChosen = chosen.has(position);
            return (
              <button
                type="button"
                // Equal tiles differ only in their position.
                key={position}
                className="exchange__tile"
                aria-label={rackTileLabel(letterOf(tile), tileValue(view.rules.tileSet, tile))}
                aria-pressed={isChosen}
                onClick={() => toggle(position)}
              >
                <span className={isChosen ? 'tile tile--selected' : 'tile'}>
                  <TileFace tileSet={view.rules.tileSet} tile={tile} />
                </span>
              </button>
            );
          })}
        </div>
        <Button
          tone="main"
          disabled={refusal !== undefined}
          onClick={() => {
            onClose();
            exchange(tiles);
          }}
        >
          {exchangeAction(chosen.size)}
        </Button>
      </div>
    </GameDialog>
  );
}

/** Opens the exchange dialog, in games that allow exchanges. */
export function ExchangeButton({ disabled }: { readonly disabled: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const view = useGame(({ table }) => table?.view);
  if (!view || view.rules.exchange === 'none') return null;
  return (
    <>
      <Button className="move-form__exchange" disabled={disabled} onClick={() => setOpen(true)}>
        {EXCHANGE.open}
      </Button>
      {isOpen && !disabled && <ExchangeDialog view={view} onClose={() => setOpen(false)} />}
    </>
  );
}
