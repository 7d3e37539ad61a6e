import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const SOURCE = join(ROOT, 'src/engine/search/kernel/');
const CACHE = join(ROOT, 'node_modules/.cache/kernel/');
const COMPILER = join(ROOT, 'node_modules/assemblyscript/package.json');

const OPTIONS = ['--runtime', 'stub', '-O3', '--noAssert', '--outFile', 'kernel.wasm'] as const;

function sources(): ReadonlyMap<string, string> {
  const names = readdirSync(SOURCE).filter((name) => name.endsWith('.ts'));
  return new Map(names.map((name) => [name, readFileSync(SOURCE + name, 'utf8')]));
}

async function compile(files: ReadonlyMap<string, string>): Promise<Uint8Array> {
  const { default: asc } = await import('assemblyscript/asc');
  let made: Uint8Array | undefined;
  let complaints = '';
  const { error } = await asc.main(['kernel.ts', ...OPTIONS], {
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
  // Warnings count as errors: some of them mean that a call does something else than the source says.
  if (error || complaints || !made) {
    throw new Error(`The kernel does not compile. ${error?.message ?? ''}\n${complaints}`);
  }
  return made;
}

async function kept(name: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
  const path = CACHE + name;
  try {
    return readFileSync(path);
  } catch {
    const made = await make();
    mkdirSync(CACHE, { recursive: true });
    // Written to a temporary file, so that others see all of it or nothing; threads share the process id.
    const part = `${path}.${randomUUID()}`;
    writeFileSync(part, made);
    renameSync(part, path);
    return made;
  }
}

/**
 * Compiles the search kernel in `src/engine/search/kernel` to WebAssembly; caches it by source and compiler version.
 */
export async function compileKernel(): Promise<Uint8Array> {
  const files = sources();
  const { version } = JSON.parse(readFileSync(COMPILER, 'utf8')) as { version: string };
  const hash = createHash('sha256').update(JSON.stringify([version, OPTIONS, ...files]));
  return kept(`${hash.digest('hex')}.wasm`, () => compile(files));
}

/** The parts of the generated JavaScript that create a kernel and export its members. */
const ONE_KERNEL = /^import \* as host from 'host';$|^var retasmFunc = [^]*/gm;

async function translate(wasm: Uint8Array): Promise<Uint8Array> {
  const { default: binaryen } = await import('assemblyscript/binaryen');
  const module = binaryen.readBinary(wasm);
  module.setFeatures(binaryen.Features.MutableGlobals);
  const text = module.emitAsmjs();
  module.dispose();
  const make = text.replaceAll(ONE_KERNEL, '');
  return new TextEncoder().encode(`${make}\nexport default asmFunc;\n`);
}

/**
 * The same kernel as a JavaScript module, translated from WebAssembly by the compiler's own back end. Its default
 * export creates a kernel with the exports of a `WebAssembly.Instance`.
 */
export async function kernelInJavaScript(): Promise<string> {
  const wasm = await compileKernel();
  const name = `${createHash('sha256').update(wasm).digest('hex')}.js`;
  return new TextDecoder().decode(await kept(name, () => translate(wasm)));
}
