import { composed } from '../text';
import { type BoardState, judgePlay, type Move, playOfWord } from '../play';
import { ok, type Result } from '../result';
import type { RuleBook } from '../rules';
import { type Alphabet, alphabetOf, type Tile } from '../tiles';
import { parseCommand } from './commands';
import { formatMove, parseMove } from './notation';
import { namesOn } from './move-text';
import { parseWholeWord } from './whole-word';
import { parseWordSquare } from './word-square';
import { parseWordSquareDirection } from './word-square-direction';

/** The move that a text is in some notation; undefined or an error if it is not a move. */
type MoveReader = (
  alphabet: Alphabet,
  field: BoardState,
  text: string,
) => Result<Move, unknown> | undefined;

/** A word and its place without slips: capitals, leading zeros, a space or a comma too many. */
function tidied(text: string): string {
  const [word = '', ...place] = text.replace(/\s+/g, '').split(/,+/);
  const names = place
    .filter((name) => name !== '')
    .map((name) => name.toLowerCase().replace(/^([a-z]*)0+(?=\d)/, '$1'));
  return [word, ...names].join(',');
}

/** Every way in which a game of this family writes moves. */
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
  (alphabet, { board }, text) => parseWordSquare(alphabet, tidied(text), namesOn(board)),
  (alphabet, { board }, text) => parseWordSquareDirection(alphabet, tidied(text), namesOn(board)),
  (alphabet, field, text) => {
    const word = parseWholeWord(alphabet, tidied(text));
    if (!word.ok) return word;
    const play = playOfWord(field, word.value);
    return play.ok ? ok({ kind: 'play', play: play.value }) : play;
  },
];

/** What a move means to a player by the number of blanks: a play that names more of them means letters. */
function meantWith(blanks: number, move: Move): Move | undefined {
  const named = (tiles: readonly { readonly kind: string }[]): number =>
    tiles.filter(({ kind }) => kind === 'blank').length;
  if (move.kind === 'pass') return move;
  if (move.kind === 'exchange') return named(move.tiles) > blanks ? undefined : move;
  if (named(move.play.tiles) <= blanks) return move;
  const tiles = move.play.tiles.map(({ letter }) => ({ kind: 'letter' as const, letter }));
  return { kind: 'play', play: { ...move.play, tiles } };
}

/**
 * The move that a text of another game's notation, or a slip in this one's, most likely means over
 * what lies on the board, by a player with `blanks` blanks; undefined when there is no telling. The
 * answer is always a move in the notation of the rules.
 */
export function suggestMove(
  rules: RuleBook,
  field: BoardState,
  typed: string,
  blanks: number = rules.tileSet.blank.count,
): string | undefined {
  const text = composed(typed);
  const alphabet = alphabetOf(rules.tileSet);
  for (const reading of MOVE_READERS) {
    const read = reading(alphabet, field, text);
    const move = read?.ok ? meantWith(blanks, read.value) : undefined;
    const written = move && formatMove(rules, move);
    if (written !== undefined && parseMove(rules, field, written).ok) return written;
  }
  return undefined;
}

/**
 * The tiles to lay for a whole word that was typed although some of its letters already lie in its
 * line: `BG,h4` for `BEG,h4` over an E at h5. Judged by where the tiles go and by the rack, never by
 * the words that they form, so that it tells nothing about these; undefined where the word cannot
 * stand there, or the text is not a play that names tiles to lay.
 */
export function suggestTilesToLay(
  rules: RuleBook,
  field: BoardState,
  rack: readonly Tile[],
  typed: string,
): string | undefined {
  // A whole word with its row and column is compared with the board when it is read.
  if (parseWholeWord(alphabetOf(rules.tileSet), composed(typed)).ok) return undefined;
  const read = parseMove(rules, field, typed);
  if (!read.ok || read.value.kind !== 'play') return undefined;
  const missing = playOfWord(field, read.value.play);
  if (!missing.ok || missing.value.tiles.length === read.value.play.tiles.length) return undefined;
  return judgePlay(rules, field, rack, missing.value, undefined).ok
    ? formatMove(rules, { kind: 'play', play: missing.value })
    : undefined;
}
