import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from './Button';
import './field.css';

/** In UTF-16 code units. */
const MAX_NAME_LENGTH = 100;

export function NameForm(props: {
  readonly className: string;
  readonly label: string;
  /** Label of the button that saves the name. */
  readonly keep: string;
  readonly name: string;
  readonly onName: (name: string) => void;
}) {
  const { className, label, keep, onName } = props;
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
  return (
    <form className={className} onSubmit={submit}>
      <label>
        <span className="visually-hidden">{label}</span>
        <input
          ref={input}
          className="text-box"
          value={name}
          maxLength={MAX_NAME_LENGTH}
          onChange={({ target }) => setName(target.value)}
        />
      </label>
      <Button type="submit">{keep}</Button>
    </form>
  );
}
