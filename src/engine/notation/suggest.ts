import { composeMarks } from '../text';
import { type BoardState, judgePlay, type Move, playForWord } from '../play';
import { ok, type Result } from '../result';
import type { RuleBook } from '../rules';
import { type Alphabet, alphabetOf, type Tile } from '../tiles';
import { parseCommand } from './commands';
import { formatMove, parseMove } from './notation';
import {
  parseWholeWord,
  parseWholeWordPlay,
  parseWordMove,
  WORD_SQUARE,
  WORD_SQUARE_DIRECTION,
} from './word-square';

/** Parses a move in some notation; undefined or an error if the text is not one. */
type MoveReader = (
  alphabet: Alphabet,
  field: BoardState,
  text: string,
) => Result<Move, unknown> | undefined;

/** Corrects slips: spaces, extra commas, and upper case or leading zeros in the place. */
function normalizeTyped(text: string): string {
  const [word = '', ...place] = text.replace(/\s+/g, '').split(/,+/);
  const names = place
    .filter((name) => name !== '')
    .map((name) => name.toLowerCase().replace(/^([a-z]*)0+(?=\d)/, '$1'));
  return [word, ...names].join(',');
}

const MOVE_READERS: readonly MoveReader[] = [
  (_alphabet, _field, text) =>
    /^\s*(?:,[\s,]*|pass\s*)$/i.test(text) ? ok({ kind: 'pass' }) : undefined,
  (alphabet, _field, text) => {
    const [, tiles = ''] = /^\s*(?:-|exchange\s)(.+)$/i.exec(text) ?? [];
    const tight = tiles.replace(/\s+/g, '').replaceAll('_', '?');
    return parseCommand(alphabet, `EXCHANGE ${tight}`);
  },
  (alphabet, _field, text) =>
    parseCommand(alphabet, text.replace(/^\s*place\s*([-|])/i, 'PLACE $1 ')),
  (alphabet, { board }, text) => parseWordMove(WORD_SQUARE, alphabet, board, normalizeTyped(text)),
  (alphabet, { board }, text) =>
    parseWordMove(WORD_SQUARE_DIRECTION, alphabet, board, normalizeTyped(text)),
  (alphabet, field, text) => parseWholeWordPlay(alphabet, field, normalizeTyped(text)),
];

/**
 * The move that a player with `blanks` blanks means: if a play has more blanks than that, they are letters.
 * Undefined if an exchange has more.
 */
function interpretWithBlanks(blanks: number, move: Move): Move | undefined {
  const named = (tiles: readonly { readonly kind: string }[]): number =>
    tiles.filter(({ kind }) => kind === 'blank').length;
  if (move.kind === 'pass') return move;
  if (move.kind === 'exchange') return named(move.tiles) > blanks ? undefined : move;
  if (named(move.play.tiles) <= blanks) return move;
  const tiles = move.play.tiles.map(({ letter }) => ({ kind: 'letter' as const, letter }));
  return { kind: 'play', play: { ...move.play, tiles } };
}

/**
 * The move that a text in another notation, or with a slip in this one, most likely means for a player with
 * `blanks` blanks; undefined if none fits. The result is always a move in the notation of the rules.
 */
export function suggestMove(
  rules: RuleBook,
  field: BoardState,
  typed: string,
  blanks: number = rules.tileSet.blank.count,
): string | undefined {
  const text = composeMarks(typed);
  const alphabet = alphabetOf(rules.tileSet);
  for (const reading of MOVE_READERS) {
    const read = reading(alphabet, field, text);
    const move = read?.ok ? interpretWithBlanks(blanks, read.value) : undefined;
    const written = move && formatMove(rules, move);
    if (written !== undefined && parseMove(rules, field, written).ok) return written;
  }
  return undefined;
}

/**
 * The tiles to lay for a whole word that was typed although some of its letters are already on the board:
 * `BG,h4` for `BEG,h4` over an E at h5. Checks the squares and the rack but never the lexicon, so that it
 * reveals nothing about valid words. Undefined if the word does not fit there, or if the text is not a play
 * that lists tiles to lay.
 */
export function suggestTilesToLay(
  rules: RuleBook,
  field: BoardState,
  rack: readonly Tile[],
  typed: string,
): string | undefined {
  // A whole word with row and column is compared with the board when it is parsed.
  if (parseWholeWord(alphabetOf(rules.tileSet), composeMarks(typed)).ok) return undefined;
  const read = parseMove(rules, field, typed);
  if (!read.ok || read.value.kind !== 'play') return undefined;
  const missing = playForWord(field, read.value.play);
  if (!missing.ok || missing.value.tiles.length === read.value.play.tiles.length) return undefined;
  return judgePlay(rules, field, rack, missing.value, undefined).ok
    ? formatMove(rules, { kind: 'play', play: missing.value })
    : undefined;
}
