import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const SOURCE = fileURLToPath(new URL('../../src/engine/search/kernel/', import.meta.url));
const CACHE = fileURLToPath(new URL('../../node_modules/.cache/kernel/', import.meta.url));

/** What the compiler is told besides which files there are. */
const OPTIONS = ['--runtime', 'stub', '-O3', '--noAssert', '--outFile', 'kernel.wasm'] as const;

/** The modules of the kernel, by their names. */
function sources(): ReadonlyMap<string, string> {
  const names = readdirSync(SOURCE).filter((name) => name.endsWith('.ts'));
  return new Map(names.map((name) => [name, readFileSync(SOURCE + name, 'utf8')]));
}

async function compile(files: ReadonlyMap<string, string>): Promise<Uint8Array> {
  const { default: asc } = await import('assemblyscript/asc');
  let made: Uint8Array | undefined;
  let complaints = '';
  const { error } = await asc.main(['index.ts', ...OPTIONS], {
    readFile: (name) => files.get(name) ?? null,
    writeFile: (_name, contents) => {
      if (typeof contents !== 'string') made = contents;
    },
    listFiles: () => [],
    stderr: {
      write: (text) => {
        complaints += typeof text === 'string' ? text : new TextDecoder().decode(text);
      },
    },
  });
  // A warning is taken for an error: some of them tell of calls that are not as they are written.
  if (error || complaints || !made) {
    throw new Error(`The kernel does not compile. ${error?.message ?? ''}\n${complaints}`);
  }
  return made;
}

/**
 * The search kernel in WebAssembly, compiled from `src/engine/search/kernel`; what was compiled before
 * from the same text by the same compiler is kept.
 */
export async function compileKernel(): Promise<Uint8Array> {
  const files = sources();
  const { version } = JSON.parse(
    readFileSync(
      new URL('../../node_modules/assemblyscript/package.json', import.meta.url),
      'utf8',
    ),
  ) as { version: string };
  const hash = createHash('sha256').update(JSON.stringify([version, OPTIONS, ...files]));
  const kept = `${CACHE}${hash.digest('hex')}.wasm`;
  try {
    return readFileSync(kept);
  } catch {
    const made = await compile(files);
    mkdirSync(CACHE, { recursive: true });
    // Whoever compiles beside this one finds all of it, or nothing.
    const part = `${kept}.${process.pid}`;
    writeFileSync(part, made);
    renameSync(part, kept);
    return made;
  }
}
