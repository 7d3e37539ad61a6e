import type { MouseEventHandler } from 'react';
import { pressOnce, Sign } from '../ui';

/** A small button on the ledge. */
export function Tool(props: {
  readonly name: string;
  /** SVG path on a grid of 24 × 24. */
  readonly icon: string;
  readonly disabled?: boolean;
  /** Whether it moves into the menu first or last as the ledge gets narrower; if undefined, it never does. */
  readonly folds?: 'first' | 'last';
  readonly onClick: MouseEventHandler;
}) {
  const { name, icon, disabled, folds, onClick } = props;
  return (
    <button
      type="button"
      className={folds ? `tool tool--folds-${folds}` : 'tool'}
      disabled={disabled}
      onClick={onClick}
      onKeyDown={pressOnce}
    >
      <Sign path={icon} />
      <span>{name}</span>
    </button>
  );
}
