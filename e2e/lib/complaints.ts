import {
  type BrowserContext,
  type ConsoleMessage,
  expect,
  type Page,
  type Request,
  type WebError,
} from '@playwright/test';

/** What may go wrong on a page of a test without failing it. */
export interface Watch {
  /** The page will complain in words like these, and must. */
  readonly expectComplaint: (pattern: RegExp) => void;
  /** The page may complain in words like these, and need not: it depends on what comes first. */
  readonly allowComplaint: (pattern: RegExp) => void;
  /** The page may ask this origin too, and connect to it. */
  readonly allowOrigin: (origin: string) => void;
}

/** Watches over the pages of a test. */
export interface Watchman {
  readonly watch: Watch;
  /** Watches over every page of a context from now on, workers included, until the result is called. */
  readonly listen: (context: BrowserContext) => () => void;
  /** Fails if a page has complained of what is not allowed, or not of what was expected. */
  readonly judge: () => void;
}

const isFetched = (url: string): boolean => /^(?:https?|wss?):/.test(url);

/** Pages may ask the origin of this address, and complain of nothing. */
export function watchman(address: string | undefined): Watchman {
  const origins = new Set(address === undefined ? [] : [new URL(address).origin]);
  const expected: RegExp[] = [];
  // Whether the page is kept for offline use has a test of its own, which alone lets it be.
  const allowed: RegExp[] = [
    /^console warning: Service Worker registration blocked/,
    // A browser with a window asks for a picture of pages that name none, such as one that is text alone.
    /\/favicon\.ico\)$/,
    // A busy machine draws the first letters later than the browser thinks right.
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
      expectComplaint: (pattern) => void expected.push(pattern),
      allowComplaint: (pattern) => void allowed.push(pattern),
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
