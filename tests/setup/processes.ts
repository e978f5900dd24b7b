/** Programs of ours as processes of their own, as a person starts them. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { builtProgram, builtServer, serverFlags } from '../../tooling/build-server.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

export type Program = {
  process: ChildProcess;
  /** All that it wrote so far, on both streams. */
  output(): string;
  /** Resolves once the output holds a text; rejects with the output when the program ends before. */
  says(text: string | RegExp): Promise<void>;
  /** The exit code; null when a signal ended it. */
  ended: Promise<number | null>;
};

export type ProgramOptions = {
  env?: Record<string, string>;
  uid?: number;
  args?: readonly string[];
  /** Where it is started; the checkout unless set. */
  cwd?: string;
  /** Another copy of the checkout to run it from. */
  checkout?: string;
};

/** The flags and the file of a program: compiled, or, in another copy of the checkout, run from its sources by tsx. */
function commandOf(file: string, checkout: string | undefined): string[] {
  if (file === builtServer) return [...serverFlags, file];
  if (checkout === undefined) return [builtProgram(file)];
  const loader = pathToFileURL(join(checkout, relative(root, fileURLToPath(import.meta.resolve('tsx'))))).href;
  return ['--import', loader, join(checkout, file)];
}

/** Runs a program of the checkout. The environment is bare, so that the settings of the test run do not leak in. */
export function runProgram(file: string, options: ProgramOptions = {}): Program {
  const { env = {}, uid, args = [], checkout, cwd = checkout ?? root } = options;
  const child = spawn(process.execPath, [...commandOf(file, checkout), ...args], {
    cwd,
    env: { PATH: process.env.PATH, HOME: '/nonexistent', ...env },
    ...(uid === undefined ? {} : { uid, gid: uid }),
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => (text += part.toString('utf8')));
  const ended = once(child, 'close').then(([code]) => code as number | null);
  return {
    process: child,
    output: () => text,
    ended,
    async says(wanted) {
      const isThere = (): boolean => (typeof wanted === 'string' ? text.includes(wanted) : wanted.test(text));
      let isOver = false;
      void ended.then(() => (isOver = true));
      while (!isThere()) {
        if (isOver) throw new Error(`It ended without saying ${String(wanted)}:\n${text}`);
        await new Promise((resolve) => setTimeout(resolve, 25));
      }
    },
  };
}
