import {
  automaticPass,
  extendWhile,
  decide,
  type GameEvent,
  type GameSetup,
  type GameState,
  type MoveError,
  type Seat,
  startGame,
  type Timeline,
  type TurnEvent,
} from '../game';
import { MAX_LENGTH } from '../limits';
import type { Range } from '../text';
import type { Lexicon } from '../lexicon';
import { err, ok, type Result } from '../result';
import type { MoveFormatError } from './move-text';
import { parseMove } from './notation';
import type { Script, ScriptCommand } from './script';

/** A command that was refused, and why. */
export interface ScriptRefusal extends ScriptCommand {
  readonly error: MoveFormatError | MoveError;
}

/** A script played out, as far as it goes. */
export interface PlayedScript {
  readonly timeline: Timeline;
  /**
   * Commands that were refused, in their order; after each, the next command is the same player's
   * next attempt.
   */
  readonly refusals: readonly ScriptRefusal[];
  /** Line (1-based) of the first command that was not read, because the game was over before it. */
  readonly unread: number | undefined;
}

/** Why the players of a script cannot sit down to a game. */
export type ScriptSeatsError =
  | ({ readonly code: 'SCRIPT_SEATS'; readonly found: number } & Range)
  /** The game itself says who sits where. */
  | { readonly code: 'SEATS_FIXED' };

const personOf = (name: string): Seat => ({ name, player: 'human', skill: 1 });

/** What comes of a text that the player to move enters in a state. */
function attempt(
  state: GameState,
  text: string,
  lexicon: Lexicon,
): Result<TurnEvent, MoveFormatError | MoveError> {
  if (state.result) return err({ code: 'GAME_IS_OVER', squares: [] });
  const { rules, board } = state.setup;
  const move = parseMove(rules, { board, grid: state.grid }, text);
  return move.ok ? decide(state, move.value, lexicon) : move;
}

/**
 * Plays a script out: every name is a person's seat, and every command an attempt of the player
 * whose turn it is, in the notation of the rules. Takes time linear in the number of commands.
 */
export function playScript(
  id: string,
  setup: Omit<GameSetup, 'seats'>,
  { names, commands }: Script,
  lexicon: Lexicon,
): Result<PlayedScript, ScriptSeatsError> {
  const { least: min, most: max, fixed } = setup.rules.seats;
  if (fixed.length > 0) return err({ code: 'SEATS_FIXED' });
  const found = names.length;
  if (found < min || found > max) return err({ code: 'SCRIPT_SEATS', found, min, max });

  const entered = commands.values();
  const refusals: ScriptRefusal[] = [];
  let unread: number | undefined;

  function nextEvent(state: GameState): GameEvent | undefined {
    const pass = automaticPass(state);
    if (pass) return pass;
    const command = entered.next().value;
    if (!command) return undefined;
    const attempted = attempt(state, command.text, lexicon);
    if (attempted.ok) return attempted.value;
    const { error } = attempted;
    if (error.code === 'GAME_IS_OVER') {
      unread = command.line;
      return undefined;
    }
    refusals.push({ ...command, error });
    const text = command.text.slice(0, MAX_LENGTH.attempt);
    return { kind: 'refused', seat: state.toMove, text, code: error.code };
  }

  const dealt = startGame(id, { ...setup, seats: names.map(personOf) });
  const timeline = extendWhile(dealt, nextEvent);
  return ok({ timeline, refusals, unread });
}
