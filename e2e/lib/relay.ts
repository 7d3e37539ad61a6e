import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as v from 'valibot';
import { type WebSocket, WebSocketServer } from 'ws';

const event = v.object({
  kind: v.number(),
  created_at: v.number(),
  tags: v.array(v.array(v.string())),
});
const filter = v.object({
  kinds: v.array(v.number()),
  since: v.optional(v.number(), 0),
  '#x': v.array(v.string()),
});
const request = v.union([
  v.looseTuple([v.literal('EVENT'), v.looseObject({ id: v.string(), ...event.entries })]),
  v.looseTuple([v.literal('REQ'), v.string(), filter]),
  v.looseTuple([v.literal('CLOSE'), v.string()]),
]);

type Filter = v.InferOutput<typeof filter>;

/** A local Nostr relay for tests; it forwards events and stores none. */
export interface Relay {
  readonly url: string;
  readonly heard: readonly string[];
  readonly stop: () => Promise<void>;
}

/** Starts a relay (the part of NIP-01 that peer discovery needs); on any free port by default. */
export async function startRelay(port = 0): Promise<Relay> {
  const server = createServer();
  const sockets = new WebSocketServer({ server });
  const subscriptions = new Map<WebSocket, Map<string, Filter>>();
  const heard: string[] = [];

  sockets.on('connection', (socket) => {
    const own = new Map<string, Filter>();
    subscriptions.set(socket, own);
    const answer = (...values: readonly unknown[]): void => socket.send(JSON.stringify(values));
    socket.on('close', () => subscriptions.delete(socket));
    socket.on('message', (data: Buffer) => {
      heard.push(data.toString());
      const message = v.parse(request, JSON.parse(data.toString()));
      if (message[0] === 'REQ') {
        own.set(message[1], message[2]);
        answer('EOSE', message[1]);
      } else if (message[0] === 'CLOSE') {
        own.delete(message[1]);
      } else {
        const { id, kind, created_at: time, tags } = message[1];
        answer('OK', id, true, '');
        const topics = tags.flatMap(([name, topic = '']) => (name === 'x' ? [topic] : []));
        for (const [other, filters] of subscriptions) {
          for (const [name, { kinds, since, '#x': wanted }] of filters) {
            if (!kinds.includes(kind) || time < since) continue;
            if (!topics.some((topic) => wanted.includes(topic))) continue;
            other.send(JSON.stringify(['EVENT', name, message[1]]));
          }
        }
      }
    });
  });

  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.address() as AddressInfo;
  return {
    url: `ws://127.0.0.1:${address.port}`,
    heard,
    stop: () =>
      new Promise((resolve) => {
        for (const socket of subscriptions.keys()) socket.terminate();
        sockets.close();
        server.close(() => resolve());
      }),
  };
}
