import {
  type Candidate,
  type Day,
  isSameMove,
  judgePlay,
  parseMove,
  type Puzzle,
  type PuzzleKind,
  type ScoredMove,
  starsFor,
  type StartPosition,
  worthIn,
} from '../../engine';
import type { PuzzleRecord, PuzzleResult } from './record';
import { MAX_TRIES } from './record-file';

/** The puzzle of the day, the same for everyone, or one made for this player. */
export type PuzzleMode = 'today' | 'endless';

/** A legal play that was tried. */
export interface Try {
  readonly move: ScoredMove;
  /** The play in the notation of its game. */
  readonly text: string;
  /** Points: the score, or the value if the puzzle asks for that. */
  readonly worth: number;
  /** Fraction of the best worth. */
  readonly share: number;
  readonly stars: number;
}

/** The place of a daily puzzle. */
export interface Daily {
  /** In days since 1970. */
  readonly day: Day;
  /** 1-based place in the list. */
  readonly number: number;
}

/** A puzzle and what its player has done with it. */
export interface OpenPuzzle {
  readonly recordId: string;
  readonly puzzle: Puzzle;
  /** Undefined for an endless puzzle. */
  readonly daily: Daily | undefined;
  /** In the order in which they were made, each play once. */
  readonly tries: readonly Try[];
  /** The stars earned: those of the best try before the best move was shown. */
  readonly stars: number;
  /** Whether a hint was taken before the puzzle was over. */
  readonly isHinted: boolean;
  /** Whether the best move was shown before it was found. */
  readonly isShown: boolean;
}

export type PuzzleEvent =
  | { readonly kind: 'tried'; readonly text: string; readonly move: ScoredMove }
  | { readonly kind: 'hinted' }
  | { readonly kind: 'shown' };

/** Which endless puzzles the player wants; `board` is an index in `endlessBoards`. */
export interface EndlessChoice {
  readonly kind: PuzzleKind;
  readonly board: number;
}

/** Everything about puzzles on screen. */
export interface PuzzleScreen {
  readonly mode: PuzzleMode;
  readonly open: OpenPuzzle | undefined;
  readonly record: PuzzleRecord;
  /** The date of the device, in days since 1970. */
  readonly today: Day;
  /** Whether the player left a game, to which they can return. */
  readonly hasGame: boolean;
  readonly choice: EndlessChoice;
  /** Whether an endless puzzle is being made that the player waits for, or could not be made. */
  readonly making: 'running' | 'failed' | undefined;
  /** Number of games that have been looked through for it. */
  readonly gamesTried: number;
  /** The best moves of the open puzzle, best first, once it is over and they are found. */
  readonly best: readonly Candidate[] | undefined;
}

const MAX_STARS = 3;

/** Whether a puzzle asks for points alone. */
export const isByScore = ({ kind }: Pick<Puzzle, 'kind'>): boolean =>
  kind === 'most-points' || kind === 'bonus-word';

/** The best score once there is a try; undefined before, and if the puzzle asks for more than points. */
export const revealedScore = ({ puzzle, tries }: OpenPuzzle): number | undefined =>
  tries.length > 0 && isByScore(puzzle) ? puzzle.best.score : undefined;

export const opened = (recordId: string, puzzle: Puzzle, daily: Daily | undefined): OpenPuzzle => ({
  recordId,
  puzzle,
  daily,
  tries: [],
  stars: 0,
  isHinted: false,
  isShown: false,
});

export const isFound = ({ stars }: Pick<OpenPuzzle, 'stars'>): boolean => stars === MAX_STARS;

/** How many tries it took: those until the best move was found, or all. */
export function countedTries({ tries }: Pick<OpenPuzzle, 'tries'>): number {
  const found = tries.findIndex(isFound);
  return found < 0 ? tries.length : found + 1;
}

/** Whether the best move is known, so that nothing more can be earned. */
export const isPuzzleOver = (open: OpenPuzzle): boolean => isFound(open) || open.isShown;

function tryOf(puzzle: Puzzle, text: string, move: ScoredMove): Try {
  const worth = worthIn(puzzle, move);
  const best = puzzle.best.worth;
  return {
    move,
    text,
    worth,
    share: Math.max(0, Math.min(1, worth / best)),
    stars: starsFor(worth, best),
  };
}

/** The puzzle after an event; the same object if nothing changes. */
export function stepPuzzle(open: OpenPuzzle, event: PuzzleEvent): OpenPuzzle {
  const isOver = isPuzzleOver(open);
  switch (event.kind) {
    case 'tried': {
      const isSame = ({ move: { move } }: Try): boolean =>
        isSameMove(open.puzzle.position, move, event.move.move);
      if (open.tries.some(isSame)) return open;
      const made = tryOf(open.puzzle, event.text, event.move);
      const stars = isOver ? open.stars : Math.max(open.stars, made.stars);
      return { ...open, tries: [...open.tries, made], stars };
    }
    case 'hinted':
      return isOver || open.isHinted ? open : { ...open, isHinted: true };
    case 'shown':
      return isOver ? open : { ...open, isShown: true };
  }
}

/** A play of a position with its score, from its text; undefined if it is no legal play. */
export function scoredMove(position: StartPosition, text: string): ScoredMove | undefined {
  const { rules, rack } = position;
  const move = parseMove(rules, position, text);
  if (!move.ok || move.value.kind !== 'play') return undefined;
  const judged = judgePlay(rules, position, rack, move.value.play, undefined);
  return judged.ok ? { move: move.value, score: judged.value.score.total } : undefined;
}

export const resultOfPuzzle = ({ tries, stars, isHinted, isShown }: OpenPuzzle): PuzzleResult => ({
  stars,
  tries: tries.slice(0, MAX_TRIES).map(({ text }) => text),
  hint: isHinted,
  shown: isShown,
});

/** A puzzle as its player left it. */
export function resumed(open: OpenPuzzle, result: PuzzleResult): OpenPuzzle {
  const tries = result.tries.reduce((puzzle, text) => {
    const move = scoredMove(open.puzzle.position, text);
    return move ? stepPuzzle(puzzle, { kind: 'tried', text, move }) : puzzle;
  }, open);
  return { ...tries, stars: result.stars, isHinted: result.hint, isShown: result.shown };
}
