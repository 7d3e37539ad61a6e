import { bytesToHex } from '@noble/hashes/utils.js';
/** An address that fits into a code. */
export type Address =
  | { readonly kind: 'ipv4'; readonly bytes: readonly number[] }
  | { readonly kind: 'ipv6'; readonly groups: readonly number[] }
  /** The bytes of the UUID in a `.local` name, which a browser uses to hide its local address. */
  | { readonly kind: 'mdns'; readonly bytes: readonly number[] };

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
  return { kind: 'ipv6', groups: groups.map((group) => Number.parseInt(group, 16)) };
}

function parseMdns(text: string): Address | undefined {
  const uuid = /^([\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12})\.local$/.exec(text)?.[1];
  const pairs = uuid?.replaceAll('-', '').match(/../g);
  return pairs
    ? { kind: 'mdns', bytes: pairs.map((pair) => Number.parseInt(pair, 16)) }
    : undefined;
}

/** Parses an IP address or an mDNS name; undefined for anything else, such as an address with a zone. */
export const parseAddress = (text: string): Address | undefined =>
  parseIpv4(text) ?? parseMdns(text) ?? parseIpv6(text);

export function formatAddress(address: Address): string {
  switch (address.kind) {
    case 'ipv4':
      return address.bytes.join('.');
    case 'ipv6':
      return address.groups.map((group) => group.toString(16)).join(':');
    case 'mdns': {
      const hex = bytesToHex(Uint8Array.from(address.bytes));
      const parts = [[0, 8], [8, 12], [12, 16], [16, 20], [20]].map(([from, to]) =>
        hex.slice(from, to),
      );
      return `${parts.join('-')}.local`;
    }
  }
}
