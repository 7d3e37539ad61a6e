import { createContext, useContext, useState } from 'react';

/** A newer version of the page that can replace this one. */
export interface NewVersion {
  /** Reloads the page in that version; returns false if other tabs of the page prevent it. */
  readonly bringIn: () => Promise<boolean>;
  /** Whether parts of the page are missing without it. */
  readonly isNeeded: boolean;
}

/** The newer version, if one is ready; provided by `app`. */
export const NewVersionContext = createContext<NewVersion | undefined>(undefined);

/** The newer version, if one is ready, and a function that brings it in; `isBlocked` if other tabs prevented that. */
export function useNewVersion() {
  const version = useContext(NewVersionContext);
  const [blocked, setBlocked] = useState<NewVersion>();
  return {
    version,
    isBlocked: version !== undefined && version === blocked,
    update: async (): Promise<void> =>
      setBlocked((await version?.bringIn()) === false ? version : undefined),
  };
}
