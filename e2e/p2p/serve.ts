/**
 * Builds the page as it is shipped, but for a relay on this machine that it may reach, and beside it
 * the page with nothing but links; serves both on every address of this machine.
 */
import { fileURLToPath } from 'node:url';
import { build, preview } from 'vite';
import { contentSecurityPolicy, pageFor } from '../../vite.config';
import { PORT } from '../lib/site';

const RELAYS = 'wss: ws://127.0.0.1:*';

const root = fileURLToPath(new URL('../..', import.meta.url));
const site = fileURLToPath(new URL('../../node_modules/.cache/p2p', import.meta.url));
const links = fileURLToPath(new URL('links', import.meta.url));

const page = pageFor(RELAYS);

await build({
  ...page,
  configFile: false,
  root,
  logLevel: 'warn',
  build: { ...page.build, outDir: site, emptyOutDir: true },
});
await build({
  configFile: false,
  root: links,
  base: './',
  publicDir: false,
  logLevel: 'warn',
  plugins: [contentSecurityPolicy(RELAYS)],
  build: { target: 'es2022', outDir: `${site}/links`, emptyOutDir: true },
});
await preview({
  configFile: false,
  root,
  appType: 'mpa',
  logLevel: 'warn',
  build: { outDir: site },
  preview: { host: '0.0.0.0', port: PORT, strictPort: true },
});
