import { alphabetOf, type Lexicon, type Puzzle } from '../../engine';
import { fetchBoard } from '../../setup';
import { startPuzzle } from '../../worker';
import type { StoreContext } from '../context';
import { wordsOfSetup } from '../setup-choice';
import { type EndlessBoard, endlessBoards } from './endless-boards';
import type { EndlessChoice } from './puzzle-state';

interface Preparation {
  readonly choice: EndlessChoice;
  /** Undefined if there is no such puzzle, or something that it needs cannot be loaded. */
  readonly puzzle: Promise<Puzzle | undefined>;
  readonly cancel: () => void;
  /** Reports the number of games that have been looked through, now and from now on. */
  readonly watch: (onProgress: (games: number) => void) => void;
}

/** The pending request and the progress of a preparation. */
interface Control {
  isCancelled: boolean;
  cancel: () => void;
  /** Number of games that have been looked through. */
  games: number;
  onProgress: (games: number) => void;
}

const isSame = (one: EndlessChoice, other: EndlessChoice): boolean =>
  one.kind === other.kind && one.board === other.board;

/** Makes endless puzzles, one ahead of the player. */
export function createPuzzleMaker({ screen, services, lexicons, saves }: StoreContext) {
  let ahead: Preparation | undefined;

  async function lexiconOf({ rules, lexiconId }: EndlessBoard): Promise<Lexicon | undefined> {
    const found = await wordsOfSetup(lexiconId, alphabetOf(rules.tileSet), lexicons, saves);
    return found?.words.ok ? found.words.value.lexicon : undefined;
  }

  async function make(
    { kind, board: index }: EndlessChoice,
    control: Control,
  ): Promise<Puzzle | undefined> {
    const place = endlessBoards(screen.getState())[index];
    if (!place) return undefined;
    const { rules, boardName, source } = place;
    const [lexicon, loaded] = await Promise.all([
      lexiconOf(place),
      source.kind === 'file' ? fetchBoard(rules, source.file, services.fetchText) : undefined,
    ]);
    const board = source.kind === 'board' ? source : loaded?.ok ? loaded.value : undefined;
    if (!lexicon || !board || control.isCancelled) return undefined;
    const question = {
      kind,
      rules,
      board: board.board,
      given: board.given,
      boardName,
      seed: services.newSeed(),
    };
    const { learnedOf } = screen.getState();
    const learnedLeaves = learnedOf?.(question, lexicon.id)?.leaves;
    const workers = services.workersFor(lexicon);
    const started = startPuzzle({ ...question, learnedLeaves }, workers, (games) => {
      control.games = games;
      control.onProgress(games);
    });
    control.cancel = started.cancel;
    const outcome = await started.answer;
    return outcome.kind === 'answered' ? outcome.value : undefined;
  }

  function cancel(): void {
    ahead?.cancel();
    ahead = undefined;
  }

  /** Begins to make a puzzle, unless one like it is being made or waits. */
  function prepare(choice: EndlessChoice): Preparation {
    if (ahead && isSame(ahead.choice, choice)) return ahead;
    cancel();
    const control: Control = {
      isCancelled: false,
      cancel: () => {},
      games: 0,
      onProgress: () => {},
    };
    ahead = {
      choice,
      puzzle: make(choice, control).catch(() => undefined),
      cancel: () => {
        control.isCancelled = true;
        control.cancel();
      },
      watch: (onProgress) => {
        control.onProgress = onProgress;
        onProgress(control.games);
      },
    };
    return ahead;
  }

  return {
    prepare: (choice: EndlessChoice): void => void prepare(choice),
    /** The next puzzle; resolves once it is made. */
    take: async (
      choice: EndlessChoice,
      onProgress: (games: number) => void,
    ): Promise<Puzzle | undefined> => {
      const preparation = prepare(choice);
      preparation.watch(onProgress);
      const puzzle = await preparation.puzzle;
      if (ahead === preparation) ahead = undefined;
      return puzzle;
    },
    cancel,
  };
}
