import {
  alphabetOf,
  type Board,
  type BoardFileError,
  type BoardFormat,
  formatRecord,
  lexiconOf,
  ok,
  parseRecord,
  parseBoard,
  type RecordFileError,
  type Result,
  startGame,
  type Timeline,
} from '../engine';
import { type BoardUnavailable, recordReason } from '../messages';
import type { Keep } from './keep';
import type { StoreServices } from './services';
import type { Sitting } from './sitting';
import type { Notice, Pace, Panel, Screen, SetupChoice, Theme } from './state';
import { lexiconIn } from './verdict';

export type BoardError = BoardUnavailable | BoardFileError;

/** What opens games, fetches what they need, and sets how the page looks. */
export interface PageActions {
  readonly openPanel: (panel: Panel) => void;
  readonly startGame: (choice: SetupChoice) => void;
  readonly importRecord: (text: string) => Result<undefined, RecordFileError>;
  /** Goes back to the game that was left for the one on the table; the two change places. */
  readonly backToGameBefore: () => void;
  readonly loadWords: () => void;
  readonly fetchBoard: (format: BoardFormat, name: string) => Promise<Result<Board, BoardError>>;
  readonly setTheme: (theme: Theme) => void;
  readonly setPace: (pace: Pace) => void;
  readonly say: (notice: Notice) => void;
}

export function pageActions(
  screen: Screen,
  services: StoreServices,
  sitting: Sitting,
  keep: Keep,
): PageActions {
  function open(timeline: Timeline, running: boolean): void {
    sitting.sitDown({ timeline, running });
    keep.write('record', formatRecord(timeline.record));
    screen.setState({ panel: undefined });
  }

  function openRecord(text: string): Result<undefined, RecordFileError> {
    const timeline = parseRecord(text, lexiconIn(screen.getState()));
    if (!timeline.ok) return timeline;
    // A game of computers alone waits to be looked at; any other goes on.
    open(
      timeline.value,
      timeline.value.record.setup.seats.some(({ player }) => player === 'human'),
    );
    return ok(undefined);
  }

  function loadWords(): void {
    const onProgress = (received: number, total: number | undefined): void => {
      screen.setState({ words: { kind: 'loading', received, total } });
    };
    onProgress(0, undefined);
    void services.loadWords(alphabetOf(services.rules.tileSet), onProgress).then((words) => {
      if (!words.ok) {
        screen.setState({ words: { kind: 'failed', failure: words.error } });
        return;
      }
      const lexicon = lexiconOf(words.value);
      screen.setState({ words: { kind: 'ready', lexicon } });
      sitting.useLexicon(lexicon);
    });
  }

  return {
    openPanel: (panel) => screen.setState({ panel }),
    startGame: ({ seed, ...choice }) => {
      const lexicon = lexiconIn(screen.getState());
      if (!lexicon) return;
      const timeline = startGame(services.newId(), {
        ...choice,
        lexiconId: lexicon.id,
        chance: { kind: 'seeded', seed: seed || services.newSeed() },
      });
      open(timeline, true);
    },
    importRecord: openRecord,
    backToGameBefore: () => {
      const { gameBefore } = screen.getState();
      const left = sitting.table()?.timeline().record;
      if (gameBefore === undefined || !left) return;
      const opened = openRecord(gameBefore);
      if (opened.ok) {
        screen.setState({ gameBefore: formatRecord(left) });
        return;
      }
      const headline = `The game before could not be opened. ${recordReason(opened.error)}`;
      screen.setState({ notice: { tone: 'remark', headline } });
    },
    loadWords,
    fetchBoard: async (format, name) => {
      const text = await services.fetchBoard(name);
      return text.ok ? parseBoard(format, text.value) : text;
    },
    setTheme: (theme) => screen.setState({ settings: { ...screen.getState().settings, theme } }),
    setPace: (pace) => screen.setState({ settings: { ...screen.getState().settings, pace } }),
    say: (notice) => screen.setState({ notice }),
  };
}
