import type { TransportEvent } from '../../src/net';

export function describeEvent(event: TransportEvent): string {
  switch (event.kind) {
    case 'peer-joined':
      return `peer ${event.peer}`;
    case 'peer-sent':
      return `${event.peer}: ${event.text}`;
    case 'peer-left':
      return `gone ${event.peer}`;
    case 'link-failed':
      return event.failure.code;
    case 'link-mended':
      return `mended ${event.code}`;
  }
}
