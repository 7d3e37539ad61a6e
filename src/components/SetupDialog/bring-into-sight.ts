import type { FocusEvent } from 'react';

/** For boxes of several lines that get the focus: a browser itself shows the line of the caret alone. */
export const bringIntoSight = ({ currentTarget }: FocusEvent): void =>
  currentTarget.scrollIntoView({ block: 'nearest' });
