import * as v from 'valibot';
import { MAX_LENGTH, MAX_COUNT, sanitizeName } from '../../engine';
import { parseInvitation } from '../../net';

/** The board of an invitation: a shipped one is known by its name and size, any other by its shape. */
export interface InvitedBoard {
  readonly name: string;
  readonly columns: number;
  readonly rows: number;
}

/**
 * What a link tells of its table, so that a friend sees what it is about before anybody is contacted.
 * Whoever passes a link on can change it: nothing but what the friend reads depends on it.
 */
export interface Introduction {
  /** Name of the host. */
  readonly host: string | undefined;
  /** Name of the game. */
  readonly game: string | undefined;
  readonly board: InvitedBoard | undefined;
  readonly racks: 'open' | 'closed' | undefined;
  /** Who has the first turn, where it is one of the two. */
  readonly first: 'host' | 'guest' | undefined;
}

/** A name of any kind, bounded in UTF-16 code units. */
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

/** The first characters of a name, written so that no chat ends the address within it. */
const written = (name: string): string =>
  encodeURIComponent(
    [...name.replaceAll(/\p{Cs}/gu, '')].slice(0, MAX_LENGTH.name).join(''),
  ).replaceAll(/[!'()*~.]/g, (each) => `%${each.charCodeAt(0).toString(16).toUpperCase()}`);

/** A parameter of a fragment; none where it cannot be read. */
function parameterIn(part: string): readonly (readonly [name: string, value: string])[] {
  const [name = '', value = ''] = part.split('=');
  try {
    return [[name, decodeURIComponent(value)]];
  } catch {
    return [];
  }
}

/** The fragment of an invitation with an introduction added; a link with it is below 2,000 characters. */
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
 * What the fragment of an address tells of the table that it invites to; undefined where it does not
 * invite anybody. What is missing or wrong is left out.
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
