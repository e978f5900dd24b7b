import { execFile } from 'node:child_process';
import type { Owner } from './owner.ts';

type CommandOptions = { owner?: Owner | null; env?: NodeJS.ProcessEnv };

/** Rejects with the error output when the program fails. */
export function run(file: string, args: readonly string[], { owner, env }: CommandOptions = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const ids = owner ? { uid: owner.uid, gid: owner.gid } : {};
    execFile(file, [...args], { ...ids, env: env ?? process.env, cwd: '/' }, (error, stdout, stderr) => {
      if (error === null) resolve(stdout);
      else reject(new Error(stderr.trim() || stdout.trim() || error.message));
    });
  });
}

/** Null when the program fails or does not exist. */
export async function capture(
  file: string,
  args: readonly string[],
  options: CommandOptions = {},
): Promise<string | null> {
  return run(file, args, options).then(
    (text) => text.trim() || null,
    () => null,
  );
}
