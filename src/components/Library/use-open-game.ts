import { useState } from 'react';
import type { NOT_OPENED } from '../../messages';
import type { OpenGameError } from '../../store';
import { useActions } from '../game-context';

/** Time after which a game is said to be still opening, in ms. */
const SLOW_OPENING_MS = 2000;

type Refusal = keyof typeof NOT_OPENED;

const refusalOf = (code: OpenGameError['code']): Refusal =>
  code === 'IN_ANOTHER_TAB' || code === 'NO_SUCH_GAME' ? code : 'DAMAGED';

/** Opens a game of the library; slow if the browser takes its time to find out whether another tab has it. */
export function useOpenGame(id: string) {
  const { openGame } = useActions();
  const [isSlow, setSlow] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();

  /** Whether the game is on the table now. */
  async function open(claim: 'if-free' | 'take-over'): Promise<boolean> {
    setRefusal(undefined);
    const timer = setTimeout(() => setSlow(true), SLOW_OPENING_MS);
    const opened = await openGame(id, claim);
    clearTimeout(timer);
    const code = opened.ok ? undefined : opened.error.code;
    // What is asked for instead says how it goes.
    if (code === 'CANCELLED') return false;
    setSlow(false);
    if (code && code !== 'NOT_LOADED') setRefusal(refusalOf(code));
    return opened.ok;
  }

  return { open, isSlow, refusal, setRefusal };
}
