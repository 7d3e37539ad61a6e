import { describe, expect, it } from 'vitest';
import { type NumberedPlay, summaryOf, type View, viewFor } from '../../engine';
import { gameOf, setupOf } from '../../../tests/support/games';
import { wordsOf } from '../../../tests/support/words';
import { leadDots } from './lead-dots';

const { lexicon } = wordsOf(['NO']);

/** A game of two in which the plays of both, in turn, score these points. */
function viewScoring(...scores: readonly number[]): View {
  const view = viewFor(gameOf(setupOf('NOTEAEIDDDDZQAXY', lexicon), lexicon, 'NO,2b'), 'everyone');
  const [play] = view.turns;
  if (play?.kind !== 'play') throw new Error('The first turn is no play');
  const totals = [0, 0];
  const turns = scores.map((score, index) => {
    const seat = index % 2;
    totals[seat] = (totals[seat] ?? 0) + score;
    return { ...play, seat, score, total: totals[seat], words: [`TURN ${index + 1}`] };
  });
  return { ...view, turns };
}

const texts = { ofPlay: ({ words }: NumberedPlay) => words[0] ?? '', ofEnd: '+1' };

/** The turning points of seat 0: their turns, and which are named and best. */
function dotsOf(...scores: readonly number[]) {
  const view = viewScoring(...scores);
  const { peaks, end } = leadDots(view, summaryOf(view), 0, texts);
  return {
    turns: peaks.map(({ play }) => play.number),
    named: peaks.filter(({ label }) => label).map(({ play }) => play.number),
    best: peaks.filter(({ isBest }) => isBest).map(({ play }) => play.number),
    end,
  };
}

describe('the dots of a lead', () => {
  it('are named at the highest rise and the two deepest falls', () => {
    const none = Array<number>(3).fill(0);
    const dots = dotsOf(60, ...none, 0, 40, ...none, 0, 90, ...none, 0, 50, ...none, 0, 30);
    expect(dots).toMatchObject({ turns: [1, 6, 11, 16, 21], named: [6, 11, 16], best: [11] });
  });

  it('have no best if the lead never rose', () => {
    expect(dotsOf(0, 40, 0, 50)).toMatchObject({ turns: [2, 4], named: [2, 4], best: [] });
  });

  it('include the end, which is named if there is room', () => {
    expect(dotsOf(10, 0, 0, 0).end).toMatchObject({ x: 100, y: 0, label: { side: 'above' } });
  });
});
