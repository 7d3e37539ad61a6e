import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Transport, openTabTransport } from '../../src/net';
import { describeEvent } from '../support/told-by-links';

const open: Transport[] = [];
afterEach(() => {
  for (const link of open.splice(0)) link.close();
});

let rooms = 0;
const newRoom = (): string => `test-${process.pid}-${rooms++}`;

/** A tab in a room, with its events in order. */
function tab(room: string, name: string) {
  const told: string[] = [];
  const waiting: (() => void)[] = [];
  const note = (text: string): void => {
    told.push(text);
    for (const go of waiting.splice(0)) go();
  };
  const link = openTabTransport(room, name, (event) => note(describeEvent(event)));
  if (!link) throw new Error('There are no channels between tabs');
  open.push(link);
  return {
    link,
    told,
    until: async (count: number): Promise<readonly string[]> => {
      while (told.length < count) {
        await new Promise<void>((resolve) => {
          waiting.push(resolve);
        });
      }
      return told;
    },
  };
}

describe('tabs in a room', () => {
  it('meet each tab once, those already there and those that come', async () => {
    const room = newRoom();
    const [first, second] = [tab(room, 'first'), tab(room, 'second')];
    await Promise.all([first.until(1), second.until(1)]);
    const third = tab(room, 'third');
    expect((await third.until(2)).toSorted()).toEqual(['peer first', 'peer second']);
    expect(await first.until(2)).toEqual(['peer second', 'peer third']);
    expect(await second.until(2)).toEqual(['peer first', 'peer third']);
    expect(first.link.binding('second')).toBe(second.link.binding('first'));
    expect(first.link.binding('second')).not.toBe(first.link.binding('third'));
    expect(first.link.binding('stranger')).toBeUndefined();
  });

  it('exchange texts, but not with tabs in other rooms', async () => {
    const room = newRoom();
    const [first, second, third] = [tab(room, 'first'), tab(room, 'second'), tab(room, 'third')];
    const stranger = tab(newRoom(), 'stranger');
    await Promise.all([first.until(2), second.until(2), third.until(2)]);
    first.link.send('third', 'to nobody else ♠');
    first.link.send('stranger', 'to nobody');
    first.link.send('second', 'done');
    expect((await third.until(3)).at(-1)).toBe('first: to nobody else ♠');
    expect((await second.until(3)).at(-1)).toBe('first: done');
    expect(stranger.told).toEqual([]);
  });

  it('are notified of a tab that leaves, and get no events once they have left', async () => {
    const room = newRoom();
    const [first, second] = [tab(room, 'first'), tab(room, 'second')];
    await Promise.all([first.until(1), second.until(1)]);
    first.link.close();
    first.link.send('second', 'late');
    expect(await second.until(2)).toEqual(['peer first', 'gone first']);
    second.link.send('first', 'late');
    const third = tab(room, 'third');
    expect(await third.until(1)).toEqual(['peer second']);
    expect(first.told).toEqual(['peer second']);
  });

  it('ignore messages that no tab sends', async () => {
    const room = newRoom();
    const first = tab(room, 'first');
    const channel = new BroadcastChannel(`scraebbkle/room-${room}`);
    const strange: readonly unknown[] = [
      'announce',
      null,
      { kind: 'announce' },
      { kind: 'announce', from: '' },
      { kind: 'announce', from: 'x'.repeat(65) },
      { kind: 'announce', from: 'stranger', more: true },
      { kind: 'text', from: 'stranger', to: 'first', text: 'unannounced' },
      { kind: 'bye', from: 'stranger' },
    ];
    for (const message of strange) channel.postMessage(message);
    channel.postMessage({ kind: 'announce', from: 'second' });
    expect(await first.until(1)).toEqual(['peer second']);
    channel.close();
  });

  it('have no transport if the browser blocks channels', () => {
    // Firefox does so without cookies.
    vi.stubGlobal('BroadcastChannel', function refuse() {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    expect(openTabTransport(newRoom(), 'first', () => {})).toBeUndefined();
  });
});
