import * as v from 'valibot';
import {
  formatRecord,
  parseRecord,
  type Timeline,
  type GameState,
  isTurn,
  latestState,
  levelOf,
  LEVELS,
  MAX_LENGTH,
  type Premium,
  knownSeat,
  parseJson,
} from '../../engine';
import { nameOnCard, playerName, tileFace } from '../../messages';

const textUpTo = (max: number) => v.pipe(v.string(), v.maxLength(max));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const points = v.pipe(v.number(), v.integer());
const places = v.array(count);
/** As long as a record allows, where a name may be followed by a number. */
const text = textUpTo(MAX_LENGTH.tiles);

const seatSchema = v.object({
  name: text,
  player: v.picklist(['human', 'computer']),
  level: v.optional(v.picklist(LEVELS)),
  score: points,
  best: v.optional(v.object({ word: text, score: points })),
  /** Number of plays; `points` is their total score. */
  plays: count,
  points,
  undos: count,
  isHelped: v.boolean(),
});

const cardSchema = v.object({
  id: textUpTo(MAX_LENGTH.id),
  parent: v.optional(textUpTo(MAX_LENGTH.id)),
  /** Number of turns before it branched; missing in cards of earlier versions. */
  from: v.optional(count),
  lexiconId: text,
  /** When it was last played, in ms since 1970 by the device clock. */
  played: count,
  rules: textUpTo(MAX_LENGTH.title),
  board: text,
  rows: count,
  columns: count,
  /** The premium of each square, row by row; see `premiumSign`. */
  squares: v.pipe(v.string(), v.regex(/^[.a-z-]*$/)),
  /** The squares (0-based, row by row) that hold a tile, and the face of each. */
  tiles: v.array(v.strictTuple([count, textUpTo(8)])),
  seats: v.array(seatSchema),
  /** The seat to move; undefined if the game is over. */
  toMove: v.optional(count),
  winners: v.optional(places),
  turns: count,
  events: count,
  /** The seat that the game is known from; missing if all of it is known. */
  seenFrom: v.optional(count),
  /** The seat of the person who sent the game by a link; missing if it was played here. */
  sender: v.optional(count),
  /** Whether it was entered, or came from a GCG file; missing in cards of earlier versions. */
  isImported: v.optional(v.boolean()),
  /** Whether it came from elsewhere, isn't over, and was not played on here: it opens in the editor. */
  isEntry: v.optional(v.boolean()),
});

/** Summary of a saved game, shown without reading its record. */
export type GameCard = v.InferOutput<typeof cardSchema>;
export type CardSeat = GameCard['seats'][number];

/** Larger factors get the same sign. */
const TOP_STEP = 4;

/**
 * A premium as one character: `b`, `c`, `d` multiply the letter by two, three, four or more; `w`, `x`, `y` the
 * word. A dash is a factor of 0 or less, a dot a plain square.
 */
function premiumSign(premium: Premium): string {
  if (premium.kind === 'none') return '.';
  const { kind, factor } = premium;
  if (factor <= 0) return '-';
  const step = Math.min(factor, TOP_STEP) - 1;
  return (kind === 'letter' ? 'abcd' : 'vwxy').charAt(step);
}

const tilesOn = ({ setup: { rules }, grid }: GameState): GameCard['tiles'] =>
  grid.flatMap((content, square): GameCard['tiles'] =>
    content.kind === 'empty' ? [] : [[square, tileFace(rules.tileSet, content)]],
  );

function seatOf({ record }: Timeline, state: GameState, seat: number): CardSeat {
  const { setup, undos, sender } = record;
  const { player } = setup.seats[seat] ?? { player: 'human' };
  const plays = record.events.flatMap((event) =>
    event.kind === 'play' && event.seat === seat ? [event] : [],
  );
  const best = plays.toSorted((a, b) => b.score - a.score)[0];
  const level = setup.seats[seat] && levelOf(setup.rules, setup.seats[seat]);
  return {
    name:
      seat === sender
        ? nameOnCard({ ...setup, you: undefined, sender }, seat)
        : playerName(setup, seat),
    player,
    level,
    score: state.result?.finalScores[seat] ?? state.scores[seat] ?? 0,
    best: best && { word: best.words[0] ?? '', score: best.score },
    plays: plays.length,
    points: plays.reduce((sum, { score }) => sum + score, 0),
    undos: undos?.[seat] ?? 0,
    isHelped: record.events.some((event) => event.kind === 'help' && event.seat === seat),
  };
}

/** `played` is in ms since 1970; JSON leaves out what is undefined. */
function cardOf(game: Timeline, played: number): GameCard {
  const { id, parent, setup, events, sender, imported } = game.record;
  const state = latestState(game);
  const { board } = setup;
  return {
    id,
    parent: parent?.id,
    from: parent && events.slice(0, parent.events).filter(isTurn).length,
    lexiconId: setup.lexiconId,
    played,
    rules: setup.rules.name,
    board: setup.boardName,
    rows: board.rows,
    columns: board.columns,
    squares: board.premiums.map(premiumSign).join(''),
    tiles: tilesOn(state),
    seats: setup.seats.map((_, seat) => seatOf(game, state, seat)),
    toMove: state.result ? undefined : state.toMove,
    winners: state.result && [...state.result.winners],
    turns: events.filter(isTurn).length,
    events: events.length,
    seenFrom: knownSeat(setup),
    sender,
    isImported: imported && true,
    isEntry:
      imported && !parent && !state.result && state.turns <= imported.racks.length
        ? true
        : undefined,
  };
}

/** Maximum length in UTF-16 code units; a board of ten thousand squares with a tile on each needs less. */
const MAX_CARD_LENGTH = 1_000_000;

const parseCard = (line: string): GameCard | undefined =>
  line.length > MAX_CARD_LENGTH ? undefined : parseJson(cardSchema, line);

/** Formats a game for the library: number of events, then its card, and from the third line its record. */
export const formatKeptGame = (game: Timeline, played: number): string =>
  [game.record.events.length, JSON.stringify(cardOf(game, played)), formatRecord(game.record)].join(
    '\n',
  );

/** Splits a saved text, whether or not its card is readable; all of it is a record if it begins with no number. */
export function parseKeptGame(kept: string): {
  readonly card: GameCard | undefined;
  readonly record: string;
} {
  if (!/^\d+\n/.test(kept)) return { card: undefined, record: kept };
  const cardAt = kept.indexOf('\n') + 1;
  const recordAt = kept.indexOf('\n', cardAt) + 1;
  return { card: parseCard(kept.slice(cardAt, recordAt)), record: kept.slice(recordAt) };
}

/** The card of a saved text, computed from its record if missing or unreadable; undefined if that is damaged. */
export function cardIn(kept: string): GameCard | undefined {
  const { card, record } = parseKeptGame(kept);
  if (card) return card;
  const game = parseRecord(record, undefined);
  return game.ok ? cardOf(game.value, 0) : undefined;
}
