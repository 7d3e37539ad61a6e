import { openPeerConnections } from './peer-connections';

export interface DeferredConnections {
  readonly connect: typeof openPeerConnections;
  /** Opens the queued connections; later ones open at once. */
  readonly release: () => void;
}

/** Wraps `openPeerConnections` so that tabs and rooms are not opened before `release`. */
export function deferConnections(): DeferredConnections {
  let held: (() => void)[] | undefined = [];
  const whenReleased = (open: () => void): void => {
    if (held) held.push(open);
    else open();
  };
  return {
    connect: (services, onEvent) => {
      const links = openPeerConnections(services, onEvent);
      return {
        ...links,
        openTab: (...tab) => whenReleased(() => links.openTab(...tab)),
        openRoom: (...room) =>
          new Promise((resolve) => whenReleased(() => resolve(links.openRoom(...room)))),
        close: () => {
          held = [];
          links.close();
        },
      };
    },
    release: () => {
      const waiting = held ?? [];
      held = undefined;
      for (const open of waiting) open();
    },
  };
}
