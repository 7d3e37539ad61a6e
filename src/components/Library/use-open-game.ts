import { useRef, useState } from 'react';
import type { NOT_OPENED } from '../../messages';
import type { OpenGameError } from '../../store';
import { useActions } from '../game-context';

/** Time after which opening a game counts as slow, in ms. */
const SLOW_OPENING_MS = 2000;

export type Refusal = keyof typeof NOT_OPENED;

const refusalOf = (code: OpenGameError['code']): Refusal =>
  code === 'IN_ANOTHER_TAB' || code === 'NO_SUCH_GAME' ? code : 'DAMAGED';

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
    const code = opened.ok ? undefined : opened.error.code;
    if (code && code !== 'CANCELLED' && code !== 'NOT_LOADED') setRefusal(refusalOf(code));
    return opened.ok;
  }

  return { open, isSlow, refusal, setRefusal };
}
