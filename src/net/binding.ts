/** The fingerprints of certificates in a session description, wherever and however written. */
const FINGERPRINT = /fingerprint:\s*(\S+)\s+(\S+)/gi;

/**
 * The certificate that a description names. Undefined where it names none, or several: of those
 * nobody could tell which the browser holds the other end to.
 */
function certificateIn(description: RTCSessionDescription | null): string | undefined {
  const found = Array.from(
    (description?.sdp ?? '').matchAll(FINGERPRINT),
    ([, hash = '', digits = '']) => `${hash.toLowerCase()} ${digits.toUpperCase()}`,
  );
  const [one, another] = new Set(found);
  return another === undefined ? one : undefined;
}

/** Names the connection between two, whichever of them asks, by what each end alone has. */
export const bindingBetween = (kind: 'tabs' | 'certificates', one: string, other: string): string =>
  [kind, ...[one, other].toSorted()].join('/');

/**
 * What tells a connection from any other: the certificates of both ends, which the browsers have made
 * each other prove. Whoever stands in between has two connections, each with a certificate of its
 * own. Undefined while that is not settled.
 */
export function bindingOf(connection: RTCPeerConnection): string | undefined {
  const own = certificateIn(connection.currentLocalDescription);
  const other = certificateIn(connection.currentRemoteDescription);
  return connection.signalingState === 'stable' && own !== undefined && other !== undefined
    ? bindingBetween('certificates', own, other)
    : undefined;
}
