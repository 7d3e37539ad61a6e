import type { BrowserContext, Page } from '@playwright/test';

declare global {
  interface Window {
    /** Messages received over data channels since the page was loaded. */
    dataChannelArrivals?: string[];
  }
}

/** Runs in every page before its own scripts, so it must be self-contained. */
function record(): void {
  const arrivals: string[] = [];
  window.dataChannelArrivals = arrivals;
  const decoder = new TextDecoder();
  const listen = (channel: RTCDataChannel): RTCDataChannel => {
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (typeof data === 'string') arrivals.push(data);
      else if (data instanceof ArrayBuffer) arrivals.push(decoder.decode(data));
      else arrivals.push(`not read: ${String(data)}`);
    });
    return channel;
  };
  window.RTCPeerConnection = new Proxy(RTCPeerConnection, {
    construct: (target, [configuration]: [RTCConfiguration?]) => {
      const connection = new target(configuration);
      const create = connection.createDataChannel.bind(connection);
      connection.createDataChannel = (label, options) => listen(create(label, options));
      connection.addEventListener('datachannel', ({ channel }) => listen(channel));
      return connection;
    },
  });
}

/** Records what other browsers send to each page that the context loads from now on. */
export const recordArrivals = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(record);

/** The frames that a page has received since it was loaded, in order. */
export const arrivalsAt = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => window.dataChannelArrivals ?? []);
