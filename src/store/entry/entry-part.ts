import {
  type Entry,
  entryOfGame,
  err,
  GCG_LEXICON,
  newEntry,
  type NotEnterable,
  ok,
  type Result,
} from '../../engine';
import { defaultName, ENTRY, fileReason, playerName } from '../../messages';
import { type BoardError, fetchBoard, type Game } from '../../setup';
import type { StoreContext } from '../context';
import { gameName } from '../kept-names';
import { recordIn } from '../library/kept-game';
import { isSamePlace } from '../panel-slice';
import type { ScreenState } from '../state';
import { parseInSteps } from '../steps';
import { ENTERED_GAMES } from './entered-games';
import { formatEntryDocument, parseEntryDocument } from './entry-document';
import type { EntryStore } from './entry-state';
import { createEntryStore, documentOf, isUnsaved } from './entry-store';
import { digestOf } from './save-entry';

/** The entry of a game that was played here: all its players are people, under the names that they had. */
const asEntered = (entry: Entry): Entry => ({
  ...entry,
  setup: {
    ...entry.setup,
    seats: entry.setup.seats.map((_, seat) => ({
      name: playerName(entry.setup, seat),
      player: 'human',
      skill: 1,
    })),
    lexiconId: GCG_LEXICON,
  },
});

/** An empty entry of a game for two on its default board. */
async function emptyEntry(
  { rules, defaultBoard }: Game,
  { services }: StoreContext,
): Promise<Result<Entry, BoardError>> {
  const loaded =
    'file' in defaultBoard
      ? await fetchBoard(rules, defaultBoard.file, services.fetchText)
      : ok({ board: defaultBoard.board });
  if (!loaded.ok) return loaded;
  return ok(
    newEntry({
      rules,
      board: loaded.value.board,
      given: [],
      boardName: defaultBoard.name,
      seats: [0, 1].map((seat) => ({ name: defaultName(seat), player: 'human', skill: 1 })),
      openRacks: false,
      // Words of games from elsewhere may be in none of our lists: none are judged.
      lexiconId: GCG_LEXICON,
    }),
  );
}

/** Why a game of the library was not opened in the editor. */
export interface EditGameError {
  readonly code:
    | NotEnterable
    /** Another game is entered that is not in the library yet. */
    | 'ENTRY_UNSAVED'
    | 'NO_SUCH_GAME'
    | 'DAMAGED'
    /** Another game has begun meanwhile. */
    | 'CANCELLED'
    | 'NOT_LOADED';
}

export function openEntry(context: StoreContext, isAtSharedTable: (state: ScreenState) => boolean) {
  const { screen, saves, session, services } = context;
  let opened: EntryStore | undefined;
  const isOpen = (entry: EntryStore): boolean => entry === opened;
  let reading: Promise<void> | undefined;

  async function readSaved(): Promise<void> {
    const text = await saves.read('entry');
    if (text === undefined) return;
    const saved = parseEntryDocument(text);
    if (saved) opened ??= createEntryStore(saved, context, isOpen);
    else await saves.quarantine('entry', { kind: 'other', headline: ENTRY.lost }, undefined);
  }

  // An entry that is open stays, since the player may have typed in it.
  async function openSaved(): Promise<void> {
    if (!opened) {
      await (reading ??= readSaved().finally(() => {
        reading = undefined;
      }));
    }
  }

  async function openEmpty(): Promise<void> {
    const [usual] = ENTERED_GAMES;
    if (opened || !usual) return;
    const entry = await emptyEntry(usual, context);
    if (opened) return;
    if (entry.ok)
      opened = createEntryStore(documentOf(entry.value, services.newId()), context, isOpen);
    else screen.setState({ notice: { tone: 'refusal', headline: fileReason(entry.error) } });
  }

  /** Whether the player has done nothing else since they asked for the entry on this screen. */
  function isStillWanted(asked: ScreenState): boolean {
    const now = screen.getState();
    return isSamePlace(asked, now) && isAtSharedTable(now) === isAtSharedTable(asked);
  }

  function show(entry: EntryStore): void {
    const now = screen.getState();
    if (now.entry !== entry) entry.setState({ isFromFront: now.isAtFront });
    screen.setState({ entry, isAtFront: true, panel: undefined });
  }

  return {
    /** Shows the entry that was begun, or an empty one; `asked` is the screen on which the player asked for it. */
    enterGame: async (asked: ScreenState): Promise<void> => {
      await openSaved();
      await openEmpty();
      if (opened && isStillWanted(asked)) show(opened);
    },
    /**
     * Opens a game of the library, or a copy of it, in the editor. Only a game that was imported can be corrected;
     * any other, such as a branch of one, is copied. `asked` is the screen on which the player asked for it.
     */
    editGame: async (
      asked: ScreenState,
      id: string,
      how: 'correct' | 'copy',
    ): Promise<Result<undefined, EditGameError>> => {
      await session.untilSaved();
      await openSaved();
      const text = await saves.library.read(gameName(id));
      if (!isStillWanted(asked)) return err({ code: 'CANCELLED' });
      if (text === undefined) return err({ code: 'NO_SUCH_GAME' });
      const record = digestOf(text);
      const before = opened?.getState();
      if (how === 'correct' && opened && before?.id === id && before.saved?.record === record) {
        show(opened);
        return ok(undefined);
      }
      const game = await parseInSteps(recordIn(text), saves.library);
      if (!isStillWanted(asked)) return err({ code: 'CANCELLED' });
      // Now, since something may have been entered meanwhile.
      if (opened && isUnsaved(opened.getState())) return err({ code: 'ENTRY_UNSAVED' });
      if (!game.ok) return err({ code: 'DAMAGED' });
      const entry = entryOfGame(game.value);
      if (!entry.ok) return err({ code: entry.error });
      const { imported, parent } = game.value.record;
      const isCorrected = how === 'correct' && imported !== undefined && parent === undefined;
      const document = isCorrected
        ? documentOf(entry.value, id, { id, record })
        : documentOf(asEntered(entry.value), services.newId());
      void saves.write('entry', formatEntryDocument(document));
      opened = createEntryStore(document, context, isOpen);
      show(opened);
      return ok(undefined);
    },
  };
}
