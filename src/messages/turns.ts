import type { GameResult, LaidTile, RackView, RuleBook, Tile, Turn } from '../engine';
import {
  counted,
  listed,
  playerInSentence,
  playerName,
  type Players,
  pointsInWords,
  pointsText,
} from './phrases';
import { laidInWords, placementInWords, squareInWords } from './squares';

const notInList = (words: readonly string[]): string =>
  `${listed(words)} ${words.length === 1 ? 'is' : 'are'} not in the word list`;

/** A turn as it is announced. */
export function turnSentence(players: Players, turn: Turn): string {
  const name = playerName(players, turn.seat);
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
      return `${name} lost the turn: ${notInList(turn.words)}.`;
    case 'play':
      return `${playedFor(name, turn, `at ${placementInWords(players.rules, turn.play)}`)}.`;
  }
}

type PlayTurn = Extract<Turn, { kind: 'play' }>;

function playedFor(name: string, { words, score, awarded }: PlayTurn, where: string): string {
  const award =
    awarded === undefined ? '' : `, and ${pointsInWords(awarded)} for a challenge that failed`;
  return `${name} played ${listed(words)} ${where} for ${pointsInWords(score)}${award}`;
}

/** A turn with all that everybody sees of it: of a play also which way it runs, its blanks, and the score after it. */
export function fullTurnSentence(players: Players, turn: Turn): string {
  if (turn.kind !== 'play') return turnSentence(players, turn);
  const { square, direction, tiles } = turn.play;
  const blanks = tiles.flatMap(({ kind, letter }) => (kind === 'blank' ? [letter] : []));
  const noun = blanks.length === 1 ? 'a blank' : 'blanks';
  const withBlanks = blanks.length > 0 ? ` with ${noun} as ${listed(blanks)},` : '';
  const where = `at ${squareInWords(players.rules, square)}, ${direction},${withBlanks}`;
  return `${playedFor(playerName(players, turn.seat), turn, where)}, total ${pointsText(turn.total)}.`;
}

/** Who makes the first move of a game. */
export const beginsSentence = (players: Players, seat: number): string =>
  `${playerName(players, seat)} begins.`;

/** The tile that lies on the board before the first turn. */
export const firstTileSentence = (rules: RuleBook, { tile, square }: LaidTile): string =>
  `The first tile: ${laidInWords(rules, tile, square)}`;

/** Whose tiles wait behind the curtain. */
export const curtainSentence = (players: Players, seat: number): string =>
  `${playerName(players, seat)}, it is your turn: press “Show my tiles” when nobody else looks.`;

export const yourTurn = (name: string): string => `It is your turn, ${name}.`;

/** Which turn of a game is looked at; 0 for its beginning. */
export const turnOfTurns = (shown: number, turns: number): string => `Turn ${shown} of ${turns}.`;

/** What is said once a turn has been taken back. */
export const turnTakenBack = (isRetry: boolean) => ({
  headline: 'Undone.',
  reason: isRetry
    ? 'The turn as it was is under Record, “Branches”.'
    : 'Your earlier game is in Your games.',
});

/** A turn that words cost which are not in the list. */
export const lostTurnSentence = (words: readonly string[]): string =>
  `The turn is lost: ${notInList(words)}.`;

export const GAME_OVER = 'Game Over!';

/** Who won, in the words of the game. */
export function winnerSentence(players: Players, { winners }: GameResult): string {
  const names = winners.map((seat) => playerInSentence(players, seat));
  if (names.length === 1) return `${names.join('')} wins!`;
  return players.rules.tie === 'shared' ? `${listed(names)} share the win!` : "It's a draw!";
}

/** The final score of a seat, in the words of the game. */
export const finalScoreSentence = (players: Players, seat: number, points: number): string =>
  `${playerInSentence(players, seat)} scored ${points} points.`;

const TIMES = ['', ' once', ' twice'];

/** How a game came to its end. */
export function endSentence(players: Players, { reason, winners }: GameResult): string {
  const { passesToEnd } = players.rules;
  switch (reason) {
    case 'passes':
      return `Every player passed${TIMES[passesToEnd] ?? ` ${passesToEnd} times`} in a row.`;
    case 'rack-empty':
      return 'The bag is empty, and so is a rack.';
    case 'resigned':
      return `${winners.map((seat) => playerInSentence(players, seat)).join()} alone is left in the game.`;
  }
}

const tileName = (tile: Tile): string => (tile.kind === 'blank' ? 'a blank' : tile.letter);

/** The tiles that came from the bag: which, where they are shown, else how many. */
export function drawnSentence(drawn: RackView): string {
  const count = drawn.kind === 'shown' ? drawn.tiles.length : drawn.count;
  if (count === 0) return 'The bag is empty: no tiles drawn.';
  return drawn.kind === 'shown'
    ? `New tiles: ${listed(drawn.tiles.map(tileName))}.`
    : `${counted(count, 'new tile')}.`;
}
