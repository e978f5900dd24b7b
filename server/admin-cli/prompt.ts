import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { Failure } from './failure.ts';

/** Asks the person at the terminal; with `isSecret` nothing of the answer is shown. */
export async function ask(question: string, isSecret = false): Promise<string> {
  if (!process.stdin.isTTY) throw new Failure('USAGE', `${question.trim()} is missing: set it in the environment.`);
  process.stderr.write(question);
  const output = new Writable({
    write(chunk, _encoding, done) {
      if (!isSecret) process.stderr.write(chunk);
      done();
    },
  });
  const reader = createInterface({ input: process.stdin, output, terminal: true });
  try {
    return await reader.question('');
  } finally {
    reader.close();
    if (isSecret) process.stderr.write('\n');
  }
}
