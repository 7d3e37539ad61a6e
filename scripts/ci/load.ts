import { spawn } from 'node:child_process';

/**
 * Keeps a core busy until the process that started it is gone, whichever way that ends. It is named, since
 * it may be gone before this one asks for its parent.
 */
const BUSY = `while (process.ppid === ${process.pid});`;

/** Starts processes that keep a core busy each. Returns the function that ends them. */
export function startLoad(count: number): () => void {
  const children = Array.from({ length: count }, () =>
    spawn(process.execPath, ['-e', BUSY], { stdio: ['ignore', 'ignore', 'inherit'] }),
  );
  return () => {
    for (const child of children) child.kill('SIGKILL');
  };
}
