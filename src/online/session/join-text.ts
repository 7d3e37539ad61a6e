import { err, ok, type Result, sanitizeName } from '../../engine';
import { type Invitation, parseInvitation } from '../../net';

/** What leads a guest to a table. */
export type JoinBy =
  | { readonly kind: 'link'; readonly invitation: Invitation }
  | { readonly kind: 'code'; readonly code: string };

/** A text leads to no table. */
export interface NotAnInvitation {
  readonly code: 'NOT_AN_INVITATION';
}

/** Nothing of a name can be seen. */
export interface NoName {
  readonly code: 'NO_NAME';
}

/** Longest text that is looked through, in UTF-16 code units: a link, and what a chat adds to it. */
const MAX_TEXT_LENGTH = 4000;

/** Finds the invitation or code in what somebody was given: an address with its fragment, or a code. */
export function parseJoinText(text: string): Result<JoinBy, NotAnInvitation> {
  const refused = err({ code: 'NOT_AN_INVITATION' } as const);
  if (text.length > MAX_TEXT_LENGTH) return refused;
  const [fragment] = /#(?:join|code)=\S+/.exec(text) ?? [];
  const code = fragment === undefined ? text.trim() : /^#code=(.*)$/.exec(fragment)?.[1];
  if (code !== undefined) {
    return /^[\w+-]{20,}$/.test(code) ? ok({ kind: 'code', code }) : refused;
  }
  const invitation = parseInvitation(fragment ?? '');
  return invitation.ok ? ok({ kind: 'link', invitation: invitation.value }) : refused;
}

/** Reads under which name somebody joins, and by what. */
export function parseJoin(
  named: string,
  text: string,
): Result<{ readonly name: string; readonly by: JoinBy }, NoName | NotAnInvitation> {
  const name = sanitizeName(named);
  if (name === '') return err({ code: 'NO_NAME' });
  const by = parseJoinText(text);
  return by.ok ? ok({ name, by: by.value }) : by;
}
