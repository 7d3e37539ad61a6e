import {
  type Conversation,
  type ConversationFigures,
  type ConversationServices,
  openConversation,
} from './conversation';
import type { Link, LinkEvents, LinkFailure, PeerId } from './link';

/** How many peers are heard at a time; no table seats as many. */
const MOST_PEERS = 32;

/** What lines tell whoever opened them; see `LineEvents` and `LinkEvents`. */
export interface ConversationsEvents {
  readonly onPeer: (peer: PeerId) => void;
  readonly onGone: (peer: PeerId) => void;
  readonly onMessage: (peer: PeerId, text: string) => void;
  readonly onAway: (peer: PeerId) => void;
  readonly onBack: (peer: PeerId) => void;
  readonly onRestart: (peer: PeerId) => void;
  readonly onFailure: (failure: LinkFailure) => void;
  readonly onMended: (code: LinkFailure['code']) => void;
}

/** A line to every peer of a link. */
export interface Conversations {
  /** What the link is to be opened with. */
  readonly linkEvents: LinkEvents;
  /** Goes on over that link; what is said before waits for it. */
  readonly use: (link: Link) => void;
  /** Sends a message; false where the peer is gone, or the line takes no more. */
  readonly send: (peer: PeerId, text: string) => boolean;
  /** What the line to a peer has seen; undefined where the peer is gone. */
  readonly figures: (peer: PeerId) => ConversationFigures | undefined;
  /** What binds to the connection with a peer; see `Link`. */
  readonly binding: (peer: PeerId) => string | undefined;
  /** Closes the lines and the link. */
  readonly close: () => void;
}

/** Opens lines to the peers of a link that is still to be opened, with `linkEvents`. */
export function openConversations(
  services: ConversationServices,
  events: ConversationsEvents,
): Conversations {
  const lines = new Map<PeerId, Conversation>();
  let link: Link | undefined;
  let isClosed = false;
  let unsent: (readonly [peer: PeerId, frame: string])[] = [];

  const sendFrame = (peer: PeerId, frame: string): void => {
    if (link) link.send(peer, frame);
    else unsent.push([peer, frame]);
  };

  const hangUp = (peer: PeerId): boolean => {
    lines.get(peer)?.close();
    return lines.delete(peer);
  };

  return {
    linkEvents: {
      onPeer: (peer) => {
        if (isClosed) return;
        // By another connection than before: it may be somebody else who uses the name.
        if (hangUp(peer)) events.onGone(peer);
        if (lines.size >= MOST_PEERS) return;
        const line = openConversation({
          send: (frame) => sendFrame(peer, frame),
          services,
          events: {
            onMessage: (text) => events.onMessage(peer, text),
            onAway: () => events.onAway(peer),
            onBack: () => events.onBack(peer),
            onRestart: () => events.onRestart(peer),
          },
        });
        lines.set(peer, line);
        events.onPeer(peer);
      },
      onGone: (peer) => {
        if (hangUp(peer)) events.onGone(peer);
      },
      onMessage: (peer, frame) => lines.get(peer)?.receive(frame),
      onFailure: (failure) => {
        if (!isClosed) events.onFailure(failure);
      },
      onMended: (code) => {
        if (!isClosed) events.onMended(code);
      },
    },
    use: (opened) => {
      if (isClosed) {
        opened.close();
        return;
      }
      link = opened;
      for (const [peer, frame] of unsent) opened.send(peer, frame);
      unsent = [];
    },
    send: (peer, text) => lines.get(peer)?.send(text) ?? false,
    figures: (peer) => lines.get(peer)?.figures(),
    binding: (peer) => link?.binding(peer),
    close: () => {
      isClosed = true;
      for (const peer of lines.keys()) hangUp(peer);
      link?.close();
    },
  };
}
