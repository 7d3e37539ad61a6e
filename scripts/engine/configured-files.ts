import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseConfiguration } from '../../src/engine';
import { configuredGameReason, quoted } from '../../src/messages';
import {
  type ConfiguredGame,
  type GameFile,
  ownGameFile,
  readConfiguredGame,
} from '../../src/setup';
import { RequestError, valueOf } from './request';

/** The directory in which npm was called. */
const HERE = process.env['INIT_CWD'] ?? process.cwd();

/** A file under the name in the configuration; read on demand. */
function fileAt(name: string, path: string): GameFile {
  const opened = () => ownGameFile(new File([readFileSync(path)], name), name);
  return { path: name, text: () => opened().text(), list: () => opened().list() };
}

/** Resolves a file name of a configuration: relative to its folder, in its folder, or from the current directory. */
function pathOf(configuration: string, name: string): string {
  const folder = dirname(configuration);
  const beside = name.split(/[\\/]/).at(-1) ?? name;
  const paths = [resolve(folder, name), resolve(folder, beside), resolve(HERE, name)];
  const found = paths.find((path) => existsSync(path));
  if (found !== undefined) return found;
  throw new RequestError(`Can’t find the file ${quoted(name)}. Put it beside the configuration.`);
}

export async function readConfiguration(name: string): Promise<ConfiguredGame> {
  const path = resolve(HERE, name);
  if (!existsSync(path)) {
    throw new RequestError(
      `Can’t find the configuration ${quoted(name)}. Give the path of a file.`,
    );
  }
  const source = fileAt(name, path);
  const text = await source.text();
  const configuration = text.ok ? parseConfiguration(text.value) : text;
  // Errors in the configuration itself are reported below.
  const files = configuration.ok
    ? (['tileSetFile', 'boardFile', 'wordListFile'] as const).map((key) => {
        const { name: file } = configuration.value[key];
        return fileAt(file, pathOf(path, file));
      })
    : [];
  return valueOf(await readConfiguredGame(source, files), configuredGameReason);
}
