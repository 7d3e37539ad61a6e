import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  boardText,
  formatRecord,
  latestState,
  parseRecord,
  scraebbkle,
  tilesText,
  viewFor,
} from '../../../src/engine';
import { tilesInPlay } from '../../support/games';
import { defaultBoard } from '../../golden/default-board';
import { example, exampleTimeline, printedRacks } from '../../golden/example-record';
import { fullWords } from '../../golden/full-word-list';
import { pictureOf } from '../../support/pictures';
import { at, valueOf } from '../../support/results';

const { lexicon } = fullWords;
const timeline = exampleTimeline(defaultBoard, lexicon);
const { record, states } = timeline;
const transcript = readFileSync(
  new URL('../../golden/example-transcript.txt', import.meta.url),
  'utf8',
);

/** The boards of the transcript: column labels, the rows, and the labels again. */
const printedBoards = (): readonly string[] =>
  transcript.match(/^ +a {2}b .*\n(?: *\d+ .*\n)+ +a {2}b .*$/gm) ?? [];

describe('the example play of the rules', () => {
  it('starts with the deal and has one event for each step', () => {
    expect(record.events).toHaveLength(example.steps.length + 1);
    expect(record.events[0]).toMatchObject({ kind: 'deal' });
  });

  describe.each(example.steps.map((step, index) => ({ ...step, index })))(
    'step $index, $input',
    ({ index, player, outcome, scores, word, reason, input }) => {
      const before = at(states, index + 1);
      const after = at(states, index + 2);
      const event = at(record.events, index + 1);

      it('has the printed player to move, with the printed racks', () => {
        expect(before.toMove).toBe(player - 1);
        expect(before.racks.map(tilesText)).toEqual(printedRacks(index));
      });

      it('has the printed outcome', () => {
        const seat = player - 1;
        const outcomes = {
          accepted: { kind: 'play', seat },
          pass: { kind: 'pass', seat },
          not_permitted: { kind: 'refused', seat, text: input, code: reason },
          illegal_format: { kind: 'refused', seat, text: input, code: 'ILLEGAL_FORMAT' },
        };
        expect(event).toMatchObject(outcomes[outcome]);
        const words = event.kind === 'play' ? event.words.map((text) => text.toUpperCase()) : [];
        expect(words).toEqual(word === undefined ? [] : [word]);
      });

      it('has the printed scores and racks, and loses no tile', () => {
        expect(after.scores).toEqual(scores);
        expect(after.racks.map(tilesText)).toEqual(printedRacks(index + 1));
        expect(tilesInPlay(after)).toBe(tilesInPlay(at(states, 0)));
      });
    },
  );

  it('stops at the printed grid before the game is over', () => {
    const { setup, grid, result } = latestState(timeline);
    expect(pictureOf({ board: setup.board, grid })).toEqual(example.final_grid);
    expect(result).toBeUndefined();
  });

  it('shows the printed board at the beginning and after every play', () => {
    const shown = states.filter(
      (_, index) => index === 1 || record.events[index - 1]?.kind === 'play',
    );
    const texts = shown.map(({ grid }) => boardText(scraebbkle, { board: defaultBoard, grid }));
    expect(texts).toHaveLength(12);
    expect(texts).toEqual(printedBoards());
  });

  it('shows each player to move both racks, and the other player one', () => {
    for (const [index, { player }] of example.steps.entries()) {
      const mover = player - 1;
      const racks = (seat: number) =>
        viewFor(timeline, seat, index + 1).seats.map(({ rack }) =>
          rack.kind === 'shown' ? tilesText(rack.tiles) : rack.count,
        );
      const [first = '', second = ''] = printedRacks(index);
      expect(racks(mover)).toEqual([first, second]);
      expect(racks(1 - mover)).toEqual(mover === 0 ? [7, second] : [first, 7]);
    }
  });

  it('has a record that round-trips', () => {
    const text = formatRecord(record);
    const read = valueOf(parseRecord(text, lexicon));
    expect(read).toEqual(timeline);
    expect(read.wordsChecked).toBe(true);
    expect(formatRecord(read.record)).toBe(text);
  });
});
