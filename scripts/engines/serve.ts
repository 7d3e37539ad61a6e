import { fileURLToPath } from 'node:url';
import { build, preview } from 'vite';
import type { CleanUp } from './clean-up';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Builds the page and serves it to this machine until the end; the result is its address. */
export async function serveBuiltPage(atEnd: CleanUp): Promise<string> {
  await build({ root, logLevel: 'warn' });
  // By number, as in playwright.config.ts; 0 is whatever port is free.
  const server = await preview({ root, logLevel: 'warn', preview: { host: '127.0.0.1', port: 0 } });
  atEnd.add(() => server.close());
  const [address] = server.resolvedUrls?.local ?? [];
  if (address === undefined) throw new Error('The built page is served at no address');
  return address;
}
