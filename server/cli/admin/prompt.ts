import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { Failure } from './failure.ts';

export const canAsk = (): boolean => process.stdin.isTTY === true;

export async function ask(question: string, isSecret = false): Promise<string> {
  if (!canAsk()) throw new Failure('USAGE', `${question.trim()} is missing: set it in the environment.`);
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
  } catch (error) {
    // The end of the input (Ctrl+D) counts as an empty answer.
    if (error instanceof Error && error.name === 'AbortError') return '';
    throw error;
  } finally {
    reader.close();
    if (isSecret) process.stderr.write('\n');
  }
}
