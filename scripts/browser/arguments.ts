/** What Chromium is told wherever the tests start it. */
export const chromiumArguments: readonly string[] = [
  // Root has no sandbox.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
