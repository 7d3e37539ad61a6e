/** A position in a chart, in percent from the upper left corner. */
export interface ChartPosition {
  readonly x: number;
  readonly y: number;
}

/** A dot in a chart. */
interface Dot extends ChartPosition {
  /** Undefined for a dot without a label. */
  readonly text: string | undefined;
}

export interface PeakLabel {
  readonly side: 'above' | 'below' | 'beside';
  /** Beside a dot, `end` is to its left. */
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
const MARGIN = { above: 22, below: 22, beside: 6 };

/** Size of the names of both ends of the axis, below the corners of the chart, in pixels. */
const AXIS = { width: 36, height: 22 };

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const inPixels = ({ x, y }: ChartPosition, { width, height }: Chart): ChartPosition => ({
  x: (x * width) / 100,
  y: (y * height) / 100,
});

function boxOf(peak: ChartPosition, text: string, { side, align }: PeakLabel, chart: Chart): Box {
  const { x, y } = inPixels(peak, chart);
  const width = text.length * SIZE.letter;
  // Above and below, a label begins or ends with its dot.
  const edge = side === 'beside' ? SIZE.gap : -SIZE.dot;
  const left = { start: x + edge, middle: x - width / 2, end: x - edge - width }[align];
  const top = {
    above: y - SIZE.gap - SIZE.line,
    below: y + SIZE.gap,
    beside: y - SIZE.line / 2,
  }[side];
  return { left, right: left + width, top, bottom: top + SIZE.line };
}

function dotOf(peak: ChartPosition, chart: Chart): Box {
  const { x, y } = inPixels(peak, chart);
  return { left: x - SIZE.dot, right: x + SIZE.dot, top: y - SIZE.dot, bottom: y + SIZE.dot };
}

/** The names of both ends of the axis. */
const axisNames = ({ width, height }: Chart): readonly Box[] =>
  [0, width - AXIS.width].map((left) => ({
    left,
    right: left + AXIS.width,
    top: height + 2,
    bottom: height + AXIS.height,
  }));

const isWithin = ({ left, right, top, bottom }: Box, { width, height }: Chart): boolean =>
  left >= -MARGIN.beside &&
  right <= width + MARGIN.beside &&
  top >= -MARGIN.above &&
  bottom <= height + MARGIN.below;

/** Returns points along a line, in pixels, closer to each other than labels are wide or high. */
function pointsAlong(line: readonly ChartPosition[], chart: Chart): readonly ChartPosition[] {
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

const contains = ({ left, right, top, bottom }: Box, { x, y }: ChartPosition): boolean =>
  x > left && x < right && y > top && y < bottom;

/** Possible positions of a label, the best first. */
const CHOICES: readonly PeakLabel[] = [
  ...(['above', 'below'] as const).flatMap((side) =>
    (['middle', 'start', 'end'] as const).map((align) => ({ side, align })),
  ),
  { side: 'beside', align: 'end' },
  { side: 'beside', align: 'start' },
];

/**
 * Places labels that cover neither each other, nor a dot, nor the line, at any size of the chart. Earlier dots choose
 * first; the result is undefined for those without room. Only the label of the first may cover the line if it must. They
 * leave the axis at the height `axis`, in percent from the top, uncovered if they can.
 */
export function peakLabels(
  peaks: readonly Dot[],
  line: readonly ChartPosition[],
  axis: number,
): readonly (PeakLabel | undefined)[] {
  const charts = CHARTS.map((chart) => ({
    chart,
    taken: [...peaks.map((peak) => dotOf(peak, chart)), ...axisNames(chart)],
    points: pointsAlong(line, chart),
    axisHeight: (axis * chart.height) / 100,
  }));
  return peaks.map((peak, index) => {
    const { text } = peak;
    if (text === undefined) return undefined;
    const choose = (mayCoverAxis: boolean, mayCoverLine: boolean): PeakLabel | undefined =>
      CHOICES.find((choice) =>
        charts.every(({ chart, taken, points, axisHeight }) => {
          const box = boxOf(peak, text, choice, chart);
          return (
            isWithin(box, chart) &&
            !taken.some((other) => overlap(box, other)) &&
            (mayCoverAxis || axisHeight <= box.top || axisHeight >= box.bottom) &&
            (mayCoverLine || !points.some((point) => contains(box, point)))
          );
        }),
      );
    const label =
      choose(false, false) ?? choose(true, false) ?? (index === 0 ? choose(true, true) : undefined);
    if (label) {
      for (const { chart, taken } of charts) taken.push(boxOf(peak, text, label, chart));
    }
    return label;
  });
}
