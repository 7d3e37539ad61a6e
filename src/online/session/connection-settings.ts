import * as v from 'valibot';
import { MAX_LENGTH } from '../../engine';
import { defaultServers, type SignalingServers } from '../../net';
import { helpersSchema } from '../wire/kept';

/** How this browser connects to others, and the player's name. */
export interface ConnectionSettings {
  /** Empty until the player has given one. */
  readonly name: string;
  /** Whether no server outside the local network may be contacted. */
  readonly isLocal: boolean;
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

/** Parses saved settings; missing or invalid fields get their defaults. */
export function parseConnectionSettings(text: string | undefined): ConnectionSettings {
  try {
    const parsed = v.safeParse(schema, JSON.parse(text ?? ''), { abortEarly: true });
    return parsed.success ? parsed.output : DEFAULT_CONNECTION;
  } catch {
    return DEFAULT_CONNECTION;
  }
}

/** The servers to contact: none in local mode. */
export const serversOf = ({ isLocal, helpers }: ConnectionSettings): SignalingServers =>
  isLocal ? { relays: [], iceServers: [] } : helpers;
