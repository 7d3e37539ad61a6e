import { readFileSync } from 'node:fs';
import {
  componentModules,
  engineLayers,
  hiddenFiles,
  modules,
  packages,
} from './module-boundaries.mjs';

const { dependencies, devDependencies } = JSON.parse(
  readFileSync(new URL('package.json', import.meta.url), 'utf8'),
);
const installed = Object.keys({ ...dependencies, ...devDependencies });

const END = '(?:/|$)';

const others = (names, allowed, self) =>
  names.filter((name) => name !== self && !allowed.includes(name));

/** Forbids import paths; returns no pattern if `names` is empty. */
const forbid = (prefix, names, suffix, message) =>
  names.length === 0 ? [] : [{ regex: `^${prefix}(?:${names.join('|')})${suffix}`, message }];

const UP = '(?:\\./)?(?:\\.\\./)+';

const TABLE = '(module-boundaries.mjs)';

/** Tests beside the code. They are not part of the page, and may import what they need. */
const TESTS = '*.test.{ts,tsx}';

const noTests = [
  ...forbid(UP, ['tests'], END, 'The page holds no code of tests.'),
  { regex: '\\.test$', message: 'The page holds no code of tests.' },
];

const modulePatterns = (module) => [
  ...noTests,
  ...forbid('', ['node:'], '', `${module} runs without Node.`),
  ...forbid(
    '',
    others(installed, packages[module]),
    END,
    `${module} may not import this package ${TABLE}.`,
  ),
  ...forbid(
    UP,
    others(Object.keys(modules), modules[module], module),
    END,
    `${module} may not import this module ${TABLE}.`,
  ),
  ...forbid(
    UP,
    modules[module].map((other) => `${other}/.`),
    '',
    'Import another module through its index.',
  ),
];

const layerPatterns = (layer) => [
  ...modulePatterns('engine'),
  ...forbid(
    UP,
    [...others(Object.keys(engineLayers), engineLayers[layer], layer), 'index'],
    END,
    `engine/${layer} may not import this layer ${TABLE}.`,
  ),
  ...forbid(
    UP,
    hiddenFiles[layer] ?? [],
    '$',
    `engine/${layer} may not import this file ${TABLE}.`,
  ),
];

const componentPatterns = [
  ...modulePatterns('components'),
  ...forbid(
    '(?:\\./)?(?:\\.\\./)*',
    componentModules,
    '/.',
    'Import this folder through its index.',
  ),
  {
    regex: '^\\.(?:\\.|/[^/]+)/.*\\.css$',
    message: 'Import only the styles of the same folder; shared styles belong to components/ui.',
  },
];

const NOT_IN_UI = `components/ui may import only itself and messages ${TABLE}.`;

const uiPatterns = [
  ...componentPatterns,
  ...forbid('', ['(?:\\./)?\\.\\./[^.]'], '', NOT_IN_UI),
  ...forbid(UP, others(modules.components, ['messages']), END, NOT_IN_UI),
];

/** A test may import all files of its module, but other modules only through their index. */
const testPatterns = (module) =>
  forbid(
    UP,
    others(Object.keys(modules), [], module).map((other) => `${other}/.`),
    '',
    'Import another module through its index.',
  );

const importing = (patterns) => ({ 'no-restricted-imports': ['error', { patterns }] });

// Overrides of the same rule replace each other, so each one lists all patterns for its files.
const moduleBoundaries = [
  ...Object.keys(modules).map((module) => ({
    files: [`**/src/${module}/**`],
    rules: importing(modulePatterns(module)),
  })),
  ...Object.keys(engineLayers).map((layer) => ({
    files: [`**/src/engine/${layer}/**`],
    rules: importing(layerPatterns(layer)),
  })),
  { files: ['**/src/components/**'], rules: importing(componentPatterns) },
  { files: ['**/src/components/ui/**'], rules: importing(uiPatterns) },
  ...Object.keys(modules).map((module) => ({
    files: [`**/src/${module}/**/${TESTS}`],
    rules: importing(testPatterns(module)),
  })),
];

const clocks = ['Date', 'setTimeout', 'setInterval', 'crypto', 'performance', 'console', 'fetch'];

/** Signs and names that a component may render itself. Everything that a person reads or hears stands in `messages`. */
const SIGNS = [' ', '·', ' · ', ': ', '.', ', ', ' =', '!', '?', '×', '−', '+', '◎', '⤢'];
const NAMES = ['ScraeBBKle', 'Scrae', 'B', 'Kle', 'resources/'];

/** Attributes whose text is shown or read out, in HTML and in our own components. */
const READ_ATTRIBUTES = [
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'aria-valuetext',
  'heading',
  'label',
  'placeholder',
  'question',
  'summary',
  'title',
];

export default {
  plugins: ['typescript', 'import', 'react', 'unicorn', 'oxc'],
  categories: { correctness: 'error', suspicious: 'error' },
  ignorePatterns: ['dist', 'src/engine/search/kernel'],
  rules: {
    // Also for cycles of type imports.
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'import/no-unassigned-import': 'off',
    'unicorn/consistent-function-scoping': 'off',
    // The compiler checks returns, and knows which switches are exhaustive.
    'typescript/consistent-return': 'off',
    // A letter is one code point by definition, so spreading a string is intended.
    'typescript/no-misused-spread': 'off',
    'typescript/no-unsafe-type-assertion': 'off',
    // Meant for windows; a worker's postMessage has no origin.
    'unicorn/require-post-message-target-origin': 'off',
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
    'react/react-in-jsx-scope': 'off',
    'react/no-danger': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/consistent-type-imports': 'error',
    'no-restricted-properties': [
      'error',
      { object: 'Math', property: 'random', message: 'Take a source of chance as a parameter.' },
    ],
    'no-eval': 'error',
    'no-console': 'error',
    eqeqeq: 'error',
  },
  overrides: [
    ...moduleBoundaries,
    {
      files: ['**/src/engine/**', '**/src/table/**', '**/src/online/**'],
      rules: { 'no-restricted-globals': ['error', ...clocks] },
    },
    {
      files: ['**/src/{components,app}/**'],
      rules: {
        'react/jsx-no-literals': [
          'error',
          {
            noStrings: true,
            ignoreProps: true,
            allowedStrings: [...SIGNS, ...NAMES],
            restrictedAttributes: READ_ATTRIBUTES,
          },
        ],
      },
    },
    {
      files: [`**/src/**/${TESTS}`],
      rules: { 'no-restricted-globals': 'off', 'react/jsx-no-literals': 'off' },
    },
    { files: ['scripts/**', 'bench/**'], rules: { 'no-console': 'off' } },
  ],
};
