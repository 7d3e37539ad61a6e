import { describe, expect, it } from 'vitest';
import { bindingOf } from './peer-connection';

const digits = (byte: string): string => Array.from({ length: 32 }, () => byte).join(':');
const line = (byte: string, hash = 'sha-256'): string => `a=fingerprint:${hash} ${digits(byte)}`;

const description = (...lines: readonly string[]): RTCSessionDescription =>
  ({ sdp: ['v=0', ...lines, 'a=mid:0'].join('\r\n') }) as RTCSessionDescription;

/** One end of a connection with these descriptions. */
const end = (
  own: RTCSessionDescription | null,
  other: RTCSessionDescription | null,
  signalingState: RTCSignalingState = 'stable',
): string | undefined =>
  bindingOf({
    currentLocalDescription: own,
    currentRemoteDescription: other,
    signalingState,
  } as RTCPeerConnection);

const ANN = description(line('AA'));
const BOB = description(line('0B'));
const EVE = description(line('EE'));

describe('channel binding', () => {
  it('is the same at both ends', () => {
    expect(end(ANN, BOB)).toBeDefined();
    expect(end(ANN, BOB)).toBe(end(BOB, ANN));
  });

  it('differs with a man in the middle', () => {
    expect(new Set([end(ANN, BOB), end(ANN, EVE), end(EVE, BOB)]).size).toBe(3);
  });

  it('does not depend on the notation of the browser', () => {
    const written = description(line('0b', 'SHA-256'), line('0B'));
    expect(end(ANN, written)).toBe(end(ANN, BOB));
  });

  it.each<[string, string | undefined]>([
    ['neither end has a description', end(null, null)],
    ['only one end has a description', end(ANN, null)],
    ['a description has no certificate', end(ANN, description())],
    ['a description has several certificates', end(ANN, description(line('0B'), line('EE')))],
    ['a description has several hashes', end(ANN, description(line('0B'), line('0B', 'sha-1')))],
    ['a second certificate is indented', end(ANN, description(line('0B'), ` ${line('EE')}`))],
    ['negotiation is pending', end(ANN, BOB, 'have-remote-offer')],
  ])('is undefined if %s', (_what, binding) => {
    expect(binding).toBeUndefined();
  });
});
