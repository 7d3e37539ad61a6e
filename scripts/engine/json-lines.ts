import { createInterface } from 'node:readline';

/** The answer to a line; `error` if the line itself is invalid. */
export type Answer = Readonly<Record<string, unknown>> | { readonly error: string };

/**
 * Answers every line of standard input with a line of JSON on standard output, in order. Skips empty lines; answers a
 * line that is not JSON or cannot be processed with an error.
 */
export async function answerLines(answer: (request: unknown) => Answer): Promise<void> {
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
    if (line.trim() !== '') process.stdout.write(`${JSON.stringify(answerLine(line, answer))}\n`);
  }
}

function answerLine(line: string, answer: (request: unknown) => Answer): Answer {
  let request: unknown;
  try {
    request = JSON.parse(line);
  } catch {
    return { error: 'The line isn’t JSON. Write one question in braces on each line.' };
  }
  try {
    return answer(request);
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}
