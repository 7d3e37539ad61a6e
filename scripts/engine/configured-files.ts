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

/** Where the command was called. */
const HERE = process.env['INIT_CWD'] ?? process.cwd();

/** A file by the name that a configuration has for it; it is read when it is asked for. */
function fileAt(name: string, path: string): GameFile {
  const opened = () => ownGameFile(new File([readFileSync(path)], name), name);
  return { path: name, text: () => opened().text(), list: () => opened().list() };
}

/** The path of a file that a configuration names: from its folder, beside it, or from where the command was called. */
function pathOf(configuration: string, name: string): string {
  const folder = dirname(configuration);
  const beside = name.split(/[\\/]/).at(-1) ?? name;
  const paths = [resolve(folder, name), resolve(folder, beside), resolve(HERE, name)];
  const found = paths.find((path) => existsSync(path));
  if (found !== undefined) return found;
  throw new RequestError(`There is no file ${quoted(name)}: put it beside the configuration.`);
}

/** Reads the game of a configuration and of the files that it names. */
export async function readConfiguration(name: string): Promise<ConfiguredGame> {
  const path = resolve(HERE, name);
  if (!existsSync(path)) {
    throw new RequestError(`There is no configuration ${quoted(name)}: give the path of a file.`);
  }
  const source = fileAt(name, path);
  const text = await source.text();
  const configuration = text.ok ? parseConfiguration(text.value) : text;
  // What is wrong with the configuration itself is told below.
  const files = configuration.ok
    ? (['tileSetFile', 'boardFile', 'wordListFile'] as const).map((key) => {
        const { name: file } = configuration.value[key];
        return fileAt(file, pathOf(path, file));
      })
    : [];
  return valueOf(await readConfiguredGame(source, files), configuredGameReason);
}
