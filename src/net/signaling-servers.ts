/**
 * A server that tells a browser its address as seen from outside, such as `stun:stun.example:3478`, or
 * one that passes everything on where no direct way leads (`turn:`), by a name and a password.
 */
export interface IceServer {
  readonly urls: string;
  readonly username?: string;
  readonly credential?: string;
}

/** Who helps browsers to find each other; they learn that somebody plays, but not what. */
export interface SignalingServers {
  /** Addresses of Nostr relays, which pass sealed notes on. */
  readonly relays: readonly string[];
  /** Servers that tell a browser its address as seen from outside; none within a local network. */
  readonly iceServers: readonly IceServer[];
}

/** Public helpers of long standing; whoever plays may name others. */
export const defaultServers: SignalingServers = {
  relays: [
    'wss://nos.lol',
    'wss://relay.damus.io',
    'wss://relay.primal.net',
    'wss://nostr.mom',
    'wss://relay.snort.social',
  ],
  iceServers: [{ urls: 'stun:stun.l.google.com:19302' }, { urls: 'stun:stun.cloudflare.com:3478' }],
};

/** Most relays, and most servers, that are asked. */
export const MAX_SERVERS = 20;

/** Longest address, name or password of a relay or a server, in UTF-16 code units. */
export const MAX_ADDRESS_LENGTH = 200;

/** Whether an address can be that of a relay: a secure one, or one on this machine. */
export function isRelay(address: string): boolean {
  const isPlain = address.length <= MAX_ADDRESS_LENGTH && !/[\s#]/.test(address);
  if (!isPlain || !URL.canParse(address)) return false;
  const { protocol, hostname, username, password } = new URL(address);
  if (username + password !== '') return false;
  const isHere = hostname === 'localhost' || hostname === '127.0.0.1';
  return protocol === 'wss:' || (protocol === 'ws:' && isHere);
}

const STUN = /^stuns?:[\w.:[\]-]+$/;
const TURN = /^turns?:[\w.:[\]-]+(?:\?transport=(?:udp|tcp))?$/;

/**
 * Reads a server as it is typed: `stun:host:port`, or `turn:host:port name password`. Undefined for
 * anything else.
 */
export function parseIceServer(text: string): IceServer | undefined {
  const parts = text.trim().split(/\s+/);
  const [urls = '', username, credential, tooMany] = parts;
  if (tooMany !== undefined || parts.some(({ length }) => length > MAX_ADDRESS_LENGTH))
    return undefined;
  if (STUN.test(urls)) return username === undefined ? { urls } : undefined;
  return TURN.test(urls) && username !== undefined && credential !== undefined
    ? { urls, username, credential }
    : undefined;
}

/** Writes a server as it is typed. */
export const formatIceServer = ({ urls, username, credential }: IceServer): string =>
  [urls, username, credential].filter((part) => part !== undefined).join(' ');
