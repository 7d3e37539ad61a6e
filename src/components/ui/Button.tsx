import { type ComponentProps, useRef, useState } from 'react';
import { isPlainKey } from './plain-key';
import './button.css';

/** A button; `tone` says how much it asks for attention. */
export function Button(
  props: ComponentProps<'button'> & { readonly tone?: 'plain' | 'quiet' | 'main' },
) {
  const { tone = 'plain', className = '', ...rest } = props;
  return <button type="button" {...rest} className={`button button--${tone} ${className}`} />;
}

/** Asks in place; “yes” does not come to lie under the pointer that asked. */
export function ConfirmButton(props: {
  /** Begins the names of its classes. */
  readonly block: string;
  readonly tone?: 'plain' | 'quiet';
  readonly label: string;
  /** What the button shows while it asks, to take that back. */
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
        // A dialog around it would close as well.
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
        {isOpen && `Sure? “${yes}” comes next; Esc takes the question back.`}
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
