import * as v from 'valibot';
import { bindingBetween, type Transport, type OnTransportEvent, type PeerId } from './transport';

const peerId = v.pipe(v.string(), v.minLength(1), v.maxLength(64));

const messageSchema = v.variant('kind', [
  /** Asks all others to answer. */
  v.strictObject({ kind: v.literal('announce'), from: peerId }),
  v.strictObject({ kind: v.literal('answer'), from: peerId, to: peerId }),
  v.strictObject({ kind: v.literal('bye'), from: peerId }),
  v.strictObject({ kind: v.literal('text'), from: peerId, to: peerId, text: v.string() }),
]);

type Message = v.InferOutput<typeof messageSchema>;

/** Undefined if the browser has no channels between tabs, or blocks them: Firefox does, with the data of a site. */
function openChannel(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined;
  }
}

/**
 * Opens a transport to other tabs of this browser in the same room. `self` is a unique id of this tab, at
 * most 64 characters. A tab that ends without closing its transport causes no `peer-left`. Undefined if the
 * browser has no channels between tabs.
 */
export function openTabTransport(
  room: string,
  self: PeerId,
  onEvent: OnTransportEvent,
): Transport | undefined {
  const channel = openChannel(`scraebbkle/room-${room}`);
  if (!channel) return undefined;
  const peers = new Set<PeerId>();
  let isClosed = false;
  const post = (message: Message): void => {
    if (!isClosed) channel.postMessage(message);
  };
  const addPeer = (peer: PeerId): void => {
    if (peers.has(peer)) return;
    peers.add(peer);
    onEvent({ kind: 'peer-joined', peer });
  };

  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const checked = v.safeParse(messageSchema, data);
    if (isClosed || !checked.success) return;
    const message = checked.output;
    if ('to' in message && message.to !== self) return;
    switch (message.kind) {
      case 'announce':
        post({ kind: 'answer', from: self, to: message.from });
        addPeer(message.from);
        break;
      case 'answer':
        addPeer(message.from);
        break;
      case 'bye':
        if (peers.delete(message.from)) onEvent({ kind: 'peer-left', peer: message.from });
        break;
      case 'text':
        if (peers.has(message.from)) {
          onEvent({ kind: 'peer-sent', peer: message.from, text: message.text });
        }
        break;
    }
  });
  post({ kind: 'announce', from: self });

  return {
    send: (peer, text) => {
      if (peers.has(peer)) post({ kind: 'text', from: self, to: peer, text });
    },
    binding: (peer) => (peers.has(peer) ? bindingBetween('tabs', self, peer) : undefined),
    close: () => {
      post({ kind: 'bye', from: self });
      isClosed = true;
      channel.close();
    },
  };
}
