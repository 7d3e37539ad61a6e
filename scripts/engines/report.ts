import type { EngineFinding } from './find';
import type { StepResult } from './steps';

/** What became of one engine: it was skipped, or steps were taken in it. */
export type EngineReport =
  | { readonly engine: string; readonly skipped: string }
  | { readonly engine: string; readonly steps: readonly StepResult[] };

/** An engine that is not there is skipped, but has failed where it should have been installed. */
export const reportMissing = (
  { name, reason }: Extract<EngineFinding, { ok: false }>,
  isInstalling: boolean,
): EngineReport =>
  isInstalling
    ? { engine: name, steps: [{ step: 'should be installed', error: reason }] }
    : { engine: name, skipped: reason };

const failureOf = (report: EngineReport): StepResult | undefined =>
  'steps' in report ? report.steps.find(({ error }) => error !== undefined) : undefined;

/** Whether a step failed, or nothing at all was tested. */
export const hasFailed = (reports: readonly EngineReport[]): boolean =>
  reports.some((report) => failureOf(report) !== undefined) ||
  reports.every((report) => 'skipped' in report);

/** One line for the person at the terminal. */
export function lineOf(report: EngineReport): string {
  if ('skipped' in report) return `${report.engine}: skipped. ${report.skipped}`;
  const failure = failureOf(report);
  return failure
    ? `${report.engine}: FAILED where it ${failure.step}: ${failure.error}`
    : `${report.engine}: passed, ${report.steps.length} steps.`;
}
