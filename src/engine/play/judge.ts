import { type Direction, sameSquare } from '../board';
import type { Lexicon } from '../lexicon';
import { err, ok, type Result } from '../result';
import type { RuleBook } from '../rules';
import { alphabetOf, placedTilesText, takeTiles, type Tile, rackTileOf, tilesText } from '../tiles';
import {
  type BoardState,
  isEmptyGrid,
  type LaidTile,
  lettersOf,
  squaresOf,
  type WordOnBoard,
} from './grid';
import { layTiles, type Play, type Refusal, formedWords } from './play';
import { type ScoreBreakdown, scorePlay } from './score';

/** A word formed by a play; `text` is as on the board, with blanks in lower case. */
interface FormedWord extends WordOnBoard {
  readonly text: string;
  /** The word in upper case only. */
  readonly letters: string;
}

/** A legal play. */
export interface JudgedPlay {
  readonly play: Play;
  readonly laid: readonly LaidTile[];
  /** Main word first. */
  readonly words: readonly FormedWord[];
  readonly score: ScoreBreakdown;
  /** False if no lexicon was given. */
  readonly wordsChecked: boolean;
}

/** Why tiles cannot be used if some of them are not on the rack. */
export function missingFromRack(
  rack: readonly Tile[],
  tiles: readonly Tile[],
): Refusal | undefined {
  const { missing } = takeTiles(rack, tiles);
  return missing.length > 0
    ? { code: 'TILES_NOT_ON_RACK', missing: tilesText(missing), squares: [] }
    : undefined;
}

function openingFault(
  rules: RuleBook,
  field: BoardState,
  laid: readonly LaidTile[],
): Refusal | undefined {
  if (rules.opening.kind === 'random-tile') return { code: 'NO_OVERLAP', squares: squaresOf(laid) };
  const { start } = field.board;
  const { fewestTiles } = rules.opening;
  if (!laid.some(({ square }) => sameSquare(square, start))) {
    return { code: 'START_NOT_COVERED', start, squares: [...squaresOf(laid), start] };
  }
  return laid.length < fewestTiles
    ? { code: 'OPENING_TOO_SHORT', fewestTiles, squares: squaresOf(laid) }
    : undefined;
}

function formationFault(
  rules: RuleBook,
  field: BoardState,
  laid: readonly LaidTile[],
  direction: Direction,
  words: readonly FormedWord[],
): Refusal | undefined {
  const cross = words.find((word) => word.direction !== direction);
  if (rules.wordsPerMove === 'one' && cross) {
    return { code: 'CROSS_WORD_FORMED', crossWord: cross.text, squares: squaresOf(cross.tiles) };
  }
  if (isEmptyGrid(field.grid)) {
    const misplaced = openingFault(rules, field, laid);
    if (misplaced) return misplaced;
  } else if (!cross && words.every(({ tiles }) => tiles.length === laid.length)) {
    const code = rules.wordsPerMove === 'one' ? 'NO_OVERLAP' : 'NOT_ADJACENT';
    return { code, squares: squaresOf(laid) };
  }
  if (words.length === 0) return { code: 'NO_WORD', squares: squaresOf(laid) };
  const short = words.find(({ tiles }) => tiles.length < rules.shortestWord);
  return short
    ? {
        code: 'WORD_TOO_SHORT',
        word: short.text,
        shortest: rules.shortestWord,
        squares: squaresOf(short.tiles),
      }
    : undefined;
}

function unknownWords(lexicon: Lexicon, words: readonly FormedWord[]): Refusal | undefined {
  const unknown = words.filter(({ letters }) => !lexicon.has(letters));
  return unknown.length === 0
    ? undefined
    : {
        code: 'WORD_NOT_IN_LIST',
        words: unknown.map(({ text }) => text),
        squares: unknown.flatMap(({ tiles }) => squaresOf(tiles)),
      };
}

/**
 * Judges a play: its tiles must be on the rack, fit on the board, form only words that the rules allow, and
 * join tiles on the board or cover the start square. The words must be in the lexicon; without a lexicon they
 * are not checked.
 */
export function judgePlay(
  rules: RuleBook,
  field: BoardState,
  rack: readonly Tile[],
  play: Play,
  lexicon: Lexicon | undefined,
): Result<JudgedPlay, Refusal> {
  const laying = layTiles(rules, field, play);
  if (!laying.ok && laying.error.code === 'SQUARE_NOT_ON_BOARD') return laying;
  const missing = missingFromRack(rack, play.tiles.map(rackTileOf));
  if (missing) return err(missing);
  if (!laying.ok) return laying;

  const laid = laying.value;
  const words = formedWords(field, laid, play).map((word): FormedWord => {
    const placed = word.tiles.map(({ tile }) => tile);
    const text = placedTilesText(alphabetOf(rules.tileSet), placed);
    return { ...word, text, letters: lettersOf(word.tiles) };
  });
  const refusal =
    formationFault(rules, field, laid, play.direction, words) ??
    (lexicon && unknownWords(lexicon, words));
  if (refusal) return err(refusal);
  const score = scorePlay(
    rules,
    field,
    laid,
    words.map(({ tiles }) => tiles),
  );
  return ok({ play, laid, words, score, wordsChecked: lexicon !== undefined });
}
