import { useRef, useState } from 'react';
import type { Result } from '../../engine';
import { NOT_OPENED } from '../../messages';
import type { OpenGameError } from '../../store';
import { useActions } from '../game-context';

/** Time after which opening a game counts as slow, in ms. */
const SLOW_OPENING_MS = 2000;

export type Refusal = keyof typeof NOT_OPENED;

const isRefusal = (code: string): code is Refusal => code in NOT_OPENED;

/**
 * Why an action on a game was refused. Undefined if it was not, if the player did something else meanwhile, or if a
 * notice reports code that could not be loaded.
 */
export function refusalOf(
  outcome: Result<unknown, { readonly code: Refusal | OpenGameError['code'] }>,
): Refusal | undefined {
  const code = outcome.ok ? undefined : outcome.error.code;
  if (code === undefined || code === 'NOT_LOADED' || code === 'CANCELLED') return undefined;
  return isRefusal(code) ? code : 'DAMAGED';
}

/** Opens a game of the library; slow if the browser takes long to report whether another tab has it. */
export function useOpenGame(id: string) {
  const { openGame } = useActions();
  const [isSlow, setSlow] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const attempts = useRef(0);

  /** Returns whether the game is now on the table. */
  async function open(claim: 'if-free' | 'take-over'): Promise<boolean> {
    const attempt = ++attempts.current;
    setRefusal(undefined);
    const timer = setTimeout(() => setSlow(true), SLOW_OPENING_MS);
    const opened = await openGame(id, claim);
    clearTimeout(timer);
    // A later attempt reports its own result.
    if (attempt !== attempts.current) return false;
    setSlow(false);
    setRefusal(refusalOf(opened));
    return opened.ok;
  }

  return { open, isSlow, refusal, setRefusal };
}
