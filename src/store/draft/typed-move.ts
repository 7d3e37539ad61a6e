import { parseMove, type View } from '../../engine';

function tidied(text: string): string {
  const [tiles = '', ...place] = text.trimEnd().split(/\s*,\s*/);
  return [tiles, ...place.map((part) => part.toLowerCase())].join(',');
}

const isMove = (view: View, text: string): boolean => {
  const move = parseMove(view.rules, view, text);
  return move.ok || move.error.code !== 'ILLEGAL_FORMAT';
};

/**
 * Converts a text of the move box to the notation of the game. Accepts spaces around a comma or at the end, and a
 * square in capitals. Any other text is returned unchanged. The letters of tiles are never changed, since
 * lower-case ones are blanks.
 */
export function textOfMove(view: View, typed: string): string {
  const text = tidied(typed);
  return !isMove(view, typed) && isMove(view, text) ? text : typed;
}

export const readTypedMove = (view: View, typed: string): ReturnType<typeof parseMove> =>
  parseMove(view.rules, view, textOfMove(view, typed));
