import * as v from 'valibot';
import { MAX_LENGTH, MAX_COUNT, sanitizeName, err, ok, type Result } from '../../engine';
import { type Invitation, type NotAnInvitation, parseInvitation } from '../../net';

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
const shortText = v.pipe(
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
  by: or(shortText),
  game: or(shortText),
  board: or(shortText),
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
  const parameters = v.parse(schema, Object.fromEntries(rest.flatMap(parameterIn)));
  return {
    host: parameters.by,
    game: parameters.game,
    board:
      parameters.board !== undefined && parameters.size
        ? { name: parameters.board, ...parameters.size }
        : undefined,
    racks: parameters.racks,
    first: parameters.first,
  };
}

export type JoinBy =
  | { readonly kind: 'link'; readonly invitation: Invitation }
  | { readonly kind: 'code'; readonly code: string };

/** The name has no visible character. */
export interface NoName {
  readonly code: 'NO_NAME';
}

/** Maximum length of the text to search, in UTF-16 code units: a link, and what a chat program adds to it. */
const MAX_TEXT_LENGTH = 4000;

/** Finds an invitation link or a code in a text that a player has pasted. */
export function parseJoinText(text: string): Result<JoinBy, NotAnInvitation> {
  const refused = err({ code: 'NOT_AN_INVITATION' } as const);
  if (text.length > MAX_TEXT_LENGTH) return refused;
  const [fragment] = /#(?:join|code)=\S+/.exec(text) ?? [];
  const code = fragment === undefined ? text.trim() : /^#code=(.*)$/.exec(fragment)?.[1];
  if (code !== undefined) {
    return /^[\w+-]{20,}$/.test(code) ? ok({ kind: 'code', code }) : refused;
  }
  const invitation = parseInvitation(fragment ?? '');
  return invitation.ok ? ok({ kind: 'link', invitation: invitation.value }) : invitation;
}

export function parseJoin(
  named: string,
  text: string,
): Result<{ readonly name: string; readonly by: JoinBy }, NoName | NotAnInvitation> {
  const name = sanitizeName(named);
  if (name === '') return err({ code: 'NO_NAME' });
  const by = parseJoinText(text);
  return by.ok ? ok({ name, by: by.value }) : by;
}
