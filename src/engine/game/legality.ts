import type { Lexicon } from '../lexicon';
import {
  type BoardState,
  type JudgedPlay,
  judgePlay,
  missingFromRack,
  type Move,
  type Play,
  type Refusal,
} from '../play';
import { ok, type Result } from '../result';
import type { RuleBook } from '../rules';
import type { Tile } from '../tiles';
import type { ExchangeRefusal } from './event';
import type { PublicSetup } from './game-setup';
import type { GameState } from './state';

export const boardStateOf = (state: GameState): BoardState => ({
  board: state.setup.board,
  grid: state.grid,
});

export const rackToMove = (state: GameState): readonly Tile[] => state.racks[state.toMove] ?? [];

interface JudgedAttempt {
  readonly play: Play;
  readonly lexicon: Lexicon | undefined;
  readonly judged: Result<JudgedPlay, Refusal>;
}

/** The play judged last in each state, so that deciding and applying a move judge it only once. */
const latest = new WeakMap<GameState, JudgedAttempt>();

/** Judges a play of the seat to move. A play that is legal with a lexicon is also legal without one. */
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

/** Whether the seat to move has no tiles and passes automatically. */
export const mustPass = (state: GameState): boolean =>
  !state.result && state.setup.rules.emptyRack === 'passes' && rackToMove(state).length === 0;

/** Whether the player to move may resign: not a computer, nor a solo player, who has no opponent. */
export const mayResign = ({ setup, toMove, result }: GameState): boolean =>
  !result && setup.seats.length > 1 && setup.seats[toMove]?.player === 'human';

/** Whether rules permit help. If an unknown word costs the turn, look-ups would take that risk away. */
export const canHelp = ({ unknownWord }: Pick<RuleBook, 'unknownWord'>): boolean =>
  unknownWord === 'try-again';

export const isHelpAllowed = ({ rules, help }: PublicSetup): boolean =>
  help === true && canHelp(rules);

export const mayBeHelped = ({ setup, toMove, result }: GameState): boolean =>
  !result && isHelpAllowed(setup) && setup.seats[toMove]?.player === 'human';

/** Whether the turn may get a `cut` event: a computer is to move and the turn has none yet. */
export const mayBeCut = ({ setup, toMove, isCut }: GameState): boolean =>
  setup.seats[toMove]?.player === 'computer' && !isCut;

/**
 * Whether tiles can be exchanged even with an empty bag. A seat then gets the same tiles back, and unlike a pass, that
 * does not bring the end nearer.
 */
export const canExchangeAtEnd = ({
  exchange,
  leastInBag = 0,
}: Pick<RuleBook, 'exchange' | 'leastInBag'>): boolean =>
  exchange === 'return-first' && leastInBag === 0;

/** Why tiles cannot be exchanged with `left` tiles in the bag; undefined if they can. */
export function refuseExchange(
  { exchange, leastInBag = 0 }: RuleBook,
  rack: readonly Tile[],
  left: number,
  returned: readonly Tile[],
): ExchangeRefusal | Refusal | undefined {
  if (exchange === 'none') return { code: 'NO_EXCHANGE', squares: [] };
  if (left < leastInBag) return { code: 'TOO_FEW_IN_BAG', min: leastInBag, left, squares: [] };
  if (returned.length === 0) return { code: 'NOTHING_TO_EXCHANGE', squares: [] };
  const missing = missingFromRack(rack, returned);
  if (missing) return missing;
  return exchange === 'draw-first' && returned.length > left
    ? { code: 'BAG_TOO_SMALL', left, squares: [] }
    : undefined;
}

export const exchangeRefusedIn = (state: GameState, returned: readonly Tile[]) =>
  refuseExchange(state.setup.rules, rackToMove(state), state.bag.length, returned);

/**
 * Why a player cannot make a move, judged by the player's rack and what everyone sees; undefined if they can.
 * Words are looked up unless an unknown word costs the turn: that risk is the player's.
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
