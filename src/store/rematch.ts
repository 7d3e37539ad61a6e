import { type GameSetup, type Lexicon, coversLexicon } from '../engine';
import type { WordList } from '../setup';
import type { ScreenState, SetupChoice } from './state';
import { lexiconIn } from './verdict';

function lexiconForAnother(state: ScreenState): Lexicon | undefined {
  const lexicon = lexiconIn(state);
  return lexicon && state.table && coversLexicon(lexicon, state.table.lexiconId)
    ? lexicon
    : undefined;
}

/** Whether a game of this page alone is over, and another like it can begin. */
export const canRematch = (state: ScreenState): boolean =>
  state.table?.view.result !== undefined &&
  state.table.online === undefined &&
  lexiconForAnother(state) !== undefined;

/**
 * A game like one that is over, with a fresh draw. Each player moves up one seat, so that the next one begins,
 * unless the rules fix the seats.
 */
function anotherOf(setup: GameSetup, list: WordList, lexicon: Lexicon): SetupChoice {
  const { rules, seats, help, undo, chance } = setup;
  const isFixed = rules.seats.fixed.length > 0;
  return {
    ...setup,
    seats: isFixed ? seats : [...seats.slice(1), ...seats.slice(0, 1)],
    help: help === true,
    undo: undo === true,
    words: { list, lexicon },
    seed: '',
    bag: chance.kind === 'java' ? chance.bag : undefined,
  };
}

export function rematchOf(state: ScreenState, setup: GameSetup): SetupChoice | undefined {
  const lexicon = lexiconForAnother(state);
  return lexicon && anotherOf(setup, state.wordList, lexicon);
}
