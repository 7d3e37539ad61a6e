import {
  assertNever,
  type RuleBook,
  type ScriptError,
  type ScriptRefusal,
  type ScriptSeatsError,
} from '../engine';
import { inFile, wholeNumber } from './files';
import { counted, defaultName, insteadOf, playerName, type Players, quoted } from './phrases';
import { submitReason } from './refusals';

function scriptProblem(error: ScriptError): string {
  switch (error.code) {
    case 'BAD_PLAYER_COUNT':
      return `the number of players must be ${wholeNumber(error)}${insteadOf(error.found)}`;
    case 'NAME_MISSING':
      return `${defaultName(error.seat)}’s name is missing; put each name on its own line`;
    case 'NAME_TOO_LONG':
      return `${defaultName(error.seat)}’s name can have ${error.max} characters at most`;
    case 'COMMAND_TOO_LONG':
      return `a command can have ${error.max} characters at most; shorten it`;
    case 'TOO_MANY_COMMANDS':
      return `a script can have ${error.max} commands at most; remove the others`;
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
      return `This game needs ${count}, the script names ${found}. Change its first lines.`;
    }
    case 'SEATS_FIXED':
      return 'This game sets its own players. Choose another game for a script.';
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
  `The game ended before line ${line}. The rest was skipped.`;

/** Result of playing a script; `refused` counts the refused commands. */
export const scriptPlayed = (refused: number): string =>
  refused === 0
    ? 'Script finished.'
    : `Script finished. ${counted(refused, 'command')} ${refused === 1 ? 'was' : 'were'} rejected.`;

/** The script ended before the game; `seat` (0-based) is to move. */
export const unfinishedScript = (players: Players, seat: number): string =>
  `The script ended early. It’s ${playerName(players, seat)}’s turn.`;
