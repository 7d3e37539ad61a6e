import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { Button } from './Button';
import { isPlainKey, pressOnce } from './keyboard';
import './field.css';

export function Field({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <label className="field">
      <span>{label}</span>
      {children}
    </label>
  );
}

/** Why an answer or a file is refused, scrolled into view; an empty line if there is nothing wrong. */
export function FieldError(props: {
  readonly reason: string | undefined;
  /** Shown before every reason, on a separate line. */
  readonly lead?: string;
  readonly id?: string;
}) {
  const { reason, lead, id } = props;
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (reason !== undefined) line.current?.scrollIntoView({ block: 'nearest' });
  }, [reason]);
  return (
    <p ref={line} id={id} className="field-error" role="alert">
      {reason !== undefined && lead !== undefined && (
        <>
          <span>{lead.trimEnd()}</span> <br />
        </>
      )}
      {reason !== undefined && <span>{reason}</span>}
    </p>
  );
}

/** Both bounds are inclusive. */
export interface NumberRange {
  readonly min: number;
  readonly max: number;
}

/** Whether a text is an integer in range, as browsers parse number inputs. */
export const isIntegerInRange = (text: string, { min, max }: NumberRange): boolean => {
  const number = Number(text);
  return text !== '' && Number.isInteger(number) && number >= min && number <= max;
};

/** A number input with bounds; the browser reports anything out of range. */
export function NumberField(props: {
  readonly label: ReactNode;
  readonly range: NumberRange;
  /** The text as typed, which may not be a number yet. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly isOptional?: boolean;
  readonly disabled?: boolean;
  readonly step?: number;
  /** Id of the line that explains what is wrong with the number. */
  readonly errorId?: string;
}) {
  const { label, range, value, onChange, isOptional = false, disabled, step = 1, errorId } = props;
  return (
    <Field label={label}>
      <input
        type="number"
        inputMode={range.min < 0 ? 'text' : 'numeric'}
        min={range.min}
        max={range.max}
        step={step}
        required={!isOptional}
        disabled={disabled}
        aria-invalid={errorId !== undefined && !isIntegerInRange(value, range)}
        aria-describedby={errorId}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  );
}

/** In UTF-16 code units. */
const MAX_NAME_LENGTH = 100;

export function NameForm(props: {
  readonly className: string;
  readonly label: string;
  /** Label of the button that saves the name. */
  readonly keep: string;
  readonly name: string;
  /** Shown while the name is empty. */
  readonly placeholder: string;
  readonly onName: (name: string) => void;
  readonly onCancel: () => void;
}) {
  const { className, label, keep, placeholder, onName, onCancel } = props;
  const [name, setName] = useState(props.name);
  const input = useRef<HTMLInputElement>(null);
  // The user opened this form in order to type.
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onName(name);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    pressOnce(event);
    if (event.key !== 'Escape' || !isPlainKey(event)) return;
    // Otherwise an enclosing dialog or page would close as well.
    event.stopPropagation();
    event.preventDefault();
    onCancel();
  };
  return (
    <form className={className} onSubmit={submit} onKeyDown={onKeyDown}>
      <label>
        <span className="visually-hidden">{label}</span>
        <input
          ref={input}
          className="text-box"
          value={name}
          maxLength={MAX_NAME_LENGTH}
          placeholder={placeholder}
          onChange={({ target }) => setName(target.value)}
        />
      </label>
      <Button type="submit">{keep}</Button>
    </form>
  );
}

/** A search box beside its label; it fills the rest of its row. */
export function SearchField(props: {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}) {
  const { label, value, onChange } = props;
  return (
    <label className="search-field">
      {label}{' '}
      <input
        type="search"
        className="text-box"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
  );
}
