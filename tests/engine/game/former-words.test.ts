import { describe, expect, it } from 'vitest';
import { classic, extend, latestState, replay } from '../../../src/engine';
import { fullWords, shippedWordList } from '../../golden/full-word-list';
import { gameOf, afterMoves, setupOf } from '../../support/games';
import { valueOf } from '../../support/results';
import { wordsOf } from '../../support/words';

const former = fullWords.lexicon;
const shipped = wordsOf(shippedWordList).lexicon;
const DRAWS = 'FRACKSEINOTEAD';

describe('a game with the previously shipped list', () => {
  it('is checked with the new list and continues with it', () => {
    const played = gameOf(setupOf(DRAWS, former), former, 'FRACK,2b', ',');
    const read = valueOf(replay(played.record, shipped));
    expect(read.wordsChecked).toBe(true);
    const next = afterMoves(read, shipped, 'S,2g');
    expect(next.record.events.at(-1)).toMatchObject({ words: ['FRACKS'] });
    expect(next.record.setup.lexiconId).toBe(former.id);
    expect(valueOf(replay(next.record, shipped)).wordsChecked).toBe(true);
  });

  it('may have lost a turn for a word that is now in the list', () => {
    const setup = setupOf(DRAWS, former, { rules: classic });
    const lost = gameOf(setup, former, 'FRACKS,2b');
    expect(lost.record.events.at(-1)).toMatchObject({ kind: 'lost-turn', words: ['FRACKS'] });
    const read = valueOf(replay(lost.record, shipped));
    expect(read.wordsChecked).toBe(true);
    expect(latestState(read)).toEqual(latestState(lost));
    expect(extend(read, { kind: 'pass', seat: 1, trace: undefined }).ok).toBe(true);
  });
});
