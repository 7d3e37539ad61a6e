import { createInterface } from 'node:readline';

/** What one line is answered with; `error` where the line itself is at fault. */
export type Answer = Readonly<Record<string, unknown>> | { readonly error: string };

/**
 * Answers every line of standard input with one line of JSON on standard output, in order. Empty
 * lines are skipped; a line that is no JSON, or that cannot be answered, is answered by an error.
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
    return { error: 'The line is not JSON: write one question in braces on each line.' };
  }
  try {
    return answer(request);
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}
