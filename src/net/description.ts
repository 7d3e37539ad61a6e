import { type Address, formatAddress, parseAddress } from './address';

/** A way to reach a browser: by its own address, or by that which a STUN server saw. */
export interface Candidate {
  readonly kind: 'host' | 'srflx';
  readonly address: Address;
  readonly port: number;
}

/** An offer of a connection, or an answer, which says who opens the encryption: its writer, if `active`. */
export type DescriptionKind = 'offer' | 'active' | 'passive';

/** Of a session description for one data channel, what differs from others. */
export interface Description {
  readonly kind: DescriptionKind;
  /** Name and password of the search for a way (ICE, RFC 8839): letters, digits, `+` and `/`. */
  readonly name: string;
  readonly password: string;
  /** SHA-256 of the certificate: 32 bytes. */
  readonly fingerprint: readonly number[];
  readonly candidates: readonly Candidate[];
}

/** How many candidates of each kind go into a code. */
const MAX_CANDIDATES = { host: 4, srflx: 3 } as const;

/** How many candidates may be in a code. */
export const ALL_CANDIDATES = MAX_CANDIDATES.host + MAX_CANDIDATES.srflx;

/** The lengths that names and passwords may have in a code: those that RFC 8839 allows, at most. */
export const LENGTHS = { name: [4, 35], password: [22, 85] } as const;

const SETUPS = { actpass: 'offer', active: 'active', passive: 'passive' } as const;

/** The lines of this field, without their beginning. */
const fieldsOf = (sdp: string, field: string): readonly string[] =>
  sdp
    .split(/\r?\n/)
    .filter((line) => line.startsWith(`a=${field}:`))
    .map((line) => line.slice(field.length + 3));

function parseCandidate(text: string): readonly Candidate[] {
  const [, , protocol, , host = '', port, , kind] = text.split(' ');
  const address = parseAddress(host);
  const number = Number(port);
  const isUsable =
    protocol?.toLowerCase() === 'udp' && Number.isInteger(number) && number > 0 && number < 65_536;
  // A browser that hides its addresses leaves candidates that say nothing (0.0.0.0).
  const isNowhere = address?.kind === 'ipv4' && address.bytes.every((byte) => byte === 0);
  return isUsable && address && !isNowhere && (kind === 'host' || kind === 'srflx')
    ? [{ kind, address, port: number }]
    : [];
}

const isIceText = (text: string, [min, max]: readonly [number, number]): boolean =>
  /^[\w+/]*$/.test(text) && !text.includes('_') && text.length >= min && text.length <= max;

/**
 * Takes from a browser's own session description what `formatDescription` cannot know; undefined
 * where it is no description of a single data channel as browsers write it. Candidates beyond
 * what a code holds, and those that need TCP, are left out.
 */
export function parseDescription(sdp: string): Description | undefined {
  const [name = ''] = fieldsOf(sdp, 'ice-ufrag');
  const [password = ''] = fieldsOf(sdp, 'ice-pwd');
  const [digest = ''] = fieldsOf(sdp, 'fingerprint');
  const [setup = ''] = fieldsOf(sdp, 'setup');
  const [hash, hex = ''] = digest.split(' ');
  const fingerprint = hex.split(':').map((byte) => Number.parseInt(byte, 16));
  if (!isIceText(name, LENGTHS.name) || !isIceText(password, LENGTHS.password)) return undefined;
  if (hash?.toLowerCase() !== 'sha-256' || !/^(?:[\da-f]{2}:){31}[\da-f]{2}$/i.test(hex)) {
    return undefined;
  }
  if (setup !== 'actpass' && setup !== 'active' && setup !== 'passive') return undefined;
  if (fieldsOf(sdp, 'mid').join() !== '0') return undefined;
  const candidates = fieldsOf(sdp, 'candidate').flatMap(parseCandidate);
  const first = (kind: Candidate['kind']): readonly Candidate[] =>
    candidates.filter((each) => each.kind === kind).slice(0, MAX_CANDIDATES[kind]);
  return {
    kind: SETUPS[setup],
    name,
    password,
    fingerprint,
    candidates: [...first('host'), ...first('srflx')],
  };
}

/** Types of candidates by preference, as RFC 8445 recommends (5.1.2.2). */
const PREFERENCES = { host: 126, srflx: 100 } as const;

function candidateLine({ kind, address, port }: Candidate, index: number): string {
  const priority = PREFERENCES[kind] * 2 ** 24 + (65_535 - index) * 2 ** 8 + 255;
  const base = kind === 'srflx' ? ' raddr 0.0.0.0 rport 0' : '';
  return `a=candidate:${index + 1} 1 udp ${priority} ${formatAddress(address)} ${port} typ ${kind}${base}`;
}

/** Writes a session description for one data channel that browsers take as the other end's. */
export function formatDescription(description: Description): string {
  const { kind, name, password, fingerprint, candidates } = description;
  const hex = fingerprint.map((byte) => byte.toString(16).padStart(2, '0').toUpperCase());
  const lines = [
    'v=0',
    'o=- 1 1 IN IP4 127.0.0.1',
    's=-',
    't=0 0',
    'a=group:BUNDLE 0',
    'm=application 9 UDP/DTLS/SCTP webrtc-datachannel',
    'c=IN IP4 0.0.0.0',
    ...candidates.map(candidateLine),
    `a=ice-ufrag:${name}`,
    `a=ice-pwd:${password}`,
    `a=fingerprint:sha-256 ${hex.join(':')}`,
    `a=setup:${kind === 'offer' ? 'actpass' : kind}`,
    'a=mid:0',
    'a=sctp-port:5000',
    'a=max-message-size:262144',
  ];
  return `${lines.join('\r\n')}\r\n`;
}
