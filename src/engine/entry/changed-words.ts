import { type Entry, type EntryAction, type EnteredTurn, reduceEntry } from './entry';
import { outcomesOf, type TurnOutcome } from './outcomes';

/** The words of a turn, main word first; undefined if it places no tiles or doesn't fit. */
const wordsOf = ({ judged, problem }: TurnOutcome): readonly string[] | undefined =>
  problem ? undefined : judged?.words.map(({ text }) => text);

const areSame = (one: readonly string[] | undefined, other: readonly string[]): boolean =>
  one !== undefined && one.length === other.length && one.every((word, at) => word === other[at]);

/**
 * Applies an action. Other turns whose words it changes, through letters on the board, keep those they were entered
 * with until they have them again or are entered again themselves.
 */
export function correctEntry(entry: Entry, action: EntryAction): Entry {
  const after = reduceEntry(entry, action);
  const before = new Map(outcomesOf(entry).map((outcome) => [outcome.turn.id, wordsOf(outcome)]));
  const own = action.kind === 'change-turn' ? action.id : undefined;
  const turns = outcomesOf(after).map((outcome): EnteredTurn => {
    const { turn } = outcome;
    const entered = turn.id === own ? undefined : (turn.enteredWords ?? before.get(turn.id));
    const enteredWords = entered && areSame(wordsOf(outcome), entered) ? undefined : entered;
    return enteredWords === turn.enteredWords ? turn : { ...turn, enteredWords };
  });
  const isAsBefore = turns.every((turn, index) => turn === after.turns[index]);
  return isAsBefore ? after : { ...after, turns };
}

/** The words of a turn that it was not entered with; all of them if it only has fewer. None while it doesn't fit. */
export function changedWords(outcome: TurnOutcome): readonly string[] {
  const { enteredWords } = outcome.turn;
  const words = wordsOf(outcome);
  if (!enteredWords || !words) return [];
  const others = words.filter((word) => !enteredWords.includes(word));
  return others.length > 0 ? others : words;
}
