import { defineConfig } from 'vitest/config';
import page from './vite.config.ts';

/** Tests that mock a module, or change the state of one for good, which other tests must not share. */
const APART = [
  'tests/net/room-transport.test.ts',
  'src/online/failures.test.ts',
  'src/app/load-part.test.ts',
  'src/app/new-version.test.ts',
];

/** Tests that need a document. */
const SCREEN = ['{src,tests}/**/*.test.tsx', 'src/app/{services,theme}.test.ts'];

/** Slow tests of the search and its oracles; `.ci/run` runs them if the engine or they have changed. */
const SEARCH = ['tests/{engine/search,oracle,bench}/**/*.test.ts'];

const LONG = '{src,tests}/**/*.long.test.ts';

export default defineConfig(({ mode }) => {
  const left = mode === 'long' ? [] : [LONG];
  return {
    ...page,
    test: {
      pool: 'threads',
      // The default leaves one core free, which is half of a small machine.
      maxWorkers: '100%',
      // Generous, since a busy machine is slow and no test checks times.
      testTimeout: 900_000,
      hookTimeout: 300_000,
      reporters: ['default', ['json', { outputFile: 'node_modules/.cache/reports/unit.json' }]],
      // Without isolation each worker creates what tests share only once, above all the word list.
      projects: [
        {
          extends: true,
          test: {
            name: 'pure',
            include: ['{src,tests}/**/*.test.ts'],
            exclude: [...APART, ...SCREEN, ...SEARCH, ...left],
            isolate: false,
            unstubGlobals: true,
          },
        },
        {
          extends: true,
          test: {
            name: 'search',
            include: SEARCH,
            exclude: left,
            isolate: false,
            unstubGlobals: true,
          },
        },
        {
          extends: true,
          test: {
            name: 'screen',
            include: SCREEN,
            environment: 'jsdom',
            setupFiles: 'tests/support/jsdom.ts',
            isolate: false,
          },
        },
        { extends: true, test: { name: 'apart', include: APART } },
      ],
    },
  };
});
