import { Button } from '../ui';

/** Closes what the dock shows in place of its tabs. */
export function CloseButton(props: { readonly label: string; readonly onClose: () => void }) {
  return (
    <Button tone="quiet" className="dock__close" aria-label={props.label} onClick={props.onClose}>
      <svg viewBox="0 0 12 12" aria-hidden="true">
        <path d="M2 2l8 8M10 2l-8 8" />
      </svg>
    </Button>
  );
}
