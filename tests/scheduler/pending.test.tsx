import { act, render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { usePending } from '../../src/components';
import {
  afterPaint,
  begin,
  whilePending,
  inFrame,
  inTask,
  nextTask,
  whenIdle,
} from '../../src/scheduler';

const root = document.documentElement;
const busy = (): string | null => root.getAttribute('data-busy');
const states = (): string | null => root.getAttribute('data-state');

it('names each kind of work once, until all of it is done', () => {
  const ends = [begin('saving'), begin('loading'), begin('saving')] as const;
  expect(busy()).toBe('saving loading');
  ends[0]();
  ends[0]();
  expect(busy()).toBe('saving loading');
  ends[2]();
  expect(busy()).toBe('loading');
  ends[1]();
  expect(busy()).toBeNull();
});

it('lists indefinite states separately from work', () => {
  const end = begin('thinking');
  expect(busy()).toBeNull();
  expect(states()).toBe('thinking');
  end();
  expect(states()).toBeNull();
});

it('is busy until a promise is fulfilled or rejected', async () => {
  await whilePending('reading', Promise.resolve());
  expect(busy()).toBeNull();
  const failing = whilePending('reading', Promise.reject(new Error('lost')));
  expect(busy()).toBe('reading');
  await expect(failing).rejects.toThrow('lost');
  expect(busy()).toBeNull();
});

it.each([
  ['a frame', (run: () => void) => inFrame('drawing', run)],
  ['a paint', (run: () => void) => afterPaint('drawing', run)],
  ['a task', (run: () => void) => inTask('drawing', run)],
])('is busy while work is deferred until %s', async (_, putOff) => {
  const run = vi.fn<() => void>();
  putOff(run);
  expect(busy()).toBe('drawing');
  expect(run).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(run).toHaveBeenCalledOnce());
  expect(busy()).toBeNull();
});

it.each([
  ['a frame', (run: () => void) => inFrame('drawing', run)],
  ['a paint', (run: () => void) => afterPaint('drawing', run)],
  ['a task', (run: () => void) => inTask('drawing', run)],
  ['the page is idle', (run: () => void) => whenIdle('drawing', run)],
])('is not busy with cancelled work deferred until %s', async (_, putOff) => {
  const run = vi.fn<() => void>();
  putOff(run)();
  expect(busy()).toBeNull();
  for (let task = 0; task < 3; task++) await nextTask('drawing');
  expect(run).not.toHaveBeenCalled();
});

it('is no longer busy if deferred work throws', async () => {
  const caught = vi.fn<(event: ErrorEvent) => void>((event) => event.preventDefault());
  window.addEventListener('error', caught, { once: true });
  inFrame('drawing', () => {
    throw new Error('torn');
  });
  await vi.waitFor(() => expect(caught).toHaveBeenCalledOnce());
  expect(busy()).toBeNull();
});

it('is busy as long as a component reports it', () => {
  function Part({ isPending }: { readonly isPending: boolean }) {
    usePending('drawing', isPending);
    return null;
  }
  const { rerender, unmount } = render(<Part isPending />);
  expect(busy()).toBe('drawing');
  act(() => rerender(<Part isPending={false} />));
  expect(busy()).toBeNull();
  act(() => rerender(<Part isPending />));
  expect(busy()).toBe('drawing');
  unmount();
  expect(busy()).toBeNull();
});
