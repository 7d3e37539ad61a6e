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

export interface ScriptRefusal extends ScriptCommand {
  readonly error: MoveFormatError | MoveError;
}

export interface PlayedScript {
  readonly timeline: Timeline;
  /** Refused commands, in order. After each, the next command is the next attempt of the same player. */
  readonly refusals: readonly ScriptRefusal[];
  /** 1-based line of the first command after the end of the game, or undefined. */
  readonly firstUnreadLine: number | undefined;
}

/** Why the players of a script do not fit the game. */
export type ScriptSeatsError =
  | ({ readonly code: 'SCRIPT_SEATS'; readonly found: number } & Range)
  /** The game prescribes its players. */
  | { readonly code: 'SEATS_FIXED' };

const personOf = (name: string): Seat => ({ name, player: 'human', skill: 1 });

function decideText(
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
 * Plays a script: every name is a human seat, and every command is an attempt of the player to move, in the
 * notation of the rules. Takes time linear in the number of commands.
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

  const remainingCommands = commands.values();
  const refusals: ScriptRefusal[] = [];
  let firstUnreadLine: number | undefined;

  function nextEvent(state: GameState): GameEvent | undefined {
    const pass = automaticPass(state);
    if (pass) return pass;
    const command = remainingCommands.next().value;
    if (!command) return undefined;
    const attempted = decideText(state, command.text, lexicon);
    if (attempted.ok) return attempted.value;
    const { error } = attempted;
    if (error.code === 'GAME_IS_OVER') {
      firstUnreadLine = command.line;
      return undefined;
    }
    refusals.push({ ...command, error });
    const text = command.text.slice(0, MAX_LENGTH.attempt);
    return { kind: 'refused', seat: state.toMove, text, code: error.code };
  }

  const dealt = startGame(id, { ...setup, seats: names.map(personOf) });
  const timeline = extendWhile(dealt, nextEvent);
  return ok({ timeline, refusals, firstUnreadLine });
}
