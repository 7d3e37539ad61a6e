import { formatRecord, type GameRecord, type Lexicon, type Timeline } from '../engine';
import { openLocalTable, type Table } from '../table';
import type { Desk } from './desk';
import { follow, takesDesk } from './follow';
import type { Keep } from './keep';
import { NO_WORDS_YET } from './screen';
import type { StoreServices } from './services';
import { PACE_MILLISECONDS } from './settings';
import type { Screen, WordsStatus } from './state';
import { formatKeptList, type WordList } from './word-list';

/** The table that this page sits at; the screen follows it. */
export interface Sitting {
  /** The table, once there is one. */
  readonly table: () => Table | undefined;
  /** Leaves the table of before, and sits down at that of another game. */
  readonly sitDown: (game: {
    readonly timeline: Timeline;
    readonly running: boolean;
    /** The list of its words, and the lexicon made of it once it has been read. */
    readonly list: WordList;
    readonly lexicon: Lexicon | undefined;
    /** The seat whose last move was being reported to it. */
    readonly reportTo?: number | undefined;
    /** What one of its players had in hand. */
    readonly desk?: Desk | undefined;
  }) => void;
  readonly useLexicon: (lexicon: Lexicon) => void;
}

/** The words of a game to begin with: at hand, or to be read. */
const wordsAtFirst = (lexicon: Lexicon | undefined): WordsStatus =>
  lexicon ? { kind: 'ready', lexicon } : NO_WORDS_YET;

const hasTurns = ({ events }: GameRecord): boolean =>
  events.some(({ kind }) => kind !== 'deal' && kind !== 'refused');

/** Whether a record is that of the same game, gone on or not. */
const continues = (next: GameRecord, { id, events }: GameRecord): boolean =>
  next.id === id && next.events.length >= events.length;

export function createSitting(screen: Screen, services: StoreServices, keep: Keep): Sitting {
  let table: Table | undefined;
  /** A desk whose player has not come back to it yet, behind the curtain. */
  let waitingDesk: Desk | undefined;
  /** The record that is kept in this table's place. */
  let kept: GameRecord | undefined;

  /** Another record comes into the place; a game that was left for it can be gone back to. */
  function replaceKept(next: GameRecord): void {
    if (kept && hasTurns(kept) && !continues(next, kept)) {
      const { lexiconId } = kept.setup;
      const words = formatKeptList({ lexiconId, list: screen.getState().wordList });
      screen.setState({ gameBefore: { record: formatRecord(kept), words } });
    }
    kept = next;
  }

  function followTable(): void {
    if (!table) return;
    const before = screen.getState();
    const after = table.snapshot();
    const desk = waitingDesk && takesDesk(before, after, waitingDesk) ? waitingDesk : undefined;
    if (desk) waitingDesk = undefined;
    screen.setState(follow(before, after, desk));
    if (typeof desk?.shown === 'number') table.showTurn(desk.shown);
  }

  return {
    table: () => table,
    sitDown: ({ timeline, running, list, lexicon, reportTo, desk }) => {
      waitingDesk = desk;
      replaceKept(timeline.record);
      screen.setState({ wordList: list, words: wordsAtFirst(lexicon) });
      table?.close();
      table = openLocalTable(
        { timeline, running, reportTo },
        {
          chooseMove: services.chooseMove,
          after: services.after,
          newId: services.newId,
          pace: () => PACE_MILLISECONDS[screen.getState().settings.pace],
          save: ({ timeline: { record } }) => {
            replaceKept(record);
            keep.write('record', formatRecord(record));
          },
        },
      );
      table.subscribe(followTable);
      if (lexicon) table.useLexicon(lexicon);
      followTable();
    },
    useLexicon: (lexicon) => table?.useLexicon(lexicon),
  };
}
