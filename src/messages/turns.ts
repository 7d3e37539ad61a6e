import type { GameResult, LaidTile, RackView, RuleBook, Turn, View } from '../engine';
import { counted, listed, playerInSentence, type Players, tilesInWords } from './phrases';
import { nameInside, nameOnScreen, type PlayersOnScreen, verbFor } from './players';
import { squareInWords } from './squares';

const notInList = (words: readonly string[]): string =>
  `${listed(words)} ${words.length === 1 ? 'isn’t' : 'aren’t'} in the word list`;

/** A turn without a word of its own. */
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

export const beginsSentence = (players: PlayersOnScreen, seat: number): string =>
  `${nameOnScreen(players, seat)} ${verbFor(players, seat, 'begin')}.`;

export const firstTileSentence = (rules: RuleBook, { tile, square }: LaidTile): string =>
  `First tile: ${tile.letter} on ${squareInWords(rules, square)}.`;

/** Asks the next player to reveal their tiles. */
export const curtainSentence = (players: PlayersOnScreen, seat: number): string =>
  `${nameOnScreen(players, seat)}, it’s your turn. Choose “Show my tiles” when no one’s looking.`;

/** Tells a person at this screen that their turn begins; by name if several people share the screen. */
export const yourTurn = (players: PlayersOnScreen, seat: number): string =>
  seat === players.you ? 'Your turn.' : `${nameOnScreen(players, seat)}, it’s your turn.`;

export const turnTakenBack = (isRetry: boolean) => ({
  headline: 'Undone.',
  reason: isRetry
    ? 'The turn you played first is in Menu › Branches.'
    : 'Your earlier game is in Menu › Your games.',
});

export const lostTurnSentence = (words: readonly string[]): string =>
  `Turn lost. ${notInList(words)}.`;

export const GAME_OVER = 'Game Over!';

export function winnerSentence(players: Players, { winners }: GameResult): string {
  const names = winners.map((seat) => playerInSentence(players, seat));
  if (names.length === 1) return `${names.join('')} wins!`;
  return players.rules.tie === 'shared' ? `${listed(names)} share the win!` : "It's a draw!";
}

export const finalScoreSentence = (players: Players, seat: number, points: number): string =>
  `${playerInSentence(players, seat)} scored ${points} points.`;

const TIMES = ['', ' once', ' twice'];

/** Why the game is over. */
export function endSentence(
  players: PlayersOnScreen & Pick<View, 'turns'>,
  { reason, winners }: GameResult,
): string {
  const { rules, turns, you } = players;
  switch (reason) {
    case 'passes':
      return `Everyone passed${TIMES[rules.passesToEnd] ?? ` ${rules.passesToEnd} times`} in a row.`;
    case 'rack-empty': {
      const out = turns.at(-1)?.seat ?? 0;
      return `The bag is empty and ${out === you ? 'you’re' : `${nameInside(players, out)} is`} out of tiles.`;
    }
    case 'resigned':
      // The reader may be one of those who resigned.
      return you === undefined || winners.includes(you)
        ? 'Everyone else resigned.'
        : `${listed(winners.map((seat) => nameOnScreen(players, seat)))} is the only one left.`;
  }
}

/** The tiles drawn from the bag: their faces if they are visible, otherwise their number. */
export function drawnSentence(drawn: RackView): string {
  const count = drawn.kind === 'shown' ? drawn.tiles.length : drawn.count;
  if (count === 0) return 'The bag is empty. No new tiles.';
  return drawn.kind === 'shown'
    ? `New tiles: ${tilesInWords(drawn.tiles)}.`
    : `${counted(count, 'new tile')}.`;
}
