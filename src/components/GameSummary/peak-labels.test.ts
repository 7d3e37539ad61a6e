import { describe, expect, it } from 'vitest';
import { peakLabels } from './peak-labels';

const LEVEL = [
  { x: 0, y: 50 },
  { x: 100, y: 50 },
];

describe('labels of turning points', () => {
  it('are centred above a turning point if there is room', () => {
    const line = [
      { x: 0, y: 90 },
      { x: 50, y: 40 },
      { x: 100, y: 90 },
    ];
    expect(peakLabels([{ x: 50, y: 40, text: 'AT +2' }], line, 100)).toEqual([
      { side: 'above', align: 'middle' },
    ]);
  });

  it('stay within the chart', () => {
    const atEdges = [
      { x: 0, y: 50, text: 'PIPELINE +64' },
      { x: 100, y: 50, text: 'PIPELINE +64' },
    ];
    expect(peakLabels(atEdges, LEVEL, 100).map((label) => label?.align)).toEqual(['start', 'end']);
  });

  it('go below if the line is above', () => {
    const line = [
      { x: 0, y: 0 },
      { x: 50, y: 60 },
      { x: 100, y: 0 },
    ];
    const steep = [
      { x: 45, y: 0 },
      { x: 50, y: 60 },
      { x: 55, y: 0 },
    ];
    const peak = { x: 50, y: 60, text: 'TROUGH +1' };
    expect(peakLabels([peak], steep, 100)[0]?.side).toBe('below');
    expect(peakLabels([peak], line, 100)[0]?.side).toBe('below');
  });

  it('leave the axis uncovered if they can', () => {
    const line = [
      { x: 0, y: 90 },
      { x: 50, y: 60 },
      { x: 100, y: 90 },
    ];
    const peak = { x: 50, y: 60, text: 'AT' };
    expect(peakLabels([peak], line, 100)[0]?.side).toBe('above');
    expect(peakLabels([peak], line, 45)[0]?.side).not.toBe('above');
  });

  it('go beside a turning point if the line is above and below', () => {
    const cliff = [
      { x: 0, y: 100 },
      { x: 45, y: 100 },
      { x: 50, y: 50 },
      { x: 50.5, y: 0 },
      { x: 100, y: 0 },
    ];
    const [label] = peakLabels([{ x: 50, y: 50, text: 'HERNIATE +284' }], cliff, 100);
    expect(label?.side).toBe('beside');
  });

  it('are left out for dots without a text, which stay free of labels', () => {
    const dots = [
      { x: 50, y: 50, text: 'AT +2' },
      { x: 50, y: 43, text: undefined },
    ];
    const [named, unnamed] = peakLabels(dots, LEVEL, 100);
    expect(named?.side).toBe('below');
    expect(unnamed).toBeUndefined();
  });

  it('of the first may cover the line, and those of others may not', () => {
    const zigzag = Array.from({ length: 101 }, (_, x) => ({ x, y: x % 2 === 0 ? 0 : 100 }));
    const both = [
      { x: 30, y: 50, text: 'AT +2' },
      { x: 70, y: 50, text: 'AT +2' },
    ];
    const [first, second] = peakLabels(both, zigzag, 100);
    expect(first).toBeDefined();
    expect(second).toBeUndefined();
  });

  it('are left out if there is no room, the last first', () => {
    const crowd = Array.from({ length: 12 }, (_, index) => ({
      x: 46 + index,
      y: 50,
      text: 'QUIXOTRY +365',
    }));
    const labels = peakLabels(crowd, LEVEL, 100);
    expect(labels[0]).toBeDefined();
    expect(labels.at(-1)).toBeUndefined();
  });
});
