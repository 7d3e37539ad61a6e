import { type IceCandidate, formatDescription, parseDescription } from '../../src/net/description';

interface FakeConnection extends EventTarget {
  readonly name: string;
  connectionState: string;
  /** The name of the peer; undefined until it is known. */
  other: string | undefined;
  readonly channel: EventTarget & { readyState: string; send: (text: string) => void };
  readonly setLocalDescription: () => Promise<void>;
  readonly close: () => void;
}

/**
 * A network of fake `RTCPeerConnection`s. They find their peers by the names in their descriptions, if there
 * is a route.
 */
export function fakeNetwork(options: {
  readonly hasWay: boolean;
  /** Whether a route is found only after `connect`. */
  readonly isSlow?: boolean;
  /** Whether candidate gathering completes. */
  readonly isGathered: boolean;
  /** Whether no candidate is found before `findCandidate`. */
  readonly isWithoutCandidates?: boolean;
}) {
  const connections = new Map<string, FakeConnection>();

  const end = ({ channel }: FakeConnection): void => {
    if (channel.readyState === 'closed') return;
    channel.readyState = 'closed';
    channel.dispatchEvent(new Event('close'));
  };

  let isSlow = options.isSlow ?? false;
  let isWithoutCandidates = options.isWithoutCandidates ?? false;

  const candidates = (number: number): readonly IceCandidate[] =>
    isWithoutCandidates
      ? []
      : [{ kind: 'host', address: { kind: 'ipv4', bytes: [192, 168, 0, number] }, port: 4000 }];

  const meet = (one: FakeConnection): void => {
    const two = connections.get(one.other ?? '');
    if (isSlow || two?.other !== one.name) return;
    if (!options.hasWay) {
      for (const each of [one, two]) each.connectionState = 'failed';
      return;
    }
    for (const { channel } of [one, two]) {
      channel.readyState = 'open';
      channel.dispatchEvent(new Event('open'));
    }
  };

  function RTCPeerConnection(): EventTarget {
    const number = connections.size;
    const name = `name${number}`;
    const channel = Object.assign(new EventTarget(), {
      readyState: 'connecting',
      send: (data: string): void => {
        const other = connections.get(connection.other ?? '');
        other?.channel.dispatchEvent(new MessageEvent('message', { data }));
      },
      close: (): void => {},
    });
    const connection = Object.assign(new EventTarget(), {
      name,
      other: undefined as string | undefined,
      channel,
      iceGatheringState: options.isGathered ? 'complete' : 'gathering',
      connectionState: 'new',
      localDescription: { sdp: '' },
      signalingState: 'stable',
      currentLocalDescription: null as { readonly sdp: string } | null,
      currentRemoteDescription: null as { readonly sdp: string } | null,
      createDataChannel: () => channel,
      setLocalDescription: async (): Promise<void> => {
        connection.localDescription.sdp = formatDescription({
          kind: connection.other === undefined ? 'offer' : 'active',
          name,
          password: 'abcdefghijklmnopqrstuvwx',
          fingerprint: Array.from({ length: 32 }, () => number),
          candidates: candidates(number),
        });
        connection.currentLocalDescription = connection.localDescription;
        meet(connection);
      },
      setRemoteDescription: async ({ sdp }: { readonly sdp: string }): Promise<void> => {
        connection.other = parseDescription(sdp)?.name;
        connection.currentRemoteDescription = { sdp };
        meet(connection);
      },
      close: (): void => {
        const other = connections.get(connection.other ?? '');
        end(connection);
        if (other) end(other);
      },
    });
    connections.set(name, connection);
    return connection;
  }

  return {
    RTCPeerConnection,
    /** Number of connections that are open or may still open. */
    openCount: (): number =>
      [...connections.values()].filter(({ channel }) => channel.readyState !== 'closed').length,
    findCandidate: async (): Promise<void> => {
      isWithoutCandidates = false;
      for (const each of connections.values()) await each.setLocalDescription();
    },
    connect: (): void => {
      isSlow = false;
      for (const each of connections.values()) meet(each);
    },
  };
}
