import { type DailyEntry, ok, parseDailyList, type Puzzle } from '../../src/engine';
import { type FetchText, loadDailyPuzzles } from '../../src/setup';
import { shippedWordList } from '../golden/full-word-list';
import { bestScore } from '../oracle/best-score';
import { valueOf } from './results';
import { shippedText } from './shipped';

const { fetchDailyPuzzle } = await loadDailyPuzzles();

export const dailyListText = shippedText('puzzles.txt');

export const { entries: dailyEntries, firstDay } = valueOf(parseDailyList(dailyListText));

const fetchText: FetchText = async (name) => ok(shippedText(name));

export const puzzleOf = async (entry: DailyEntry): Promise<Puzzle> =>
  valueOf(await fetchDailyPuzzle(entry, fetchText));

/** Whether the oracle finds the best score of an entry, above 0, in one play alone: that of the entry. */
export async function oracleAgrees(entry: DailyEntry): Promise<boolean> {
  const { position, best } = await puzzleOf(entry);
  const { score, plays } = bestScore(position, shippedWordList);
  const [play] = plays;
  return (
    score > 0 &&
    score === entry.score &&
    plays.length === 1 &&
    best.move.kind === 'play' &&
    JSON.stringify(play?.tiles) === JSON.stringify(best.move.play.tiles)
  );
}
