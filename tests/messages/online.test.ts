import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  classic,
  configured,
  crossword,
  type RuleBook,
  scrabbkle,
  scraebbkle,
} from '../../src/engine';
import {
  DRAWS_DO_NOT_SHOW,
  drawsOutcomeSentence,
  drawsPromise,
  linkSentence,
  NOT_JOINED,
  presenceSentences,
  waitingSentence,
  WHO_LEARNS_WHAT,
} from '../../src/messages';
import type { SeatStatus } from '../../src/online';
import { CODE_FAULTS, LINK_FAILURES } from '../support/error-samples';
import { peopleNamed } from '../support/seats';
import type { PlayersOnScreen } from '../../src/messages';

const FAILURES = [...Object.values(LINK_FAILURES), ...Object.values(CODE_FAULTS)];

describe('the reason why joining fails', () => {
  it.each(FAILURES.map((failure) => [linkSentence(failure)]))(
    'is a complete sentence: %s',
    (sentence) => {
      expect(sentence).toMatch(/^[A-Z][^\n]*[^.]\.$/u);
      expect(sentence).not.toMatch(/undefined|\[object|\$\{| {2}/);
      // Players must not see error codes.
      expect(sentence).not.toMatch(/[A-Z]_[A-Z]/);
      expect(sentence.length).toBeLessThan(180);
    },
  );

  it('is different for each failure and each code fault', () => {
    // The first fault has the same sentence as its failure.
    const sentences = FAILURES.map(linkSentence);
    expect(new Set(sentences).size).toBe(sentences.length - 1);
    expect(sentences).not.toContain(NOT_JOINED.NOT_AN_INVITATION);
  });

  it.each([
    [LINK_FAILURES.NOT_SECURE, /https.*codes/],
    [LINK_FAILURES.RELAYS_UNREACHABLE, /relay/],
    [LINK_FAILURES.NO_DIRECT_CONNECTION, /TURN/],
    [LINK_FAILURES.WRONG_SECRET, /copied all of it/],
    [CODE_FAULTS.VERSION, /Both reload/],
    [CODE_FAULTS.OTHER_OFFER, /Start again/],
  ])('states what can be done: $code $fault', (failure, advice) => {
    expect(linkSentence(failure)).toMatch(advice);
  });
});

describe('what others learn', () => {
  it('covers each way to connect, and names relays only if they are contacted', () => {
    expect(WHO_LEARNS_WHAT.link).toContain('relays and servers that connect you see it too');
    expect(WHO_LEARNS_WHAT.code).toContain('without relays');
    expect(WHO_LEARNS_WHAT.local).toMatch(/^You stay on your network\./);
    for (const sentences of Object.values(WHO_LEARNS_WHAT)) {
      expect(sentences).toMatch(/friends? .*see your IP address/);
    }
  });
});

const PLAYERS: PlayersOnScreen = {
  rules: scraebbkle,
  seats: peopleNamed('Ann', 'Bo'),
  you: undefined,
};

describe('the outcome of verifying draws', () => {
  it('gives the reason if they could not be verified', () => {
    expect(drawsOutcomeSentence(PLAYERS, { kind: 'not-joint' })).toMatch(
      /^The host alone .* can’t be verified\.$/,
    );
    expect(drawsOutcomeSentence(PLAYERS, { kind: 'other-game' })).toMatch(/record isn’t the game/);
    expect(drawsOutcomeSentence(PLAYERS, { kind: 'foreign-turn', turn: 5 })).toBe(
      'Turn 5 was taken for you, but this page didn’t make it.',
    );
  });

  it('does not promise that the host kept secret what it saw', () => {
    expect(DRAWS_DO_NOT_SHOW).toContain('host’s page still saw every rack');
  });
});

describe('how tiles are drawn', () => {
  it.each<[RuleBook, string]>([
    [scraebbkle, 'Fair draws: '],
    [scrabbkle, 'Fair draws: '],
    [classic, 'Fair draws: '],
    [configured, 'Fair draws: '],
    [crossword, 'The host’s page draws alone'],
  ])('is said in advance for $id', (rules, beginning) => {
    expect(drawsPromise(rules).slice(0, beginning.length)).toBe(beginning);
    expect(drawsPromise(rules)).toMatch(/the host’s page/i);
  });
});

const guest = (name: string, isAway = false): SeatStatus => ({ name, at: 'guest', isAway });
const open: SeatStatus = { name: 'Player 2', at: 'open', isAway: false };
const host: SeatStatus = { name: 'Player 1', at: 'host', isAway: false };

describe('presence', () => {
  it.each<[string, readonly SeatStatus[], readonly SeatStatus[], readonly string[]]>([
    ['a first guest', [host, open], [host, guest('Ann')], ['Ann joined.']],
    ['a guest who leaves', [host, guest('Ann')], [host, guest('Ann', true)], ['Ann is away.']],
    ['a guest who returns', [host, guest('Ann', true)], [host, guest('Ann')], ['Ann is back.']],
    ['a guest who stays', [host, guest('Ann')], [host, guest('Ann')], []],
    ['a guest who stays away', [host, guest('Ann', true)], [host, guest('Ann', true)], []],
    ['an awaited guest who is away', [host, open], [host, guest('Ann', true)], []],
    ['a seat that stays open', [host, open], [host, open], []],
    ['a host who is away', [host, open], [{ ...host, isAway: true }, open], []],
    ['seats listed for the first time', [], [host, guest('Ann')], ['Ann joined.']],
    ['guests who are away in the first list', [], [host, guest('Ann', true)], []],
    ['guests who have moved up a seat', [host, guest('Ann')], [guest('Ann'), host], []],
    [
      'a guest who is away after moving up',
      [host, guest('Ann'), guest('Bo')],
      [guest('Ann'), guest('Bo', true), host],
      ['Bo is away.'],
    ],
    [
      'several changes at once, in order of seats',
      [guest('Ann'), host, open, guest('Cy', true)],
      [guest('Ann', true), host, guest('Bo'), guest('Cy')],
      ['Ann is away.', 'Bo joined.', 'Cy is back.'],
    ],
  ])('has the right sentences for %s', (_what, before, after, sentences) => {
    expect(presenceSentences(before, after)).toEqual(sentences);
  });

  it('has no sentence without a change of a guest', () => {
    const places = fc.array(
      fc.record({
        name: fc.string(),
        at: fc.constantFrom('host' as const, 'guest' as const, 'open' as const),
        isAway: fc.boolean(),
      }),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(places, places, (before, after) => {
        expect(presenceSentences(after, after)).toEqual([]);
        // Excludes players who have moved up a seat.
        fc.pre(before.length !== after.length || before[0]?.name !== after.at(-1)?.name);
        const changed = after.filter(
          ({ at, isAway }, seat) =>
            at === 'guest' && (before[seat]?.at !== 'guest' || before[seat].isAway !== isAway),
        );
        expect(presenceSentences(before, after).length).toBeLessThanOrEqual(changed.length);
      }),
    );
  });
});

describe('the players still awaited', () => {
  it.each<[readonly SeatStatus[], string]>([
    [[host, guest('Ann')], 'Everyone is here.'],
    [[host, open], 'Waiting for your friend.'],
    [
      [host, { ...open, name: 'Player 2' }, guest('Ann'), { ...open, name: 'Player 4' }],
      'Waiting for Player 2 and Player 4.',
    ],
  ])('are named if there are several (%#)', (places, sentence) => {
    expect(waitingSentence(places)).toBe(sentence);
  });
});
