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

/** Relays that a built page may connect to: any encrypted one, since players may enter their own. */
export const RELAYS = 'wss:';

/** Content security policy of a built page: its own files, and connections to relays. */
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

/** A static host cannot send headers, so the built page contains the policy. */
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
 * Open Graph tags for previews of links to the page. The image needs an absolute URL, so it is left out unless the
 * publisher sets the site.
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
    property('og:image:alt', 'A ScraeBBKle board with words on it'),
    {
      tag: 'meta',
      attrs: { name: 'twitter:card', content: 'summary_large_image' },
      injectTo: 'head',
    },
  ];
}

/** Adds the preview tags: `SITE_URL=https://… npm run build`. */
const socialCard: Plugin = {
  name: 'social-card',
  apply: 'build',
  transformIndexHtml: (html) => [...cardOf(html, process.env['SITE_URL'])],
};

/**
 * The page that a static host serves for an unknown URL. Since the URL can have any depth, the link home is the path of
 * the site if the publisher sets it; otherwise it leads to the folder of the URL.
 */
export const notFoundPage = (template: string, site: string | undefined): string =>
  template.replace(
    'href="./"',
    `href="${site ? new URL(site.replace(/\/*$/, '/')).pathname : './'}"`,
  );

const notFound: Plugin = {
  name: 'not-found',
  apply: 'build',
  generateBundle() {
    const template = readFileSync(new URL('src/app/404.html', import.meta.url), 'utf8');
    const source = notFoundPage(template, process.env['SITE_URL']);
    this.emitFile({ type: 'asset', fileName: '404.html', source });
  },
};

/** Dynamic imports needed for the first view; they are preloaded with all their dependencies. */
const FIRST_SHOWN = ['draw'];

/** The Latin subset of the page's font. */
const FONT = /figtree-latin-wght-normal-.*\.woff2$/;

type Bundle = NonNullable<IndexHtmlTransformContext['bundle']>;

/** The files of a script and of all its static imports. */
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

/** Creates a preload link. A style sheet is applied at once, since browsers expect a preloaded one to be used soon. */
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

/** Requests the files of the first view in parallel as soon as the HTML is parsed. */
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
 * Modules that the first view shares with various lazy parts. A file for each combination of parts would cost more than
 * its content. Their style sheets are listed as well: in a chunk of lazy parts, a sheet would load all of that chunk.
 */
const SHOWN_FIRST = [
  '/node_modules/react-dom/',
  '/components/Board/PremiumMark',
  '/components/Board/board-contrast.css',
  '/components/Board/board-size',
  '/components/Board/board.css',
  '/components/Board/frame-layout',
  '/components/Board/lengths',
  '/components/Board/use-board-size',
  '/components/GameDialog/GameDialog',
  '/components/Header/use-look-up',
  '/components/LevelChoice/',
  '/components/MovePanel/NoticeLine',
  '/components/MovePanel/notice-line.css',
  '/components/Tile/',
  '/components/file-name',
  '/components/geometry',
  '/components/ui/Button',
  '/components/ui/Choice',
  '/components/ui/choice.css',
  '/components/ui/save-text',
  '/components/use-deferred',
];

/** The first script, of the page or of its worker, is one chunk with all its dependencies. */
const START = { name: 'start', tags: ['$initial' as const], includeDependenciesRecursively: false };

/**
 * Few chunks, since each request takes its time on a phone. Modules common to lazy parts are small enough for one
 * chunk; by default the bundler would create one for each combination of parts.
 */
const GROUPS = [
  START,
  // No first view opens a file. Together with the modules of the front page, these would be loaded too early.
  {
    name: 'files',
    test: /\/(?:OpenRecordButton|FileButton|gcg\/kind)\.tsx?$/,
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

/** Modules of the hash functions of which signatures use more than the first script does. */
const OF_SIGNATURES = /@noble\/hashes\/(?:sha2|_u64|_md|utils)\.js$/;

/**
 * Gives signatures their own copy of the hash functions. With a shared copy the first script would contain SHA-512,
 * which only signatures need.
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
 * The name of a file without its extension. Shared chunks are called `shared`: the names of all their parts would be
 * stored in the first script.
 */
const shortName = (name: string): string =>
  name.replace(/\.\w+$/, '').replace(/^shared~.*/, 'shared');

/** Size and hash of a word list under `resources/`, by which the page detects a damaged one. */
const markOf = (name: string) => {
  const file = readFileSync(new URL(`public/resources/${name}`, import.meta.url));
  return { bytes: file.length, sha256: createHash('sha256').update(file).digest('hex') };
};

const LIST_MARKS = Object.fromEntries(
  ['wordlist.txt', 'configured/deutsch/german-dictionary.txt'].map((name) => [name, markOf(name)]),
);

export default defineConfig({
  // Works under any path; with `mpa`, the server answers an unknown path with 404 and not with the page.
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
  worker: {
    format: 'es',
    plugins: () => [searchKernel()],
    rolldownOptions: { output: { codeSplitting: { groups: [START] } } },
  },
  build: {
    target: 'es2022',
    rolldownOptions: {
      // A name shared between chunks costs more than a number, and would load the chunk that defines it.
      optimization: { inlineConst: { mode: 'all' } },
      output: {
        codeSplitting: { groups: GROUPS },
        chunkFileNames: ({ name }) => `assets/${shortName(name)}-[hash].js`,
        assetFileNames: ({ names: [name = ''] }) => `assets/${shortName(name)}-[hash][extname]`,
      },
    },
  },
});
