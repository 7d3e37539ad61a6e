import * as v from 'valibot';
import { MAX_LENGTH } from '../../engine';
import { defaultHelpers, type Helpers } from '../../net';
import { helpersSchema } from '../wire/kept';

/** How this browser reaches others, and the name of its player. */
export interface ConnectionSettings {
  /** The name under which they come to tables; empty where they have said none. */
  readonly name: string;
  /** Nobody outside the own network is asked for anything. */
  readonly isLocal: boolean;
  /** Who else helps browsers to find each other. */
  readonly helpers: Helpers;
}

const DEFAULT_CONNECTION: ConnectionSettings = {
  name: '',
  isLocal: false,
  helpers: defaultHelpers,
};

const schema = v.object({
  name: v.fallback(v.pipe(v.string(), v.maxLength(MAX_LENGTH.name)), DEFAULT_CONNECTION.name),
  isLocal: v.fallback(v.boolean(), DEFAULT_CONNECTION.isLocal),
  helpers: v.fallback(helpersSchema, {
    relays: [...defaultHelpers.relays],
    iceServers: [...defaultHelpers.iceServers],
  }),
});

/** Reads what was kept; invalid fields fall back to defaults, as do all where nothing was kept. */
export function parseConnectionSettings(text: string | undefined): ConnectionSettings {
  try {
    const parsed = v.safeParse(schema, JSON.parse(text ?? ''), { abortEarly: true });
    return parsed.success ? parsed.output : DEFAULT_CONNECTION;
  } catch {
    return DEFAULT_CONNECTION;
  }
}

/** Who is asked for help: nobody within the own network. */
export const helpersOf = ({ isLocal, helpers }: ConnectionSettings): Helpers =>
  isLocal ? { relays: [], iceServers: [] } : helpers;
