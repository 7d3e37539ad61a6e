import type { Lexicon } from '../lexicon';
import {
  type BoardState,
  type JudgedPlay,
  judgePlay,
  type Move,
  type Play,
  type Refusal,
} from '../play';
import { ok, type Result } from '../result';
import type { RuleBook } from '../rules';
import { takeTiles, type Tile, tilesText } from '../tiles';
import type { ExchangeRefusal } from './event';
import type { PublicSetup } from './game-setup';
import type { GameState } from './state';

/** The board of a state, and what lies on it. */
export const boardStateOf = (state: GameState): BoardState => ({
  board: state.setup.board,
  grid: state.grid,
});

/** The rack of the seat to move. */
export const rackToMove = (state: GameState): readonly Tile[] => state.racks[state.toMove] ?? [];

/** A play that was judged, by which words, and what came of it. */
interface Judging {
  readonly play: Play;
  readonly lexicon: Lexicon | undefined;
  readonly judged: Result<JudgedPlay, Refusal>;
}

/** The play of a state that was judged last, so that deciding it and applying it judge it once. */
const latest = new WeakMap<GameState, Judging>();

/** Judges a play of the seat to move in a state; whatever words make it legal, it is so without any. */
export function judgeIn(
  state: GameState,
  play: Play,
  lexicon: Lexicon | undefined,
): Result<JudgedPlay, Refusal> {
  const known = latest.get(state);
  if (known?.play === play) {
    if (known.lexicon === lexicon) return known.judged;
    if (known.judged.ok && !lexicon) return ok({ ...known.judged.value, wordsChecked: false });
  }
  const judged = judgePlay(
    state.setup.rules,
    boardStateOf(state),
    rackToMove(state),
    play,
    lexicon,
  );
  latest.set(state, { play, lexicon, judged });
  return judged;
}

/** Whether the seat to move has no tiles, and passes without being asked. */
export const mustPass = (state: GameState): boolean =>
  !state.result && state.setup.rules.emptyRack === 'passes' && rackToMove(state).length === 0;

/**
 * Whether the player to move can resign: computers never do, and whoever plays alone has nobody to
 * leave the game to.
 */
export const mayResign = ({ setup, toMove, result }: GameState): boolean =>
  !result && setup.seats.length > 1 && setup.seats[toMove]?.player === 'human';

/** Whether people may be helped by some rules: not where a list that answers takes a risk away. */
export const canHelp = ({ unknownWord }: Pick<RuleBook, 'unknownWord'>): boolean =>
  unknownWord === 'try-again';

/** Whether people may be helped in a game. */
export const isHelpAllowed = ({ rules, help }: PublicSetup): boolean =>
  help === true && canHelp(rules);

/** Whether the player to move may be helped; computers need no help. */
export const mayBeHelped = ({ setup, toMove, result }: GameState): boolean =>
  !result && isHelpAllowed(setup) && setup.seats[toMove]?.player === 'human';

/** Whether the computer to move may have left plays out, which is on record once a turn. */
export const mayBeCut = ({ setup, toMove, isCut }: GameState): boolean =>
  setup.seats[toMove]?.player === 'computer' && !isCut;

/** Why tiles cannot be exchanged, by how many are left in the bag; undefined if they can. */
export function refuseExchange(
  { exchange, leastInBag = 0 }: RuleBook,
  rack: readonly Tile[],
  left: number,
  returned: readonly Tile[],
): ExchangeRefusal | Refusal | undefined {
  if (exchange === 'none') return { code: 'NO_EXCHANGE', squares: [] };
  if (left < leastInBag) return { code: 'TOO_FEW_IN_BAG', min: leastInBag, left, squares: [] };
  if (returned.length === 0) return { code: 'NOTHING_TO_EXCHANGE', squares: [] };
  const { missing } = takeTiles(rack, returned);
  if (missing.length > 0) {
    return { code: 'TILES_NOT_ON_RACK', missing: tilesText(missing), squares: [] };
  }
  return exchange === 'draw-first' && returned.length > left
    ? { code: 'BAG_TOO_SMALL', left, squares: [] }
    : undefined;
}

/** Why the seat to move cannot exchange tiles in a state. */
export const exchangeRefusedIn = (state: GameState, returned: readonly Tile[]) =>
  refuseExchange(state.setup.rules, rackToMove(state), state.bag.length, returned);

/**
 * Why a player cannot make a move, as far as it can be told from the player's rack and what everybody sees. Words
 * are looked up unless a wrong one costs the turn: who plays takes that risk.
 */
export function refuseMove(
  table: BoardState & { readonly rules: RuleBook; readonly bagCount: number },
  rack: readonly Tile[],
  move: Move,
  lexicon: Lexicon | undefined,
): ExchangeRefusal | Refusal | undefined {
  const { rules, bagCount } = table;
  if (move.kind === 'pass') return undefined;
  if (move.kind === 'exchange') return refuseExchange(rules, rack, bagCount, move.tiles);
  const words = rules.unknownWord === 'lose-turn' ? undefined : lexicon;
  const judged = judgePlay(rules, table, rack, move.play, words);
  return judged.ok ? undefined : judged.error;
}
