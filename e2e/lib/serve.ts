/**
 * Serves the built page on every address of this machine, with permission to contact local relays, and a page that only
 * opens transports.
 */
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build, preview } from 'vite';
import { contentSecurityPolicy, RELAYS } from '../../vite.config';
import { PORT } from './site';

const root = fileURLToPath(new URL('../..', import.meta.url));
const built = fileURLToPath(new URL('../../dist', import.meta.url));
const site = fileURLToPath(new URL('../../node_modules/.cache/p2p', import.meta.url));
const links = fileURLToPath(new URL('links', import.meta.url));

/** Allows a page to contact the relays of the tests. */
async function allowRelays(file: string): Promise<void> {
  const page = await readFile(file, 'utf8');
  const changed = page.replace(` ${RELAYS};`, ` ${RELAYS} ws://127.0.0.1:*;`);
  if (changed === page) throw new Error(`${file} does not say which relays it may reach`);
  await writeFile(file, changed);
}

await rm(site, { recursive: true, force: true });
await cp(built, site, { recursive: true });
await build({
  configFile: false,
  root: links,
  base: './',
  publicDir: false,
  logLevel: 'warn',
  plugins: [contentSecurityPolicy],
  build: { target: 'es2022', outDir: `${site}/links`, emptyOutDir: true },
});
for (const page of ['index.html', 'links/index.html']) await allowRelays(`${site}/${page}`);
await preview({
  configFile: false,
  root,
  appType: 'mpa',
  logLevel: 'warn',
  build: { outDir: site },
  preview: { host: '0.0.0.0', port: PORT, strictPort: true },
});
