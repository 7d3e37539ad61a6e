import {
  alphabetOf,
  type Board,
  endOfEntry,
  type EnteredTurn,
  enterGcg,
  type Entry,
  formatGcg,
  entryOfGame,
  gameOfEntry,
  isEnding,
  knownRack,
  type Lexicon,
  outcomesOf,
  parseGcg,
  positionBefore,
  type RuleBook,
  setupOfGcg,
  type Tile,
  tilesText,
  unlistedWords,
} from '../../src/engine';

/** How a game compares with the file it was entered from. */
export interface GcgComparison {
  readonly turns: number;
  /** Lines whose running score is the same. */
  readonly equal: number;
  /** Words that were accepted although our list lacks them. */
  readonly ownWords: readonly string[];
  /** Sentences about what differs. */
  readonly differences: readonly string[];
}

const NOTHING = { turns: 0, equal: 0, ownWords: [] };

const spreadOf = ([first = 0, second = 0]: readonly number[]): number => first - second;

/**
 * The contents of an entry as texts, with racks as a file gives them: sorted, with the tiles that were used. Racks of
 * `doubted` turns are left out.
 */
function contentsOf(entry: Entry, doubted: readonly number[]): readonly string[] {
  const { setup, title, description, notes, turns, ending } = entry;
  const sorted = (rack: readonly Tile[] | undefined): string =>
    rack ? [...tilesText(rack)].toSorted().join('') : '';
  const returnedBy = (turn: EnteredTurn) =>
    turn.move.kind === 'exchange' && typeof turn.move.returned !== 'number'
      ? { kind: 'exchange', returned: sorted(turn.move.returned) }
      : turn.move;
  const left = (endOfEntry(entry)?.racks ?? ending.left).map(sorted);
  return [
    setup.seats.map(({ name }) => name),
    [title, description, notes],
    [left, ending.time, ending.notes],
    ...turns.map((turn, index) =>
      doubted.includes(index)
        ? [turn.move.kind, turn.notes]
        : [sorted(knownRack(turn)), returnedBy(turn), turn.notes],
    ),
  ].map((part) => JSON.stringify(part));
}

/** Whether an entry is read back equal from the game that is made of it, and from the file that is written of that. */
function roundTripDifference(entry: Entry): string | undefined {
  const made = gameOfEntry(entry, 'entered');
  if (!made.ok) return `Can’t make a game of it: ${JSON.stringify(made.error)}.`;
  const reopened = entryOfGame(made.value.timeline);
  if (!reopened.ok) return `Can’t open its game: ${reopened.error}.`;
  const text = formatGcg(made.value.timeline, 'all');
  if (!text.ok) return `Can’t write it: ${text.error}.`;
  const again = parseGcg(alphabetOf(entry.setup.rules.tileSet), text.value);
  if (!again.ok) return `Can’t read it back: ${JSON.stringify(again.error)}.`;
  const back = enterGcg(entry.setup, again.value).entry;
  const doubted = made.value.doubts.racks.map(({ turn }) => turn);
  const before = contentsOf(entry, doubted);
  for (const other of [reopened.value, back]) {
    const after = contentsOf(other, doubted);
    const at = before.findIndex((part, index) => part !== after[index]);
    if (at >= 0 || before.length !== after.length)
      return `Read back otherwise: ${after[at] ?? 'nothing'} for ${before[at] ?? 'nothing'}.`;
  }
  return undefined;
}

/** Enters the game of a file as a person would, and compares the running score after each line. */
export function compareGcg(
  source: string,
  rules: RuleBook,
  board: Board,
  lexicon: Lexicon,
): GcgComparison {
  const game = parseGcg(alphabetOf(rules.tileSet), source);
  if (!game.ok) return { ...NOTHING, differences: [JSON.stringify(game.error)] };
  const table = { rules, board, boardName: 'GCG' };
  const { entry, lines } = enterGcg(setupOfGcg(table, game.value), game.value);
  const differences: string[] = [];
  let equal = 0;
  for (const { line, entry: after } of lines) {
    if (isEnding(line)) continue;
    const { scores } = positionBefore(after, after.turns.length);
    if (scores[line.seat] === line.total) equal += 1;
    else differences.push(`Line ${line.line}: ${line.total}, here ${scores[line.seat]}.`);
  }
  const outcomes = outcomesOf(entry);
  for (const [turn, { problem }] of outcomes.entries()) {
    if (problem) differences.push(`Turn ${turn + 1}: ${problem.code}.`);
  }
  const isCounted = lines.some(({ line }) => line.action.kind === 'end-rack');
  const lastTotals = [0, 1].map(
    (seat) => lines.findLast(({ line }) => line.seat === seat)?.line.total ?? 0,
  );
  const end = endOfEntry(entry)?.scores;
  if (isCounted && (!end || spreadOf(end) !== spreadOf(lastTotals))) {
    differences.push(`The end: ${lastTotals.join('–')}, here ${end?.join('–') ?? 'unknown'}.`);
  }
  const trip = roundTripDifference(entry);
  if (trip !== undefined) differences.push(trip);
  const stood = outcomes.filter(({ turn: { move } }) => move.kind === 'play' && !move.isWithdrawn);
  const ownWords = [...new Set(stood.flatMap((each) => unlistedWords(each, lexicon)))];
  return { turns: entry.turns.length, equal, ownWords, differences };
}
