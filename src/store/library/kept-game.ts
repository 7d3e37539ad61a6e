import {
  formatRecord,
  type Timeline,
  type GameState,
  isTurn,
  latestState,
  levelOf,
  type Premium,
  knownSeat,
} from '../../engine';
import { nameOnCard, playerName, tileFace } from '../../messages';
import type { CardSeat, GameCard } from './game-card';

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
export function cardOf(game: Timeline, played: number): GameCard {
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

/** Formats a game for the library: number of events, then its card, and from the third line its record. */
export const formatKeptGame = (game: Timeline, played: number): string =>
  [game.record.events.length, JSON.stringify(cardOf(game, played)), formatRecord(game.record)].join(
    '\n',
  );

/** The record of a saved text, whether or not its card is readable; all of it if it begins with no number. */
export function recordIn(kept: string): string {
  const cardAt = kept.indexOf('\n') + 1;
  return /^\d+\n/.test(kept) ? kept.slice(kept.indexOf('\n', cardAt) + 1) : kept;
}
