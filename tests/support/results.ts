import type { Result } from '../../src/engine';

/** The value of a result that must be a success. */
export function valueOf<T, E>(result: Result<T, E>): T {
  if (!result.ok) throw new Error(`Refused: ${JSON.stringify(result.error)}`);
  return result.value;
}

/** The error of a result that must be a failure. */
export function errorOf<T, E>(result: Result<T, E>): E {
  if (result.ok) throw new Error(`Accepted: ${JSON.stringify(result.value)}`);
  return result.error;
}

/** An element that must be there. */
export function at<T>(list: readonly T[], index: number): T {
  const value = list.at(index);
  if (value === undefined) throw new Error(`Nothing at ${index} of ${list.length}`);
  return value;
}
