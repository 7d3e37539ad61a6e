import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  branch,
  formatCompactRecord,
  formatRecord,
  type GameNote,
  parseCompactRecord,
  parseRecord,
  type Timeline,
} from '../../../src/engine';
import { formatGcg, readGcg, tournament } from '../../../src/engine/gcg';
import { gcgGames } from '../../arbitraries/gcg-games';
import { runs } from '../../arbitraries/runs';
import { valueOf } from '../../support/results';
import { shippedBoard } from '../../support/shipped';

const TABLE = {
  rules: tournament,
  board: shippedBoard('boards/classic.txt'),
  boardName: 'Classic',
};

const tableOf = ({ record: { setup } }: Timeline) => {
  const { rules, board, boardName } = setup;
  return { rules, board, boardName };
};

const read = (source: string): Timeline => valueOf(readGcg(TABLE, source, 'noted')).timeline;
const written = (timeline: Timeline): string => valueOf(formatGcg(timeline, 'all'));

const SOURCE = [
  '#player1 ann Ann',
  '#player2 ben Ben',
  '#title  The final,  game 3 ',
  '#description Played on paper.',
  '#note Ann goes first.',
  '#note',
  '>ann: AEILNRT 8D RETINAL +66 66',
  '#note  Two spaces,',
  '',
  '  #an indented sign, and a tab\t',
  '>ann: DEGO (challenge) +5 71',
  '#note Ben was not sure.',
  '>ben: - +0 0',
  '>ben: (time) -10 -10',
  '#note The end.',
  '',
].join('\n');

const NOTES: readonly GameNote[] = [
  { after: 0, text: 'Ann goes first.' },
  { after: 0, text: '' },
  { after: 1, text: ' Two spaces,\n\n  #an indented sign, and a tab\t' },
  { after: 1, text: 'Ben was not sure.' },
  { after: 3, text: 'The end.' },
];

describe('the notes of a file', () => {
  it('are kept as they stand, by turn, with title and description', () => {
    expect(read(SOURCE).record.imported).toMatchObject({
      title: ' The final,  game 3 ',
      description: 'Played on paper.',
      notes: NOTES,
    });
  });

  it('may have lines that end in CRLF', () => {
    expect(read(SOURCE.replaceAll('\n', '\r\n')).record.imported?.notes).toEqual(NOTES);
  });

  it('are written where they were', () => {
    const text = written(read(SOURCE));
    expect(read(text).record.imported).toEqual(read(SOURCE).record.imported);
    expect(written(read(text))).toBe(text);
  });

  it('may have other line separators, which a title loses when it is written', () => {
    const source = SOURCE.replace('Ann goes', 'Ann\u2028goes\r').replace(
      'The final',
      'The\u2029final',
    );
    const { imported } = read(source).record;
    expect(imported).toMatchObject({ title: ' The\u2029final,  game 3 ' });
    expect(imported?.notes?.[0]).toEqual({ after: 0, text: 'Ann\u2028goes\r first.' });
    const back = read(written(read(source))).record.imported;
    expect(back).toEqual({ ...imported, title: ' The final,  game 3 ' });
  });

  it('survive a record and a link', () => {
    const { record } = read(SOURCE);
    const opened = valueOf(parseRecord(formatRecord(record), undefined));
    expect(opened.record.imported).toEqual(record.imported);
    const linked = valueOf(parseCompactRecord(formatCompactRecord(read(SOURCE)), 'linked'));
    expect(linked.record.imported).toEqual(record.imported);
  });

  it('stay with the turns of a branch', () => {
    const branched = branch(read(SOURCE), 2, 'branch').record.imported;
    expect(branched?.notes).toEqual(NOTES.slice(0, 4));
  });
});

/** Text of a note that a file can hold: no line after the first begins with a sign. */
const noteTexts = fc
  .array(
    fc
      .array(fc.oneof(fc.constant('\u2028'), fc.string({ maxLength: 6, unit: 'binary' })), {
        maxLength: 3,
      })
      .map((parts) => parts.join(''))
      .filter((line) => !/[\n\r]/.test(line)),
    { minLength: 1, maxLength: 4 },
  )
  .map((lines) => lines.join('\n').replaceAll(/\n([#>])/g, '\n $1'));

describe('random notes', () => {
  it('are read back as they were written', () => {
    const notes = fc.array(fc.record({ after: fc.nat(8), text: noteTexts }), { maxLength: 6 });
    fc.assert(
      fc.property(gcgGames(3, 5), notes, noteTexts, ({ timeline }, texts, title) => {
        const game = valueOf(readGcg(tableOf(timeline), written(timeline), 'plain')).timeline;
        const { imported } = game.record;
        if (!imported) throw new Error('A game from a file says what is known from it');
        const inAll = imported.racks.length;
        const kept = texts
          .map(({ after, text }) => ({ after: Math.min(after, inAll), text }))
          .toSorted((a, b) => a.after - b.after);
        const [oneLine = ''] = title.split(/[\n\u2028\u2029]/);
        const noted = {
          ...game,
          record: { ...game.record, imported: { ...imported, notes: kept, title: oneLine } },
        };
        const back = valueOf(readGcg(tableOf(timeline), written(noted), 'back')).timeline;
        expect(back.record.imported?.notes ?? []).toEqual(kept);
        expect(back.record.imported?.title ?? '').toBe(oneLine);
      }),
      runs(20, 1000),
    );
  });
});
