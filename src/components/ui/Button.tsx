import { type ComponentProps, useRef, useState } from 'react';
import { confirmSentence } from '../../messages';
import { isPlainKey } from './keyboard';
import './button.css';

/** A button; `tone` sets its visual weight. One in a table looks like a link, and is as small as a row allows. */
export function Button(
  props: ComponentProps<'button'> & { readonly tone?: 'plain' | 'quiet' | 'link' | 'main' },
) {
  const { tone = 'plain', className = '', ...rest } = props;
  return <button type="button" {...rest} className={`button button--${tone} ${className}`} />;
}

/** A button that asks for confirmation in place; “yes” never appears under the pointer that pressed it. */
export function ConfirmButton(props: {
  /** Prefix of its CSS classes. */
  readonly block: string;
  readonly tone?: 'plain' | 'quiet';
  readonly label: string;
  /** Label of the button while it asks, which cancels. */
  readonly keep: string;
  readonly yes: string;
  readonly disabled?: boolean;
  readonly onYes: () => void;
}) {
  const { block, tone = 'plain', label, keep, yes, disabled = false, onYes } = props;
  const [isAsking, setAsking] = useState(false);
  const isOpen = isAsking && !disabled;
  const ask = useRef<HTMLButtonElement>(null);
  return (
    <span
      className={block}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isPlainKey(event) || !isOpen) return;
        event.stopPropagation();
        // Otherwise an enclosing dialog would close as well.
        event.preventDefault();
        ask.current?.focus();
        setAsking(false);
      }}
    >
      <Button
        ref={ask}
        tone={tone}
        className={`${block}__ask`}
        disabled={disabled}
        aria-expanded={isOpen}
        onClick={() => setAsking(!isOpen)}
      >
        {isOpen ? keep : label}
      </Button>
      <span className="visually-hidden" role="status">
        {isOpen && confirmSentence(yes)}
      </span>
      {isOpen && (
        <Button
          tone="main"
          className={`${block}__yes`}
          onClick={() => {
            setAsking(false);
            onYes();
          }}
        >
          {yes}
        </Button>
      )}
    </span>
  );
}
