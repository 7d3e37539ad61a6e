import { isOnBoard, step } from '../board';
import { type BoardState, layTiles, type LaidTile, type Play, tileAt, withTiles } from '../play';
import { err, ok, type Result } from '../result';
import type { RuleBook } from '../rules';
import { takeTiles, type Tile, rackTileOf, tilesText } from '../tiles';
import {
  type GcgEntry,
  type GcgGame,
  type GcgOrderError,
  type GcgRacksLeft,
  isEnding,
} from './game';

/** A move with the outcome of its challenge. */
export type GcgMove =
  | {
      readonly kind: 'play';
      readonly play: Play;
      readonly isWithdrawn: boolean;
      /** Points for a failed challenge. */
      readonly awarded?: number | undefined;
    }
  | { readonly kind: 'exchange'; readonly returned: readonly Tile[] | number }
  | { readonly kind: 'pass' };

/** A turn and its lines: the move, and its challenge if there was one. */
export interface GcgTurn {
  readonly seat: number;
  readonly move: GcgMove;
  readonly entry: GcgEntry;
  readonly challenge: GcgEntry | undefined;
  /** Tiles that were certainly on the rack. */
  readonly needed: readonly Tile[];
}

export interface GcgTurns {
  readonly turns: readonly GcgTurn[];
  /** End-of-game racks and time penalties. */
  readonly ending: readonly GcgEntry[];
  /** Racks after the last turn, by seat, as far as they are known. */
  readonly racks: GcgRacksLeft;
}

const orderFault = (line: number, fault: GcgOrderError['fault']) =>
  err({ code: 'GCG_ORDER' as const, line, fault });

/** The tiles that a written word adds; undefined if it adds none or contradicts the board. */
function playOf(
  field: BoardState,
  { square, direction, word }: Extract<GcgEntry['action'], { kind: 'play' }>,
): Play | undefined {
  const laid: LaidTile[] = [];
  for (const [index, character] of word.entries()) {
    const at = step(square, direction, index);
    const lying = tileAt(field, at);
    if (!isOnBoard(field.board, at)) return undefined;
    if (!lying && character.kind === 'tile') laid.push({ square: at, tile: character.tile });
    else if (!lying) return undefined;
    else if (character.kind === 'tile' && character.tile.letter !== lying.letter) return undefined;
  }
  const [first] = laid;
  return first && { square: first.square, direction, tiles: laid.map(({ tile }) => tile) };
}

/** The multiset union of two racks. */
const rackUnion = (rack: readonly Tile[], others: readonly Tile[]): readonly Tile[] => [
  ...rack,
  ...takeTiles(rack, others).missing,
];

/** The known tiles of a move. */
export function tilesUsed(move: GcgMove): readonly Tile[] {
  switch (move.kind) {
    case 'play':
      return move.play.tiles.map(rackTileOf);
    case 'exchange':
      return typeof move.returned === 'number' ? [] : move.returned;
    case 'pass':
      return [];
  }
}

export const isWithdrawnPlay = ({ move }: GcgTurn): boolean =>
  move.kind === 'play' && move.isWithdrawn;

/** Whether an end-of-game line deducts the seat's own rack, which it then names, and does not add the other. */
export const deductsOwnRack = ({ points, rack }: Pick<GcgEntry, 'points' | 'rack'>): boolean =>
  points < 0 || rack.length > 0;

/** The rack after drawing, if the challenge line of a seat's last turn gives it. */
function rackChallenged(turns: readonly GcgTurn[], seat: number): readonly Tile[] | undefined {
  const { entry, challenge } = turns.findLast((turn) => turn.seat === seat) ?? {};
  const isDrawn = challenge?.action.kind === 'challenge' && challenge.rack.length > 0;
  // Some files repeat the rack of the play.
  return isDrawn && tilesText(challenge.rack) !== tilesText(entry?.rack ?? [])
    ? challenge.rack
    : undefined;
}

/** The racks left at the end: from end-of-game lines, rack pragmas or the last challenges. */
function racksAtEnd(
  game: GcgGame,
  turns: readonly GcgTurn[],
  ending: readonly GcgEntry[],
): GcgRacksLeft {
  const rackOf = (seat: number): readonly Tile[] | undefined => {
    const told = ending.find(
      (entry) =>
        entry.action.kind === 'end-rack' && deductsOwnRack(entry) === (entry.seat === seat),
    );
    if (told?.action.kind === 'end-rack') return told.action.tiles;
    return game.racks[seat] ?? rackChallenged(turns, seat);
  };
  return [...game.names.keys()].map(rackOf);
}

/** Removes the rack from a line, and from an exchange all but the number of tiles. */
function withoutRack(entry: GcgEntry): GcgEntry {
  const { action } = entry;
  if (action.kind !== 'exchange' || typeof action.returned === 'number')
    return { ...entry, rack: [] };
  return { ...entry, rack: [], action: { kind: 'exchange', returned: action.returned.length } };
}

/** Groups the lines of a game into turns, ignoring the racks of `doubted` lines. */
export function turnsOfGcg(
  rules: RuleBook,
  board: BoardState,
  game: GcgGame,
  doubted: Pick<ReadonlySet<number>, 'has'>,
): Result<GcgTurns, GcgOrderError> {
  const entries = game.entries.map((entry) =>
    doubted.has(entry.line) ? withoutRack(entry) : entry,
  );
  const turns: GcgTurn[] = [];
  const ending: GcgEntry[] = [];
  let field = board;
  const take = (entry: GcgEntry, move: GcgMove, challenge?: GcgEntry): void => {
    const { seat, rack } = entry;
    turns.push({ seat, move, entry, challenge, needed: rackUnion(rack, tilesUsed(move)) });
  };
  for (const [index, entry] of entries.entries()) {
    const { line, seat, action } = entry;
    if (isEnding(entry)) ending.push(entry);
    else if (ending.length > 0) return orderFault(line, 'MOVE_AFTER_END');
    else if (action.kind === 'exchange' || action.kind === 'pass') take(entry, action);
    else if (action.kind === 'play') {
      const play = playOf(field, action);
      const laid = play ? layTiles(rules, field, play) : undefined;
      if (!play || !laid?.ok) return orderFault(line, 'NOT_ON_THE_BOARD');
      const next = entries[index + 1];
      const challenge = next?.seat === seat ? next : undefined;
      const isWithdrawn = challenge?.action.kind === 'withdrawn';
      const isAwarded = challenge?.action.kind === 'challenge';
      if (!isWithdrawn) field = withTiles(field, laid.value);
      const awarded = (isAwarded && challenge.points) || undefined;
      take(
        entry,
        { kind: 'play', play, isWithdrawn, awarded },
        isWithdrawn || isAwarded ? challenge : undefined,
      );
    } else if (turns.at(-1)?.challenge !== entry) return orderFault(line, 'NOTHING_TO_CHALLENGE');
  }
  return ok({ turns, ending, racks: racksAtEnd(game, turns, ending) });
}
