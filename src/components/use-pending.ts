import { useDeferredValue, useLayoutEffect } from 'react';
import { begin, type Pending } from '../scheduler';

/** Says that something is pending for as long as a component says so. */
export function usePending(name: Pending, isPending: boolean): void {
  useLayoutEffect(() => (isPending ? begin(name) : undefined), [name, isPending]);
}

/** A value as of the last drawing that there was time for: what is drawn of it comes after what matters more. */
export function useLater<Value>(value: Value, initial?: Value): Value {
  const later = useDeferredValue(value, initial);
  usePending('drawing', !Object.is(later, value));
  return later;
}
