import {
  type BrowserContext,
  type ConsoleMessage,
  expect,
  type Page,
  type Request,
  type WebError,
} from '@playwright/test';

/** Console errors and requests that a test tolerates. */
export interface Watch {
  /** Requires a matching message from the page. */
  readonly expectError: (pattern: RegExp) => void;
  /** Allows a matching message that depends on timing. */
  readonly allowError: (pattern: RegExp) => void;
  /** Allows requests and connections to this origin. */
  readonly allowOrigin: (origin: string) => void;
}

export interface PageMonitor {
  readonly watch: Watch;
  /** Watches every page of a context, workers included, until the returned function is called. */
  readonly listen: (context: BrowserContext) => () => void;
  /** Fails on messages that were not allowed, and on missing ones that were expected. */
  readonly judge: () => void;
}

const isFetched = (url: string): boolean => /^(?:https?|wss?):/.test(url);

/** Allows requests to the origin of this address, and no errors. */
export function createPageMonitor(address: string | undefined): PageMonitor {
  const origins = new Set(address === undefined ? [] : [new URL(address).origin]);
  const expected: RegExp[] = [];
  // Service workers are blocked except in the tests of the offline copy.
  const allowed: RegExp[] = [
    /^console warning: Service Worker registration blocked/,
    // A headed browser requests a default icon for pages without one, such as a text file.
    /\/favicon\.ico\)$/,
    // On a busy machine the first text is drawn too late for the preload check.
    /^console warning: The resource \S+\.woff2 was preloaded .* but not used within a few seconds/,
  ];
  const complaints: string[] = [];

  const noteRequest = (url: string): void => {
    if (isFetched(url) && !origins.has(new URL(url).origin)) {
      complaints.push(`request to another origin: ${url}`);
    }
  };
  const noteMessage = (message: ConsoleMessage): void => {
    const type = message.type();
    if (type === 'error' || type === 'warning') {
      complaints.push(`console ${type}: ${message.text()} (${message.location().url})`);
    }
  };
  const noteError = (error: WebError): void =>
    void complaints.push(`page error: ${error.error().message}`);
  const noteAsked = (request: Request): void => noteRequest(request.url());
  const listenTo = (page: Page): void => {
    page.on('websocket', (socket) => noteRequest(socket.url()));
  };

  return {
    watch: {
      expectError: (pattern) => void expected.push(pattern),
      allowError: (pattern) => void allowed.push(pattern),
      allowOrigin: (origin) => void origins.add(origin),
    },
    listen: (context) => {
      context.on('console', noteMessage);
      context.on('weberror', noteError);
      context.on('request', noteAsked);
      context.on('page', listenTo);
      for (const page of context.pages()) listenTo(page);
      return () => {
        context.off('console', noteMessage);
        context.off('weberror', noteError);
        context.off('request', noteAsked);
        context.off('page', listenTo);
      };
    },
    judge: () => {
      const known = [...expected, ...allowed];
      const unexpected = complaints.filter((text) => !known.some((each) => each.test(text)));
      const missing = expected.filter((each) => !complaints.some((text) => each.test(text)));
      expect(unexpected, 'complaints of the page').toEqual([]);
      expect(missing, 'complaints that the page should have made').toEqual([]);
    },
  };
}
