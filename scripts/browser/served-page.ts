// Not by npx, which prints its own warnings into the results.
const VITE = 'node node_modules/vite/bin/vite.js';

/** The beginning of a command that builds the page first, unless `BUILT=1` says that it has been built. */
export const BUILD = process.env['BUILT'] === '1' ? '' : `${VITE} build --logLevel warn && `;

/** How Playwright starts a server of the built page, at a port of this machine. */
export const servedPage = (port: number) => {
  // By number: where `localhost` means ::1 first, the server and the browser may disagree.
  const host = '127.0.0.1';
  return {
    command: `${BUILD}${VITE} preview --host ${host} --port ${port} --strictPort`,
    url: `http://${host}:${port}`,
    timeout: 120_000,
    reuseExistingServer: false,
  };
};
