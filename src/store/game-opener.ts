import {
  formatRecord,
  type Lexicon,
  mayJudge,
  ok,
  parseRecord,
  type RecordFileError,
  type Result,
  type Timeline,
} from '../engine';
import { listKeptFor } from '../setup';
import type { WordsOfGame } from './game-words';
import type { Keep } from './keep';
import type { Screen } from './state';
import type { TableSession } from './table-session';
import { lexiconIn } from './verdict';

/** Brings games to the table of this page. */
export interface GameOpener {
  readonly open: (game: Omit<Parameters<TableSession['sitDown']>[0], 'savedScreen'>) => void;
  /** Opens a record; `words` tells of the list that was kept with it. */
  readonly openRecord: (text: string, words?: string) => Result<undefined, RecordFileError>;
  /** The lexicon at hand, where it may judge a game. */
  readonly lexiconFor: (game: Timeline) => Lexicon | undefined;
}

export function gameOpener(
  screen: Screen,
  session: TableSession,
  wordsOfGame: WordsOfGame,
  keep: Keep,
): GameOpener {
  function open(game: Parameters<GameOpener['open']>[0]): void {
    session.sitDown(game);
    const { record } = game.timeline;
    void keep.write('record', formatRecord(record));
    wordsOfGame.keepFor(game.list, record.setup.lexiconId);
    screen.setState({ panel: undefined });
    if (game.lexicon) wordsOfGame.use(game.lexicon);
    else wordsOfGame.load();
  }

  function lexiconFor({ record: { setup } }: Timeline): Lexicon | undefined {
    const lexicon = lexiconIn(screen.getState());
    return lexicon && mayJudge(lexicon, setup.lexiconId) ? lexicon : undefined;
  }

  return {
    open,
    lexiconFor,
    openRecord: (text, words) => {
      const parsed = parseRecord(text, lexiconIn(screen.getState()));
      if (!parsed.ok) return parsed;
      const timeline = parsed.value;
      const lexicon = lexiconFor(timeline);
      const { setup } = timeline.record;
      open({
        timeline,
        // A game of computers alone waits to be looked at; any other goes on.
        running: setup.seats.some(({ player }) => player === 'human'),
        list: lexicon ? screen.getState().wordList : listKeptFor(setup.lexiconId, words),
        lexicon,
      });
      return ok(undefined);
    },
  };
}
