import type { KeyPair } from '../../net';
import { type AwaitedProof, challenge, type Hello, isProof } from '../wire/handshake';
import { formatMessage, type GuestMessage } from '../wire/messages';
import type { Peer } from './places';

type Proof = Extract<GuestMessage, { readonly kind: 'proof' }>;

/** What is needed to find out who somebody is. */
export interface AdmissionServices {
  readonly send: (peer: Peer, text: string) => void;
  /** What binds to the connection with a peer. */
  readonly binding: (peer: Peer) => string | undefined;
  /** Sixteen random bytes as 32 hexadecimal digits. */
  readonly nonce: () => string;
}

/** A host's part in finding out who comes. */
export interface Admission {
  /** Somebody asks for a seat: the host proves who it is, and waits for the same. */
  readonly challenge: (peer: Peer, hello: Hello) => void;
  /** The public key that somebody has proved to have the other half of; once for each challenge. */
  readonly admit: (peer: Peer, proof: Proof) => string | undefined;
  /** Waits no longer for a peer, who is gone. */
  readonly forget: (peer: Peer) => void;
}

/** Opens the admission of guests by a host of these keys. */
export function openAdmission(keys: KeyPair, services: AdmissionServices): Admission {
  const { send, binding, nonce } = services;
  const awaited = new Map<Peer, AwaitedProof>();

  return {
    challenge: (peer, hello) => {
      const bound = binding(peer);
      if (bound === undefined) return;
      const made = challenge(keys, hello, nonce(), bound);
      awaited.set(peer, made.awaited);
      send(peer, formatMessage(made.message));
    },
    admit: (peer, { signature }) => {
      const proof = awaited.get(peer);
      if (!proof || !isProof(proof, signature)) return undefined;
      awaited.delete(peer);
      return proof.key;
    },
    forget: (peer) => void awaited.delete(peer),
  };
}
