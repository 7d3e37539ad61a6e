/**
 * A STUN server, which tells a browser its public address (`stun:stun.example:3478`), or a TURN server, which
 * relays traffic without a direct route (`turn:`) and needs a name and a password.
 */
export interface IceServer {
  readonly urls: string;
  readonly username?: string;
  readonly credential?: string;
}

/** Servers that help browsers find each other. They learn that someone plays, but not what is sent. */
export interface SignalingServers {
  /** URLs of Nostr relays, which forward encrypted messages. */
  readonly relays: readonly string[];
  /** STUN and TURN servers; none within a local network. */
  readonly iceServers: readonly IceServer[];
}

/** Long-standing public servers; players can replace them. */
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

/** Maximum number of relays, and of ICE servers. */
export const MAX_SERVERS = 20;

/** Maximum length of an address, name or password, in UTF-16 code units. */
export const MAX_ADDRESS_LENGTH = 200;

/** Whether a text is a valid relay URL: `wss:`, or `ws:` on this machine; without credentials. */
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
 * Parses a server as typed: `stun:host:port`, or `turn:host:port name password`. Undefined for anything else.
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

export const formatIceServer = ({ urls, username, credential }: IceServer): string =>
  [urls, username, credential].filter((part) => part !== undefined).join(' ');
