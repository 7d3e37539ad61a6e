/** A server that tells a browser its address as seen from outside, such as `stun:stun.example:3478`. */
export interface IceServer {
  readonly urls: string;
}

/** Who helps browsers to find each other; they learn that somebody plays, but not what. */
export interface Helpers {
  /** Addresses of Nostr relays, which pass sealed notes on. */
  readonly relays: readonly string[];
  /** Servers that tell a browser its address as seen from outside; none within a local network. */
  readonly iceServers: readonly IceServer[];
}

/** Public helpers of long standing; whoever plays may name others. */
export const defaultHelpers: Helpers = {
  relays: [
    'wss://nos.lol',
    'wss://relay.damus.io',
    'wss://relay.primal.net',
    'wss://nostr.mom',
    'wss://relay.snort.social',
  ],
  iceServers: [{ urls: 'stun:stun.l.google.com:19302' }, { urls: 'stun:stun.cloudflare.com:3478' }],
};

/** So long an address of a relay may be. */
const LONGEST_RELAY = 200;

/** Whether an address can be that of a relay: a secure one, or one on this machine. */
export function isRelay(address: string): boolean {
  if (address.length > LONGEST_RELAY || /\s/.test(address) || !URL.canParse(address)) return false;
  const { protocol, hostname, hash, username, password } = new URL(address);
  if (hash + username + password !== '') return false;
  const isHere = hostname === 'localhost' || hostname === '127.0.0.1';
  return protocol === 'wss:' || (protocol === 'ws:' && isHere);
}
