import { readFileSync } from 'node:fs';
import { floors, forbiddenModules, packages, parts, rooms } from './rooms.mjs';

const { dependencies, devDependencies } = JSON.parse(
  readFileSync(new URL('package.json', import.meta.url), 'utf8'),
);
const installed = Object.keys({ ...dependencies, ...devDependencies });

const END = '(?:/|$)';

const others = (names, allowed, self) =>
  names.filter((name) => name !== self && !allowed.includes(name));

/** A pattern over import paths, or none where nothing is forbidden. */
const forbid = (prefix, names, suffix, message) =>
  names.length === 0 ? [] : [{ regex: `^${prefix}(?:${names.join('|')})${suffix}`, message }];

const UP = '(?:\\./)?(?:\\.\\./)+';

const roomPatterns = (room) => [
  ...forbid('', ['node:'], '', `${room} must not know Node.`),
  ...forbid(
    '',
    others(installed, packages[room]),
    END,
    `${room} may not import this package (rooms.mjs).`,
  ),
  ...forbid(
    UP,
    others(Object.keys(rooms), rooms[room], room),
    END,
    `${room} may not import this room (rooms.mjs).`,
  ),
  ...forbid(
    UP,
    rooms[room].map((other) => `${other}/.`),
    '',
    'Import another room by its door, not by one of its modules.',
  ),
];

const floorPatterns = (floor) => [
  ...roomPatterns('engine'),
  ...forbid(
    UP,
    [...others(Object.keys(floors), floors[floor], floor), 'index'],
    END,
    `engine/${floor} may not import this floor (rooms.mjs).`,
  ),
  ...forbid(
    UP,
    forbiddenModules[floor] ?? [],
    '$',
    `engine/${floor} may not import this module (rooms.mjs).`,
  ),
];

const componentPatterns = [
  ...roomPatterns('components'),
  ...forbid(
    '(?:\\./)?(?:\\.\\./)*',
    parts,
    '/.',
    'Import a part of the page by its door, not by one of its modules.',
  ),
  {
    regex: '^\\.(?:\\.|/[^/]+)/.*\\.css$',
    message: 'A folder has styles of its own; what several share is a part of components/ui.',
  },
];

const uiPatterns = [
  ...componentPatterns,
  { regex: '^(?:\\./)?\\.\\./', message: 'components/ui knows nothing of the game (rooms.mjs).' },
];

const importing = (patterns) => ({ 'no-restricted-imports': ['error', { patterns }] });

// Overrides of one rule replace each other, so each says everything that holds for its files.
const arrows = [
  ...Object.keys(rooms).map((room) => ({
    files: [`**/src/${room}/**`],
    rules: importing(roomPatterns(room)),
  })),
  ...Object.keys(floors).map((floor) => ({
    files: [`**/src/engine/${floor}/**`],
    rules: importing(floorPatterns(floor)),
  })),
  { files: ['**/src/components/**'], rules: importing(componentPatterns) },
  { files: ['**/src/components/ui/**'], rules: importing(uiPatterns) },
];

const clocks = ['Date', 'setTimeout', 'setInterval', 'crypto', 'performance', 'console', 'fetch'];

export default {
  plugins: ['typescript', 'import', 'react', 'unicorn', 'oxc'],
  categories: { correctness: 'error', suspicious: 'error' },
  ignorePatterns: ['dist', 'src/engine/search/kernel', 'tests/architecture/violations'],
  rules: {
    'import/no-cycle': 'error',
    'import/no-unassigned-import': 'off',
    'unicorn/consistent-function-scoping': 'off',
    // The compiler checks returns, and knows which switches are exhaustive.
    'typescript/consistent-return': 'off',
    // A letter is one code point by definition, so spreading a text is what is meant.
    'typescript/no-misused-spread': 'off',
    'typescript/no-unsafe-type-assertion': 'off',
    // Meant for windows; a worker's postMessage takes no origin.
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
    ...arrows,
    {
      files: ['**/src/engine/**', '**/src/table/**', '**/src/online/**'],
      rules: { 'no-restricted-globals': ['error', ...clocks] },
    },
    { files: ['scripts/**', 'bench/**'], rules: { 'no-console': 'off' } },
  ],
};
