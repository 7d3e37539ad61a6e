import * as v from 'valibot';
import {
  type GameState,
  isTurn,
  latestState,
  levelOf,
  LEVELS,
  MAX_LENGTH,
  type Premium,
  seenFrom,
  type Timeline,
} from '../../engine';
import { playerName, tileFace } from '../../messages';

const text = (max: number) => v.pipe(v.string(), v.maxLength(max));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const points = v.pipe(v.number(), v.safeInteger());
const places = v.array(count);

const seatSchema = v.object({
  name: text(MAX_LENGTH.name),
  player: v.picklist(['human', 'computer']),
  level: v.optional(v.picklist(LEVELS)),
  score: points,
  /** Their play that scored most. */
  best: v.optional(v.object({ word: text(MAX_LENGTH.tiles), score: points })),
  /** Words of all their plays, and what these scored in all. */
  plays: count,
  points,
  undos: count,
  isHelped: v.boolean(),
});

const cardSchema = v.object({
  id: text(MAX_LENGTH.id),
  /** The record that this one is a branch of. */
  parent: v.optional(text(MAX_LENGTH.id)),
  /** After how many turns it left that; missing where an earlier version kept it. */
  from: v.optional(count),
  lexiconId: text(MAX_LENGTH.id),
  /** When it was last played, in milliseconds since 1970 by the clock of the device. */
  played: count,
  rules: text(MAX_LENGTH.title),
  board: text(MAX_LENGTH.title),
  rows: count,
  columns: count,
  /** The premium of each square, row by row; see `premiumSign`. */
  squares: v.pipe(v.string(), v.regex(/^[.a-z-]*$/)),
  /** The squares (0-based, row by row) that hold a tile, and the face of each. */
  tiles: v.array(v.strictTuple([count, text(8)])),
  seats: v.array(seatSchema),
  /** The seat whose turn it is; undefined where the game is over. */
  toMove: v.optional(count),
  winners: v.optional(places),
  turns: count,
  events: count,
  /** The seat that the game is known from; missing if all of it is known. */
  seenFrom: v.optional(count),
});

/** What is shown of a game that is kept, without reading its record. */
export type GameCard = v.InferOutput<typeof cardSchema>;
export type CardSeat = GameCard['seats'][number];

/** Factors from here on are drawn alike. */
const TOP_STEP = 4;

/**
 * A premium in one character: `b`, `c`, `d` multiply the letter by two, three, four and more, `w`, `x`, `y`
 * the word; a dash gives nothing or takes, a dot is plain.
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
  const { setup, undos } = record;
  const { player } = setup.seats[seat] ?? { player: 'human' };
  const plays = record.events.flatMap((event) =>
    event.kind === 'play' && event.seat === seat ? [event] : [],
  );
  const best = plays.toSorted((a, b) => b.score - a.score)[0];
  const level = setup.seats[seat] && levelOf(setup.rules, setup.seats[seat]);
  return {
    name: playerName(setup, seat),
    player,
    ...(level ? { level } : {}),
    score: state.result?.finalScores[seat] ?? state.scores[seat] ?? 0,
    ...(best ? { best: { word: best.words[0] ?? '', score: best.score } } : {}),
    plays: plays.length,
    points: plays.reduce((sum, { score }) => sum + score, 0),
    undos: undos?.[seat] ?? 0,
    isHelped: record.events.some((event) => event.kind === 'help' && event.seat === seat),
  };
}

/** The card of a game that was last played at a time, in milliseconds since 1970. */
export function cardOf(game: Timeline, played: number): GameCard {
  const { id, parent, setup, events } = game.record;
  const state = latestState(game);
  const { board } = setup;
  const viewer = seenFrom(setup);
  return {
    id,
    ...(parent
      ? { parent: parent.id, from: events.slice(0, parent.events).filter(isTurn).length }
      : {}),
    lexiconId: setup.lexiconId,
    played,
    rules: setup.rules.name,
    board: setup.boardName,
    rows: board.rows,
    columns: board.columns,
    squares: board.premiums.map(premiumSign).join(''),
    tiles: tilesOn(state),
    seats: setup.seats.map((_, seat) => seatOf(game, state, seat)),
    ...(state.result ? { winners: [...state.result.winners] } : { toMove: state.toMove }),
    turns: events.filter(isTurn).length,
    events: events.length,
    ...(viewer === undefined ? {} : { seenFrom: viewer }),
  };
}

/** Longest card, in UTF-16 code units: that of a board of ten thousand squares with a tile on each is shorter. */
const MAX_CARD_LENGTH = 1_000_000;

/** A card as it was kept; undefined where it is none. */
export function parseCard(line: string): GameCard | undefined {
  if (line.length > MAX_CARD_LENGTH) return undefined;
  try {
    const parsed = v.safeParse(cardSchema, JSON.parse(line), { abortEarly: true });
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}
