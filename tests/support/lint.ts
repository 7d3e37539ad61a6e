import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';
import { ROOT } from './rooms';

const reportSchema = v.object({
  diagnostics: v.array(
    v.object({
      code: v.string(),
      filename: v.string(),
      labels: v.array(v.object({ span: v.object({ line: v.number() }) })),
    }),
  ),
  number_of_files: v.number(),
});

/** A finding of the linter: the rule, and where it holds. */
export interface Finding {
  readonly rule: string;
  readonly file: string;
  readonly line: number;
}

/**
 * Lints a folder by the project's configuration, which would leave it out. The configuration for
 * that is written into `desk`, a folder of the caller's.
 */
export function lint(folder: string, desk: string): { files: number; findings: Finding[] } {
  const config = join(desk, 'oxlint.config.mjs');
  const own = pathToFileURL(join(ROOT, 'oxlint.config.mjs')).href;
  writeFileSync(
    config,
    `import config from ${JSON.stringify(own)};\nexport default { ...config, ignorePatterns: [] };\n`,
  );
  const linter = join(ROOT, 'node_modules/oxlint/bin/oxlint');
  const { stdout } = spawnSync(process.execPath, [linter, '-c', config, '-f', 'json', folder], {
    cwd: desk,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const report = v.parse(reportSchema, JSON.parse(stdout));
  return {
    files: report.number_of_files,
    findings: report.diagnostics.map(({ code, filename, labels }) => ({
      rule: code.replace(/^.*\((.*)\)$/, '$1'),
      file: filename.replaceAll('\\', '/'),
      line: labels[0]?.span.line ?? 0,
    })),
  };
}
