import { createContext } from 'react';

/** A newer version of the page that can replace this one. */
export interface NewVersion {
  /** Reloads the page in that version; returns false if other tabs of the page prevent it. */
  readonly bringIn: () => Promise<boolean>;
  /** Whether parts of the page are missing without it. */
  readonly isNeeded: boolean;
}

/** The newer version, if one is ready; provided by `app`. */
export const NewVersionContext = createContext<NewVersion | undefined>(undefined);
