// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadPart } from './load-part';

const IMPORTER = 'https://example.com/game/assets/index-1.js';

let answer: (address: string) => Response | Promise<Response>;
let asked: string[];

const script = () => new Response('', { headers: { 'content-type': 'text/javascript' } });
const missing = () => new Response('', { status: 404 });

const SOURCE = readFileSync('index.html', 'utf8');

/** The HTML of the page with its scripts as built: `look.js`, which every version has, and a module of its version. */
const htmlOf = (start: string): string =>
  SOURCE.replace(/ *<script type="module".*\n/, '').replace(
    '</head>',
    `<script type="module" crossorigin src="./assets/${start}"></script></head>`,
  );

beforeEach(() => {
  asked = [];
  answer = script;
  const page = new DOMParser().parseFromString(htmlOf('index-1.js'), 'text/html');
  document.head.innerHTML = page.head.innerHTML;
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return answer(address);
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const load = (path: string) => loadPart(async () => 'the part', [path], IMPORTER);

/** Answers with the page, and with 404 for scripts. */
const pageOf = (start: string) => (address: string) =>
  address.endsWith('.js') ? missing() : new Response(htmlOf(start));

it('fetches a file once', async () => {
  expect(await load('./once.js')).toBe('the part');
  expect(await load('./once.js')).toBe('the part');
  expect(asked).toEqual(['https://example.com/game/assets/once.js']);
});

it('requests many files in several tasks', async () => {
  const paths = Array.from({ length: 30 }, (_, file) => `./many-${file}.js`);
  const loading = loadPart(async () => 'the part', paths, IMPORTER);
  expect(asked.length).toBeLessThan(10);
  expect(await loading).toBe('the part');
  expect(asked).toHaveLength(30);
});

it('fetches a file again after a failure', async () => {
  answer = missing;
  await expect(load('./again.js')).rejects.toThrow('again.js');
  answer = script;
  expect(await load('./again.js')).toBe('the part');
});

it('rejects if the server sends a page instead of a script', async () => {
  answer = () => new Response('<p>', { headers: { 'content-type': 'text/html' } });
  await expect(load('./page.js')).rejects.toThrow('page.js');
});

it('imports nothing before every file is fetched', async () => {
  answer = missing;
  const importPart = vi.fn();
  await expect(loadPart(importPart, ['./none.js'], IMPORTER)).rejects.toThrow();
  expect(importPart).not.toHaveBeenCalled();
});

it('applies styles in the order of the list, not of arrival', async () => {
  const style = (): Response => new Response('', { headers: { 'content-type': 'text/css' } });
  let come = (): void => {};
  const first = new Promise<Response>((resolve) => {
    come = () => resolve(style());
  });
  answer = (address) => (address.endsWith('first.css') ? first : style());
  const loading = loadPart(async () => 'the part', ['./first.css', './second.css'], IMPORTER);
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  await new Promise(setImmediate);
  come();
  const links = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  await vi.waitFor(() => expect(links()).toHaveLength(2));
  const names = links().map(({ href }) => href.replace(/.*\//, ''));
  expect(names).toEqual(['first.css', 'second.css']);
  // jsdom does not fetch style sheets.
  for (const link of links()) link.dispatchEvent(new Event('load'));
  expect(await loading).toBe('the part');
});

it('distinguishes a new version on the server from a failure', async () => {
  answer = pageOf('index-2.js');
  await expect(load('./old.js')).rejects.toMatchObject({ name: 'OutdatedPage' });
  answer = pageOf('index-1.js');
  await expect(load('./old.js')).rejects.toMatchObject({ name: 'Error' });
});

it('reports no new version if the server is unreachable', async () => {
  answer = () => {
    throw new TypeError('Failed to fetch');
  };
  await expect(load('./offline.js')).rejects.toThrow('Failed to fetch');
});
