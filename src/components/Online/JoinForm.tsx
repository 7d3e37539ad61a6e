import { type FormEvent, useState } from 'react';
import { NOT_JOINED, WAY_GIVEN, WHO_LEARNS_WHAT } from '../../messages';
import type { Online } from '../../store';
import { LONGEST } from '../../engine';
import { useActions } from '../game-context';
import { Button, DialogFooter, Field, FieldError } from '../ui';
import { ConnectionForm } from './ConnectionForm';

type VisitorOnline = Extract<Online, { readonly role: 'visitor' }>;

/** Asks a visitor for a name and, where the address of the page says nothing, for the way. */
export function JoinForm({ online }: { readonly online: VisitorOnline }) {
  const { fragment, connection } = online;
  const { joinTable } = useActions();
  const [name, setName] = useState(connection.name);
  const [way, setWay] = useState('');
  const [refusal, setRefusal] = useState<'NO_NAME' | 'NOT_AN_INVITATION'>();
  const isByCode = fragment.startsWith('#code=');
  const learned = connection.isLocal
    ? [WHO_LEARNS_WHAT.local]
    : [
        ...(isByCode ? [] : [WHO_LEARNS_WHAT.link]),
        ...(isByCode || fragment === '' ? [WHO_LEARNS_WHAT.code] : []),
      ];

  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    const joined = joinTable(name, fragment || way);
    setRefusal(joined.ok ? undefined : joined.error.code);
  };

  return (
    <form className="dialog__body online" onSubmit={onSubmit} autoComplete="off">
      <Field label="Your name">
        <input
          data-first
          value={name}
          required
          maxLength={LONGEST.name}
          spellCheck={false}
          onChange={({ target }) => setName(target.value)}
        />
      </Field>
      {fragment === '' && (
        <Field label={WAY_GIVEN}>
          <input
            value={way}
            required
            spellCheck={false}
            autoCapitalize="none"
            onChange={({ target }) => {
              setWay(target.value);
              setRefusal(undefined);
            }}
          />
        </Field>
      )}
      <FieldError reason={refusal && NOT_JOINED[refusal]} />
      {learned.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <ConnectionForm online={online} />
      <DialogFooter>
        <Button type="submit" tone="main">
          Join
        </Button>
      </DialogFooter>
    </form>
  );
}
