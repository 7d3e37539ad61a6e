import type { Board, GameSetup, LaidTile, RuleBook } from '../../engine';
import { gameBoards } from '../../setup';
import type { ScreenState } from '../state';

/** A game and a board for endless puzzles. */
export interface EndlessBoard {
  readonly rules: RuleBook;
  readonly boardName: string;
  /** A file under `resources/`, or a board with the tiles given on it. */
  readonly source:
    | { readonly kind: 'file'; readonly file: string }
    | { readonly kind: 'board'; readonly board: Board; readonly given: readonly LaidTile[] };
  /** The lexicon of a custom game; undefined for the default one. */
  readonly lexiconId: string | undefined;
}

const shipped = (): readonly EndlessBoard[] =>
  gameBoards().map(({ rules, board }) => ({
    rules,
    boardName: board.name,
    source:
      'board' in board
        ? ({ kind: 'board', board: board.board, given: [] } as const)
        : ({ kind: 'file', file: board.file } as const),
    lexiconId: undefined,
  }));

const ofSetup = ({ rules, board, given, boardName, lexiconId }: GameSetup): EndlessBoard => ({
  rules,
  boardName,
  source: { kind: 'board', board, given },
  lexiconId,
});

/** The boards to choose from: those that come with the page, then that of the last game set up if it is another. */
export function endlessBoards({
  lastSetup,
}: Pick<ScreenState, 'lastSetup'>): readonly EndlessBoard[] {
  const boards = shipped();
  const isShipped = boards.some(
    ({ rules, boardName }) => rules.id === lastSetup?.rules.id && boardName === lastSetup.boardName,
  );
  return lastSetup && !isShipped ? [...boards, ofSetup(lastSetup)] : boards;
}
