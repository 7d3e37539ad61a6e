import { type CSSProperties, type KeyboardEvent, memo, useRef, useState } from 'react';
import { tileText, type TileSet, type View } from '../../engine';
import {
  countOfFace,
  ODDS_HINT,
  oddsOf,
  UNSEEN_TILES,
  unseenFaceLabel,
  unseenTitle,
} from '../../messages';
import { laidSquares } from '../../store';
import { useGame, useLandmark } from '../game-context';
import { isPlainKey } from '../ui';
import { useLater } from '../use-deferred';
import './unseen-tiles.css';

const BLANK = tileText({ kind: 'blank' });

/** The face of every kind of tile in the game, the blank last. */
const facesOf = ({ letters, blank }: TileSet): readonly string[] => [
  ...letters.flatMap(({ letter, count }) => (count > 0 ? [letter] : [])),
  ...(blank.count > 0 ? [BLANK] : []),
];

/** The index of the face to which each key moves. */
const FACE_AFTER: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowRight: (at) => at + 1,
  ArrowDown: (at) => at + 1,
  ArrowLeft: (at) => at - 1,
  ArrowUp: (at) => at - 1,
  Home: () => 0,
  End: (_, last) => last,
};

/** The unseen tiles of a view; `laid` is the number of tiles in the draft. */
const Faces = memo(function Faces({ view, laid }: { readonly view: View; readonly laid: number }) {
  const [chosen, setChosen] = useState<string>();
  /** The face in the tab order: the one chosen last (roving tabindex). */
  const [stop, setStop] = useState<string>();
  const [pointed, setPointed] = useState<string>();
  const list = useRef<HTMLUListElement>(null);
  const { unseen, bagCount } = view;
  const faces = facesOf(view.rules.tileSet);
  const shown = pointed ?? chosen;
  const { title, bag } = unseenTitle(unseen.length, bagCount);
  const atTab = Math.max(0, faces.indexOf(stop ?? ''));

  const choose = (face: string): void => {
    setChosen(face);
    setStop(face);
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    if (!isPlainKey(event)) return;
    const after = FACE_AFTER[event.key]?.(atTab, faces.length - 1) ?? atTab;
    const next = list.current?.querySelectorAll('button')[after];
    if (after === atTab || !next) return;
    event.preventDefault();
    next.focus();
  };

  return (
    <section
      ref={useLandmark('unseen')}
      className={shown === undefined ? 'panel unseen' : 'panel unseen unseen--odds'}
      aria-label={UNSEEN_TILES}
      data-scrolls
    >
      <h2>{title}</h2>
      <p className="unseen__bag">{bag}</p>
      <ul
        ref={list}
        translate="no"
        style={
          {
            '--half': Math.ceil(faces.length / 2),
            '--third': Math.ceil(faces.length / 3),
          } as CSSProperties
        }
        onKeyDown={onKeyDown}
        onBlur={({ currentTarget, relatedTarget }) => {
          // Otherwise its odds would be read out after every move.
          if (!currentTarget.contains(relatedTarget)) setChosen(undefined);
        }}
      >
        {faces.map((face, index) => {
          const count = countOfFace(unseen, face);
          return (
            <li key={face}>
              <button
                type="button"
                className={count === 0 ? 'unseen__face unseen__gone' : 'unseen__face'}
                aria-label={unseenFaceLabel(face, count)}
                aria-pressed={face === chosen}
                tabIndex={index === atTab ? 0 : -1}
                onClick={() => choose(face)}
                onFocus={() => choose(face)}
                onPointerEnter={() => setPointed(face)}
                onPointerLeave={() => setPointed(undefined)}
              >
                <span className="tile">
                  {face === BLANK ? <span className="tile__notch" /> : <span>{face}</span>}
                </span>
                <span className="unseen__count">{count}</span>
              </button>
            </li>
          );
        })}
      </ul>
      <p className="unseen__odds">{shown === undefined ? ODDS_HINT : oddsOf(view, shown, laid)}</p>
    </section>
  );
});

/**
 * The tiles that this player cannot see, in the bag or on hidden racks, with the odds of the selected one. Rendered
 * after the board.
 */
export function UnseenTiles() {
  const view = useLater(useGame(({ table }) => table?.view));
  const laid = useLater(useGame(({ draft }) => laidSquares(draft).length));
  return view ? <Faces view={view} laid={laid} /> : null;
}
