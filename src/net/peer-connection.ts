import { type After, bindingBetween } from './transport';

/** The certificate fingerprints in a session description, at session or media level, in any case. */
const FINGERPRINT = /fingerprint:\s*(\S+)\s+(\S+)/gi;

/**
 * The fingerprint in a description. Undefined unless it has exactly one: with several, the page cannot know
 * which one the browser verifies.
 */
function certificateIn(description: RTCSessionDescription | null): string | undefined {
  const found = Array.from(
    (description?.sdp ?? '').matchAll(FINGERPRINT),
    ([, hash = '', digits = '']) => `${hash.toLowerCase()} ${digits.toUpperCase()}`,
  );
  const [one, another] = new Set(found);
  return another === undefined ? one : undefined;
}

/**
 * The channel binding of a connection: the fingerprints of both certificates, as both browsers have verified
 * them. A man in the middle has two connections with different certificates. Undefined until both
 * descriptions are set and no negotiation is pending.
 */
export function bindingOf(connection: RTCPeerConnection): string | undefined {
  const own = certificateIn(connection.currentLocalDescription);
  const other = certificateIn(connection.currentRemoteDescription);
  return connection.signalingState === 'stable' && own !== undefined && other !== undefined
    ? bindingBetween('certificates', own, other)
    : undefined;
}

/** Resolves when the browser has gathered all candidates, or after `limit` ms. */
export const whenGathered = (peer: RTCPeerConnection, after: After, limit: number): Promise<void> =>
  new Promise((resolve) => {
    const stopWaiting = after(limit, resolve);
    const look = (): void => {
      if (peer.iceGatheringState !== 'complete') return;
      stopWaiting();
      resolve();
    };
    peer.addEventListener('icegatheringstatechange', look);
    look();
  });
