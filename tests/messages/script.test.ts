import { describe, expect, it } from 'vitest';
import {
  configured,
  type CommandProblem,
  type MoveError,
  type MoveFormatError,
  type ScriptError,
  type ScriptSeatsError,
} from '../../src/engine';
import {
  refusedCommand,
  scriptReason,
  scriptSeatsReason,
  unfinishedScript,
  unreadCommands,
} from '../../src/messages';
import { MOVE_ERRORS } from '../support/error-samples';

// `satisfies` below fails to compile if an error code has no sample.

const place = { line: 3, column: 12 };

const SCRIPT_ERRORS = {
  BAD_PLAYER_COUNT: { code: 'BAD_PLAYER_COUNT', ...place, found: '', min: 1, max: 8 },
  NAME_MISSING: { code: 'NAME_MISSING', ...place, seat: 1 },
  NAME_TOO_LONG: { code: 'NAME_TOO_LONG', ...place, seat: 1, max: 40 },
  COMMAND_TOO_LONG: { code: 'COMMAND_TOO_LONG', ...place, max: 200 },
  TOO_MANY_COMMANDS: { code: 'TOO_MANY_COMMANDS', ...place, max: 10_000 },
} as const satisfies Record<ScriptError['code'], ScriptError>;

const SEATS_ERRORS = {
  SCRIPT_SEATS: { code: 'SCRIPT_SEATS', found: 1, min: 2, max: 4 },
  SEATS_FIXED: { code: 'SEATS_FIXED' },
} as const satisfies Record<ScriptSeatsError['code'], ScriptSeatsError>;

const PROBLEMS = {
  'unknown-command': { kind: 'unknown-command', found: 'DISCARD' },
  'wrong-arguments': { kind: 'wrong-arguments', command: 'PASS', count: 1 },
  'bad-direction': { kind: 'bad-direction', found: '/' },
  'bad-number': { kind: 'bad-number', of: 'row', found: '5.0' },
  'no-tiles': { kind: 'no-tiles', command: 'EXCHANGE' },
  'bad-tile': { kind: 'bad-tile', found: '\u0007' },
  'blank-without-letter': { kind: 'blank-without-letter' },
} as const satisfies {
  readonly [K in CommandProblem['kind']]: Extract<CommandProblem, { readonly kind: K }>;
};

const refused = (error: MoveError | MoveFormatError, text = 'PLACE | 3 3 CAKE'): string =>
  refusedCommand(configured, { line: 12, text, error });

const refusals: readonly string[] = [
  ...Object.values(MOVE_ERRORS).map((error) => refused(error)),
  ...Object.values(PROBLEMS).map((problem) =>
    refused({ code: 'ILLEGAL_FORMAT', column: 1, problem }),
  ),
];

const sentences: readonly string[] = [
  ...Object.values(SCRIPT_ERRORS).map(scriptReason),
  ...Object.values(SEATS_ERRORS).map(scriptSeatsReason),
  ...refusals,
  unreadCommands(14),
  unfinishedScript({ rules: configured, seats: [{ name: 'Ann' }] }, 0),
];

describe('the sentence for an error in a script', () => {
  it.each(sentences)('is complete: %s', (sentence) => {
    expect(sentence).toMatch(/^[A-Z][^\n]*[^.]\.$/u);
    expect(sentence).not.toMatch(/undefined|null|NaN|\[object|\$\{| {2}/);
    // No control characters or lone surrogates.
    expect(sentence).not.toMatch(/\p{Cc}|\p{Cs}/u);
    expect(sentence.length).toBeLessThan(180);
  });

  it('is unique', () => {
    expect(new Set(sentences).size).toBe(sentences.length);
  });

  it('names the place in the text', () => {
    for (const error of Object.values(SCRIPT_ERRORS)) {
      expect(scriptReason(error).startsWith('In the script, line 3, column 12: ')).toBe(true);
    }
  });

  it('names the line and the text of a refused command', () => {
    for (const sentence of refusals) {
      expect(sentence.startsWith('Line 12, "PLACE | 3 3 CAKE": ')).toBe(true);
    }
  });

  it('escapes invisible characters of a command, and shortens it', () => {
    const sentence = refused(MOVE_ERRORS.NO_WORD, '\u0007\ud800'.repeat(100));
    expect(sentence).toContain(`"${'\\u0007\\ud800'.repeat(20)}…"`);
  });

  it.each([
    [
      scriptReason(SCRIPT_ERRORS.NAME_MISSING),
      'In the script, line 3, column 12: Player 2’s name is missing; put each name on its own line.',
    ],
    [
      scriptSeatsReason(SEATS_ERRORS.SCRIPT_SEATS),
      'This game needs 2 to 4 players, the script names 1. Change its first lines.',
    ],
    [
      scriptSeatsReason({ code: 'SCRIPT_SEATS', found: 3, min: 2, max: 2 }),
      'This game needs 2 players, the script names 3. Change its first lines.',
    ],
    [
      refused(MOVE_ERRORS.TILES_NOT_ON_RACK),
      'Line 12, "PLACE | 3 3 CAKE": You don’t have Q and a blank.',
    ],
    [
      refused(MOVE_ERRORS.NO_WORD, `PLACE - 5 5 ${'A'.repeat(100)}`),
      `Line 12, "PLACE - 5 5 ${'A'.repeat(28)}…": That isn’t a word. Words have two letters or more.`,
    ],
    [unreadCommands(14), 'The game ended before line 14. The rest was skipped.'],
    [
      unfinishedScript({ rules: configured, seats: [{ name: 'Ann' }, { name: 'Bob' }] }, 1),
      'The script ended early. It’s Bob’s turn.',
    ],
  ])('states what to do: %s', (sentence, expected) => {
    expect(sentence).toBe(expected);
  });
});
