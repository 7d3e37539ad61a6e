import { err, ok, type Result } from '../engine';
import { badCode, formatCode, offerIdOf, parseCode } from './code';
import type { IceServer } from './signaling-servers';
import {
  type After,
  type Transport,
  type OnTransportEvent,
  type TransportFailure,
  type PeerId,
} from './transport';
import { bindingOf, whenGathered } from './peer-connection';
import { type Description, formatDescription, parseDescription } from './description';

/** How long to gather candidates once there is one, in ms. */
const GATHERING_TIMEOUT_MS = 3000;

/** How long the browser may try to connect, once both codes are known, before its state is checked, in ms. */
const CONNECT_TIMEOUT_MS = 20_000;

/** Interval of the checks after that, in ms. */
const CONNECT_CHECK_MS = 5000;

export interface CodeServices {
  readonly after: After;
  readonly newId: () => string;
  /** STUN and TURN servers, or none within a local network; read for every offer and answer. */
  readonly iceServers: () => readonly IceServer[];
}

/** A direct connection to one peer, open or pending. */
interface Connection {
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

/**
 * Creates a connection to the peer with this id; undefined if the browser lacks WebRTC or rejects the ICE
 * servers. Both ends open the data channel with the same id, so descriptions need not contain it.
 */
function openConnection(
  id: PeerId,
  { after, iceServers }: CodeServices,
  onEvent: OnTransportEvent,
): Connection | undefined {
  let peer: RTCPeerConnection;
  try {
    peer = new RTCPeerConnection({ iceServers: [...iceServers()] });
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
    onEvent({ kind: 'peer-left', peer: id });
  };

  channel.addEventListener('open', () => {
    if (state !== 'waiting') return;
    state = 'open';
    onEvent({ kind: 'peer-joined', peer: id });
  });
  channel.addEventListener('close', lose);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (state !== 'open' || typeof data !== 'string') return;
    onEvent({ kind: 'peer-sent', peer: id, text: data });
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

export interface CodeHost extends Transport {
  /** Creates the code of an offer for one guest. */
  readonly offer: () => Promise<Result<string, TransportFailure>>;
  /** Accepts the answer to any open offer; `peer-joined` follows if a connection succeeds. */
  readonly take: (answer: string) => Promise<Result<undefined, TransportFailure>>;
}

/** A guest's transport, and the code that the host needs to complete the connection. */
export interface CodeAnswer {
  readonly link: Transport;
  readonly code: string;
}

const UNAVAILABLE: TransportFailure = { code: 'LINK_UNAVAILABLE' };

/** Opens a host that guests reach only by codes; no relay is contacted. */
export function openCodeHost(services: CodeServices, onEvent: OnTransportEvent): CodeHost {
  const { after, newId } = services;
  const connections = new Map<PeerId, Connection>();
  /** Offers without an answer, by offer id. The connection of one may have ended. */
  const offers = new Map<string, PeerId>();
  const timers = new Map<PeerId, () => void>();

  const disconnect = (peer: PeerId): void => {
    timers.get(peer)?.();
    timers.delete(peer);
    connections.get(peer)?.close();
    connections.delete(peer);
  };

  return {
    offer: async () => {
      const peer = newId();
      const connection = openConnection(peer, services, (event) => {
        if (event.kind === 'peer-joined') timers.get(peer)?.();
        if (event.kind === 'peer-left') disconnect(peer);
        onEvent(event);
      });
      if (!connection) return err(UNAVAILABLE);
      connections.set(peer, connection);
      const description = await connection.describe();
      if (!description || !connections.has(peer)) {
        disconnect(peer);
        return err(UNAVAILABLE);
      }
      const code = formatCode({ description, answers: '' });
      offers.set(offerIdOf(code), peer);
      return ok(code);
    },

    take: async (answer) => {
      const code = parseCode(answer);
      if (!code.ok) return code;
      const { description, answers } = code.value;
      if (description.kind === 'offer') return badCode('KIND');
      const peer = offers.get(answers);
      const connection = peer === undefined ? undefined : connections.get(peer);
      if (peer === undefined || !connection) return badCode('OTHER_OFFER');
      offers.delete(answers);
      if (!(await connection.accept(description))) {
        disconnect(peer);
        return badCode('CONTENT');
      }
      // As long as the browser keeps trying, the connection is merely slow.
      const checkConnection = (): void => {
        if (!connection.hasFailed()) {
          timers.set(peer, after(CONNECT_CHECK_MS, checkConnection));
          return;
        }
        disconnect(peer);
        onEvent({ kind: 'link-failed', failure: { code: 'NO_DIRECT_CONNECTION' } });
      };
      if (!connection.isOpen()) timers.set(peer, after(CONNECT_TIMEOUT_MS, checkConnection));
      return ok(undefined);
    },

    send: (peer, text) => connections.get(peer)?.send(text),
    binding: (peer) => connections.get(peer)?.binding(),
    close: () => {
      for (const peer of connections.keys()) disconnect(peer);
    },
  };
}

/** Answers a host's offer; `peer-joined` follows when the host has accepted the answer. */
export async function answerOffer(
  offer: string,
  services: CodeServices,
  onEvent: OnTransportEvent,
): Promise<Result<CodeAnswer, TransportFailure>> {
  const code = parseCode(offer);
  if (!code.ok) return code;
  const { description } = code.value;
  if (description.kind !== 'offer') return badCode('KIND');
  const host = services.newId();
  const connection = openConnection(host, services, onEvent);
  if (!connection) return err(UNAVAILABLE);
  if (!(await connection.accept(description))) {
    connection.close();
    return badCode('CONTENT');
  }
  const own = await connection.describe();
  if (!own) {
    connection.close();
    return err(UNAVAILABLE);
  }
  return ok({
    code: formatCode({ description: own, answers: offerIdOf(offer.replace(/\s/g, '')) }),
    link: {
      send: (peer, text) => {
        if (peer === host) connection.send(text);
      },
      binding: (peer) => (peer === host ? connection.binding() : undefined),
      close: connection.close,
    },
  });
}
