import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import {
  defineConfig,
  type HtmlTagDescriptor,
  type IndexHtmlTransformContext,
  type Plugin,
} from 'vite';
import { searchKernel } from './scripts/kernel/plugin.ts';
import { wordMeanings } from './scripts/meanings/plugin.ts';
import { offlineCopy } from './scripts/offline/plugin.ts';
import { partsOnDemand } from './scripts/parts/plugin.ts';

/** Relays that a built page may reach: whoever plays may name their own, so any that cannot be listened to. */
export const RELAYS = 'wss:';

/** What a built page may load and do: its own files, and connections to relays. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' data:",
  "manifest-src 'self'",
  `connect-src 'self' ${RELAYS}`,
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types default',
].join('; ');

/** A static host sends no headers, so the policy stands in the page; not while developing. */
export const contentSecurityPolicy: Plugin = {
  name: 'content-security-policy',
  apply: 'build',
  transformIndexHtml: () => [
    {
      tag: 'meta',
      attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY },
      injectTo: 'head-prepend',
    },
  ],
};

const property = (name: string, content: string): HtmlTagDescriptor => ({
  tag: 'meta',
  attrs: { property: name, content },
  injectTo: 'head',
});

/**
 * What a page that links to this one shows of it. Its picture must have a whole address, which only
 * whoever publishes the page knows; without one there is no picture.
 */
export function cardOf(html: string, site: string | undefined): readonly HtmlTagDescriptor[] {
  const [, description = ''] = /<meta name="description" content="([^"]*)"/.exec(html) ?? [];
  const told = [
    property('og:type', 'website'),
    property('og:title', 'ScraeBBKle'),
    property('og:description', description),
  ];
  if (!site) return told;
  const address = (path: string): string => new URL(path, site.replace(/\/*$/, '/')).href;
  return [
    ...told,
    property('og:url', address('')),
    property('og:image', address('card.jpg')),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    property('og:image:alt', 'A board of ScraeBBKle with words on it'),
    {
      tag: 'meta',
      attrs: { name: 'twitter:card', content: 'summary_large_image' },
      injectTo: 'head',
    },
  ];
}

/** Puts the card of a shared link into the page: `SITE_URL=https://… npm run build`. */
const socialCard: Plugin = {
  name: 'social-card',
  apply: 'build',
  transformIndexHtml: (html) => [...cardOf(html, process.env['SITE_URL'])],
};

/**
 * The page that a static host shows for an unknown address. That may be at any depth, so the way home is the path of
 * the site, which only whoever publishes the page knows; without one it leads to the folder of the address.
 */
export const notFoundPage = (template: string, site: string | undefined): string =>
  template.replace(
    'href="./"',
    `href="${site ? new URL(site.replace(/\/*$/, '/')).pathname : './'}"`,
  );

/** Adds the page for unknown addresses. */
const notFound: Plugin = {
  name: 'not-found',
  apply: 'build',
  generateBundle() {
    const template = readFileSync(new URL('src/app/404.html', import.meta.url), 'utf8');
    const source = notFoundPage(template, process.env['SITE_URL']);
    this.emitFile({ type: 'asset', fileName: '404.html', source });
  },
};

/** What a first visit shows comes in scripts that others ask for: these, with all they need. */
const FIRST_SHOWN = ['draw'];

/** The font of the page, in the letters that it is written in. */
const FONT = /figtree-latin-wght-normal-.*\.woff2$/;

type Bundle = NonNullable<IndexHtmlTransformContext['bundle']>;

/** The files of a script and of all the scripts that it cannot do without. */
function filesOf(bundle: Bundle, name: string): readonly string[] {
  const found = new Set<string>();
  const take = (file: string): void => {
    const chunk = bundle[file];
    if (chunk?.type !== 'chunk' || found.has(file)) return;
    found.add(file);
    for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
    for (const each of chunk.imports) take(each);
  };
  for (const output of Object.values(bundle)) {
    if (output.type === 'chunk' && output.name === name) take(output.fileName);
  }
  if (found.size === 0) throw new Error(`No script is called ${name}`);
  return [...found];
}

/** Asks for a file; a style is put to use at once, since a preloaded one must be used soon. */
function linkTo(file: string): HtmlTagDescriptor {
  const kind = file.endsWith('.js')
    ? { rel: 'modulepreload' }
    : file.endsWith('.css')
      ? { rel: 'stylesheet' }
      : { rel: 'preload', as: 'font' };
  return {
    tag: 'link',
    attrs: { ...kind, crossorigin: true, href: `./${file}` },
    injectTo: 'head',
  };
}

/** Asks for what the first view needs as soon as the page is read, not one thing after another. */
const preloads: Plugin = {
  name: 'preloads',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {} }) =>
      [
        ...new Set([
          ...FIRST_SHOWN.flatMap((name) => filesOf(bundle, name)),
          ...Object.keys(bundle).filter((file) => FONT.test(file)),
        ]),
      ]
        .filter((file) => !html.includes(file))
        .map(linkTo),
  },
};

/**
 * What the first view shares with parts that are loaded later, each with other parts: a file for every
 * such set of parts would cost more than they hold.
 */
const SHOWN_FIRST = [
  '/node_modules/react-dom/',
  '/components/Announcer/Announcer',
  '/components/Board/PremiumMark',
  '/components/Board/board-size',
  '/components/Board/frame-layout',
  '/components/Board/use-board-size',
  '/components/Board/use-rows-drawn',
  '/components/GameDialog/GameDialog',
  '/components/LevelChoice/LevelChoice',
  '/components/Motion/stage',
  '/components/Motion/welcome',
  '/components/MovePanel/NoticeLine',
  '/components/Rack/rack-columns',
  '/components/Tile/Tile',
  '/components/ui/Choice',
  '/components/ui/Notice',
  '/messages/levels',
];

/**
 * Few files, since a phone takes its time over each that is asked for. What the first script of the page
 * cannot do without is one; what parts that come later have in common is small enough to be put together,
 * while by itself the bundler would make as many files as there are ways of sharing.
 */
const GROUPS = [
  { name: 'start', tags: ['$initial' as const], includeDependenciesRecursively: false },
  // No first view opens a file: with what the front page shares it would come too early.
  {
    name: 'files',
    test: /\/(?:OpenRecordButton|FileButton|gcg\/fits)\.tsx?$/,
    includeDependenciesRecursively: false,
  },
  {
    name: 'shown',
    test: (id: string) => SHOWN_FIRST.some((part) => id.includes(part)),
    includeDependenciesRecursively: false,
  },
  {
    name: 'shared',
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 2500,
    includeDependenciesRecursively: false,
  },
];

/** The modules of the hash functions of which signatures use more than the first script of the page does. */
const OF_SIGNATURES = /@noble\/hashes\/(?:sha2|_u64|_md|utils)\.js$/;

/**
 * Gives signatures a copy of the hash functions: in one that is shared, the first script of the page would hold
 * SHA-512 too, which only they need.
 */
const hashesOfSignatures: Plugin = {
  name: 'hashes-of-signatures',
  apply: 'build',
  enforce: 'pre',
  async resolveId(source, importer = '') {
    if (!importer.includes('/@noble/curves/') && !importer.endsWith('?signatures')) return null;
    const resolved = await this.resolve(source, importer, { skipSelf: true });
    if (!resolved || !OF_SIGNATURES.test(resolved.id)) return resolved;
    return { ...resolved, id: `${resolved.id}?signatures` };
  },
};

/**
 * The name of a file without its extension; of one that several others share, not all their names, which the first
 * script of the page would have to know.
 */
const shortName = (name: string): string =>
  name.replace(/\.\w+$/, '').replace(/^shared~.*/, 'shared');

/** Lists of words by their names under `resources/`, so that the page can tell them from damaged ones. */
const markOf = (name: string) => {
  const file = readFileSync(new URL(`public/resources/${name}`, import.meta.url));
  return { bytes: file.length, sha256: createHash('sha256').update(file).digest('hex') };
};

const LIST_MARKS = Object.fromEntries(
  ['wordlist.txt', 'configured/deutsch/german-dictionary.txt'].map((name) => [name, markOf(name)]),
);

export default defineConfig({
  // Served as well from a sub-path; and an unknown path is missing, not the page again.
  base: './',
  appType: 'mpa',
  define: { LIST_MARKS: JSON.stringify(LIST_MARKS) },
  plugins: [
    react(),
    contentSecurityPolicy,
    socialCard,
    preloads,
    hashesOfSignatures,
    notFound,
    searchKernel(),
    wordMeanings(),
    partsOnDemand(),
    offlineCopy(Object.keys(LIST_MARKS).map((name) => `resources/${name}`)),
  ],
  worker: { format: 'es', plugins: () => [searchKernel()] },
  build: {
    target: 'es2022',
    rolldownOptions: {
      output: {
        codeSplitting: { groups: GROUPS },
        chunkFileNames: ({ name }) => `assets/${shortName(name)}-[hash].js`,
        assetFileNames: ({ names: [name = ''] }) => `assets/${shortName(name)}-[hash][extname]`,
      },
    },
  },
});
