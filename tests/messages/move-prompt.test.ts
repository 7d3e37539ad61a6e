import { expect, test } from 'vitest';
import { configured, crossword, type RuleBook, scrabbkle } from '../../src/engine';
import { movePrompt } from '../../src/messages';

const PROMPTS: readonly (readonly [RuleBook, string])[] = [
  [
    scrabbkle,
    `Please enter your move with letter sequence, position, and
direction (d for down, r for right) separated by commas.
Entering just two commas passes.`,
  ],
  [
    crossword,
    `Please enter your move as the tiles you lay and the square of the first: "HI,f4" goes down, "HI,4f" goes right.
Or enter the whole word with its row and column, counted from 0: "GRAPE,4,0,across" or "GRAPE,4,0,down".
Entering "," passes the turn.`,
  ],
  [
    configured,
    `Please enter a command.
PLACE | 3 3 CAKE lays tiles downward from row 3, column 3; PLACE - 3 3 CAKE lays them to the right.
A blank is a ? with its letter after it: CA?KE.
EXCHANGE aa? exchanges these tiles.
PASS passes the turn.`,
  ],
];

for (const [rules, asked] of PROMPTS) {
  test(`the prompt of ${rules.name} explains its notation`, () => {
    expect(movePrompt(rules).join('\n')).toBe(asked);
  });
}
