import {
  assertNever,
  type RuleBook,
  type ScriptError,
  type ScriptRefusal,
  type ScriptSeatsError,
} from '../engine';
import { inFile, wholeNumber } from './files';
import { counted, defaultName, playerName, type Players, quoted } from './phrases';
import { submitReason } from './refusals';

function scriptProblem(error: ScriptError): string {
  switch (error.code) {
    case 'BAD_PLAYER_COUNT':
      return `the number of players must be ${wholeNumber(error)}, and this is ${quoted(error.found)}`;
    case 'NAME_MISSING':
      return `the name of ${defaultName(error.seat)} is missing; write each name on a line of its own`;
    case 'NAME_TOO_LONG':
      return `the name of ${defaultName(error.seat)} must have at most ${error.max} characters`;
    case 'COMMAND_TOO_LONG':
      return `a command has at most ${error.max} characters; make it shorter`;
    case 'TOO_MANY_COMMANDS':
      return `a script has at most ${error.max} commands; take the others away`;
    default:
      return assertNever(error);
  }
}

export const scriptReason = (error: ScriptError): string =>
  inFile('the script', error, scriptProblem(error));

/** Why the players that a script names cannot play the game. */
export function scriptSeatsReason(error: ScriptSeatsError): string {
  switch (error.code) {
    case 'SCRIPT_SEATS': {
      const { found, min, max } = error;
      const count = min === max ? counted(min, 'player') : `${min} to ${max} players`;
      return `This game takes ${count}, and the script names ${found}: change its first lines.`;
    }
    case 'SEATS_FIXED':
      return 'This game says itself who plays: choose another one for a script.';
    default:
      return assertNever(error);
  }
}

/** Maximum characters shown of a command. */
const SHOWN_OF_COMMAND = 40;

export const refusedCommand = (rules: RuleBook, { line, text, error }: ScriptRefusal): string =>
  `Line ${line}, ${quoted(text, SHOWN_OF_COMMAND)}: ${submitReason(rules, error)}`;

/** Reports the commands after the end of the game; `line` is the first of them. */
export const unreadCommands = (line: number): string =>
  `The game was over before line ${line}; that line and all after it were not read.`;

/** Result of playing a script; `refused` counts the refused commands. */
export const scriptPlayed = (refused: number): string =>
  refused === 0
    ? 'The script has been played.'
    : `The script has been played; ${counted(refused, 'command')} of it ${refused === 1 ? 'was' : 'were'} refused.`;

/** The script ended before the game; `seat` (0-based) is to move. */
export const unfinishedScript = (players: Players, seat: number): string =>
  `The script ends before the game is over: it is the turn of ${playerName(players, seat)}, who may go on here.`;
