import {
  contrastsOf,
  type Figure,
  firstStepDifferences,
  leastFigure,
  lightnessSteps,
  sameStepDifferences,
  stripeDifference,
  trapDifferences,
} from './figures';
import { type Look, LOOKS } from './looks';
import { EYES } from './measure';
import { KINDS } from './pairs';

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');

/** Truncates instead of rounding, so that no figure looks better than it is. */
const printed = (value: number, digits: number): string => {
  const unit = 10 ** digits;
  return (Math.floor(value * unit) / unit).toFixed(digits);
};

const contrastCell = (figures: readonly Figure[] | undefined): string => {
  if (!figures) return '—';
  const { of, value, min } = leastFigure(figures);
  return `${printed(value, 2)} of ${min} (${of})`;
};

const contrasts = (): string =>
  table(
    ['contrast', ...LOOKS.map(({ name }) => name)],
    KINDS.map(({ name }) => [
      name,
      ...LOOKS.map((look) => contrastCell(contrastsOf(look).get(name))),
    ]),
  );

const differences = (): string =>
  table(
    ['ΔE00', 'to an eye of', 'step 1', 'step 2', 'step 3', 'step 4', 'stripes'],
    LOOKS.flatMap((look) =>
      EYES.map((eye) => [
        look.name,
        eye,
        ...[...sameStepDifferences(look, eye), stripeDifference(look, eye)].map(({ value }) =>
          printed(value, 1),
        ),
      ]),
    ),
  );

const MEASURES: readonly (readonly [name: string, measure: (look: Look) => readonly Figure[]])[] = [
  ['least step in L*', lightnessSteps],
  ['least ΔE00 of a square and step 1', firstStepDifferences],
  ['least ΔE00 of a trap and another premium', trapDifferences],
];

const steps = (): string =>
  table(
    ['premium squares', ...LOOKS.map(({ name }) => name)],
    MEASURES.map(([name, measure]) => [
      name,
      ...LOOKS.map((look) => printed(leastFigure(measure(look)).value, 1)),
    ]),
  );

/** The tables of docs/colours.md, with the measurements of each look. */
export const colourReport = (): string => [contrasts(), differences(), steps()].join('\n\n');
