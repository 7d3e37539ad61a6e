import { MAX_LENGTH, MAX_COUNT, SCRIPT_LIMITS } from '../limits';
import { lengthOf, parseInteger, type Range } from '../text';
import { linesOf, type TextSpan } from '../text-span';
import { err, ok, type Result } from '../result';
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
import type { Lexicon } from '../lexicon';
import type { MoveFormatError } from './move-text';
import { parseMove } from './notation';

/** A player's move in a script; `line` is 1-based. */
interface ScriptCommand {
  readonly line: number;
  readonly text: string;
}

/** A game as typed into a console: the players, and the commands they enter in order. */
export interface Script {
  /** One per seat, in seat order. */
  readonly names: readonly string[];
  readonly commands: readonly ScriptCommand[];
}

/** Why a text is not a script, and where: `line` and `column` are 1-based, columns in code points. */
export type ScriptError = { readonly line: number; readonly column: number } & (
  | ({ readonly code: 'BAD_PLAYER_COUNT'; readonly found: string } & Range)
  | { readonly code: 'NAME_MISSING'; readonly seat: number }
  | { readonly code: 'NAME_TOO_LONG'; readonly seat: number; readonly max: number }
  | { readonly code: 'COMMAND_TOO_LONG' | 'TOO_MANY_COMMANDS'; readonly max: number }
);

const PLAYERS: Range = { min: 1, max: MAX_COUNT.seats };

function parseNames(
  lines: readonly (TextSpan | undefined)[],
): Result<readonly string[], ScriptError> {
  const names: string[] = [];
  for (const [seat, piece] of lines.entries()) {
    const { text, line, column } = piece ?? { text: '', line: seat + 2, column: 1 };
    if (text === '') return err({ code: 'NAME_MISSING', line, column, seat });
    if (lengthOf(text) > MAX_LENGTH.name) {
      return err({ code: 'NAME_TOO_LONG', line, column, seat, max: MAX_LENGTH.name });
    }
    names.push(text);
  }
  return ok(names);
}

function parseCommands(lines: readonly TextSpan[]): Result<readonly ScriptCommand[], ScriptError> {
  const commands: ScriptCommand[] = [];
  for (const { text, line, column } of lines.filter((each) => each.text !== '')) {
    if (lengthOf(text) > SCRIPT_LIMITS.command) {
      return err({ code: 'COMMAND_TOO_LONG', line, column, max: SCRIPT_LIMITS.command });
    }
    if (commands.length === SCRIPT_LIMITS.commands) {
      return err({ code: 'TOO_MANY_COMMANDS', line, column, max: SCRIPT_LIMITS.commands });
    }
    commands.push({ line, text });
  }
  return ok(commands);
}

/**
 * Parses a script: the number of players, one line with the name of each, then one command per line. Empty
 * lines among the commands are ignored, so the one that ends the display of a result is optional. Commands
 * are not validated.
 */
export function parseScript(text: string): Result<Script, ScriptError> {
  const lines = linesOf(text);
  const { text: found, ...place } = lines[0] ?? { text: '', line: 1, column: 1 };
  const players = parseInteger(found, PLAYERS);
  if (players === undefined) return err({ code: 'BAD_PLAYER_COUNT', ...place, found, ...PLAYERS });
  const names = parseNames(Array.from({ length: players }, (_, seat) => lines[seat + 1]));
  if (!names.ok) return names;
  const commands = parseCommands(lines.slice(players + 1));
  return commands.ok ? ok({ names: names.value, commands: commands.value }) : commands;
}

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
