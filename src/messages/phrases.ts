import { type Range, type RuleBook, sanitizeName, type Seat } from '../engine';

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

/** A number with a minus sign as it is printed, not typed. */
export const printed = (number: number): string => String(number).replace('-', '−');

/** Whole numbers that will do. */
export const wholeNumberIn = ({ min, max }: Range): string =>
  `a whole number from ${printed(min)} to ${printed(max)}`;

/** Why what was typed into a box for a whole number will not do. */
export const numberReason = (what: string, range: Range): string =>
  `${what}: ${wholeNumberIn(range)}.`;

/** Points with their sign: `+27`, `0`, `−4`. */
export const signedPoints = (points: number): string =>
  points > 0 ? `+${points}` : printed(points);

/** Points as they are printed, with a proper minus sign. */
export const pointsText = printed;

/** Points with their noun: `27 points`, `−1 point`. */
export const pointsInWords = (points: number): string =>
  `${printed(points)} ${Math.abs(points) === 1 ? 'point' : 'points'}`;

/** The size of a file, as people say it. */
export const fileSize = (bytes: number): string =>
  bytes < 1_000_000 ? `${bytes / 1000} kB` : `${bytes / 1_000_000} MB`;

/** Whether a text has a character that stands for bytes which are no UTF-8. */
export const isUndecoded = (text: string): boolean => text.includes('\uFFFD');

/** How many characters are shown at most of something found in a text. */
const MAX_FOUND = 20;

/** What has no shape of its own: controls, marks of direction, and blank space but the common one. */
const UNSEEN = /[^ \P{Z}]|\p{C}/gu;

const escaped = (character: string): string =>
  character
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('');

/** Something found in a text, short and without characters that cannot be seen. */
export function quoted(text: string, shown = MAX_FOUND): string {
  if (text === '') return 'nothing';
  // No more than may be shown is taken apart: a text may be as long as a file.
  const characters = Array.from(text.slice(0, 2 * shown + 1));
  const found =
    characters.length > shown ? `${characters.slice(0, shown).join('')}…` : characters.join('');
  return JSON.stringify(found).replace(UNSEEN, escaped);
}

/** Said when code that is loaded on demand could not be. */
export const CODE_MISSING =
  'Part of the game couldn’t be loaded. Check the connection and try again, or reload the page.';
