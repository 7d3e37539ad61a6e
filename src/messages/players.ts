import { type RuleBook, type Seat, sanitizeName } from '../engine';

/** A game as sentences need it: its rules, and who sits where. */
export interface Players {
  readonly rules: RuleBook;
  readonly seats: readonly Pick<Seat, 'name'>[];
}

/** What a seat (0-based) is called where its game gives no name. */
export const defaultName = (seat: number): string => `Player ${seat + 1}`;

/** Name of a seat (0-based) as players read it. */
export const playerName = ({ seats }: Pick<Players, 'seats'>, seat: number): string =>
  sanitizeName(seats[seat]?.name ?? '') || defaultName(seat);

/** How a sentence begins that speaks of a player: `Player 1`, or `The human player`. */
export function playerInSentence(players: Players, seat: number): string {
  const name = playerName(players, seat);
  return players.rules.wording === 'scrabbkle'
    ? `The ${name.slice(0, 1).toLowerCase()}${name.slice(1)}`
    : name;
}

const joined = (things: readonly string[], last: string): string =>
  things.length < 2
    ? things.join('')
    : `${things.slice(0, -1).join(', ')} ${last} ${things.at(-1) ?? ''}`;

/** Things in a sentence: `A`, `A and B`, `A, B and C`. */
export const listed = (things: readonly string[]): string => joined(things, 'and');

/** Things to choose from: `A`, `A or B`, `A, B or C`. */
export const eitherOf = (things: readonly string[]): string => joined(things, 'or');

/** A count in groups of three; the browser's own way takes tens of milliseconds the first time. */
export const written = (count: number): string =>
  String(count).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');

/** A number with the right form of its noun: `1 tile`, `2 tiles`, `267,751 words`. */
export const counted = (count: number, noun: string): string =>
  `${written(count)} ${noun}${count === 1 ? '' : 's'}`;
