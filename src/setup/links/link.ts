import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate';
import {
  err,
  formatCompactRecord,
  ok,
  parseBriefRecord,
  type RecordFileError,
  type Result,
  type Timeline,
} from '../../engine';
import dictionaryText from './dictionary-1.txt?raw';

/** What a link is for: to watch a game, to play with the same bag, or to play on from a position. */
export const LINK_KINDS = ['watch', 'same-bag', 'position'] as const;
export type LinkKind = (typeof LINK_KINDS)[number];

/** Why a link is not followed. */
export type LinkError =
  | { readonly code: 'LINK_OF_NEWER_VERSION' }
  | { readonly code: 'LINK_DAMAGED' }
  | { readonly code: 'LINK_TOO_LONG' }
  /** What it tells cannot have happened. */
  | { readonly code: 'LINK_OF_NO_GAME'; readonly error: RecordFileError };

/** A link that has been read, and the game that it tells. */
export interface Link {
  readonly kind: LinkKind;
  readonly game: Timeline;
}

/** The version that links are written in, their first character. */
const VERSION = '1';

/** The character of each kind, the second of a link. */
const MARKS: Readonly<Record<LinkKind, string>> = { watch: 'w', 'same-bag': 'b', position: 'p' };

/** Most characters of a link, and most bytes of what it holds. */
const MAX_LENGTH_OF = { link: 200_000, bytes: 2_000_000 } as const;

/**
 * What compression begins with, so that what most games have in common takes no room: set-ups of the
 * built-in games and the boards that come with them. It is a part of version 1, and never changes.
 */
const DICTIONARY = strToU8(dictionaryText);

/** Bytes in the letters of base 64 that need no quoting in an address. */
const toText = (bytes: Uint8Array): string =>
  btoa(strFromU8(bytes, true)).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');

function toBytes(text: string): Uint8Array | undefined {
  try {
    return strToU8(atob(text.replaceAll('-', '+').replaceAll('_', '/')), true);
  } catch {
    return undefined;
  }
}

/** What a text was before it was compressed; undefined where it is none, or too long. */
function inflated(bytes: Uint8Array): string | undefined {
  try {
    const out = inflateSync(bytes, {
      dictionary: DICTIONARY,
      out: new Uint8Array(MAX_LENGTH_OF.bytes),
    });
    return out.length < MAX_LENGTH_OF.bytes ? strFromU8(out) : undefined;
  } catch {
    return undefined;
  }
}

/** Writes a game as a link: the fragment of an address, without its number sign. */
export function formatLink({ kind, game }: Link): string {
  const bytes = strToU8(formatCompactRecord(game));
  const packed = deflateSync(bytes, { level: 9, mem: 12, dictionary: DICTIONARY });
  return `${VERSION}${MARKS[kind]}${toText(packed)}`;
}

/** Reads a link, and plays its game through by the rules; `id` names the record of it. */
export function parseLink(fragment: string, id: string): Result<Link, LinkError> {
  if (fragment.length > MAX_LENGTH_OF.link) return err({ code: 'LINK_TOO_LONG' });
  if (!fragment.startsWith(VERSION)) return err({ code: 'LINK_OF_NEWER_VERSION' });
  const kind = LINK_KINDS.find((each) => MARKS[each] === fragment.charAt(1));
  const bytes = toBytes(fragment.slice(2));
  const text = bytes && inflated(bytes);
  if (!kind || text === undefined) return err({ code: 'LINK_DAMAGED' });
  const game = parseBriefRecord(text, id);
  return game.ok
    ? ok({ kind, game: game.value })
    : err({ code: 'LINK_OF_NO_GAME', error: game.error });
}
