import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_MESSAGE_LENGTH, openConversation } from '../../src/net';
import { anyTexts, mutationsOf } from '../arbitraries/texts';
import { type End, type Fate, lossyConnection } from '../support/lossy-wire';
import { at } from '../support/results';
import { virtualClock } from '../support/virtual-clock';

const PIECE = 15_000;

const delays = fc.integer({ min: 0, max: 4000 });
const fates: fc.Arbitrary<readonly Fate[]> = fc.array(
  fc.oneof(fc.array(delays, { maxLength: 3 }), fc.constant([])),
  { maxLength: 80 },
);

/** Short texts of any kind, and occasionally one that needs several frames. */
const messages = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: anyTexts },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.integer({ min: -2, max: 3 * PIECE }), fc.string({ unit: 'binary', minLength: 1 }))
        .map(([more, text]) => text.repeat(PIECE).slice(0, PIECE + more)),
    },
  ),
  { maxLength: 12 },
);

/** In ms, long enough to resend everything that was lost. */
const LONG = 200_000;

describe('a conversation', () => {
  it('delivers each message once, whole and in order, even if frames are lost, repeated or late', () => {
    fc.assert(
      fc.property(fates, messages, messages, fc.array(delays), (schedule, there, here, pauses) => {
        const { clock, left, right } = lossyConnection(schedule);
        for (let turn = 0; turn < Math.max(there.length, here.length); turn++) {
          for (const text of there.slice(turn, turn + 1)) left.line().send(text);
          for (const text of here.slice(turn, turn + 1)) right.line().send(text);
          clock.pass(pauses[turn] ?? 0);
        }
        clock.pass(LONG);
        expect(right.received()).toEqual(there);
        expect(left.received()).toEqual(here);
        for (const { said } of [left, right]) {
          expect(said().filter((what) => what.startsWith('restarted'))).toEqual([]);
        }
      }),
    );
  });

  it('restarts at both ends after a reload of either, even if frames are lost, repeated or late', () => {
    fc.assert(
      fc.property(
        fates,
        messages,
        messages,
        fc.array(fc.tuple(fc.boolean(), delays), { minLength: 1, maxLength: 4 }),
        (schedule, before, later, reloads) => {
          const { clock, left, right } = lossyConnection(schedule);
          for (const text of before) {
            left.line().send(text);
            right.line().send(text);
          }
          for (const [isLeft, pause] of reloads) {
            clock.pass(pause);
            (isLeft ? left : right).reload();
          }
          clock.pass(LONG);
          const count = (end: End) => end.received().length;
          const counts = { left: count(left), right: count(right) };
          for (const text of later) {
            left.line().send(text);
            right.line().send(text);
          }
          clock.pass(LONG);
          expect(left.received().slice(counts.left)).toEqual(later);
          expect(right.received().slice(counts.right)).toEqual(later);
          // Each end receives at most a prefix of the earlier messages.
          for (const { received } of [left, right]) {
            const heard = received().slice(0, received().length - later.length);
            expect(heard).toEqual(before.slice(0, heard.length));
          }
        },
      ),
    );
  });

  it('accepts a message of maximum length, but no longer one', () => {
    const { clock, left, right } = lossyConnection();
    const longest = '♠'.repeat(MAX_MESSAGE_LENGTH);
    expect(left.line().send(longest)).toBe(true);
    expect(left.line().send(`${longest}!`)).toBe(false);
    clock.pass(LONG);
    expect(right.received()).toEqual([longest]);
  });

  it('does not report the peer as away after the page itself was blocked', () => {
    for (const time of [6500, 20_000]) {
      const { clock, left, right } = lossyConnection();
      clock.pass(1000);
      left.block();
      clock.pass(time);
      left.unblock();
      clock.pass(20_000);
      expect(left.said().map((what) => what.split(' ')[0])).toEqual(['delayed']);
      expect(right.said().map((what) => what.split(' ')[0])).toEqual(['away', 'back']);
    }
  });

  it('detects an absent peer after the page itself was blocked', () => {
    const { clock, left, cut } = lossyConnection();
    clock.pass(1000);
    cut(true);
    left.block();
    clock.pass(20_000);
    left.unblock();
    expect(left.said()).toEqual([]);
    clock.pass(1000);
    expect(left.said()).toEqual(['away 22000']);
  });

  it('keeps a bounded send queue for an absent peer', () => {
    const { clock, left, right, cut } = lossyConnection();
    cut(true);
    const longest = 'a'.repeat(MAX_MESSAGE_LENGTH);
    expect([1, 2, 3].map(() => left.line().send(longest))).toEqual([true, true, false]);
    cut(false);
    clock.pass(LONG);
    expect(right.received()).toEqual([longest, longest]);
    expect(left.line().send(longest)).toBe(true);
  });

  it('sends nothing once it is closed', () => {
    const { clock, left, right } = lossyConnection();
    clock.pass(100);
    right.line().send('late');
    left.line().close();
    const frames = left.sent().length;
    clock.pass(LONG);
    expect(left.received()).toEqual([]);
    expect(left.said()).toEqual([]);
    expect(left.sent()).toHaveLength(frames);
    expect(left.line().send('more')).toBe(false);
    right.line().close();
    expect(clock.pending()).toBe(0);
  });
});

describe('heartbeats', () => {
  it('are sent after two seconds without another frame', () => {
    const { clock, left } = lossyConnection();
    clock.pass(100);
    const before = left.sent().length;
    clock.pass(20_000);
    const count = left.sent().length - before;
    expect(count).toBeGreaterThanOrEqual(10);
    expect(count).toBeLessThanOrEqual(20);
  });

  it('are missed after six seconds, and end the absence when they return', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000 }), delays, (before, absence) => {
        const { clock, left, right, cut } = lossyConnection();
        clock.pass(100 + before);
        cut(true);
        const since = clock.now();
        clock.pass(7000 + absence);
        cut(false);
        const again = clock.now();
        clock.pass(3000);
        for (const { said } of [left, right]) {
          const [away, back, ...more] = said().map((text) => text.split(' '));
          expect([away?.[0], back?.[0], more]).toEqual(['away', 'back', []]);
          expect(Number(away?.[1]) - since).toBeGreaterThan(3900);
          expect(Number(away?.[1]) - since).toBeLessThanOrEqual(6010);
          expect(Number(back?.[1]) - again).toBeLessThanOrEqual(2010);
        }
      }),
    );
  });

  it('are missed if the peer never sends anything', () => {
    const { clock, left, cut } = lossyConnection();
    cut(true);
    clock.pass(30_000);
    expect(left.said()).toEqual(['away 6000']);
  });

  it('are sent as answers by a peer with throttled timers', () => {
    const clock = virtualClock();
    const said: string[] = [];
    const onEvent = ({ kind }: { readonly kind: string }): void => void said.push(kind);
    const { now } = clock;
    const quick = openConversation({
      send: (frame) => void clock.after(10, () => slow.receive(frame)),
      services: { now, after: clock.after, newId: () => 'session-1' },
      onEvent,
    });
    const slow = openConversation({
      send: (frame) => void clock.after(10, () => quick.receive(frame)),
      services: {
        now,
        after: (milliseconds, run) => clock.after(Math.max(60_000, milliseconds), run),
        newId: () => 'session-2',
      },
      onEvent,
    });
    clock.pass(600_000);
    expect(said).toEqual([]);
  });
});

describe('a restarted peer', () => {
  it('is detected at once, and the conversation restarts', () => {
    const { clock, left, right } = lossyConnection();
    left.line().send('before');
    clock.pass(5000);
    right.reload();
    clock.pass(100);
    expect(left.said()).toEqual(['restarted 5030']);
    expect(right.said()).toEqual([]);
    left.line().send('after');
    clock.pass(100);
    expect(right.received()).toEqual(['after']);
  });

  it('receives nothing meant for its earlier session', () => {
    const { clock, left, right, cut } = lossyConnection();
    clock.pass(100);
    cut(true);
    left.line().send('for nobody');
    cut(false);
    right.reload();
    clock.pass(LONG);
    expect(right.received()).toEqual([]);
  });

  it('is not confused with its earlier session by late frames', () => {
    const late: Fate[] = [[10], [10], [10], [10], [30_000], [30_000], [30_000]];
    const { clock, left, right } = lossyConnection(late);
    clock.pass(100);
    right.line().send('late');
    right.reload();
    clock.pass(LONG);
    expect(left.received()).toEqual([]);
    expect(left.said().filter((what) => what.startsWith('restarted'))).toHaveLength(1);
    left.line().send('on');
    right.line().send('on');
    clock.pass(100);
    expect([left.received(), right.received()]).toEqual([['on'], ['on']]);
  });
});

/** A conversation with `other-end`, which the test plays. */
function begun() {
  const clock = virtualClock();
  const received: string[] = [];
  const said: string[] = [];
  const sent: string[] = [];
  const line = openConversation({
    send: (frame) => void sent.push(frame),
    services: { after: clock.after, now: clock.now, newId: () => 'this-end' },
    onEvent: (event) => {
      if (event.kind === 'message-received') received.push(event.text);
      else said.push(event.kind.replace('peer-', ''));
    },
  });
  line.receive('["other-end","this-end",1,0]');
  return { clock, line, received, said, sent };
}

const frame = (number: number, text: string, isLast = true): string =>
  JSON.stringify(['other-end', 'this-end', 0, number, isLast ? 1 : 0, text]);

const full = 'x'.repeat(PIECE);

describe('an invalid frame', () => {
  const frames = fc.oneof(
    anyTexts,
    fc.json(),
    mutationsOf(fc.constantFrom(frame(1, 'word'), frame(2, full), '["other-end","this-end",0]')),
  );

  it.each([
    ['nothing', ''],
    ['not an array', '{"from":"other-end"}'],
    ['an array that is too short', '["other-end","this-end"]'],
    ['an invalid id', '["other end","this-end",0]'],
    ['an id that is too long', `["${'a'.repeat(41)}","this-end",0]`],
    ['its own frame', '["this-end","this-end",0,1,1,"word"]'],
    ['a fractional number', '["other-end","this-end",0,1.5,1,"word"]'],
    ['a number below the minimum', frame(0, 'word')],
    ['a number beyond the window', frame(65, 'word')],
    ['a huge number', '["other-end","this-end",0,1e300,1,"word"]'],
    ['an acknowledgement of an unsent frame', '["other-end","this-end",1]'],
    ['a fragment that is too long', frame(1, `${full}x`)],
    ['a short fragment before the last', frame(1, 'word', false)],
    ['the answer to a probe that was never sent', '["other-end","this-end",2,0]'],
    ['an invalid probe', '["other-end","",0,0]'],
    ['a fragment without a receiver', '["other-end","",0,1,1,"word"]'],
    ['surplus elements', '["other-end","this-end",0,1,1,"word",""]'],
    ['a frame that is too long', `${' '.repeat(100_000)}${frame(1, 'word')}`],
  ])('is refused: %s', (_what, text) => {
    const { line, received, said, clock } = begun();
    line.receive(text);
    expect([received, said]).toEqual([[], []]);
    line.receive(frame(1, 'word'));
    clock.pass(100);
    expect(received).toEqual(['word']);
    expect(said).toEqual([]);
  });

  it('never throws, delivers a message or ends the conversation', () => {
    fc.assert(
      fc.property(fc.array(frames, { minLength: 10, maxLength: 10 }), (texts) => {
        const { line, received, said } = begun();
        // A mutation may be a valid frame; those are left out.
        const strange = texts.filter(
          (text) => !/^\s*\[\s*"[\w-]{8,40}"\s*,\s*"this-end"/.test(text),
        );
        for (const text of strange) line.receive(text);
        expect([received, said]).toEqual([[], []]);
        line.receive(frame(1, 'word'));
        expect(received).toEqual(['word']);
      }),
    );
  });

  it('never throws if it is nearly valid', () => {
    fc.assert(
      fc.property(fc.array(frames, { minLength: 10, maxLength: 10 }), (texts) => {
        const { line, received } = begun();
        for (const text of texts) line.receive(text);
        expect(received.length).toBeLessThanOrEqual(10);
      }),
    );
  });
});

describe('the receive buffer', () => {
  it('is bounded if fragments arrive early', () => {
    const { line, clock, sent } = begun();
    for (let number = 2; number < 1000; number++) {
      line.receive(frame(number, full, false));
      clock.pass(10);
    }
    line.receive(frame(1, full, false));
    expect(at(sent, -1)).toBe('["this-end","other-end",64]');
  });

  it('drops a message that never ends', () => {
    const { line, clock, received } = begun();
    const max = Math.floor(MAX_MESSAGE_LENGTH / PIECE);
    for (let number = 1; number <= 2 * max; number++) {
      line.receive(frame(number, full, false));
      clock.pass(10);
    }
    line.receive(frame(2 * max + 1, 'end'));
    line.receive(frame(2 * max + 2, 'word'));
    expect(received).toEqual(['word']);
  });
});

describe('frames above the rate limit', () => {
  it('are dropped until some time has passed', () => {
    const { line, clock, received, sent } = begun();
    for (let number = 1; number <= 500; number++) line.receive(frame(number, `${number}`));
    expect(received).toHaveLength(399);
    expect(at(sent, -1)).toBe('["this-end","other-end",399]');
    clock.pass(1000);
    for (let number = 400; number <= 500; number++) line.receive(frame(number, `${number}`));
    expect(received).toHaveLength(500);
  });
});
