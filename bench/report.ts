import type { Counters } from './counters';
import type { Times } from './measure';
import { BASELINE, type Task } from './task';

export interface Row {
  readonly group: string;
  readonly name: string;
  readonly items: number;
  readonly microseconds: Times;
  /** Items per second, by the best times. */
  readonly perSecond: number;
  /** Best time of the baseline divided by the best time of the task. */
  readonly timesFaster: number | undefined;
  /** Best time per anchor in microseconds, if anchors are counted. */
  readonly perAnchor: number | undefined;
  readonly counters: Counters;
}

export function rowsOf(tasks: readonly Task[], times: readonly Times[]): readonly Row[] {
  const measured = tasks.flatMap((task, index) => {
    const microseconds = times[index];
    return microseconds ? [{ task, microseconds, counters: task.count() }] : [];
  });
  return measured.map(({ task, microseconds, counters }) => {
    const { group, name, size: items } = task;
    const baseline = measured.find(
      (other) => other.task.group === group && other.task.name === BASELINE,
    );
    const { anchors } = counters;
    return {
      group,
      name,
      items,
      microseconds,
      perSecond: 1e6 / microseconds.bestMean,
      timesFaster: baseline && baseline.microseconds.bestMean / microseconds.bestMean,
      perAnchor: anchors ? (microseconds.bestMean * items) / anchors : undefined,
      counters,
    };
  });
}

const TIMES = ['minimum', 'median', 'mean', 'p95', 'best median', 'best mean'];
const HEADINGS = [
  'on',
  'work',
  ...TIMES,
  'noise',
  'a second',
  '× baseline',
  'an anchor',
  'counted',
];

/** The columns of texts; all others hold numbers and are right-aligned. */
const TEXTS: readonly string[] = ['on', 'work', 'counted'];

const grouped = (value: number, digits: number): string =>
  value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });

/** Formats a number with at least three digits. */
const figure = (value: number): string => grouped(value, value < 10 ? 2 : value < 100 ? 1 : 0);

function cellsOf(row: Row, isFirstOfGroup: boolean): readonly string[] {
  const { minimum, median, mean, p95, bestMedian, bestMean, noise } = row.microseconds;
  return [
    isFirstOfGroup ? row.group : '',
    row.name,
    ...[minimum, median, mean, p95, bestMedian, bestMean].map(figure),
    `${grouped(noise * 100, 0)} %`,
    figure(row.perSecond),
    row.timesFaster === undefined ? '' : figure(row.timesFaster),
    row.perAnchor === undefined ? '' : figure(row.perAnchor),
    Object.entries(row.counters)
      .map(([name, count]) => `${name} ${grouped(count, 0)}`)
      .join(', '),
  ];
}

/** Formats rows as a Markdown table with aligned columns; times are in microseconds. */
export function tableOf(rows: readonly Row[]): string {
  const lines = [
    HEADINGS,
    ...rows.map((row, index) => cellsOf(row, row.group !== rows[index - 1]?.group)),
  ];
  const columns = HEADINGS.map((heading, column) => ({
    width: Math.max(...lines.map((line) => line[column]?.length ?? 0)),
    isText: TEXTS.includes(heading),
  }));
  const [head = '', ...body] = lines.map((line) => {
    const cells = columns.map(({ width, isText }, column) => {
      const cell = line[column] ?? '';
      return isText ? cell.padEnd(width) : cell.padStart(width);
    });
    return `| ${cells.join(' | ')} |`;
  });
  const rules = columns.map(({ width, isText }) =>
    isText ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  );
  return [head, `| ${rules.join(' | ')} |`, ...body].join('\n');
}
