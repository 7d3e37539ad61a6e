import { useEffect, useId, useRef } from 'react';
import { MENU } from '../../messages';
import { useActions, useGame } from '../game-context';
import { NoticeLine } from '../MovePanel/NoticeLine';
import { isPlainKey, moveFocus } from '../ui';
import { HostTable } from './HostTable';
import { tableTitle } from './table-title';
import './online.css';

/** An invitation in the card of the home page, until the game is dealt. */
export function Invitation(props: {
  /** Given if the player has just asked for the link, which is to be copied; called when that begins. */
  readonly onCopyAtOnce?: (() => void) | undefined;
}) {
  const online = useGame((state) => state.online);
  const { openPanel, showFront } = useActions();
  const heading = useId();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => moveFocus(title.current), []);
  if (online?.role !== 'host') return null;
  const close = (): void => {
    showFront(true);
    openPanel(undefined);
  };
  return (
    <section
      className="invitation"
      aria-labelledby={heading}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && isPlainKey(event)) close();
      }}
    >
      <button type="button" className="invitation__home" onClick={close}>
        {MENU.home}
      </button>
      <h2 ref={title} id={heading} tabIndex={-1}>
        {tableTitle(online)}
      </h2>
      <NoticeLine />
      <HostTable online={online} onCopyAtOnce={props.onCopyAtOnce} />
    </section>
  );
}
