import { err, ok, type Result, sanitizeName } from '../../engine';
import { type Invitation, parseInvitation } from '../../net';

export type JoinBy =
  | { readonly kind: 'link'; readonly invitation: Invitation }
  | { readonly kind: 'code'; readonly code: string };

/** The text contains neither an invitation nor a code. */
export interface NotAnInvitation {
  readonly code: 'NOT_AN_INVITATION';
}

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
  return invitation.ok ? ok({ kind: 'link', invitation: invitation.value }) : refused;
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
