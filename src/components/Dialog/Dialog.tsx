import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import './dialog.css';

/**
 * A modal dialog: it keeps the focus while it is open, and Esc or its button closes it where that
 * is allowed.
 */
export function Dialog(props: {
  readonly title: string;
  /** Called when the player closes it; without it, the dialog stays until it is answered. */
  readonly onClose?: (() => void) | undefined;
  readonly children: ReactNode;
}) {
  const { title, onClose, children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();

  // Closed while it is still on the page, it gives the focus back to what had it before.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
    return () => element?.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
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
