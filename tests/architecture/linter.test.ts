import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import * as v from 'valibot';
import { expect, it, onTestFinished } from 'vitest';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** One line of source, with the rule that rejects it; no rule if the line is allowed. */
type Line = readonly [code: string, rule?: string];

const IMPORT = 'no-restricted-imports';

/** Files under `src/` with one line for each kind of code that the linter must reject or accept. */
const FILES: Readonly<Record<string, readonly Line[]>> = {
  'table/imports.ts': [
    ["import '../engine';"],
    ["import '../store';", IMPORT],
    ["export type * from '../store';", IMPORT],
    ["export const loadStore = () => import('../store');", IMPORT],
    ["import '../engine/game';", IMPORT],
    ["import 'react';", IMPORT],
    ["import 'node:fs';", IMPORT],
    ["import '../../tests/support/games';", IMPORT],
    ["import './imports.test';", IMPORT],
  ],
  'table/imports.test.ts': [
    ["import 'node:fs';"],
    ["import 'vitest';"],
    ["import '../store';"],
    ["import '../store/state';", IMPORT],
    ["import '../../tests/support/games';"],
    ['export const now = (): number => Date.now();'],
  ],
  'components/ui/imports.test.ts': [
    ["import '../../engine';"],
    ["import '../../store/state';", IMPORT],
  ],
  'engine/search/imports.ts': [
    ["import '../game';"],
    ["import '../result';"],
    ["import '../players';", IMPORT],
    ["import '../game/state';", IMPORT],
    ["import '../index';", IMPORT],
    ["import '../../table';", IMPORT],
  ],
  'components/Page/imports.ts': [
    ["import '../ui';"],
    ["import './page.css';"],
    ["import '../ui/Button';", IMPORT],
    ["import '../Board/board.css';", IMPORT],
    ["import '../../app';", IMPORT],
  ],
  'components/ui/imports.ts': [
    ["import './Button';"],
    ["import '../../messages';"],
    ["import '../../messages/page';", IMPORT],
    ["import '../../engine';", IMPORT],
    ["import '../Board';", IMPORT],
  ],
  'engine/globals.ts': [
    ['export const now = (): number => Date.now();', 'no-restricted-globals'],
    ['export const random = (): number => Math.random();', 'no-restricted-properties'],
  ],
  'components/Page/words.tsx': [
    ['export const text = <p>Your turn</p>;', 'jsx-no-literals'],
    ['export const label = <p aria-label="Your turn" />;', 'jsx-no-literals'],
    ['export const sign = <p className="sign">{\'×\'}</p>;'],
  ],
  'net/one.ts': [["export type { Two as One } from './two';", 'no-cycle']],
  'net/two.ts': [["export type { One as Two } from './one';", 'no-cycle']],
};

const reportSchema = v.object({
  diagnostics: v.array(
    v.object({
      code: v.string(),
      filename: v.string(),
      labels: v.array(v.object({ span: v.object({ line: v.number() }) })),
    }),
  ),
});

/** Lints a folder outside the project with the project’s configuration; returns `file:line rule` texts. */
function lint(folder: string): readonly string[] {
  const config = join(folder, 'oxlint.config.mjs');
  const own = pathToFileURL(join(ROOT, 'oxlint.config.mjs')).href;
  writeFileSync(config, `export { default } from ${JSON.stringify(own)};\n`);
  const linter = join(ROOT, 'node_modules/oxlint/bin/oxlint');
  const { stdout } = spawnSync(process.execPath, [linter, '-c', config, '-f', 'json', 'src'], {
    cwd: folder,
    encoding: 'utf8',
  });
  return v
    .parse(reportSchema, JSON.parse(stdout))
    .diagnostics.map(({ code, filename, labels }) => {
      const file = relative('src', filename).replaceAll('\\', '/');
      return `${file}:${labels[0]?.span.line} ${code.replace(/^.*\((.*)\)$/, '$1')}`;
    })
    .toSorted();
}

it('the linter rejects forbidden imports, globals and words in components, and accepts all others', () => {
  const folder = mkdtempSync(join(tmpdir(), 'linter-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [file, lines] of Object.entries(FILES)) {
    const path = join(folder, 'src', file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, lines.map(([code]) => `${code}\n`).join(''));
  }

  const expected = Object.entries(FILES).flatMap(([file, lines]) =>
    lines.flatMap(([, rule], index) => (rule ? [`${file}:${index + 1} ${rule}`] : [])),
  );
  expect(lint(folder)).toEqual(expected.toSorted());
});
