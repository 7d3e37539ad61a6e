import * as v from 'valibot';
import { MAX_LENGTH, MAX_COUNT, sanitizeName } from '../../engine';
import { parseInvitation } from '../../net';

/** The board of an invitation: a shipped one if name and size match, else only its shape is shown. */
interface InvitedBoard {
  readonly name: string;
  readonly columns: number;
  readonly rows: number;
}

/**
 * The part of a link that describes its table, so that a friend can read about it before anyone is contacted.
 * It is not authenticated: anyone who forwards the link can change it, so it is only for display.
 */
export interface Introduction {
  readonly host: string | undefined;
  readonly game: string | undefined;
  readonly board: InvitedBoard | undefined;
  readonly racks: 'open' | 'closed' | undefined;
  /** Who has the first turn, if it is one of these two. */
  readonly first: 'host' | 'guest' | undefined;
}

/** A name, bounded in UTF-16 code units before it is sanitized. */
const text = v.pipe(
  v.string(),
  v.maxLength(2 * MAX_LENGTH.name),
  v.transform(sanitizeName),
  v.minLength(1),
);

const size = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,3}x[1-9]\d{0,3}$/),
  v.transform((each) => {
    const [columns = 0, rows = 0] = each.split('x').map(Number);
    return { columns, rows };
  }),
  v.check(({ columns, rows }) => columns * rows <= MAX_COUNT.squares),
);

const or = <const S extends v.GenericSchema>(schema: S) =>
  v.fallback(v.optional(schema), undefined);

const schema = v.object({
  by: or(text),
  game: or(text),
  board: or(text),
  size: or(size),
  racks: or(v.picklist(['open', 'closed'])),
  first: or(v.picklist(['host', 'guest'])),
});

/** The first characters of a name, encoded so that no chat program ends the link within them. */
const written = (name: string): string =>
  encodeURIComponent(
    [...name.replaceAll(/\p{Cs}/gu, '')].slice(0, MAX_LENGTH.name).join(''),
  ).replaceAll(/[!'()*~.]/g, (each) => `%${each.charCodeAt(0).toString(16).toUpperCase()}`);

/** Parses a parameter of a fragment; empty if it is not valid percent-encoding. */
function parameterIn(part: string): readonly (readonly [name: string, value: string])[] {
  const [name = '', value = ''] = part.split('=');
  try {
    return [[name, decodeURIComponent(value)]];
  } catch {
    return [];
  }
}

/** Adds an introduction to the fragment of an invitation. The link stays below 2,000 characters. */
export function withIntroduction(
  fragment: string,
  { host, game, board, racks, first }: Introduction,
): string {
  return [
    fragment,
    ...(host === undefined ? [] : [`by=${written(host)}`]),
    ...(game === undefined ? [] : [`game=${written(game)}`]),
    ...(board ? [`board=${written(board.name)}`, `size=${board.columns}x${board.rows}`] : []),
    ...(racks ? [`racks=${racks}`] : []),
    ...(first ? [`first=${first}`] : []),
  ].join('&');
}

/**
 * Parses the introduction in a URL fragment; undefined if the fragment is not an invitation. Omits parts that
 * are missing or invalid.
 */
export function introductionIn(fragment: string): Introduction | undefined {
  if (!parseInvitation(fragment).ok) return undefined;
  const [, ...rest] = fragment.split('&');
  const said = v.parse(schema, Object.fromEntries(rest.flatMap(parameterIn)));
  return {
    host: said.by,
    game: said.game,
    board: said.board !== undefined && said.size ? { name: said.board, ...said.size } : undefined,
    racks: said.racks,
    first: said.first,
  };
}
