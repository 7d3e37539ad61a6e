import { type FocusEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { CONTROLS } from '../../messages';
import './dialog.css';

/**
 * Scrolls the focused element out from under the header and footer of a dialog. WebKit ignores both, and browsers
 * reveal only the caret line of a multi-line box. Does nothing after a press, so that nothing moves under the pointer,
 * nor inside the sticky footer.
 */
function bringIntoSight({ target }: FocusEvent): void {
  const foot = target.closest('.dialog__footer');
  if (foot && getComputedStyle(foot).position === 'sticky') return;
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest' });
}

/**
 * A modal dialog that traps focus. Esc or its button closes it if `onClose` is given. The element marked `data-first`
 * gets the initial focus.
 */
export function Dialog(props: {
  readonly title: string;
  /** Called when the player closes it; without it, the dialog stays until it is answered. */
  readonly onClose?: (() => void) | undefined;
  /** Whether it has two columns, and fills the screen on a phone. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}) {
  const { title, onClose, isWide = false, children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const isTakenAway = useRef(false);

  // Closing it while it is still mounted restores the previous focus. It stays mounted, hidden, while its replacement
  // loads.
  useLayoutEffect(() => {
    const element = dialog.current;
    isTakenAway.current = false;
    if (element && !element.open) element.showModal();
    element?.querySelector<HTMLElement>('[data-first]')?.focus();
    return () => {
      isTakenAway.current = true;
      element?.close();
    };
  }, []);

  return (
    <dialog
      ref={dialog}
      className={isWide ? 'dialog dialog--wide' : 'dialog'}
      aria-labelledby={heading}
      onFocus={bringIntoSight}
      // React bubbles `cancel` and `close` from nested dialogs; browsers do not.
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose?.();
      }}
      // Browsers let a page prevent `cancel` only once; a second Esc always closes.
      onClose={({ target, currentTarget }) => {
        if (target !== currentTarget || isTakenAway.current || currentTarget.open) return;
        if (onClose) onClose();
        else currentTarget.showModal();
      }}
    >
      <header className="dialog__header">
        <h2 id={heading}>{title}</h2>
        {onClose && (
          <button
            type="button"
            className="close-button"
            aria-label={CONTROLS.close}
            onClick={onClose}
          >
            ×
          </button>
        )}
      </header>
      {children}
    </dialog>
  );
}
