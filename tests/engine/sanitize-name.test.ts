import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatRecord,
  formatRuleBook,
  parseRecord,
  parseRuleBook,
  scraebbkle,
  sanitizeName,
  setupDigest,
  viewFor,
} from '../../src/engine';
import { cardGame, cardStanding, playerName } from '../../src/messages';
import { runs } from '../arbitraries/runs';
import { anyTexts } from '../arbitraries/texts';
import { pageWith, PLAIN_DRAWS, smallGame } from '../support/page';
import { at, valueOf } from '../support/results';
import { seatsOf } from '../support/seats';

/** A name with a direction override and with marks that cover the lines above and below. */
const UNCLEAN = `\u202ENa${'\u0301'.repeat(30)}me\u2066\n`;
const CLEAN = `Na${'\u0301'.repeat(4)}me`;

describe('sanitizeName', () => {
  it.each([
    ['direction overrides', '\u202EBob\u2066 \u061C', 'Bob'],
    ['line breaks and control characters', ' Bo\u0007b\u2028\n ', 'Bob'],
    [
      'more marks on a letter than any script has',
      `A${'\u0300\u0489'.repeat(9)}b`,
      'A\u0300\u0489\u0300\u0489b',
    ],
    ['everything if nothing is visible', '\u200B\u0301 \u2060', ''],
  ])('removes %s', (_what, name, shown) => {
    expect(sanitizeName(name)).toBe(shown);
  });

  it.each(['Zoë 🦊', 'Nguye\u0302\u0303n', 'မြို့', 'שָׁלוֹם', '👩‍👩‍👧', 'क्ष्म्य', '1️⃣'])(
    'keeps %s',
    (name) => {
      expect(sanitizeName(name)).toBe(name);
    },
  );

  it('is idempotent for any text', () => {
    fc.assert(
      fc.property(anyTexts, (text) => {
        expect(sanitizeName(sanitizeName(text))).toBe(sanitizeName(text));
      }),
      runs(200, 2000),
    );
  });
});

describe('the names of a record', () => {
  const rules = { ...scraebbkle, name: UNCLEAN };
  const seats = seatsOf('human', 'human').map((seat) => ({ ...seat, name: UNCLEAN }));
  const game = smallGame(PLAIN_DRAWS, { rules, seats, boardName: UNCLEAN }, 'NO,2b');

  it('are sanitised in the view, on cards and in sentences', async () => {
    const view = viewFor(game, 0);
    expect([view.rules.name, view.boardName, ...view.seats.map(({ name }) => name)]).toEqual(
      Array.from({ length: 4 }, () => CLEAN),
    );
    expect(playerName(game.record.setup, 0)).toBe(CLEAN);
    const page = await pageWith(game);
    await page.actions.readLibrary();
    const { card } = at(page.state().library?.games ?? [], 0);
    expect(cardGame(card)).toBe(`${CLEAN} · ${CLEAN}, 8\u00a0×\u00a08`);
    expect(cardStanding(card)).toBe(`${CLEAN} 2 · ${CLEAN} 0`);
  });

  it('stay unchanged in the record', () => {
    const text = formatRecord(game.record);
    const read = valueOf(parseRecord(text, undefined));
    expect(formatRecord(read.record)).toBe(text);
    expect(setupDigest(read.record.setup)).toBe(setupDigest(game.record.setup));
    viewFor(read, 0);
    expect(formatRecord(read.record)).toBe(text);
  });

  it('leave the rules object unchanged if they are clean', () => {
    const plain = smallGame(PLAIN_DRAWS, {});
    expect(viewFor(plain, 0).rules).toBe(plain.record.setup.rules);
  });
});

it('a rule book from a file starts games with sanitised names', () => {
  const fixed = [
    { name: UNCLEAN, player: 'human' },
    { name: '\u202E', player: 'computer' },
  ] as const;
  const rules = { ...scraebbkle, name: UNCLEAN, seats: { ...scraebbkle.seats, fixed } };
  const read = valueOf(parseRuleBook(formatRuleBook({ rules, board: undefined })));
  expect(read.rules.name).toBe(CLEAN);
  expect(read.rules.seats.fixed.map(({ name }) => name)).toEqual([CLEAN, '?']);
});
