import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Served as well from a sub-path; and an unknown path is missing, not the page again.
  base: './',
  appType: 'mpa',
  plugins: [react()],
  worker: { format: 'es' },
  build: { target: 'es2022' },
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    environment: 'node',
    reporters: ['default', ['json', { outputFile: 'node_modules/.cache/reports/unit.json' }]],
  },
});
