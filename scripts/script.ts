import { readFileSync } from 'node:fs';
import { answerScript } from './engine/answer-script';

const answer = await answerScript(process.argv.slice(2), () => readFileSync(0, 'utf8'));
for (const note of answer.notes) process.stderr.write(`${note}\n`);
for (const line of answer.lines) process.stdout.write(`${JSON.stringify(line)}\n`);
if (answer.isRefused) process.exitCode = 1;
