import type { Result } from '../../src/engine';

/** The value of a result; throws if it is an error. */
export function valueOf<T, E>(result: Result<T, E>): T {
  if (!result.ok) throw new Error(`Refused: ${JSON.stringify(result.error)}`);
  return result.value;
}

/** The error of a result; throws if it is a success. */
export function errorOf<T, E>(result: Result<T, E>): E {
  if (result.ok) throw new Error(`Accepted: ${JSON.stringify(result.value)}`);
  return result.error;
}

/** The element at an index (negative from the end); throws if it does not exist. */
export function at<T>(list: readonly T[], index: number): T {
  const value = list.at(index);
  if (value === undefined) throw new Error(`Nothing at ${index} of ${list.length}`);
  return value;
}
