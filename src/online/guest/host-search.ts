import type { KeyPair } from '../../net';
import type { TableServices } from '../../table';
import { hello, proof } from '../wire/handshake';
import type { GuestMessage, HostMessage } from '../wire/messages';
import type { Peer } from '../host/places';

/** After so many milliseconds without a welcome somebody else is asked: no host was asked, then. */
const ASKING = 4000;

/** Somebody who may be the host, and the nonce that this connection with them is known by. */
interface Candidate {
  readonly peer: Peer;
  readonly nonce: string;
}

/** What is needed to look for a host, and who looks. */
export interface HostSearchServices extends Pick<TableServices, 'after'> {
  readonly keys: KeyPair;
  readonly name: string;
  readonly send: (peer: Peer, message: GuestMessage) => void;
  /** What binds to the connection with a peer. */
  readonly binding: (peer: Peer) => string | undefined;
  /** Sixteen random bytes as 32 hexadecimal digits. */
  readonly nonce: () => string;
  /** Whether a public key is that of the host who is looked for. */
  readonly isHost: (publicKey: string) => boolean;
  /** Somebody is asked for the seat; nobody has given an answer yet. */
  readonly onKnocking: () => void;
  /** Somebody has answered who is not the host; nothing of the guest was told to them. */
  readonly onFalseHost: () => void;
  /** The host, of that public key, has welcomed the guest; its message follows. */
  readonly onHost: (publicKey: string) => void;
}

/** Looks for the host among all who are at the other ends, and knows it from others. */
export interface HostSearch {
  readonly host: () => Peer | undefined;
  /** What is to be taken of something that a peer says: the word of the host, or nothing. */
  readonly hear: (peer: Peer, message: HostMessage) => HostMessage | undefined;
  readonly onPeer: (peer: Peer) => void;
  /** The host is not heard, or is again; false where the peer is not the host. */
  readonly setAway: (peer: Peer, isAway: boolean) => boolean;
  /** A peer is gone; false where it was not the host. */
  readonly leave: (peer: Peer) => boolean;
  readonly close: () => void;
}

/**
 * Opens a search. Others may have been given the same invitation, and a host whose page ended without a
 * word is somebody else when it is opened again: all are asked, one after the other.
 */
export function openHostSearch(services: HostSearchServices): HostSearch {
  const { keys, name, send, binding, isHost } = services;
  let host: Peer | undefined;
  let isHostAway = false;
  let asked: Candidate | undefined;
  /** Whose key whoever is asked has proved to have. */
  let proved: string | undefined;
  /** Who is asked next. */
  let others: readonly Candidate[] = [];
  let isAnswered = false;
  let stopAsking = (): void => {};
  let isClosed = false;

  function askNext(): void {
    const hasHost = host !== undefined && !isHostAway;
    if (hasHost || asked !== undefined || isClosed) return;
    const [next, ...rest] = others;
    if (next === undefined) return;
    asked = next;
    proved = undefined;
    others = rest;
    if (!isAnswered) services.onKnocking();
    send(next.peer, hello(keys, next.nonce));
    stopAsking = services.after(ASKING, () => {
      askLater();
      askNext();
    });
  }

  /** Waits for nobody's answer any more. */
  function askNobody(): void {
    stopAsking();
    asked = undefined;
  }

  /** Waits for nobody's answer any more; whoever was asked can be asked again. */
  function askLater(): void {
    if (asked !== undefined) others = [...others, asked];
    askNobody();
  }

  function meetChallenge(
    { peer, nonce }: Candidate,
    message: Extract<HostMessage, { kind: 'challenge' }>,
  ): void {
    const bound = binding(peer);
    if (bound === undefined) return;
    const signature = isHost(message.key) ? proof(keys, nonce, message, bound) : undefined;
    if (signature === undefined) {
      askNobody();
      services.onFalseHost();
      askNext();
      return;
    }
    proved = message.key;
    send(peer, { kind: 'proof', signature, name });
  }

  function hearAsked(candidate: Candidate, message: HostMessage): HostMessage | undefined {
    const isOtherVersion = message.kind === 'turned-away' && message.reason === 'version';
    if (message.kind === 'challenge') {
      meetChallenge(candidate, message);
      return undefined;
    }
    // Of who has proved nothing, only that they speak otherwise is believed.
    const isAnswer = message.kind === 'welcome' || message.kind === 'turned-away';
    if (!isAnswer || (proved === undefined && !isOtherVersion)) return undefined;
    askNobody();
    isAnswered = true;
    if (message.kind === 'welcome' && proved !== undefined) {
      host = candidate.peer;
      isHostAway = false;
      services.onHost(proved);
    }
    const isOfInterest = host === undefined || host === candidate.peer;
    askNext();
    return isOfInterest ? message : undefined;
  }

  return {
    host: () => host,
    hear: (peer, message) => {
      if (peer === asked?.peer) return hearAsked(asked, message);
      return peer === host ? message : undefined;
    },
    onPeer: (peer) => {
      others = [...others.filter((each) => each.peer !== peer), { peer, nonce: services.nonce() }];
      askNext();
    },
    setAway: (peer, isAway) => {
      if (peer !== host) return false;
      isHostAway = isAway;
      if (isAway) askNext();
      else askLater();
      return true;
    },
    leave: (peer) => {
      if (peer === asked?.peer) askNobody();
      others = others.filter((each) => each.peer !== peer);
      const wasHost = peer === host;
      if (wasHost) host = undefined;
      askNext();
      return wasHost;
    },
    close: () => {
      isClosed = true;
      stopAsking();
    },
  };
}
