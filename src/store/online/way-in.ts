import { err, ok, type Result } from '../../engine';
import { type Invitation, parseInvitation } from '../../online';
import type { NoWayIn } from './online';

/** By which way a guest comes to a table. */
export type WayIn =
  | { readonly kind: 'link'; readonly invitation: Invitation }
  | { readonly kind: 'code'; readonly code: string };

/** Longest text that is looked through, in UTF-16 code units: a link, and what a chat adds to it. */
const LONGEST = 2000;

/** Finds the way in what somebody was given: an address with its fragment, or a code alone. */
export function wayIn(text: string): Result<WayIn, NoWayIn> {
  const noWay = err({ code: 'NO_WAY_IN' } as const);
  if (text.length > LONGEST) return noWay;
  const [fragment] = /#(?:join|code)=\S+/.exec(text) ?? [];
  const code = fragment === undefined ? text.trim() : /^#code=(.*)$/.exec(fragment)?.[1];
  if (code !== undefined) {
    return /^[\w+-]{20,}$/.test(code) ? ok({ kind: 'code', code }) : noWay;
  }
  const invitation = parseInvitation(fragment ?? '');
  return invitation.ok ? ok({ kind: 'link', invitation: invitation.value }) : noWay;
}
