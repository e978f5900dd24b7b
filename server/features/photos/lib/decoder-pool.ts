/** Keeps processes that decode. The threads of a decoder cannot be ended, so that whatever takes too long ends with its whole process. */
import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { DecoderAnswer, DecoderSays } from './decoder.ts';

/** The sources are run by tsx, the built server as it is. */
const isSource = import.meta.url.endsWith('.ts');
const program = fileURLToPath(new URL(isSource ? './decoder.ts' : './decoder.js', import.meta.url));
/** Nothing of the environment but what the system's libraries need: no secret stands where a stranger's file is read. */
const handedOn = ['PATH', 'LD_LIBRARY_PATH', 'LD_PRELOAD', 'TMPDIR'];

/** How long a start may take, on a machine that has much else to do. */
const START_MS = 30_000;

/** `late`: it took too long and was ended. `gone`: the process ended by itself, or was ended by somebody else. */
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
  /** An idle decoder keeps nobody from ending; one that works does. */
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
  /** `late` when it took too long, or brought two processes down. */
  decode(bytes: Buffer): Promise<DecoderAnswer | 'late'>;
};

/** At most as many processes as callers at once; each is started when it is needed, kept, and replaced when it ends. */
export function createDecoderPool({ ms }: { ms: number }): DecoderPool {
  const idle: Decoder[] = [];
  async function attempt(bytes: Buffer): Promise<Outcome> {
    let decoder = idle.pop();
    while (decoder?.isAlive() === false) decoder = idle.pop();
    decoder ??= startDecoder();
    const answer = await decoder.decode(bytes, ms);
    // The next one finds one that has started.
    idle.push(answer === 'late' || answer === 'gone' ? startDecoder() : decoder);
    return answer;
  }
  return {
    async decode(bytes) {
      const first = await attempt(bytes);
      // It may have been ended for something else, such as the machine's memory.
      const answer = first === 'gone' ? await attempt(bytes) : first;
      return answer === 'gone' ? 'late' : answer;
    },
  };
}
