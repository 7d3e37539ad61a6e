import type { ComponentProps } from 'react';
import './button.css';

/** A button; `tone` says how much it asks for attention. */
export function Button(
  props: ComponentProps<'button'> & { readonly tone?: 'plain' | 'quiet' | 'main' },
) {
  const { tone = 'plain', className = '', ...rest } = props;
  return <button type="button" {...rest} className={`button button--${tone} ${className}`} />;
}
