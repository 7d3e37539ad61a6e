import { describe, expect, it } from 'vitest';
import { bindingOf } from './binding';

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

describe('what binds to a connection', () => {
  it('is the same at both ends', () => {
    expect(end(ANN, BOB)).toBeDefined();
    expect(end(ANN, BOB)).toBe(end(BOB, ANN));
  });

  it('is another one with anybody in between', () => {
    expect(new Set([end(ANN, BOB), end(ANN, EVE), end(EVE, BOB)]).size).toBe(3);
  });

  it('does not depend on how a browser writes it', () => {
    const written = description(line('0b', 'SHA-256'), line('0B'));
    expect(end(ANN, written)).toBe(end(ANN, BOB));
  });

  it.each<[string, string | undefined]>([
    ['nothing is described', end(null, null)],
    ['one end is not', end(ANN, null)],
    ['no certificate is named', end(ANN, description())],
    [
      'several are, of which each browser could mean another',
      end(ANN, description(line('0B'), line('EE'))),
    ],
    ['several are, by several hashes', end(ANN, description(line('0B'), line('0B', 'sha-1')))],
    ['several are, with one that is hidden', end(ANN, description(line('0B'), ` ${line('EE')}`))],
    ['it is being described anew', end(ANN, BOB, 'have-remote-offer')],
  ])('is not known where %s', (_what, binding) => {
    expect(binding).toBeUndefined();
  });
});
