import type { RuleBook, ScriptError, ScriptRefusal, ScriptSeatsError } from '../engine';
import { inFile, numberProblem } from './files';
import {
  counted,
  defaultName,
  playerName,
  type Players,
  quoted,
  type Sentences,
  sentenceFor,
} from './phrases';
import { submitReason } from './refusals';

const PROBLEMS: Sentences<ScriptError> = {
  BAD_PLAYER_COUNT: (error) => numberProblem('the number of players', error),
  NAME_MISSING: ({ seat }) =>
    `${defaultName(seat)}’s name is missing; put each name on its own line`,
  NAME_TOO_LONG: ({ seat, max }) =>
    `${defaultName(seat)}’s name can have ${max} characters at most`,
  COMMAND_TOO_LONG: ({ max }) => `a command can have ${max} characters at most; shorten it`,
  TOO_MANY_COMMANDS: ({ max }) => `a script can have ${max} commands at most; remove the others`,
};

export const scriptReason = (error: ScriptError): string =>
  inFile('the script', error, sentenceFor(PROBLEMS, error));

const SEATS_REASONS: Sentences<ScriptSeatsError> = {
  SCRIPT_SEATS: ({ found, min, max }) => {
    const count = min === max ? counted(min, 'player') : `${min} to ${max} players`;
    return `This game needs ${count}, the script names ${found}. Change its first lines.`;
  },
  SEATS_FIXED: 'This game sets its own players. Choose another game for a script.',
};

/** Why the players that a script names cannot play the game. */
export const scriptSeatsReason = (error: ScriptSeatsError): string =>
  sentenceFor(SEATS_REASONS, error);

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
