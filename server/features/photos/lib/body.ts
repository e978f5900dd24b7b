import { finished, type Readable } from 'node:stream';

type Options = {
  atMost: number;
  /** How long the whole body may take. */
  ms: number;
  /** Asked for each part before it is kept; no ends the reading. */
  hold: (bytes: number) => boolean;
};

/** The whole body, or why it was given up; nothing is kept beyond that. The rest of the stream flows away, so that it stays open for the answer. */
export function readBody(
  body: Readable,
  { atMost, ms, hold }: Options,
): Promise<Buffer | 'too long' | 'full' | 'late'> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let length = 0;
    const giveUp = (why: 'too long' | 'full' | 'late'): void => {
      clearTimeout(timer);
      body.off('data', take).resume();
      resolve(why);
    };
    const timer = setTimeout(() => giveUp('late'), ms);
    const take = (chunk: Buffer): void => {
      length += chunk.length;
      if (length > atMost) giveUp('too long');
      else if (!hold(chunk.length)) giveUp('full');
      else chunks.push(chunk);
    };
    // Stays behind when the reading was given up: a stream that breaks off later harms nobody.
    finished(body, { writable: false }, (error) => {
      clearTimeout(timer);
      if (error) reject(error);
      else resolve(Buffer.concat(chunks));
    });
    body.on('data', take);
  });
}
