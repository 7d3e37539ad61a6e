import { type RackView, type RuleBook, sanitizeName, type Seat, type Tile } from '../engine';

/** How much the log says: `brief` is for the rhythm of a game, `full` for learning it. */
export const SPEECHES = ['brief', 'full'] as const;
export type Speech = (typeof SPEECHES)[number];

/** The facts about a game that sentences need: its rules and its seats. */
export interface Players {
  readonly rules: RuleBook;
  readonly seats: readonly Pick<Seat, 'name'>[];
}

/** Default name of a seat (0-based). */
export const defaultName = (seat: number): string => `Player ${seat + 1}`;

/** Displayed name of a seat (0-based). */
export const playerName = ({ seats }: Pick<Players, 'seats'>, seat: number): string =>
  sanitizeName(seats[seat]?.name ?? '') || defaultName(seat);

/** A player as the subject of a sentence: `Player 1`, or `The human player`. */
export function playerInSentence(players: Players, seat: number): string {
  const name = playerName(players, seat);
  return players.rules.wording === 'scrabbkle'
    ? `The ${name.slice(0, 1).toLowerCase()}${name.slice(1)}`
    : name;
}

const enumerated = (things: readonly string[], last: string): string =>
  things.length < 2
    ? things.join('')
    : `${things.slice(0, -1).join(', ')} ${last} ${things.at(-1) ?? ''}`;

/** A part that a text may lack. */
type Part = string | false | undefined;

/** The parts that are there. */
export const present = (parts: readonly Part[]): readonly string[] =>
  parts.filter((part): part is string => Boolean(part));

/** Joins the parts that are there. */
export const joined = (parts: readonly Part[], between = ' '): string =>
  present(parts).join(between);

/** `A`, `A and B`, `A, B and C` */
export const listed = (things: readonly string[]): string => enumerated(things, 'and');

/** `A`, `A or B`, `A, B or C` */
export const eitherOf = (things: readonly string[]): string => enumerated(things, 'or');

/** Words that a list lacks: `QI isn’t in the word list`. */
export const notInList = (words: readonly string[]): string =>
  `${listed(words)} ${words.length === 1 ? 'isn’t' : 'aren’t'} in the word list`;

/** Tiles as they are read: `A, E and a blank`. */
export const tilesInWords = (tiles: readonly Tile[]): string =>
  listed(tiles.map((tile) => (tile.kind === 'blank' ? 'a blank' : tile.letter)));

/** How many tiles there are, visible or not. */
export const rackTileCount = (tiles: RackView): number =>
  tiles.kind === 'shown' ? tiles.tiles.length : tiles.count;

/** Last line of a list that was cut. */
export const andMore = (count: number): string => `… and ${count} more.`;

/** Capitalizes the first letter of a sentence. */
export const upperFirst = (text: string): string =>
  `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** Groups digits by three; the browser's own formatting takes tens of milliseconds on first use. */
export const written = (count: number): string =>
  String(count).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');

/** A number with its noun: `1 tile`, `2 tiles`, `267,751 words`. */
export const counted = (count: number, noun: string): string =>
  `${written(count)} ${noun}${count === 1 ? '' : 's'}`;

/** A number with a typographic minus sign. */
export const printed = (number: number): string => String(number).replace('-', '−');

/** A text with numbers for the ear: screen readers skip the minus sign. */
export const spoken = (text: string): string => text.replaceAll('−', 'minus ');

/** A number for the ear: `minus 3`. */
export const spokenNumber = (number: number): string => spoken(printed(number));

/** Points with a sign: `+27`, `0`, `−4`. */
export const signedPoints = (points: number): string =>
  points > 0 ? `+${points}` : printed(points);

/** Points with a typographic minus sign. */
export const pointsText = printed;

/** Points with their noun: `27 points`, `−1 point`. */
export const pointsInWords = (points: number): string =>
  `${printed(points)} ${Math.abs(points) === 1 ? 'point' : 'points'}`;

/** A file size in a readable unit. */
export const fileSize = (bytes: number): string =>
  bytes < 1_000_000 ? `${bytes / 1000} kB` : `${bytes / 1_000_000} MB`;

/** Whether a text contains U+FFFD, which decoders put in place of invalid UTF-8. */
export const isUndecoded = (text: string): boolean => text.includes('\uFFFD');

/** Maximum characters shown of untrusted text. */
const MAX_FOUND = 20;

/** Characters without a visible shape: controls, bidirectional marks, and spaces other than U+0020. */
const UNSEEN = /[^ \P{Z}]|\p{C}/gu;

const escaped = (character: string): string =>
  character
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('');

/** Quotes untrusted text: shortened, with invisible characters escaped. */
export function quoted(text: string, shown = MAX_FOUND): string {
  if (text === '') return 'nothing';
  // Split only what may be shown: the text may be as long as a file.
  const characters = Array.from(text.slice(0, 2 * shown + 1));
  const found =
    characters.length > shown ? `${characters.slice(0, shown).join('')}…` : characters.join('');
  return JSON.stringify(found).replace(UNSEEN, escaped);
}

/** Shown if code that is loaded on demand fails to load. */
export const CODE_MISSING =
  'Couldn’t load part of the game. Check your connection and try again, or reload the page.';

/** The discriminant of a union: the code of an error, the kind of anything else. */
type TagOf<Union> = Union extends { readonly code: infer Tag extends string }
  ? Tag
  : Union extends { readonly kind: infer Tag extends string }
    ? Tag
    : never;

type Tagged<Union, Tag> = Union extends unknown
  ? Tag extends TagOf<Union>
    ? Union
    : never
  : never;

/** A sentence for each member of a union; a function where the sentence names something. */
export type Sentences<Union, Facts extends readonly unknown[] = []> = {
  readonly [Tag in TagOf<Union>]:
    | string
    | ((member: Tagged<Union, Tag>, ...facts: Facts) => string);
};

/** The sentence for a member; `facts` is what sentences name beside it. */
export function sentenceFor<
  Union extends { readonly code: string } | { readonly kind: string },
  Facts extends readonly unknown[] = [],
>(sentences: Sentences<Union, Facts>, member: Union, ...facts: Facts): string {
  const tag = ('code' in member ? member.code : member.kind) as TagOf<Union>;
  const sentence = sentences[tag] as string | ((member: Union, ...facts: Facts) => string);
  return typeof sentence === 'string' ? sentence : sentence(member, ...facts);
}
