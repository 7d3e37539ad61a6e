import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';

/** An address that fits into a code. `mdns` is a `.local` name, which a browser uses to hide its local address. */
export interface Address {
  readonly kind: 'ipv4' | 'ipv6' | 'mdns';
  /** 4 bytes of IPv4; 16 of IPv6, or of the UUID in the name. */
  readonly bytes: readonly number[];
}

function parseIpv4(text: string): Address | undefined {
  if (!/^\d{1,3}(?:\.\d{1,3}){3}$/.test(text)) return undefined;
  const bytes = text.split('.').map(Number);
  return bytes.every((byte) => byte <= 255) ? { kind: 'ipv4', bytes } : undefined;
}

const groupsOf = (text: string): readonly string[] => (text === '' ? [] : text.split(':'));

function parseIpv6(text: string): Address | undefined {
  const [before = '', after, tooMany] = text.split('::');
  if (tooMany !== undefined) return undefined;
  const first = groupsOf(before);
  const last = groupsOf(after ?? '');
  const missing = 8 - first.length - last.length;
  if (after === undefined ? missing !== 0 : missing < 1) return undefined;
  const groups = [...first, ...Array.from({ length: missing }, () => '0'), ...last];
  if (!groups.every((group) => /^[\da-f]{1,4}$/i.test(group))) return undefined;
  const hex = groups.map((group) => group.padStart(4, '0')).join('');
  return { kind: 'ipv6', bytes: [...hexToBytes(hex)] };
}

function parseMdns(text: string): Address | undefined {
  const uuid = /^([\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12})\.local$/.exec(text)?.[1];
  return uuid === undefined
    ? undefined
    : { kind: 'mdns', bytes: [...hexToBytes(uuid.replaceAll('-', ''))] };
}

/** Parses an IP address or an mDNS name; undefined for anything else, such as an address with a zone. */
const parseAddress = (text: string): Address | undefined =>
  parseIpv4(text) ?? parseMdns(text) ?? parseIpv6(text);

function formatAddress({ kind, bytes }: Address): string {
  const hex = bytesToHex(Uint8Array.from(bytes));
  switch (kind) {
    case 'ipv4':
      return bytes.join('.');
    case 'ipv6':
      return (hex.match(/.{4}/g) ?? []).map((group) => group.replace(/^0{1,3}/, '')).join(':');
    case 'mdns':
      return `${hex.replace(/(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')}.local`;
  }
}

/** An ICE candidate: the peer's own address, or the one that a STUN server saw. */
export interface IceCandidate {
  readonly kind: 'host' | 'srflx';
  readonly address: Address;
  readonly port: number;
}

/** An offer, or an answer with its DTLS role: an `active` one starts the handshake. */
export type DescriptionKind = 'offer' | 'active' | 'passive';

/** The variable part of a session description with one data channel. */
export interface Description {
  readonly kind: DescriptionKind;
  /** ICE user name and password (RFC 8839): letters, digits, `+` and `/`. */
  readonly name: string;
  readonly password: string;
  /** SHA-256 of the certificate: 32 bytes. */
  readonly fingerprint: readonly number[];
  readonly candidates: readonly IceCandidate[];
}

const MAX_CANDIDATES = { host: 4, srflx: 3 } as const;

export const MAX_ALL_CANDIDATES = MAX_CANDIDATES.host + MAX_CANDIDATES.srflx;

/** Inclusive length ranges in a code: the minimum of RFC 8839, and the maximum that 5 and 6 bits allow. */
export const LENGTH_RANGES = { name: [4, 35], password: [22, 85] } as const;

const SETUPS = { actpass: 'offer', active: 'active', passive: 'passive' } as const;

const fieldsOf = (sdp: string, field: string): readonly string[] =>
  sdp
    .split(/\r?\n/)
    .filter((line) => line.startsWith(`a=${field}:`))
    .map((line) => line.slice(field.length + 3));

function parseCandidate(text: string): readonly IceCandidate[] {
  const [, , protocol, , host = '', port, , kind] = text.split(' ');
  const address = parseAddress(host);
  const number = Number(port);
  const isUsable =
    protocol?.toLowerCase() === 'udp' && Number.isInteger(number) && number > 0 && number < 65_536;
  // Browsers that hide addresses write candidates with the address 0.0.0.0.
  const isNowhere = address?.kind === 'ipv4' && address.bytes.every((byte) => byte === 0);
  return isUsable && address && !isNowhere && (kind === 'host' || kind === 'srflx')
    ? [{ kind, address, port: number }]
    : [];
}

const isIceText = (text: string, [min, max]: readonly [number, number]): boolean =>
  /^[\w+/]*$/.test(text) && !text.includes('_') && text.length >= min && text.length <= max;

/**
 * Extracts from a browser's session description what `formatDescription` needs. Undefined unless it describes
 * a single data channel as browsers write it. Omits TCP candidates and those above the limits.
 */
export function parseDescription(sdp: string): Description | undefined {
  const [name = ''] = fieldsOf(sdp, 'ice-ufrag');
  const [password = ''] = fieldsOf(sdp, 'ice-pwd');
  const [digest = ''] = fieldsOf(sdp, 'fingerprint');
  const [setup = ''] = fieldsOf(sdp, 'setup');
  const [hash, hex = ''] = digest.split(' ');
  const fingerprint = hex.split(':').map((byte) => Number.parseInt(byte, 16));
  if (!isIceText(name, LENGTH_RANGES.name) || !isIceText(password, LENGTH_RANGES.password))
    return undefined;
  if (hash?.toLowerCase() !== 'sha-256' || !/^(?:[\da-f]{2}:){31}[\da-f]{2}$/i.test(hex)) {
    return undefined;
  }
  if (setup !== 'actpass' && setup !== 'active' && setup !== 'passive') return undefined;
  if (fieldsOf(sdp, 'mid').join() !== '0') return undefined;
  const candidates = fieldsOf(sdp, 'candidate').flatMap(parseCandidate);
  const first = (kind: IceCandidate['kind']): readonly IceCandidate[] =>
    candidates.filter((each) => each.kind === kind).slice(0, MAX_CANDIDATES[kind]);
  return {
    kind: SETUPS[setup],
    name,
    password,
    fingerprint,
    candidates: [...first('host'), ...first('srflx')],
  };
}

/** Type preferences of candidates, as recommended by RFC 8445 (5.1.2.2). */
const PREFERENCES = { host: 126, srflx: 100 } as const;

function candidateLine({ kind, address, port }: IceCandidate, index: number): string {
  const priority = PREFERENCES[kind] * 2 ** 24 + (65_535 - index) * 2 ** 8 + 255;
  const base = kind === 'srflx' ? ' raddr 0.0.0.0 rport 0' : '';
  return `a=candidate:${index + 1} 1 udp ${priority} ${formatAddress(address)} ${port} typ ${kind}${base}`;
}

/** Formats a session description with one data channel that browsers accept as a remote description. */
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
