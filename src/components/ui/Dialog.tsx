import { type FocusEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import './dialog.css';

/**
 * What keys have brought the focus to comes out from under the head and the foot of a dialog. WebKit
 * looks at neither, and of a box of several lines a browser shows the line of the caret alone. Not
 * for a press: nothing moves away under it; nor in a foot that is always in sight.
 */
function bringIntoSight({ target }: FocusEvent): void {
  const foot = target.closest('.dialog__footer');
  if (foot && getComputedStyle(foot).position === 'sticky') return;
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest' });
}

/**
 * A modal dialog: it keeps the focus while it is open, and Esc or its button closes it where that
 * is allowed. What is marked `data-first` has the focus at first.
 */
export function Dialog(props: {
  readonly title: string;
  /** Called when the player closes it; without it, the dialog stays until it is answered. */
  readonly onClose?: (() => void) | undefined;
  /** Whether it takes two columns beside each other, and on a phone the whole screen. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}) {
  const { title, onClose, isWide = false, children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const isTakenAway = useRef(false);

  // Closed while it is still on the page, it gives the focus back to what had it before. It stays
  // there, hidden, while what comes in its place is still on its way.
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
      // React lets both events rise from a dialog within this one, which no browser does.
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose?.();
      }}
      // A second Esc closes a dialog unasked: browsers let a page keep it once.
      onClose={({ target, currentTarget }) => {
        if (target !== currentTarget || isTakenAway.current || currentTarget.open) return;
        if (onClose) onClose();
        else currentTarget.showModal();
      }}
    >
      <header className="dialog__header">
        <h2 id={heading}>{title}</h2>
        {onClose && (
          <button type="button" className="dialog__close" aria-label="Close" onClick={onClose}>
            ×
          </button>
        )}
      </header>
      {children}
    </dialog>
  );
}
