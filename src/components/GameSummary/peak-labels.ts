/** A turning point in a chart, with its position in percent from the upper left corner. */
export interface DrawnPeak {
  readonly x: number;
  readonly y: number;
  readonly text: string;
}

export interface PeakLabel {
  readonly side: 'above' | 'below';
  readonly align: 'start' | 'middle' | 'end';
}

interface Chart {
  readonly width: number;
  readonly height: number;
}

/** The smallest chart, and some that are wider or higher. */
const CHARTS: readonly Chart[] = [
  { width: 260, height: 90 },
  { width: 290, height: 250 },
  { width: 450, height: 140 },
];

/** Sizes in every chart, in pixels. */
const SIZE = { letter: 6.8, line: 15, dot: 6, gap: 7 };

/** How far a label may extend beyond the chart, in pixels. */
const MARGIN = { above: 22, below: 2, beside: 6 };

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

type Point = Pick<DrawnPeak, 'x' | 'y'>;

const inPixels = ({ x, y }: Point, { width, height }: Chart): Point => ({
  x: (x * width) / 100,
  y: (y * height) / 100,
});

function boxOf(peak: DrawnPeak, { side, align }: PeakLabel, chart: Chart): Box {
  const { x, y } = inPixels(peak, chart);
  const width = peak.text.length * SIZE.letter;
  const left = {
    start: x - SIZE.dot,
    middle: x - width / 2,
    end: x + SIZE.dot - width,
  }[align];
  const top = side === 'above' ? y - SIZE.gap - SIZE.line : y + SIZE.gap;
  return { left, right: left + width, top, bottom: top + SIZE.line };
}

function dotOf(peak: DrawnPeak, chart: Chart): Box {
  const { x, y } = inPixels(peak, chart);
  return { left: x - SIZE.dot, right: x + SIZE.dot, top: y - SIZE.dot, bottom: y + SIZE.dot };
}

const isWithin = ({ left, right, top, bottom }: Box, { width, height }: Chart): boolean =>
  left >= -MARGIN.beside &&
  right <= width + MARGIN.beside &&
  top >= -MARGIN.above &&
  bottom <= height + MARGIN.below;

/** Returns points along a line, in pixels, closer to each other than labels are wide or high. */
function pointsAlong(line: readonly Point[], chart: Chart): readonly Point[] {
  const corners = line.map((point) => inPixels(point, chart));
  return corners.flatMap((from, index) => {
    const to = corners[index + 1] ?? from;
    const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / SIZE.dot));
    return Array.from({ length: steps }, (_, step) => ({
      x: from.x + ((to.x - from.x) * step) / steps,
      y: from.y + ((to.y - from.y) * step) / steps,
    }));
  });
}

const contains = ({ left, right, top, bottom }: Box, { x, y }: Point): boolean =>
  x > left && x < right && y > top && y < bottom;

/** Possible positions of a label, the best first. */
const CHOICES: readonly PeakLabel[] = (['above', 'below'] as const).flatMap((side) =>
  (['middle', 'start', 'end'] as const).map((align) => ({ side, align })),
);

/**
 * Places labels that cover neither each other, nor a turning point, nor the line, at any size of the chart. Earlier
 * turning points choose first; the result is undefined for those without room.
 */
export function peakLabels(
  peaks: readonly DrawnPeak[],
  line: readonly Point[],
): readonly (PeakLabel | undefined)[] {
  const charts = CHARTS.map((chart) => ({
    chart,
    taken: peaks.map((peak) => dotOf(peak, chart)),
    points: pointsAlong(line, chart),
  }));
  return peaks.map((peak) => {
    const label = CHOICES.find((choice) =>
      charts.every(({ chart, taken, points }) => {
        const box = boxOf(peak, choice, chart);
        return (
          isWithin(box, chart) &&
          !taken.some((other) => overlap(box, other)) &&
          !points.some((point) => contains(box, point))
        );
      }),
    );
    if (label) {
      for (const { chart, taken } of charts) taken.push(boxOf(peak, label, chart));
    }
    return label;
  });
}
