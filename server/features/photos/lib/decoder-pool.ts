/** A decoder's threads cannot be stopped, so a decoding that takes too long ends with its whole process. */
import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { DecoderAnswer, DecoderSays } from './decoder.ts';

/** tsx runs the sources; the built server runs as it is. */
const isSource = import.meta.url.endsWith('.ts');
const program = fileURLToPath(new URL(isSource ? './decoder.ts' : './decoder.js', import.meta.url));
/** Only the environment variables that the system's libraries need: a process that reads a stranger's file gets no secret. */
const handedOn = ['PATH', 'LD_LIBRARY_PATH', 'LD_PRELOAD', 'TMPDIR'];

const START_MS = 30_000;

/** `late`: it took too long and was killed. `gone`: the process ended by itself, or another program killed it. */
type Outcome = DecoderAnswer | 'late' | 'gone';
type Decoder = { decode(bytes: Buffer, ms: number): Promise<Outcome>; isAlive(): boolean };

function startDecoder(): Decoder {
  const child: ChildProcess = fork(program, {
    cwd: fileURLToPath(new URL('.', import.meta.url)),
    execArgv: isSource ? ['--import', 'tsx'] : [],
    env: Object.fromEntries(handedOn.map((name) => [name, process.env[name]])),
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  /** An idle decoder does not keep this process alive; a working one does. */
  const keep = (isWorking: boolean): void => {
    for (const one of [child, child.channel]) isWorking ? one?.ref() : one?.unref();
  };
  const end = (): void => void child.kill('SIGKILL');
  let answered: ((answer: DecoderAnswer | 'gone') => void) | null = null;
  let isAlive = true;
  const ready = new Promise<boolean>((resolve) => {
    const starting = setTimeout(end, START_MS).unref();
    child.on('message', (said: DecoderSays) => {
      clearTimeout(starting);
      if ('ready' in said) resolve(true);
      else answered?.(said.answer);
    });
    const gone = (): void => {
      clearTimeout(starting);
      isAlive = false;
      resolve(false);
      answered?.('gone');
    };
    child.once('exit', gone).once('error', gone);
  });
  keep(false);
  return {
    isAlive: () => isAlive,
    async decode(bytes, ms) {
      keep(true);
      if (!(await ready)) throw new Error('The process that decodes photos does not start.');
      let isLate = false;
      const timer = setTimeout(() => {
        isLate = true;
        end();
      }, ms);
      const answer = await new Promise<Outcome>((resolve) => {
        answered = resolve;
        if (isAlive) child.send(bytes, (error) => error && resolve('gone'));
        else resolve('gone');
      });
      clearTimeout(timer);
      keep(false);
      return answer === 'gone' && isLate ? 'late' : answer;
    },
  };
}

export type DecoderPool = {
  /** `late` when it took too long, or crashed two processes. */
  decode(bytes: Buffer): Promise<DecoderAnswer | 'late'>;
};

/** The pool has at most as many processes as parallel callers. A process is started on demand, kept, and replaced when it ends. */
export function createDecoderPool({ ms }: { ms: number }): DecoderPool {
  const idle: Decoder[] = [];
  async function attempt(bytes: Buffer): Promise<Outcome> {
    let decoder = idle.pop();
    while (decoder?.isAlive() === false) decoder = idle.pop();
    decoder ??= startDecoder();
    const answer = await decoder.decode(bytes, ms);
    // The replacement starts now, so that the next caller finds it ready.
    idle.push(answer === 'late' || answer === 'gone' ? startDecoder() : decoder);
    return answer;
  }
  return {
    async decode(bytes) {
      const first = await attempt(bytes);
      // The process may have been killed for another reason, such as the machine's memory.
      const answer = first === 'gone' ? await attempt(bytes) : first;
      return answer === 'gone' ? 'late' : answer;
    },
  };
}
