import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from './Button';

/** Characters of a name at most. */
const MAX_NAME_LENGTH = 100;

/** Asks for another name of something. */
export function NameForm(props: {
  readonly className: string;
  readonly label: string;
  /** What keeps the name. */
  readonly keep: string;
  readonly name: string;
  readonly onName: (name: string) => void;
}) {
  const { className, label, keep, onName } = props;
  const [name, setName] = useState(props.name);
  const input = useRef<HTMLInputElement>(null);
  // It is asked for by whoever wants to type another.
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
          value={name}
          maxLength={MAX_NAME_LENGTH}
          onChange={({ target }) => setName(target.value)}
        />
      </label>
      <Button type="submit">{keep}</Button>
    </form>
  );
}
