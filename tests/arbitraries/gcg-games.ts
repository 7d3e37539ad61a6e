import * as fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import {
  alphabetOf,
  decide,
  extend,
  formatRecord,
  type GameEvent,
  type GameState,
  latestState,
  type RuleBook,
  startGame,
} from '../../src/engine';
import { tournament } from '../../src/engine/gcg';
import { valueOf } from '../support/results';
import { seatsOf } from '../support/seats';
import { shippedBoard } from '../support/shipped';
import { wordsOf, type Words } from '../support/words';
import { actionsBy, moveOf, type RandomGame } from './games';
import { shownAs } from './runs';
import { spell, spellings } from './words';

const happenings = actionsBy({ move: 30, pass: 1, resign: 0, help: 0, exchange: 3, refused: 0 });

type Challenge = 'none' | 'failed' | 'withdrawn';

const challenges: Arbitrary<Challenge> = fc.constantFrom(
  ...Array.from({ length: 6 }, () => 'none' as const),
  'failed',
  'withdrawn',
);

function eventOf(
  state: GameState,
  words: Words,
  next: Parameters<typeof moveOf>[2],
  challenge: Challenge,
  awarded: number,
): GameEvent {
  const event = valueOf(decide(state, moveOf(state, words, next), words.lexicon));
  if (event.kind !== 'play' || challenge === 'none') return event;
  const { seat, play, words: formed } = event;
  return challenge === 'failed'
    ? { ...event, awarded }
    : { kind: 'lost-turn', seat, play, words: formed };
}

/**
 * Tournament games for two with a reduced number of letters and with challenges, which need not be over. `awards` are
 * the points for a failed challenge, `changes` are rules that differ.
 */
export const gcgGames = (
  minLength: number,
  maxLength: number,
  awards: Arbitrary<number> = fc.constant(5),
  changes: Arbitrary<Partial<RuleBook>> = fc.constant({}),
): Arbitrary<RandomGame> =>
  fc
    .subarray([...tournament.tileSet.letters], { minLength, maxLength })
    .chain((letters) =>
      fc.record({
        rules: changes.map((changed) => ({
          ...tournament,
          ...changed,
          tileSet: { ...tournament.tileSet, letters },
        })),
        spelt: spellings,
        names: fc.tuple(fc.string({ minLength: 1, maxLength: 12 }), fc.constant('A B')),
        seed: fc.string({ maxLength: 8 }),
        awarded: awards,
        next: fc.array(fc.tuple(happenings, challenges), { maxLength: 60, size: 'max' }),
      }),
    )
    .map(({ rules, spelt, names, seed, awarded, next }) => {
      const words = wordsOf(spell(rules.tileSet, spelt), alphabetOf(rules.tileSet));
      const seats = seatsOf('human', 'human').map((seat, index) => ({
        ...seat,
        name: names[index] ?? seat.name,
      }));
      let timeline = startGame('gcg', {
        rules,
        board: shippedBoard('boards/classic.txt'),
        given: [],
        boardName: 'Classic',
        seats,
        openRacks: false,
        lexiconId: 'gcg/',
        chance: { kind: 'seeded', seed },
      });
      for (const [happening, challenge] of next) {
        if (latestState(timeline).result) break;
        const event = eventOf(latestState(timeline), words, happening, challenge, awarded);
        timeline = valueOf(extend(timeline, event));
      }
      return shownAs({ timeline, words }, (game) => formatRecord(game.timeline.record));
    });
