import { bindingOf, type After } from './transport';
import type { IceServer } from './signaling-servers';
import { type Description, formatDescription, parseDescription } from './description';

/** How long to gather candidates once there is one, in ms. */
const GATHERING_TIMEOUT_MS = 3000;

interface ConnectionEvents {
  readonly onOpen: () => void;
  /** A connection that was open has ended. */
  readonly onLost: () => void;
  readonly onMessage: (text: string) => void;
}

/** A direct connection to one peer, open or pending. */
export interface Connection {
  /**
   * Describes this end after gathering candidates; undefined if the browser fails to, or writes an unusable
   * description.
   */
  readonly describe: () => Promise<Description | undefined>;
  /** Sets the description of the other end; false if the browser rejects it. */
  readonly accept: (description: Description) => Promise<boolean>;
  readonly isOpen: () => boolean;
  /** Whether the browser has tried all candidate pairs without success. */
  readonly hasFailed: () => boolean;
  readonly send: (text: string) => void;
  readonly binding: () => string | undefined;
  /** Closes it without an event. */
  readonly close: () => void;
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

/**
 * Creates a connection; undefined if the browser lacks WebRTC or rejects the ICE servers. Both ends open the
 * data channel with the same id, so descriptions need not contain it.
 */
export function openConnection(
  iceServers: readonly IceServer[],
  after: After,
  events: ConnectionEvents,
): Connection | undefined {
  let peer: RTCPeerConnection;
  try {
    peer = new RTCPeerConnection({ iceServers: [...iceServers] });
  } catch {
    return undefined;
  }
  const channel = peer.createDataChannel('', { negotiated: true, id: 0 });
  let state: 'waiting' | 'open' | 'ended' = 'waiting';

  const close = (): void => {
    state = 'ended';
    channel.close();
    peer.close();
  };
  const lose = (): void => {
    if (state !== 'open') return;
    close();
    events.onLost();
  };

  channel.addEventListener('open', () => {
    if (state !== 'waiting') return;
    state = 'open';
    events.onOpen();
  });
  channel.addEventListener('close', lose);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (state === 'open' && typeof data === 'string') events.onMessage(data);
  });
  peer.addEventListener('connectionstatechange', () => {
    // Before it is open, a failed connection recovers when the other end tries again.
    if (peer.connectionState === 'failed') lose();
  });

  /**
   * Waits for at least one candidate, without which a description is useless, or until gathering is complete.
   */
  async function gatherAtLeastOne(): Promise<void> {
    await whenGathered(peer, after, GATHERING_TIMEOUT_MS);
    const hasSome = peer.localDescription?.sdp.includes('a=candidate:') ?? false;
    const isGathering = peer.iceGatheringState !== 'complete' && state !== 'ended';
    if (!hasSome && isGathering) await gatherAtLeastOne();
  }

  return {
    describe: async () => {
      try {
        await peer.setLocalDescription();
        await gatherAtLeastOne();
      } catch {
        return undefined;
      }
      return parseDescription(peer.localDescription?.sdp ?? '');
    },
    accept: async (description) => {
      const type = description.kind === 'offer' ? 'offer' : 'answer';
      try {
        await peer.setRemoteDescription({ type, sdp: formatDescription(description) });
        return true;
      } catch {
        return false;
      }
    },
    isOpen: () => state === 'open',
    hasFailed: () => peer.connectionState === 'failed',
    send: (text) => {
      try {
        if (channel.readyState === 'open') channel.send(text);
      } catch {
        // If the browser's send buffer is full, the text is lost, as on any transport.
      }
    },
    binding: () => bindingOf(peer),
    close,
  };
}
