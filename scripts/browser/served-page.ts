// Not through npx, which prints its own warnings into the results.
const VITE = 'node node_modules/vite/bin/vite.js';

/** Prefix of a command that builds the page first, unless `BUILT=1` says that it is built. */
export const BUILD = process.env['BUILT'] === '1' ? '' : `${VITE} build --logLevel warn && `;

/** Playwright's configuration of a server for the built page on a local port. */
export const servedPage = (port: number) => {
  // A number, because server and browser may disagree if `localhost` resolves to ::1 first.
  const host = '127.0.0.1';
  return {
    command: `${BUILD}${VITE} preview --host ${host} --port ${port} --strictPort`,
    url: `http://${host}:${port}`,
    timeout: 120_000,
    reuseExistingServer: false,
  };
};
