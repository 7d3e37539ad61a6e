import type { Turn } from '../engine';
import { counted, listed } from './phrases';
import { nameOnScreen, type PlayersOnScreen } from './players';

const notInList = (words: readonly string[]): string =>
  `${listed(words)} ${words.length === 1 ? 'isn’t' : 'aren’t'} in the word list`;

/** A turn that is not a play. */
export function turnSentence(
  players: PlayersOnScreen,
  turn: Exclude<Turn, { kind: 'play' }>,
): string {
  const name = nameOnScreen(players, turn.seat);
  switch (turn.kind) {
    case 'pass':
      return `${name} passed.`;
    case 'resign':
      return `${name} resigned.`;
    case 'exchange': {
      const { returned } = turn;
      const count = returned.kind === 'shown' ? returned.tiles.length : returned.count;
      return `${name} exchanged ${counted(count, 'tile')}.`;
    }
    case 'lost-turn':
      return `${name} lost a turn: ${notInList(turn.words)}.`;
  }
}

export const turnTakenBack = (isRetry: boolean) => ({
  headline: 'Undone.',
  reason: isRetry
    ? 'The turn you played first is in Menu › Branches.'
    : 'Your earlier game is in Menu › Your games.',
});

export const lostTurnSentence = (words: readonly string[]): string =>
  `Turn lost. ${notInList(words)}.`;
