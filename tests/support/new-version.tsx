import { act } from '@testing-library/react';
import { type ReactNode, useSyncExternalStore } from 'react';
import { type NewVersion, NewVersionContext } from '../../src/components';

/** A provider of newer versions of the page, and a function that replaces the first, if any, by another. */
export function newVersions(first?: NewVersion) {
  let version = first;
  let follow = (): void => {};
  const subscribe = (changed: () => void): (() => void) => {
    follow = changed;
    return () => {};
  };
  return {
    Versions: ({ children }: { readonly children: ReactNode }) => (
      <NewVersionContext value={useSyncExternalStore(subscribe, () => version)}>
        {children}
      </NewVersionContext>
    ),
    offer: (next: NewVersion): void =>
      act(() => {
        version = next;
        follow();
      }),
  };
}
