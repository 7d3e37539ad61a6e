import { useEffect, useRef, useState } from 'react';
import { FRIEND_WAYS, FRONT } from '../../messages';
import { useActions } from '../game-context';
import { Privacy } from '../Online/Privacy';
import { Button, isPlainKey, moveFocus } from '../ui';

/** The ways to play with a friend. Only *Send a link* contacts anyone, so what that reveals stands below it. */
export function FriendWays(props: {
  /** Requests a link; resolves once it is there, or once it is clear that there will be none. */
  readonly onSend: () => Promise<void>;
  readonly onClose: () => void;
}) {
  const { onSend, onClose } = props;
  const { openSetup, visit } = useActions();
  const [isSending, setSending] = useState(false);
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => moveFocus(first.current), []);
  const send = async (): Promise<void> => {
    if (isSending) return;
    setSending(true);
    await onSend();
    setSending(false);
  };
  return (
    <div
      className="front__friend"
      onKeyDown={(event) => {
        if (event.key === 'Escape' && isPlainKey(event)) onClose();
      }}
    >
      <div className="front__choices">
        <Button
          ref={first}
          tone="main"
          className="front__choice"
          aria-busy={isSending}
          onClick={() => void send()}
        >
          {isSending ? FRONT.loading : FRIEND_WAYS.send}
        </Button>
        <Button className="front__choice" onClick={() => openSetup('human')}>
          {FRIEND_WAYS.onThisDevice}
        </Button>
        <Button className="front__choice" onClick={() => void visit('')}>
          {FRIEND_WAYS.join}
        </Button>
      </div>
      <Privacy />
    </div>
  );
}
