import type { ComponentProps } from 'react';
import './row-button.css';

/** A button that is a row of a list, or a cell of a table. `aria-current` marks the one that is shown. */
export const RowButton = ({ className = '', ...rest }: ComponentProps<'button'>) => (
  <button type="button" className={`row-button ${className}`} {...rest} />
);
