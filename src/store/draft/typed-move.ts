import { parseMove, type View } from '../../engine';

/** A text without spaces around its commas and at its end, and with its place in small letters. */
function tidied(text: string): string {
  const [tiles = '', ...place] = text.trimEnd().split(/\s*,\s*/);
  return [tiles, ...place.map((part) => part.toLowerCase())].join(',');
}

const isMove = (view: View, text: string): boolean => {
  const move = parseMove(view.rules, view, text);
  return move.ok || move.error.code !== 'ILLEGAL_FORMAT';
};

/**
 * A text of the move box as the notation of the game has it. The box forgives what cannot be meant otherwise: spaces
 * around a comma and at the end, and a square in capitals. A text that is no move even so stays as it is; letters of
 * tiles are never changed, since small ones are blanks.
 */
export function textOfMove(view: View, typed: string): string {
  const text = tidied(typed);
  return !isMove(view, typed) && isMove(view, text) ? text : typed;
}

/** Reads a text of the move box. */
export const readTypedMove = (view: View, typed: string): ReturnType<typeof parseMove> =>
  parseMove(view.rules, view, textOfMove(view, typed));
