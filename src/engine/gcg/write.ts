import { columnLabel, type Direction, otherDirection, sameSquare, type Square } from '../board';
import {
  decide,
  type GameState,
  isTurn,
  latestState,
  seenFrom,
  type Timeline,
  type TurnEvent,
} from '../game';
import { layTiles, type Play, runThrough, withTiles } from '../play';
import { err, ok, type Result } from '../result';
import {
  type Alphabet,
  alphabetOf,
  compareTiles,
  placedTileText,
  type Tile,
  tileBehind,
  tilesText,
  tilesValue,
} from '../tiles';
import { gcgMisfit, type GcgMisfit } from './fits';
import { RULE_BOOK_PRAGMA } from './kind';

/** Names without blanks and colons, one for each player. */
function nicknamesOf(names: readonly string[]): readonly string[] {
  const plain = names.map((name) => name.replaceAll(/[\s:]+/g, '_'));
  return plain.map((name, seat) =>
    plain.indexOf(name) === plain.lastIndexOf(name) ? name : `${name}_${seat + 1}`,
  );
}

const signed = (points: number): string => (points < 0 ? `${points}` : `+${points}`);

/** Tiles in the order of the tile set, blanks as question marks. */
const rackText = ({ setup }: GameState, tiles: readonly Tile[]): string =>
  tilesText(tiles.toSorted((a, b) => compareTiles(setup.rules.tileSet, a, b))).replaceAll('_', '?');

const placeText = ({ row, column }: Square, direction: Direction): string => {
  const letter = columnLabel(column).toUpperCase();
  return direction === 'across' ? `${row + 1}${letter}` : `${letter}${row + 1}`;
};

/** Where the main word of a play begins, and its letters, with dots for tiles that lay there. */
function wordText(state: GameState, alphabet: Alphabet, play: Play): string {
  const { rules, board } = state.setup;
  const before = { board, grid: state.grid };
  const laid = layTiles(rules, before, play);
  if (!laid.ok) throw new Error(`A play of a record cannot be laid: ${laid.error.code}`);
  const after = withTiles(before, laid.value);
  const own = runThrough(after, laid.value[0]?.square ?? play.square, play.direction);
  // A single tile may form a word across its own direction alone.
  const direction = own.length > 1 ? play.direction : otherDirection(play.direction);
  const run = runThrough(after, laid.value[0]?.square ?? play.square, direction);
  const [first] = run;
  const word = run.map(({ square, tile }) =>
    laid.value.some((each) => sameSquare(each.square, square))
      ? placedTileText(alphabet, tile)
      : '.',
  );
  return `${placeText(first?.square ?? play.square, direction)} ${word.join('')}`;
}

/** What a file tells of racks: those of both players, or of each what was played. */
export type GcgRacks = 'all' | 'played';

function usedIn(event: TurnEvent): readonly Tile[] {
  if (event.kind === 'play' || event.kind === 'lost-turn') return event.play.tiles.map(tileBehind);
  return [];
}

/** The lines of a turn: who, the rack, the move, points and score. */
function linesOf(
  state: GameState,
  event: TurnEvent,
  nickname: string,
  racks: GcgRacks,
): readonly string[] {
  const { seat } = event;
  const alphabet = alphabetOf(state.setup.rules.tileSet);
  const isTold = racks === 'all' && (seenFrom(state.setup) ?? seat) === seat;
  const rack = rackText(state, isTold ? (state.racks[seat] ?? []) : usedIn(event));
  const total = state.scores[seat] ?? 0;
  const line = (move: string, points: number, sum: number): string =>
    [`>${nickname}:`, rack, move, signed(points), sum].filter((part) => part !== '').join(' ');
  switch (event.kind) {
    case 'play': {
      const { score, awarded } = event;
      const move = wordText(state, alphabet, event.play);
      return [
        line(move, score, total + score),
        ...(awarded === undefined ? [] : [line('(challenge)', awarded, total + score + awarded)]),
      ];
    }
    case 'lost-turn': {
      const { play } = event;
      const judged = decide(state, { kind: 'play', play }, undefined);
      const score = judged.ok && judged.value.kind === 'play' ? judged.value.score : 0;
      const move = wordText(state, alphabet, play);
      return [line(move, score, total + score), line('--', -score, total)];
    }
    case 'exchange': {
      const { returned } = event;
      const tiles = isTold ? rackText(state, returned) : returned.length;
      return [line(`-${tiles}`, 0, total)];
    }
    case 'pass':
      return [line('-', 0, total)];
    case 'resign':
      return [`#note ${nickname} resigned.`];
  }
}

/** The lines that count the racks of a game that is over: whoever went out has twice the other's. */
function endLines(state: GameState, nicknames: readonly string[]): readonly string[] {
  const { result, racks, scores, setup } = state;
  if (!result || result.reason === 'resigned') return [];
  const out = racks.findIndex((rack) => rack.length === 0);
  return nicknames.flatMap((nickname, seat) => {
    const rack = (out < 0 ? racks[seat] : racks[1 - seat]) ?? [];
    const value = tilesValue(setup.rules.tileSet, rack);
    if (out >= 0 && out !== seat) return [];
    const points = out < 0 ? -value : 2 * value;
    const text = rackText(state, rack);
    const own = out < 0 ? ` ${text}` : '';
    return [`>${nickname}:${own} (${text}) ${signed(points)} ${(scores[seat] ?? 0) + points}`];
  });
}

/**
 * Writes a game as a GCG file, which other programs read too. Tiles that nobody but their player may
 * know are in it with `all` racks: that is for games that are over.
 */
export function formatGcg(timeline: Timeline, racks: GcgRacks): Result<string, GcgMisfit> {
  const misfit = gcgMisfit(timeline.record.setup);
  if (misfit) return err(misfit);
  const { record, states } = timeline;
  const { rules, seats, lexiconId } = record.setup;
  const names = seats.map(({ name }) => name.replaceAll(/\s+/g, ' ').trim() || 'Player');
  const nicknames = nicknamesOf(names);
  const lexicon = /^gcg\/(.+)$/.exec(lexiconId)?.[1];
  const turns = record.events.flatMap((event, index) => {
    const state = states[index];
    return isTurn(event) && state ? linesOf(state, event, nicknames[event.seat] ?? '', racks) : [];
  });
  const lines = [
    '#character-encoding UTF-8',
    ...names.map((name, seat) => `#player${seat + 1} ${nicknames[seat]} ${name}`),
    ...(lexicon === undefined ? [] : [`#lexicon ${lexicon}`]),
    `#${RULE_BOOK_PRAGMA} ${rules.id}`,
    ...turns,
    ...endLines(latestState(timeline), nicknames),
  ];
  return ok(`${lines.join('\n')}\n`);
}
