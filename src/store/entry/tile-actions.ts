import {
  alphabetOf,
  isFree,
  isOnBoard,
  letterInEitherCase,
  positionBefore,
  sameSquare,
  type Square,
  step,
} from '../../engine';
import type { EntryActions, EntryCursor, EntryScreenState } from './entry-state';
import { typedPlay } from './turn-form';

/** The actions that lay, move and remove tiles of the turn in the form. */
export function tileActions(
  { getState: get, setState: set }: EntryScreenState,
  change: EntryActions['change'],
) {
  const positionNow = () => positionBefore(get().entry, get().at);

  /** The board before the turn, with the tiles of the form on it. */
  const isOpen = (square: Square): boolean =>
    isFree(positionNow(), square) &&
    !get().form.laid.some((laid) => sameSquare(laid.square, square));

  function nextOpen(cursor: EntryCursor): EntryCursor {
    const { board } = positionNow();
    let { square } = cursor;
    while (isOnBoard(board, square) && !isOpen(square)) square = step(square, cursor.direction, 1);
    return isOnBoard(board, square) ? { ...cursor, square } : cursor;
  }

  return {
    typeMove: (typed: string) => {
      const { entry, lexicon } = get();
      const play = typedPlay(entry.setup.rules, positionNow(), typed, lexicon);
      change({ typed, laid: play?.laid ?? [], ...(play && { direction: play.direction }) });
    },
    typeLetter: (character: string, isBlank: boolean): boolean => {
      const { cursor, form, entry } = get();
      const letter = letterInEitherCase(alphabetOf(entry.setup.rules.tileSet), character);
      if (letter === undefined || !cursor) return false;
      const { square, direction } = nextOpen(cursor);
      if (!isOpen(square)) return true;
      const tile = { kind: isBlank ? ('blank' as const) : ('letter' as const), letter };
      const laid = [...form.laid, { square, tile }];
      const isMove = form.kind === 'exchange' || form.kind === 'pass';
      change({ laid, direction, typed: undefined, ...(isMove && { kind: 'play' }) });
      const next = { square: step(square, direction, 1), direction };
      set({
        cursor: isOnBoard(positionNow().board, next.square)
          ? nextOpen(next)
          : { square, direction },
      });
      return true;
    },
    takeBack: () => {
      const { form, cursor } = get();
      const direction = cursor?.direction ?? form.direction;
      const last = form.laid.at(-1);
      if (!last) return;
      change({ laid: form.laid.slice(0, -1), typed: undefined });
      set({ cursor: { square: last.square, direction } });
    },
    takeBackFrom: (square: Square) => {
      const laid = get().form.laid.filter((each) => !sameSquare(each.square, square));
      change({ laid, typed: undefined });
    },
    moveTile: (from: Square, to: Square) => {
      if (!isOpen(to)) return;
      const { laid } = get().form;
      const moved = laid.find(({ square }) => sameSquare(square, from));
      if (!moved) return;
      const others = laid.filter((each) => each !== moved);
      change({ laid: [...others, { ...moved, square: to }], typed: undefined });
    },
    setCursor: (cursor: EntryCursor | undefined) => set({ cursor }),
    moveCursor: (rows: number, columns: number) => {
      const { cursor } = get();
      const { board } = positionNow();
      if (!cursor) {
        set({ cursor: { square: board.start, direction: 'across' } });
        return;
      }
      const square = { row: cursor.square.row + rows, column: cursor.square.column + columns };
      if (isOnBoard(board, square)) set({ cursor: { ...cursor, square } });
    },
    clearTiles: () => {
      change({ laid: [], typed: undefined });
      set({ cursor: undefined });
    },
  };
}
