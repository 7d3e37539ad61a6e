import { type Entry, GCG_LEXICON, newEntry, ok, parseEntry, type Result } from '../../engine';
import { defaultName, fileReason } from '../../messages';
import { type BoardError, fetchBoard, type Game } from '../../setup';
import type { StoreContext } from '../context';
import { ENTERED_GAMES } from './entered-games';
import type { EntryStore } from './entry-state';
import { createEntryStore } from './entry-store';

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

export function openEntry(context: StoreContext) {
  const { screen, saves } = context;
  let opened: EntryStore | undefined;

  async function open(): Promise<EntryStore | undefined> {
    const saved = parseEntry((await saves.read('entry')) ?? '');
    if (saved) return createEntryStore(saved, context);
    const [usual] = ENTERED_GAMES;
    const entry = usual && (await emptyEntry(usual, context));
    if (entry?.ok) return createEntryStore(entry.value, context);
    if (entry) screen.setState({ notice: { tone: 'refusal', headline: fileReason(entry.error) } });
    return undefined;
  }

  return {
    /** Shows the entry that was begun, or an empty one. */
    enterGame: async (): Promise<void> => {
      const entry = opened ?? (await open());
      opened ??= entry;
      const { entry: shown, isAtFront } = screen.getState();
      if (!entry) return;
      if (shown) {
        screen.setState({ panel: undefined });
        return;
      }
      entry.setState({ isFromFront: isAtFront });
      screen.setState({ entry, isAtFront: true, panel: undefined });
    },
  };
}
