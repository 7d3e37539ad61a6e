import { composed } from '../composed';
import { type Field, type Move, playOfWord } from '../play';
import { ok, type Result } from '../result';
import type { RuleBook } from '../rules';
import { type Alphabet, alphabetOf } from '../tiles';
import { parseCommand } from './commands';
import { formatMove, parseMove } from './notation';
import { namesOn } from './square-names';
import { parseWholeWord } from './whole-word';
import { parseWordSquare } from './word-square';
import { parseWordSquareDirection } from './word-square-direction';

/** The move that a text is in some notation; undefined or an error where it is none. */
type Reading = (
  alphabet: Alphabet,
  field: Field,
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
const READINGS: readonly Reading[] = [
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

/** What a move means in a game: where it has no blanks, a play that names them means letters. */
function meantIn({ tileSet }: RuleBook, move: Move): Move | undefined {
  if (tileSet.blank.count > 0 || move.kind === 'pass') return move;
  if (move.kind === 'exchange') {
    return move.tiles.some(({ kind }) => kind === 'blank') ? undefined : move;
  }
  const tiles = move.play.tiles.map(({ letter }) => ({ kind: 'letter' as const, letter }));
  return { kind: 'play', play: { ...move.play, tiles } };
}

/**
 * The move that a text of another game's notation, or a slip in this one's, most likely means over
 * what lies on the board; undefined when there is no telling. The answer is always a move in the
 * notation of the rules.
 */
export function suggestMove(rules: RuleBook, field: Field, typed: string): string | undefined {
  const text = composed(typed);
  const alphabet = alphabetOf(rules.tileSet);
  for (const reading of READINGS) {
    const read = reading(alphabet, field, text);
    const move = read?.ok ? meantIn(rules, read.value) : undefined;
    const written = move && formatMove(rules, move);
    if (written !== undefined && parseMove(rules, field, written).ok) return written;
  }
  return undefined;
}
