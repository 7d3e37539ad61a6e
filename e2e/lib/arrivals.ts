import type { BrowserContext, Page } from '@playwright/test';

declare global {
  interface Window {
    /** What came to this page over data channels since it was loaded. */
    dataChannelArrivals?: string[];
  }
}

/** Runs in every page before its own scripts do, and so can use nothing but what is in it. */
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

/** Writes down, on every page of a context that is still to be loaded, what other browsers send. */
export const recordArrivals = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(record);

/** What other browsers have sent to a page since it was loaded, as it came. */
export const arrivalsAt = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => window.dataChannelArrivals ?? []);
