import { bindingOf } from './binding';
import type { IceServer } from './signaling-servers';
import { type Description, formatDescription, parseDescription } from './description';
import type { After } from './transport';

/** How long to gather candidates before a description goes out that has one, in ms. */
const GATHERING = 3000;

/** What a connection tells whoever opened it. */
interface ConnectionEvents {
  readonly onOpen: () => void;
  /** It was open, and is no more. */
  readonly onLost: () => void;
  readonly onMessage: (text: string) => void;
}

/** A direct connection to one other browser, open or on its way. */
export interface Connection {
  /** Describes this end, once it is known where it can be reached. */
  readonly describe: () => Promise<Description | undefined>;
  /** Takes the description of the other end; false where the browser will not. */
  readonly accept: (description: Description) => Promise<boolean>;
  readonly isOpen: () => boolean;
  /** Whether the browser has tried every way, and none leads to the other end. */
  readonly hasFailed: () => boolean;
  readonly send: (text: string) => void;
  /** What tells it from any other connection; see `Transport`. */
  readonly binding: () => string | undefined;
  /** Ends it; no event follows. */
  readonly close: () => void;
}

/** Resolves when the browser has found all its candidates, or has looked for them that long. */
export const gathered = (peer: RTCPeerConnection, after: After, limit: number): Promise<void> =>
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
 * Prepares a connection; undefined where the browser has none, or refuses the ICE servers. Both
 * ends make the same channel by its number, so that no description need speak of it.
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
    // Before it is open, a failed search begins again as soon as the other end calls.
    if (peer.connectionState === 'failed') lose();
  });

  /** A description without a candidate leads nowhere; where there is none to be found, the browser says so. */
  async function gatherSome(): Promise<void> {
    await gathered(peer, after, GATHERING);
    const hasSome = peer.localDescription?.sdp.includes('a=candidate:') ?? false;
    const isGathering = peer.iceGatheringState !== 'complete' && state !== 'ended';
    if (!hasSome && isGathering) await gatherSome();
  }

  return {
    describe: async () => {
      try {
        await peer.setLocalDescription();
        await gatherSome();
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
        // Where the browser's own queue is full, the text is lost, as on any link.
      }
    },
    binding: () => bindingOf(peer),
    close,
  };
}
