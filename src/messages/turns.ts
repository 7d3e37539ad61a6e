import type { Turn } from '../engine';
import { counted, notInList, tileCount, type Sentences, sentenceFor } from './phrases';
import { nameOnScreen, type PlayersOnScreen } from './players';

const TURNS: Sentences<Exclude<Turn, { kind: 'play' }>, [name: string]> = {
  pass: (_, name) => `${name} passed.`,
  resign: (_, name) => `${name} resigned.`,
  exchange: ({ returned }, name) => `${name} exchanged ${counted(tileCount(returned), 'tile')}.`,
  'lost-turn': ({ words }, name) => `${name} lost a turn: ${notInList(words)}.`,
};

/** A turn that is not a play. */
export const turnSentence = (
  players: PlayersOnScreen,
  turn: Exclude<Turn, { kind: 'play' }>,
): string => sentenceFor(TURNS, turn, nameOnScreen(players, turn.seat));

export const turnTakenBack = (isRetry: boolean) => ({
  headline: 'Undone.',
  reason: isRetry
    ? 'The turn you played first is in Menu › Branches.'
    : 'Your earlier game is in Menu › Your games.',
});

export const lostTurnSentence = (words: readonly string[]): string =>
  `Turn lost. ${notInList(words)}.`;
