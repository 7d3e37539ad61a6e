import { type CSSProperties, useEffect, useMemo } from 'react';
import { squareName, summaryOf, tileAt } from '../../engine';
import { bestWordTexts } from '../../messages';
import { wordOfTurn } from '../../store';
import { useActions, useGame, useLandmark } from '../game-context';
import { TileFace } from '../Tile/Tile';
import './best-word.css';

/** Marks the word of a turn (1-based) on the board unless another turn is pointed at. */
function useMarkOn(turn: number | undefined): void {
  const pointedAt = useGame((state) => state.turnPointedAt);
  const { pointAtTurn } = useActions();
  useEffect(() => {
    if (pointedAt === undefined) pointAtTurn(turn);
  }, [pointedAt, turn, pointAtTurn]);
  useEffect(() => () => pointAtTurn(undefined), [pointAtTurn]);
}

export function BestWord() {
  const table = useGame((state) => state.table);
  const view = table?.view;
  const summary = useMemo(() => view && summaryOf(view), [view]);
  const texts = view && summary && bestWordTexts(view, summary);
  useMarkOn(texts?.turn);
  const bestWord = useLandmark('best-word');
  const points = useLandmark('best-points');
  if (!table || !view || !texts) return null;
  const { tileSet } = view.rules;
  const squares = wordOfTurn(table, texts.turn);
  return (
    <div
      ref={bestWord}
      className="best-word"
      style={{ '--letters': squares.length } as CSSProperties}
    >
      <p>
        <span>{texts.whose}</span> <br />
        <strong>{texts.where}</strong>
      </p>
      <span className="best-word__tiles" aria-hidden="true" translate="no">
        {squares.map((square) => {
          const tile = tileAt(view, square);
          return (
            tile && (
              <span
                className="tile"
                key={`${square.row} ${square.column}`}
                data-laid-on={squareName(square)}
              >
                <TileFace tileSet={tileSet} tile={tile} />
              </span>
            )
          );
        })}
      </span>
      <strong ref={points} className="best-word__points">
        {texts.points}
      </strong>
    </div>
  );
}
