import { openPeerConnections } from './peer-connections';

/** How a page is connected, but to nobody before somebody wants it to be. */
export interface DeferredConnections {
  readonly connect: typeof openPeerConnections;
  /** Opens whatever was to be opened meanwhile; from now on everything is opened at once. */
  readonly release: () => void;
}

/** Holds back the connections that a page opens by itself. */
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
