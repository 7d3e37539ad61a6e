import { settled } from '../lib/settled';
import { latestState, scraebbkle } from '../../src/engine';
import { withoutPrompts } from '../../tests/support/without-prompts';
import { after, dealt } from '../lib/games';
import { movePanel } from '../lib/screens';
import { resumeGame } from '../lib/storage';
import {
  expectDraft,
  expectRack,
  expectScores,
  expectTurns,
  moveBox,
  playMove,
  seatLine,
  square,
  transcriptOf,
  verdict,
} from '../lib/table';
import { expect, test } from '../lib/test';

/** The example of the rules after its first two moves: Player 1 to move with ELRREVO. */
const MIDDLE = after(dealt({ draws: 'EEDNIDLNZHNTFORREVOFILASP' }), 'DINED,d4', 'TNZON,7c');

const refused = (word: string, place: string): string =>
  `The board does not permit word ${word} at position ${place}. Please try again.`;

const TRANSLATED = [
  ['OVE,e4,r', 'OVE,4e'],
  ['ove,h4,d', 'OVE,h4'],
  ['PLACE - 4 5 OVE', 'OVE,4e'],
  ['PLACE | 4 8 OVE', 'OVE,h4'],
  ['OVE,04e', 'OVE,4e'],
  ['pass', ','],
] as const;

/** Refused moves, the reason, and some of the squares that show it. */
const REFUSED = [
  {
    text: 'O,e6',
    reason: 'That also makes NO. A move may make only one word.',
    marked: ['d6', 'e6'],
  },
  {
    text: 'OR,k10',
    reason: 'Your word must use a tile on the board.',
    marked: ['k10', 'k11'],
  },
  { text: 'RR,d9', reason: 'DINEDRR isn’t in the word list.', marked: ['d4', 'd8', 'd10'] },
  { text: 'ZO,a1', reason: 'You don’t have Z.', marked: [] },
  { text: 'LO,z99', reason: 'That square isn’t on this board.', marked: [] },
  {
    text: 'LORE,7n',
    reason: 'The word runs off the board. Only 3 tiles fit.',
    marked: ['n7', 'p7'],
  },
];

test('moves are typed to the end of the game: refused with a reason, translated, played, passed and listed', async ({
  page,
}) => {
  await resumeGame(page, MIDDLE);
  await settled(page);
  await expectRack(page, 'ELRREVO');

  await test.step('a move placed on the board is refused in the same words', async () => {
    await square(page, 'e6').click();
    await page.keyboard.type('o');
    await page.keyboard.press('Enter');
    await expect(verdict(page)).toContainText(/The board does not permit word O at position \w+\./);
    await expectDraft(page, 'e6 O');
  });

  await test.step('a text in no known format is answered with the format', async () => {
    await playMove(page, 'qwerty');
    await expect(verdict(page)).toContainText('Illegal move format');
    await expect(verdict(page)).toContainText(
      'Type tiles and a square: HI,f4 goes down, HI,4f across. A comma alone passes.',
    );
    await expect(verdict(page).getByRole('button')).toHaveCount(0);
    await expect(moveBox(page)).toHaveValue('qwerty');
    await expectTurns(page, 2);
    await moveBox(page).fill('q');
    await expect(verdict(page)).not.toContainText('Illegal move format');
  });

  await test.step('the notation of another game is answered with its translation', async () => {
    for (const [typed, meant] of TRANSLATED) {
      await playMove(page, typed);
      await expect(verdict(page)).toContainText('Illegal move format');
      await expect(verdict(page)).toContainText(`Did you mean ${meant}?`);
      await verdict(page).getByRole('button', { name: meant }).click();
      await expect(moveBox(page)).toHaveValue(meant);
      await expectTurns(page, 2);
    }
  });

  for (const { text, reason, marked } of REFUSED) {
    await test.step(`a refused move is reported with its reason: ${text}`, async () => {
      await playMove(page, text);
      const [word = '', place = ''] = text.split(',');
      await expect(verdict(page)).toContainText(refused(word, place));
      await expect(verdict(page)).toContainText(reason);
      for (const name of marked) {
        await expect(square(page, name)).toHaveAttribute('aria-invalid', 'true');
      }
      if (marked.length === 0) {
        await expect(page.locator('[data-square][aria-invalid="true"]')).toHaveCount(0);
      }
      await expectTurns(page, 2);
      await expectScores(page, [20, 19]);
      await expect(moveBox(page)).toHaveValue(text);
    });
  }

  await test.step('a typed move with spaces and a capital square is played, scored and listed', async () => {
    await playMove(page, 'OVE , 4E ');
    await expectScores(page, [29, 19]);
    await expectTurns(page, 3);
    await expect(moveBox(page)).toHaveValue('');
    await expect(seatLine(page, 1)).toContainText('DOVE at 4e, +9');
    await expect(page.getByRole('row', { name: /DOVE, OVE,4e/ })).toBeVisible();
    await expect(
      page.getByText(
        'Player 1: DOVE across from d4, 9 points. Player 1 29, Player 2 19. Player 2, it’s your turn.',
      ),
    ).toBeAttached();
    await expect(square(page, 'e4')).toHaveAccessibleName('e4, O, 1');
  });

  await test.step('the transcript has refused attempts where they were made', async () => {
    const told = withoutPrompts(scraebbkle, await transcriptOf(page));
    expect(told).toContain(
      [
        '[E2], [L1], [R1], [R1], [E2], [V4], [O1]',
        'O,6e',
        refused('O', '6e'),
        'qwerty',
        'Illegal move format',
      ].join('\n'),
    );
    expect(told).toContain(
      [
        'OVE,4e',
        'The move is: Letters: OVE at position 4e',
        'Player 1 score: 29',
        'Player 2 score: 19',
      ].join('\n'),
    );
  });

  await test.step('a comma alone passes at once', async () => {
    await page.getByRole('tab', { name: 'Moves' }).click();
    await moveBox(page).fill(',');
    await expect(verdict(page)).toHaveText('Enter a comma to pass.');
    await moveBox(page).press('Enter');
    await expectTurns(page, 4);
    await expect(seatLine(page, 2)).toContainText('Passed');
    await expect(seatLine(page, 1)).toContainText('your turn');
    expect(await transcriptOf(page)).toContain('\n,\nThe move is: Pass Move!');
    await page.getByRole('tab', { name: 'Moves' }).click();
  });

  await test.step('the pass button asks in place, with “Yes” away from the pointer', async () => {
    const yes = page.getByRole('button', { name: 'Yes, pass' });
    const pass = page.getByRole('button', { name: 'Pass', exact: true });
    const before = await pass.boundingBox();
    if (!before) throw new Error('There is no pass button');
    const pointer = { x: before.x + before.width / 2, y: before.y + before.height / 2 };
    await pass.click();
    await expect(yes).toBeVisible();
    const box = await yes.boundingBox();
    if (!box) throw new Error('There is no way to say yes');
    const isUnderPointer =
      pointer.x >= box.x &&
      pointer.x <= box.x + box.width &&
      pointer.y >= box.y &&
      pointer.y <= box.y + box.height;
    expect(isUnderPointer).toBe(false);

    await page.mouse.click(pointer.x, pointer.y);
    await expect(yes).toBeHidden();
    await expectTurns(page, 4);

    await pass.click();
    await yes.click();
    await expectTurns(page, 5);
    await expect(seatLine(page, 2)).toContainText('your turn');
  });

  await test.step('a game ends after everyone has passed twice in a row', async () => {
    await playMove(page, ',');
    await expectTurns(page, 6);
    await playMove(page, ',');
    await expect(movePanel(page)).toContainText('Game Over!');
    await expect(movePanel(page)).toContainText('Everyone passed twice in a row.');
    const { result } = latestState(after(MIDDLE, 'OVE,4e', ',', ',', ',', ','));
    await expectScores(page, result?.finalScores ?? []);
  });
});
