import { type Direction, otherDirection, sameSquare, type Square } from '../board';
import type { Lexicon } from '../lexicon';
import { err, ok, type Result } from '../result';
import type { RuleBook } from '../rules';
import { alphabetOf, placedTilesText, takeTiles, type Tile, tileBehind, tilesText } from '../tiles';
import { type Field, type LaidTile, runThrough, withTiles } from './grid';
import { layTiles } from './lay';
import type { Play, Refusal } from './play';
import { bonusFor, type ScoreBreakdown, scoreWord } from './score';

/** A word on the board, as it reads there: a blank's letter is in lower case. */
export interface FormedWord {
  readonly text: string;
  readonly squares: readonly Square[];
  readonly direction: Direction;
}

/** A play found legal. */
export interface JudgedPlay {
  readonly play: Play;
  readonly laid: readonly LaidTile[];
  /** The words formed, the main one first. */
  readonly words: readonly FormedWord[];
  readonly score: ScoreBreakdown;
  /** Whether a lexicon was asked about the words. */
  readonly wordsChecked: boolean;
}

const squaresOf = (tiles: readonly LaidTile[]): readonly Square[] =>
  tiles.map(({ square }) => square);

const lettersOf = (tiles: readonly LaidTile[]): string =>
  tiles.map(({ tile }) => tile.letter).join('');

function missingFromRack(rack: readonly Tile[], play: Play): Refusal | undefined {
  const { missing } = takeTiles(rack, play.tiles.map(tileBehind));
  return missing.length > 0
    ? { code: 'TILES_NOT_ON_RACK', missing: tilesText(missing), squares: [] }
    : undefined;
}

function misplacedOpening(
  rules: RuleBook,
  field: Field,
  laid: readonly LaidTile[],
): Refusal | undefined {
  const { start } = field.board;
  const { fewestTiles } = rules.opening;
  if (!laid.some(({ square }) => sameSquare(square, start))) {
    return { code: 'START_NOT_COVERED', start, squares: [...squaresOf(laid), start] };
  }
  return laid.length < fewestTiles
    ? { code: 'OPENING_TOO_SHORT', fewestTiles, squares: squaresOf(laid) }
    : undefined;
}

/**
 * Judges a play: are its tiles on the rack, do they fit, form one word in the play's direction,
 * join what lies there (or open on the start square), and is the word in the lexicon? Without a
 * lexicon, everything but the words is judged.
 */
export function judgePlay(
  rules: RuleBook,
  field: Field,
  rack: readonly Tile[],
  play: Play,
  lexicon: Lexicon | undefined,
): Result<JudgedPlay, Refusal> {
  const laying = layTiles(rules, field, play);
  if (!laying.ok && laying.error.code === 'SQUARE_NOT_ON_BOARD') return laying;
  const missing = missingFromRack(rack, play);
  if (missing) return err(missing);
  if (!laying.ok) return laying;

  const laid = laying.value;
  const after = withTiles(field, laid);
  const alphabet = alphabetOf(rules.tileSet);
  const textOf = (tiles: readonly LaidTile[]) =>
    placedTilesText(
      alphabet,
      tiles.map(({ tile }) => tile),
    );
  const isNew = (square: Square) => laid.some((each) => sameSquare(each.square, square));

  for (const { square } of laid) {
    const cross = runThrough(after, square, otherDirection(play.direction));
    if (cross.length > 1) {
      const crossWord = textOf(cross);
      return err({ code: 'CROSS_WORD_FORMED', crossWord, squares: squaresOf(cross) });
    }
  }

  const first = laid[0];
  const word = first ? runThrough(after, first.square, play.direction) : [];
  if (field.grid.every(({ kind }) => kind === 'empty')) {
    const misplaced = misplacedOpening(rules, field, laid);
    if (misplaced) return err(misplaced);
  } else if (word.length === laid.length) {
    return err({ code: 'NO_OVERLAP', squares: squaresOf(laid) });
  }

  const formed: FormedWord = {
    text: textOf(word),
    squares: squaresOf(word),
    direction: play.direction,
  };
  if (lexicon && !lexicon.has(lettersOf(word))) {
    return err({ code: 'WORD_NOT_IN_LIST', word: formed.text, squares: formed.squares });
  }
  return ok({
    play,
    laid,
    words: [formed],
    score: scoreWord(rules, field, word, isNew, bonusFor(rules, laid.length)),
    wordsChecked: lexicon !== undefined,
  });
}
