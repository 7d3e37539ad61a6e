import { sanitizeName, scraebbkle } from '../../engine';
import { GAMES, readOwnBoard } from '../../setup';
import type { BoardFile, GameStore } from '../../store';

/** Reads a board for the first game that can be played on it, beginning with `first`; for that one if none can. */
async function boardFileOf(file: File, first: string): Promise<BoardFile> {
  const games = GAMES.toSorted(
    (one, other) => Number(other.rules.id === first) - Number(one.rules.id === first),
  );
  const read: BoardFile[] = [];
  for (const { rules } of games) {
    const board = await readOwnBoard(rules, file);
    read.push({ game: rules.id, name: sanitizeName(file.name), board });
    if (board.ok) break;
  }
  const [own, best] = [read[0], read.at(-1)];
  if (!own || !best) throw new Error('There is no game');
  return best.board.ok ? best : own;
}

/** Opens the set-up with the board of a file: for the game that is played if it can be, else for another. */
export async function openBoardFile(file: File, { table, actions }: GameStore): Promise<void> {
  actions.setUpBoard(await boardFileOf(file, table?.view.rules.id ?? scraebbkle.id));
}
