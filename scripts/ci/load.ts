import { spawn } from 'node:child_process';

/**
 * Keeps a core busy until the process that started it has ended in any way. The parent's id is fixed here, because
 * the parent may have ended before this process could ask for it.
 */
const BUSY = `while (process.ppid === ${process.pid});`;

/** Starts processes that keep one core busy each; returns a function that ends them. */
export function startLoad(count: number): () => void {
  const children = Array.from({ length: count }, () =>
    spawn(process.execPath, ['-e', BUSY], { stdio: ['ignore', 'ignore', 'inherit'] }),
  );
  return () => {
    for (const child of children) child.kill('SIGKILL');
  };
}
