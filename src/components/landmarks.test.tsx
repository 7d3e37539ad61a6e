import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GameProvider, useLandmark, useLandmarks } from './game-context';
import { createLandmarks, type Landmark, type Landmarks } from './landmarks';
import { openPage } from '../../tests/support/page';

const busy = (): string | null => document.documentElement.getAttribute('data-busy');

const made = (): HTMLElement => document.createElement('p');

describe('landmark', () => {
  it('is found until it is removed', () => {
    const landmarks = createLandmarks();
    const element = made();
    const takeAway = landmarks.add('ledge', element);
    expect(landmarks.find('ledge')).toBe(element);
    expect(landmarks.find('rack')).toBeUndefined();
    takeAway();
    expect(landmarks.find('ledge')).toBeUndefined();
  });

  it('is the element that was added last, even after an earlier one is removed', () => {
    const landmarks = createLandmarks();
    const next = made();
    const takeAway = landmarks.add('ledge', made());
    landmarks.add('ledge', next);
    takeAway();
    expect(landmarks.find('ledge')).toBe(next);
  });
});

describe('useLandmark', () => {
  const told = vi.fn<(landmarks: Landmarks) => void>();
  const find = (name: Landmark) => told.mock.lastCall?.[0].find(name);

  function Page({ children }: { readonly children: ReactNode }) {
    told(useLandmarks());
    return children;
  }

  const draw = (...children: readonly ReactNode[]) => (
    <GameProvider store={store}>
      <Page>{children}</Page>
    </GameProvider>
  );

  const { store } = openPage();
  const own = { current: null };
  const take = vi.fn<(element: HTMLElement | null) => void>();
  const Ledge = () => <p ref={useLandmark('ledge')} />;
  const Rack = () => <p ref={useLandmark('rack', own)} />;
  const Board = () => <p ref={useLandmark('board', take)} />;

  it('registers an element while it is mounted', () => {
    const { rerender, container } = render(draw(<Ledge key="one" />));
    expect(find('ledge')).toBe(container.firstChild);
    rerender(draw(<Ledge key="another" />));
    expect(find('ledge')).toBe(container.firstChild);
    rerender(draw());
    expect(find('ledge')).toBeUndefined();
  });

  it('also sets the ref or calls the callback of its component', () => {
    const { rerender } = render(draw(<Rack key="rack" />, <Board key="board" />));
    expect(own.current).toBe(find('rack'));
    expect(take).toHaveBeenLastCalledWith(find('board'));
    rerender(draw());
    expect(own.current).toBeNull();
    expect(take).toHaveBeenLastCalledWith(null);
  });
});

describe('callback for a landmark', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] });
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  it('is pending, and runs in the frame after the landmark is added', () => {
    const landmarks = createLandmarks();
    const run = vi.fn<(element: HTMLElement) => void>();
    landmarks.whenThere('ledge', run);
    landmarks.add('rack', made());
    vi.advanceTimersToNextFrame();
    expect(busy()).toBe('drawing');
    const element = made();
    landmarks.add('ledge', element);
    expect(run).not.toHaveBeenCalled();
    expect(busy()).toBe('drawing');
    vi.advanceTimersToNextFrame();
    expect(run).toHaveBeenCalledExactlyOnceWith(element);
    expect(busy()).toBeNull();
  });

  it('runs in the next frame if the landmark exists', () => {
    const landmarks = createLandmarks();
    const run = vi.fn<(element: HTMLElement) => void>();
    landmarks.add('ledge', made());
    landmarks.whenThere('ledge', run);
    expect(run).not.toHaveBeenCalled();
    vi.advanceTimersToNextFrame();
    expect(run).toHaveBeenCalledOnce();
    expect(busy()).toBeNull();
  });

  it('is dropped by giveUp', () => {
    const landmarks = createLandmarks();
    const run = vi.fn<(element: HTMLElement) => void>();
    landmarks.whenThere('ledge', run);
    landmarks.giveUp();
    expect(busy()).toBeNull();
    landmarks.add('ledge', made());
    vi.advanceTimersToNextFrame();
    expect(run).not.toHaveBeenCalled();
  });
});
