import { useId, useState } from 'react';
import { HELPERS, notARelay, notAServer, tooManyAddresses } from '../../messages';
import type { Online } from '../../store';
import {
  defaultServers,
  formatIceServer,
  isRelay,
  MAX_SERVERS,
  parseIceServer,
} from '../../online';
import { useActions } from '../game-context';
import { Button, Disclosure, Field, FieldError } from '../ui';

const linesOf = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** A list of addresses, one per line; an invalid line shows an error and leaves the list unchanged. */
function AddressList(props: {
  readonly label: string;
  readonly known: readonly string[];
  readonly faultOf: (line: string) => string | undefined;
  readonly onChange: (lines: readonly string[]) => void;
}) {
  const { label, known, faultOf, onChange } = props;
  const [typed, setTyped] = useState<string>();
  const fault = useId();
  const text = typed ?? known.join('\n');
  const faultIn = (lines: readonly string[]): string | undefined =>
    lines.length > MAX_SERVERS
      ? tooManyAddresses(MAX_SERVERS)
      : lines.map(faultOf).find((each) => each);
  const reason = faultIn(linesOf(text));
  return (
    <>
      <Field label={label}>
        <textarea
          rows={3}
          value={text}
          spellCheck={false}
          autoCapitalize="none"
          aria-invalid={reason !== undefined}
          aria-describedby={fault}
          onChange={({ target }) => {
            setTyped(target.value);
            const lines = linesOf(target.value);
            if (faultIn(lines) === undefined) onChange(lines);
          }}
        />
      </Field>
      <FieldError id={fault} reason={reason} />
    </>
  );
}

const relayFault = (line: string): string | undefined =>
  isRelay(line) ? undefined : notARelay(line);

const serverFault = (line: string): string | undefined =>
  parseIceServer(line) ? undefined : notAServer(line);

/**
 * Chooses the relays and servers that help browsers to connect. Once the host has contacted relays, the local-only
 * option is locked.
 */
export function ConnectionForm({ online }: { readonly online: Online }) {
  const { connection } = online;
  const { changeConnection } = useActions();
  const { helpers } = connection;
  const areRelaysAsked = online.role === 'host' && online.state.rooms !== 'closed';
  const [version, setVersion] = useState(0);
  const change = (next: Partial<typeof helpers>): void =>
    changeConnection({ helpers: { ...helpers, ...next } });
  return (
    <>
      <label className="check">
        <input
          type="checkbox"
          checked={connection.isLocal}
          disabled={areRelaysAsked}
          onChange={({ target }) => changeConnection({ isLocal: target.checked })}
        />
        <span>{HELPERS.onlyLocal}</span>
      </label>
      {!connection.isLocal && (
        <Disclosure summary={HELPERS.title}>
          <div className="online__helpers">
            <AddressList
              key={`relays ${version}`}
              label={HELPERS.relays}
              known={helpers.relays}
              faultOf={relayFault}
              onChange={(relays) => change({ relays })}
            />
            <AddressList
              key={`servers ${version}`}
              label={HELPERS.servers}
              known={helpers.iceServers.map(formatIceServer)}
              faultOf={serverFault}
              onChange={(lines) =>
                change({ iceServers: lines.flatMap((line) => parseIceServer(line) ?? []) })
              }
            />
            <Button
              onClick={() => {
                changeConnection({ helpers: defaultServers });
                setVersion(version + 1);
              }}
            >
              {HELPERS.reset}
            </Button>
          </div>
        </Disclosure>
      )}
    </>
  );
}
