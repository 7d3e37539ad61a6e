import { defineConfig } from 'vitest/config';
import page from './vite.config.ts';

/** Tests that mock a module: what has been imported before must not be theirs, nor theirs what is imported after. */
const APART = ['tests/net/room-transport.test.ts', 'src/online/failures.test.ts'];

/** Tests that take a document. */
const SCREEN = ['{src,tests}/**/*.test.tsx', 'src/app/{load-part,tell-pending,theme}.test.ts'];

/** Tests that `npm run test:long` adds. */
const LONG = '{src,tests}/**/*.long.test.ts';

export default defineConfig(({ mode }) => {
  const isLong = mode === 'long';
  const left = mode === 'long' ? [] : [LONG];
  return {
    ...page,
    test: {
      pool: 'threads',
      // By itself it would leave one core to whoever watches, which is half of a small machine.
      maxWorkers: '100%',
      // A busy machine is slow; no test is about time.
      testTimeout: isLong ? 900_000 : 300_000,
      hookTimeout: 300_000,
      reporters: ['default', ['json', { outputFile: 'node_modules/.cache/reports/unit.json' }]],
      // What tests share, the word list above all, is made once by each worker and not for each file.
      projects: [
        {
          extends: true,
          test: {
            name: 'pure',
            include: ['{src,tests}/**/*.test.ts'],
            exclude: [...APART, ...SCREEN, ...left],
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
