import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate';
import {
  err,
  formatCompactRecord,
  ok,
  parseCompactRecord,
  type RecordFileError,
  type Result,
  type Timeline,
} from '../engine';
import dictionaryText from './link-dictionary-1.txt?raw';

/** Purpose of a link: to watch a game, to play with the same bag, or to continue from a position. */
export const LINK_KINDS = ['watch', 'same-bag', 'position'] as const;
export type LinkKind = (typeof LINK_KINDS)[number];

export type LinkError =
  | { readonly code: 'LINK_OF_NEWER_VERSION' }
  | { readonly code: 'LINK_DAMAGED' }
  | { readonly code: 'LINK_TOO_LONG' }
  /** The events cannot have happened by the rules. */
  | { readonly code: 'LINK_OF_NO_GAME'; readonly error: RecordFileError };

export interface GameLink {
  readonly kind: LinkKind;
  readonly game: Timeline;
}

/** Version of the format, the first character of a link. */
const VERSION = '1';

/** Second character of a link. */
const KIND_CODES: Readonly<Record<LinkKind, string>> = {
  watch: 'w',
  'same-bag': 'b',
  position: 'p',
};

/** Maximum length of a link in UTF-16 code units, and of its decompressed data in bytes. */
const LIMITS = { link: 200_000, bytes: 2_000_000 } as const;

/**
 * Preset dictionary of the compression: set-ups of the built-in games and their boards, so that these take little
 * space in a link. It is part of version 1, and must never change.
 */
const DICTIONARY = strToU8(dictionaryText);

/** Encodes bytes in Base64 with the URL-safe alphabet, without padding. */
const toText = (bytes: Uint8Array): string =>
  btoa(strFromU8(bytes, true)).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');

function toBytes(text: string): Uint8Array | undefined {
  try {
    return strToU8(atob(text.replaceAll('-', '+').replaceAll('_', '/')), true);
  } catch {
    return undefined;
  }
}

/** Decompresses a text; returns undefined if the data is damaged or too long. */
function inflated(bytes: Uint8Array): string | undefined {
  try {
    const out = inflateSync(bytes, {
      dictionary: DICTIONARY,
      out: new Uint8Array(LIMITS.bytes),
    });
    return out.length < LIMITS.bytes ? strFromU8(out) : undefined;
  } catch {
    return undefined;
  }
}

/** Formats a game as a link: a URL fragment without its `#`. */
export function formatLink({ kind, game }: GameLink): string {
  const bytes = strToU8(formatCompactRecord(game));
  const packed = deflateSync(bytes, { level: 9, mem: 12, dictionary: DICTIONARY });
  return `${VERSION}${KIND_CODES[kind]}${toText(packed)}`;
}

/** Parses a link and replays its game by the rules; `id` becomes the id of the record. */
export function parseLink(fragment: string, id: string): Result<GameLink, LinkError> {
  if (fragment.length > LIMITS.link) return err({ code: 'LINK_TOO_LONG' });
  if (!fragment.startsWith(VERSION)) return err({ code: 'LINK_OF_NEWER_VERSION' });
  const kind = LINK_KINDS.find((each) => KIND_CODES[each] === fragment.charAt(1));
  const bytes = toBytes(fragment.slice(2));
  const text = bytes && inflated(bytes);
  if (!kind || text === undefined) return err({ code: 'LINK_DAMAGED' });
  const game = parseCompactRecord(text, id);
  return game.ok
    ? ok({ kind, game: game.value })
    : err({ code: 'LINK_OF_NO_GAME', error: game.error });
}
