import * as v from 'valibot';
import { MAX_LENGTH } from '../../engine';
import { defaultServers, type SignalingServers } from '../../net';
import { helpersSchema } from '../wire/kept';

/** How this browser reaches others, and the name of its player. */
export interface ConnectionSettings {
  /** The name under which they come to tables; empty where they have said none. */
  readonly name: string;
  /** Nobody outside the own network is asked for anything. */
  readonly isLocal: boolean;
  /** Who else helps browsers to find each other. */
  readonly helpers: SignalingServers;
}

const DEFAULT_CONNECTION: ConnectionSettings = {
  name: '',
  isLocal: false,
  helpers: defaultServers,
};

const schema = v.object({
  name: v.fallback(v.pipe(v.string(), v.maxLength(MAX_LENGTH.name)), DEFAULT_CONNECTION.name),
  isLocal: v.fallback(v.boolean(), DEFAULT_CONNECTION.isLocal),
  helpers: v.fallback(helpersSchema, {
    relays: [...defaultServers.relays],
    iceServers: [...defaultServers.iceServers],
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
export const helpersOf = ({ isLocal, helpers }: ConnectionSettings): SignalingServers =>
  isLocal ? { relays: [], iceServers: [] } : helpers;
